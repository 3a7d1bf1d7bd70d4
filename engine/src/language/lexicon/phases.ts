/** A phase or step of a turn (CR 500-514) as cards name it. */
export interface TurnPart {
  /** Without the word *step* or *phase*: `"upkeep"`, `"end"`, `"declare attackers"`. */
  readonly id: string;
  readonly kind: "phase" | "step";
  readonly rule: string;
  /** The phase a step belongs to. */
  readonly phase: string;
  /** What cards print: `"upkeep"`, `"draw step"`, `"combat"`, `"main phase"`. */
  readonly printed: string;
  /** The plural after *each of your* or *all*. */
  readonly plural: string;
}

function step(id: string, rule: string, phase: string, printed = `${id} step`): TurnPart {
  return { id, kind: "step", rule, phase, printed, plural: `${printed}s` };
}

function phase(id: string, rule: string, printed = `${id} phase`): TurnPart {
  return { id, kind: "phase", rule, phase: id, printed, plural: `${printed}s` };
}

/** All phases and steps in the order of a turn. */
export const turnParts: readonly TurnPart[] = [
  phase("beginning", "501"),
  step("untap", "502", "beginning"),
  step("upkeep", "503", "beginning", "upkeep"),
  step("draw", "504", "beginning"),
  phase("precombat main", "505"),
  phase("combat", "506"),
  step("beginning of combat", "507", "combat"),
  step("declare attackers", "508", "combat"),
  step("declare blockers", "509", "combat"),
  step("combat damage", "510", "combat"),
  step("end of combat", "511", "combat"),
  phase("postcombat main", "505"),
  phase("ending", "512"),
  step("end", "513", "ending"),
  step("cleanup", "514", "ending"),
];

/** Other names cards give to phases and steps, with the parts they mean. */
export const turnPartNames: ReadonlyMap<string, readonly string[]> = new Map([
  ["main phase", ["precombat main", "postcombat main"]],
  ["first main phase", ["precombat main"]],
  ["second main phase", ["postcombat main"]],
  ["combat", ["combat"]],
  ["upkeep step", ["upkeep"]],
  ["end of turn", ["end"]],
]);

/**
 * @param words as printed, e.g. `"upkeep"`, `"end step"`; any letter case, plural allowed
 * @returns the phase or step, or `undefined`; for *main phase* and its like see `turnPartNames`
 */
export function turnPartByWords(words: string): TurnPart | undefined {
  const wanted = words.toLowerCase();
  return turnParts.find((part) => part.printed === wanted || part.plural === wanted || part.id === wanted);
}
