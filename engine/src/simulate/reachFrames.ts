/**
 * Frames hold abilities back until something is reached: counters, a level, being solved. What the line of play does not reach by
 * itself is supposed, so that what the frame gives is shown and used.
 */
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import type { EventData } from "../game/events/event.ts";
import { keywordById } from "../keywords/keywords.ts";
import type { ObjectId } from "../game/object.ts";
import { cr } from "../game/rules.ts";
import { scopeOf } from "../game/scope.ts";
import { makeHappen } from "../game/setup.ts";
import { type TreeNode, child, children, maybeChild, word } from "../game/treeAccess.ts";
import { abilitiesOf, characteristics, controllerOf, nameOf, objectOf } from "../game/view.ts";
import { abilityOf } from "../game/cards/library.ts";
import { isTrue } from "../game/conditions/test.ts";
import { isAbout } from "./isAbout.ts";
import { type Stage, YOU } from "./stage.ts";

/** The sentence of a static ability that holds others back; null for all other abilities. */
export function heldSentence(ability: CompiledAbility): TreeNode | null {
  const [first] = ability.kind === "static" ? children(ability.node, "effects") : [];
  return first?.kind === "heldAbilities" ? first : null;
}

/** Whether an ability is held back at the moment: printed on the card, but not one that the object has now. */
export function isHeldBack(
  stage: Stage,
  definition: CardDefinition,
  ability: CompiledAbility,
  on: ObjectId | null,
): boolean {
  const isHeld = definition.abilities.some((other) => heldBy(stage, other).includes(ability));
  return isHeld && (on === null || !abilitiesOf(stage.game, on).includes(ability));
}

function heldBy(stage: Stage, ability: CompiledAbility): CompiledAbility[] {
  const sentence = heldSentence(ability);
  if (!sentence) return [];
  const { library } = stage.game;
  return children(sentence, "abilities").flatMap((marker) => {
    const ref = library.nested.get(marker);
    if (!ref) return [];
    const held = abilityOf(library, ref);
    return [held, ...held.expansions.map((inner) => abilityOf(library, inner))];
  });
}

function holds(stage: Stage, ability: CompiledAbility, source: ObjectId): boolean {
  const scope = scopeOf(stage.game, source, controllerOf(stage.game, source), ability);
  return isTrue(scope, child(heldSentence(ability)!, "condition"));
}

/**
 * Goes from one of the card's frames to the next, supposing what is missing.
 * @param use what to do with the card at each of them
 */
export function* reachFrames(
  stage: Stage,
  definition: CardDefinition,
  onBattlefield: () => ObjectId | null,
  use: () => Generator<void, void>,
): Generator<void, void> {
  for (const ability of definition.abilities) {
    const source = onBattlefield();
    if (source === null || ability.face !== objectOf(stage.game, source).face) continue;
    if (!heldSentence(ability) || ability.unmodelled.length > 0) continue;
    stage.settle();
    if (!holds(stage, ability, source)) {
      const missing = missingFor(stage, child(heldSentence(ability)!, "condition"), source);
      if (!missing) continue;
      stage.tell("scene", missing.text, missing.rules, null);
      makeHappen(stage.game, missing.data, missing.rules);
      stage.settle();
      yield;
    }
    if (!holds(stage, ability, source)) continue;
    tellHeld(stage, ability, source);
    yield* use();
  }
}

/** What would have to happen for a frame to be reached. */
function missingFor(
  stage: Stage,
  condition: TreeNode,
  object: ObjectId,
): { text: string; rules: string[]; data: EventData } | null {
  const it = objectOf(stage.game, object);
  const name = nameOf(stage.game, { object });
  if (condition.kind === "countersBetween") {
    const counter = String(condition.counter);
    const amount = Number(condition.from) - (it.counters[counter] ?? 0);
    if (amount <= 0) return null;
    const data: EventData = { kind: "addCounters", to: { object }, counter, amount, by: it.controller };
    return { text: "Suppose that this happens:", rules: [cr("122.1")], data };
  }
  if (condition.kind === "isSolved")
    return {
      text: `Suppose that ${name} is solved.`,
      rules: [cr("719.3b")],
      data: { kind: "setMemory", object, name: "solved", value: true },
    };
  if (condition.kind !== "classLevelAtLeast") return null;
  const value = Number(condition.value);
  return {
    text: `Suppose that ${name} is level ${value}.`,
    rules: [cr("716.2b")],
    data: { kind: "setMemory", object, name: "level", value },
  };
}

/** Says of each frame that has been reached what it gives. */
export function tellReached(stage: Stage, definition: CardDefinition, source: ObjectId): void {
  const { face } = objectOf(stage.game, source);
  for (const ability of definition.abilities)
    if (heldSentence(ability) && ability.unmodelled.length === 0 && ability.face === face)
      tellHeld(stage, ability, source);
}

/** Says once what a frame gives, now that it is reached. */
export function tellHeld(stage: Stage, ability: CompiledAbility, source: ObjectId): void {
  if (!holds(stage, ability, source)) return;
  if (stage.told.some(({ event }) => event.kind === "static" && isAbout(event.source, ability))) return;
  const sentence = heldSentence(ability)!;
  const held = heldBy(stage, ability).filter(({ keywordOf }) => !keywordOf);
  const keywords = held.flatMap(({ keyword }) => (keyword === null ? [] : [keyword]));
  const others = held.length - keywords.length;
  const gives = [...keywords, ...(others > 0 ? [others > 1 ? "more abilities" : "one more ability"] : [])];
  const stats = maybeChild(sentence, "stats");
  const size = stats && (sentence.creature === true ? `a ${word(stats)} creature` : word(stats));
  const has = gives.length > 0 ? `has ${gives.join(" and ")}` : null;
  const text = size ? `is now ${[size, has].filter((one) => one !== null).join(" and ")}` : `now ${has}`;
  const rule = RULES[child(sentence, "condition").kind] ?? cr("613.1");
  const keywordRules = keywords.flatMap((keyword) => keywordById(keyword)?.rule ?? []);
  stage.tell("static", `${nameOf(stage.game, { object: source })} ${text}.`, [rule, ...keywordRules], ability);
}

const RULES: Readonly<Record<string, string>> = {
  countersBetween: cr("613.1"),
  isSolved: cr("719.3c"),
  classLevelAtLeast: cr("716.2a"),
};

/** A Siege is defeated, so that its other face can be shown (CR 310.11b). */
export function* defeatSiege(stage: Stage, onBattlefield: () => ObjectId | null): Generator<void, void> {
  const source = onBattlefield();
  if (source === null || !characteristics(stage.game, source).subtypes.includes("Siege")) return;
  const amount = objectOf(stage.game, source).counters.defense ?? 0;
  if (amount === 0) return;
  stage.goTo("precombat main", YOU, stage.state.turn.number + 1);
  stage.tell("scene", "Suppose that this happens:", [cr("310.6")], null);
  makeHappen(stage.game, { kind: "removeCounters", from: { object: source }, counter: "defense", amount }, [
    cr("310.6"),
  ]);
  yield;
  stage.resolveAll();
}

/** Faces that are only cast from the battle whose other side they are. */
export function isCastFromBattle(definition: CardDefinition, face: number): boolean {
  const types = definition.faces[face]?.values.types ?? [];
  const isSpell = types.includes("instant") || types.includes("sorcery");
  return face > 0 && isSpell && definition.faces[0]!.values.subtypes.includes("Siege");
}
