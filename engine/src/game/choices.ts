/**
 * Decisions are data: who decides, between what, how many, and by which rule. An answer is a list of numbers:
 *
 * | kind of choice | answer |
 * |---|---|
 * | `pick` | indices of the picked options, between `min` and `max` of them |
 * | `order` | all indices, in the wanted order |
 * | `number` | one number between `min` and `max` |
 * | `divide` | one number an option, each at least `least`, together `total` |
 */
import { ChoiceNeeded, type Game, Refused, append } from "./game.ts";
import type { ObjectId, PlayerId, Target } from "./object.ts";
import type { Action } from "./state.ts";

export interface Option {
  label: string;
  /** What the option stands for, where it is an object or a player. */
  target?: Target;
  /** For the choice of an action. */
  action?: Action;
  /** For attacks: what is attacked; for blocks: which attacker. */
  other?: Target;
}

export interface Choice {
  kind: "pick" | "order" | "number" | "divide";
  /** What is being decided; deciders look at this: "action", "target", "mode", "may", "payment", "attackers" … */
  about: string;
  player: PlayerId;
  prompt: string;
  options: readonly Option[];
  min: number;
  max: number;
  /** For `divide`. */
  total?: number;
  least?: number;
  /** The rule that grants the choice. */
  rule: string;
  /** The object that asks. */
  source: ObjectId | null;
  /** For choices of targets and the like: whether the phrase names what its chooser would rather harm. */
  hint?: string;
}

/** Answers choices: a person behind a panel, a script, or a policy for playouts. */
export type Decider = (game: Game, choice: Choice) => number[];

/**
 * Asks for a decision. With a decider the answer comes at once. Without one, answers that the state already holds for the present
 * task are used in order; when there is none left, the task stops here (see `machine.ts`) and is run again once it is there.
 */
export function decide(game: Game, choice: Choice): number[] {
  const forced = forcedAnswer(choice);
  if (forced) return forced;
  const given = game.state.answers[game.answered];
  let answer: number[];
  if (given) {
    game.answered++;
    answer = given;
  } else if (game.decider) answer = game.decider(game, choice);
  else throw new ChoiceNeeded(choice);
  const wrong = whyNotAnAnswer(choice, answer);
  if (wrong) throw new Refused(choice.rule, wrong);
  append(game, game.state.journal, { player: choice.player, choice: choice.about, answer }, 0);
  return answer;
}

/** The answer to a choice that is none. Asking whether to do something is always a choice. */
function forcedAnswer(choice: Choice): number[] | null {
  const { kind, options, min, max } = choice;
  if (choice.about === "action") return null;
  if (kind === "number") return min === max ? [min] : null;
  if (kind === "pick") {
    if (max === 0 || options.length === 0) return [];
    return min === options.length && max >= min ? options.map((_, index) => index) : null;
  }
  if (kind === "order") return options.length < 2 ? options.map((_, index) => index) : null;
  return options.length === 1 ? [choice.total ?? 0] : options.length === 0 ? [] : null;
}

/** What is wrong with an answer, in words; null when it is fine. */
export function whyNotAnAnswer(choice: Choice, answer: readonly number[]): string | null {
  const { kind, options, min, max } = choice;
  for (const one of answer) if (!Number.isInteger(one)) return "Answers are whole numbers.";
  if (kind === "number") {
    return answer.length === 1 && answer[0]! >= min && answer[0]! <= max
      ? null
      : `Choose a number from ${min} to ${max}.`;
  }
  if (kind === "divide") {
    const sum = answer.reduce((total, share) => total + share, 0);
    if (answer.length !== options.length || sum !== choice.total) return `Divide exactly ${choice.total}.`;
    return answer.every((share) => share >= (choice.least ?? 0)) ? null : `Each share is at least ${choice.least}.`;
  }
  if (answer.length > 1 && new Set(answer).size !== answer.length) return "The same option was chosen twice.";
  for (const index of answer) if (index < 0 || index >= options.length) return "There is no such option.";
  const least = kind === "order" ? options.length : min;
  const most = kind === "order" ? options.length : max;
  if (answer.length < least || answer.length > most) return `Choose between ${least} and ${most} options.`;
  return null;
}

/** Asks a yes-or-no question (CR 608.2d: "may"). */
export function decideMay(
  game: Game,
  player: PlayerId,
  prompt: string,
  source: ObjectId | null,
  rule: string,
  hint?: string,
): boolean {
  const options = [{ label: "Yes" }, { label: "No" }];
  return (
    decide(game, { kind: "pick", about: "may", player, prompt, options, min: 1, max: 1, rule, source, hint })[0] === 0
  );
}
