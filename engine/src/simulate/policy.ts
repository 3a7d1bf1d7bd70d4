/**
 * A plain way to decide: does what cards let one do, aims harm at opponents and help at oneself, pays with what is worth least.
 * Deterministic: the same game and choice give the same answer.
 */
import type { Choice, Option } from "../game/choices.ts";
import type { Game } from "../game/game.ts";
import type { ObjectId, PlayerId, Target } from "../game/object.ts";
import { requiredAttacks } from "../game/combat/attack.ts";
import { requiredBlocks } from "../game/combat/block.ts";
import { lethalDamage } from "../game/combat/damage.ts";
import { harmsWhatItIsOn } from "../game/selectors/harm.ts";
import { abilitiesOf, characteristics, controllerOf, objectOf, sameTarget } from "../game/view.ts";

/** Answers any choice except which action to take, which it always passes on. */
export function plainPolicy(game: Game, choice: Choice): number[] {
  switch (choice.kind) {
    case "number":
      return [choice.max];
    case "order":
      return choice.options.map((_, index) => index);
    case "divide":
      return divide(game, choice);
    case "pick":
      return pick(game, choice);
  }
}

function pick(game: Game, choice: Choice): number[] {
  const { options, min, max } = choice;
  switch (choice.about) {
    case "action":
    case "may":
      // Pays for one's own cards, not to save what they harm.
      return [
        choice.hint === "pay" && choice.source !== null && ownerOf(game, { object: choice.source }) !== choice.player
          ? 1
          : 0,
      ];
    case "attackers":
      return indicesOf(options, requiredAttacks(game, choice.player, options));
    case "blockers":
      return indicesOf(options, requiredBlocks(game, choice.player, options));
    case "scry":
    case "surveil":
      return [];
    case "mode":
      return options.map((_, index) => index).slice(0, Math.max(min, Math.min(max, 1)));
    default: {
      const wanted =
        choice.hint === "harm" || choice.hint === "pay"
          ? Math.max(min, Math.min(max, favourites(game, choice).length))
          : max;
      return ranked(game, choice).slice(0, Math.max(min, Math.min(wanted, max)));
    }
  }
}

/** One option for each creature among those wanted. */
function indicesOf(options: readonly Option[], wanted: readonly Option[]): number[] {
  const seen = new Set<number>();
  return options.flatMap((option, index) => {
    const { target } = option;
    if (!wanted.includes(option) || !target || !("object" in target) || seen.has(target.object)) return [];
    seen.add(target.object);
    return [index];
  });
}

/** Options one would like to pick, judged by the hint. */
function favourites(game: Game, choice: Choice): Option[] {
  return choice.options.filter((option) => option.target && likes(game, choice, option.target) > 0);
}

function ranked(game: Game, choice: Choice): number[] {
  return choice.options
    .map((option, index) => ({ index, score: option.target ? likes(game, choice, option.target) : 0 }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
}

/** How gladly a player picks a thing: positive is good. */
function likes(game: Game, choice: Choice, target: Target): number {
  const mine = ownerOf(game, target) === choice.player;
  const worth = worthOf(game, target);
  switch (choice.hint) {
    case "harm":
    case "take":
      return mine ? -worth : worth;
    case "pay":
      return 100 - worth - (isSource(choice, target) ? 50 : 0) - (isChosenTarget(game, target) ? 60 : 0);
    case "enchant":
      if (choice.source !== null && isHarmfulAura(game, choice.source)) return mine ? -worth : worth;
      return mine ? worth : worth - 1;
    default:
      return mine ? worth : -worth;
  }
}

/** Curses, and Auras whose words do harm to what they are on. */
function isHarmfulAura(game: Game, aura: ObjectId): boolean {
  return characteristics(game, aura).subtypes.includes("Curse") || harmsWhatItIsOn(abilitiesOf(game, aura));
}

function isSource(choice: Choice, target: Target): boolean {
  return "object" in target && target.object === choice.source;
}

/** Whether what is being put on the stack has it as a target: then something else pays. */
function isChosenTarget({ state }: Game, target: Target): boolean {
  const top = state.stack.at(-1);
  const item = top === undefined ? null : state.objects[top]?.stack;
  return item?.targets.some(({ chosen }) => chosen.some((one) => sameTarget(one, target))) ?? false;
}

function ownerOf(game: Game, target: Target): PlayerId {
  return "player" in target
    ? target.player
    : game.state.objects[target.object]
      ? controllerOf(game, target.object)
      : objectOf(game, target.object).owner;
}

/** A rough worth: creatures before players before lands. */
function worthOf(game: Game, target: Target): number {
  if ("player" in target) return 5;
  const values = characteristics(game, target.object);
  if (values.types.includes("land")) return 2;
  return 6 + (values.power ?? 0) + (objectOf(game, target.object).kind === "token" ? -3 : 0);
}

/** Lethal damage to each blocker in turn, the rest onward; other divisions as evenly as possible. */
function divide(game: Game, choice: Choice): number[] {
  const total = choice.total ?? 0;
  const { options, least = 0 } = choice;
  if (choice.about !== "combatDamage") {
    const shares = options.map(() => least);
    for (let left = total - least * options.length, i = 0; left > 0; left--, i = (i + 1) % options.length)
      shares[i] = shares[i]! + 1;
    return shares;
  }
  let left = total;
  const shares = options.map((option, index) => {
    const last = index === options.length - 1;
    const need =
      option.target && "object" in option.target && choice.source !== null
        ? lethalDamage(game, choice.source, option.target.object)
        : left;
    const share = last ? left : Math.min(left, need);
    left -= share;
    return share;
  });
  return shares;
}
