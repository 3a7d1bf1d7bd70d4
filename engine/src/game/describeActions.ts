/**
 * Keyword actions in plain words: who does what to what.
 */
import type { EventOf } from "./events/event.ts";
import type { Game } from "./game.ts";
import type { ObjectId } from "./object.ts";
import { nameOf, objectOf } from "./view.ts";

type KeywordAction = EventOf<"keywordAction">;

/** A thing by its name; what lies face down has none (CR 708.2a). */
export function objectName(game: Game, object: ObjectId): string {
  const name = nameOf(game, { object });
  if (name) return name;
  const { zone, faceDown } = objectOf(game, object);
  if (!faceDown) return "a card";
  return zone === "battlefield" ? "a face-down creature" : zone === "stack" ? "a face-down spell" : "a face-down card";
}

/** A spell by its name, an ability by its source's; anything else by its name. */
export function stackName(game: Game, id: ObjectId): string {
  const { kind, stack } = objectOf(game, id);
  if (kind === "ability" && stack && stack.source !== null) return `the ability of ${objectName(game, stack.source)}`;
  return kind === "spellCopy" ? `the copy of ${objectName(game, id)}` : objectName(game, id);
}

function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "copy" → "copies", "ventureIntoDungeon" → "ventures into dungeon". */
function thirdPerson(verb: string): string {
  const [first, ...rest] = verb.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).split(" ");
  const bent = /[^aeiou]y$/.test(first!)
    ? `${first!.slice(0, -1)}ies`
    : /(ch|sh|x|ss)$/.test(first!)
      ? `${first}es`
      : `${first}s`;
  return [bent, ...rest].join(" ");
}

/** Actions that are told in other words than their verb's. */
const TOLD: Readonly<Record<string, (names: string, event: KeywordAction) => string>> = {
  monstrous: (names) => `${names} becomes monstrous.`,
  solve: (names) => `${names} is solved.`,
  gainLevel: (names, { amount }) => `${names} becomes level ${amount}.`,
  goaded: (names) => `${names} is goaded.`,
  fight: (names) => `${names} fight.`,
};

/** @param does "You", "copies" → "You copy" */
export function describeKeywordAction(
  game: Game,
  event: KeywordAction,
  does: (name: string, verb: string) => string,
): string {
  const names = list(event.objects.map((id) => (event.verb === "copy" ? objectName(game, id) : stackName(game, id))));
  const told = TOLD[event.verb];
  if (told) return told(names, event);
  const verb = thirdPerson(event.verb === "castNow" ? "cast" : event.verb);
  if (event.player === null) return `${names} ${verb}.`;
  const doing = does(game.state.players[event.player]!.name, verb);
  if (names) return `${doing} ${names}.`;
  return NUMBERED.has(event.verb) ? `${doing} ${event.amount}.` : `${doing}.`;
}

/** Actions whose amount says what was done. */
const NUMBERED = new Set(["roll", "discover"]);
