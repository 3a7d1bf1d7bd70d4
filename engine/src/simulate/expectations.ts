/**
 * Expectations beside a card: `// expect simulate: …` says how things stand when the simulation has ended. They are read by this
 * small grammar; several may stand in one line, divided by `;`.
 *
 * | words | what is compared |
 * |---|---|
 * | `life 17`, `opponent life 18` | a life total |
 * | `hand 4`, `opponent hand 2`, `library 12`, `graveyard 1`, `exile 1` | the number of cards in a zone |
 * | `graveyard: Soot Herald` | the zone holds a card of that name; `graveyard: 2 Bear 2/2` at least two |
 * | `battlefield: 2 Soldier tokens`, `opponent battlefield: Ogre 3/3` | permanents a player controls; `token(s)` asks for tokens |
 * | `no battlefield: Bear 2/2`, `no opponent battlefield: Ogre 3/3` | there is none of that name |
 * | `counters +1/+1 2` | counters on the card itself; `counters loyalty 5 on Torvald` on another permanent |
 * | `stats 3/3`, `stats 3/3 of Bear 2/2` | power and toughness of the card itself, or of a permanent |
 * | `tapped`, `untapped`, `tapped Bear 2/2` | the card itself, or a permanent |
 * | `poison 2`, `opponent poison 2` | counters on a player |
 * | `steps include 608.2b` | a step cites the rule |
 * | `nothing unmodelled` | the whole card was played |
 * | `winner you`, `winner opponent` | the game has ended |
 *
 * Names are compared without regard to case. Life totals and zones are those of the first scene's end.
 */
import type { Game } from "../game/game.ts";
import type { CardLibrary } from "../game/cards/library.ts";
import type { GameObject, ObjectId } from "../game/object.ts";
import { openGame } from "../game/game.ts";
import { characteristics } from "../game/view.ts";
import type { SimulationReport } from "./report.ts";

export interface ExpectationResult {
  /** The words compared. */
  expectation: string;
  ok: boolean;
  /** What was found instead, or that the words were not understood; empty when all is well. */
  message: string;
}

const COUNT_ZONES = ["hand", "library", "graveyard", "exile"] as const;

/** Compares one expectation, or several divided by `;`, with a report. */
export function checkExpectation(report: SimulationReport, text: string): ExpectationResult[] {
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const found = check(report, part.replace(/^simulate:\s*/i, ""));
      return { expectation: part, ok: found === null, message: found ?? "" };
    });
}

/** Null when it holds; else what is so instead. */
function check(report: SimulationReport, text: string): string | null {
  if (/^nothing unmodelled$/i.test(text))
    return report.unmodelled.length === 0 ? null : `not modelled: ${report.unmodelled[0]!.why}`;
  const rule = /^steps include (\d{3}(?:\.\w+)?)$/i.exec(text);
  if (rule) return report.steps.some((step) => step.rules.includes(rule[1]!)) ? null : `no step cites ${rule[1]}`;
  const no = /^no\s+/i.test(text);
  const rest = text.replace(/^no\s+/i, "");
  const opponent = /^opponent('s)?\s+/i.test(rest);
  const player = opponent ? 1 : 0;
  const words = rest.replace(/^(opponent('s)?|your?)\s+/i, "");
  const game = gameOf(report);
  const winner = /^winner (you|opponent)$/i.exec(text);
  if (winner) {
    const won = game.state.over ? game.state.players.find((one) => one.out === null)?.name.toLowerCase() : "nobody";
    return won === winner[1]!.toLowerCase() ? null : `${won} has won`;
  }
  const ofPlayer = checkPlayer(game, player, words);
  return ofPlayer === undefined ? checkZone(game, report, player, words, no) : ofPlayer;
}

/** Life and counters of a player; undefined when the words are about something else. */
function checkPlayer(game: Game, player: number, words: string): string | null | undefined {
  const one = game.state.players[player]!;
  const life = /^life (-?\d+)$/i.exec(words);
  if (life) return compare(one.life, Number(life[1]), "life");
  const poison = /^(poison|energy|experience) (\d+)$/i.exec(words);
  if (poison) return compare(one.counters[poison[1]!.toLowerCase()] ?? 0, Number(poison[2]), poison[1]!);
  return undefined;
}

function checkZone(game: Game, report: SimulationReport, player: number, words: string, no: boolean): string | null {
  const counted = new RegExp(`^(${COUNT_ZONES.join("|")}) (\\d+)$`, "i").exec(words);
  if (counted)
    return compare(objectsIn(game, counted[1]!.toLowerCase(), player).length, Number(counted[2]), counted[1]!);
  const listed = /^(hand|library|graveyard|exile|battlefield|stack):\s*(?:(\d+)\s+)?(.+?)(\s+tokens?)?$/i.exec(words);
  if (listed) {
    const [, zone, count, name, token] = listed;
    const found = objectsIn(game, zone!.toLowerCase(), player).filter((object) =>
      isNamed(game, object, name!, token !== undefined),
    ).length;
    if (no) return found === 0 ? null : `there ${found === 1 ? "is one" : `are ${found}`}`;
    return count ? compare(found, Number(count), name!) : found > 0 ? null : `no ${name} there`;
  }
  return checkPermanent(game, report, words);
}

function checkPermanent(game: Game, report: SimulationReport, words: string): string | null {
  const counters = /^counters (\S+) (\d+)(?: on (.+))?$/i.exec(words);
  if (counters)
    return withPermanent(game, report, counters[3], (object) =>
      compare(object.counters[counters[1]!] ?? 0, Number(counters[2]), `${counters[1]} counters`),
    );
  const stats = /^stats (-?\d+\/-?\d+)(?: of (.+))?$/i.exec(words);
  if (stats) {
    return withPermanent(game, report, stats[2], (object) => {
      const { power, toughness } = characteristics(game, object.id);
      return `${power}/${toughness}` === stats[1] ? null : `it is ${power}/${toughness}`;
    });
  }
  const tapped = /^(tapped|untapped)(?: (.+))?$/i.exec(words);
  if (tapped) {
    return withPermanent(game, report, tapped[2], (object) =>
      object.tapped === (tapped[1]!.toLowerCase() === "tapped")
        ? null
        : `it is ${object.tapped ? "tapped" : "untapped"}`,
    );
  }
  return `“${words}” is no expectation that can be compared`;
}

function withPermanent(
  game: Game,
  report: SimulationReport,
  name: string | undefined,
  test: (object: GameObject) => string | null,
): string | null {
  const wanted = (name ?? report.card).toLowerCase();
  const found = game.state.battlefield
    .map((id) => game.state.objects[id]!)
    .find((object) => characteristics(game, object.id).name.toLowerCase().startsWith(wanted));
  return found ? test(found) : `there is no ${name ?? report.card} on the battlefield`;
}

function compare(found: number, wanted: number, what: string): string | null {
  return found === wanted ? null : `${what} is ${found}`;
}

function objectsIn(game: Game, zone: string, player: number): ObjectId[] {
  const { state } = game;
  if (zone === "battlefield") return state.battlefield.filter((id) => characteristics(game, id).controller === player);
  if (zone === "exile" || zone === "stack") return state[zone].filter((id) => state.objects[id]!.owner === player);
  return state.players[player]![zone as "hand"];
}

function isNamed(game: Game, object: ObjectId, name: string, token: boolean): boolean {
  const values = characteristics(game, object);
  if (token && game.state.objects[object]!.kind !== "token") return false;
  const wanted = name.toLowerCase();
  const names = [values.name, ...values.subtypes, ...values.types].map((one) => one.toLowerCase());
  return names.includes(wanted) || (token && names.includes(wanted.replace(/s$/, "")));
}

const libraries = new WeakMap<SimulationReport, CardLibrary>();

/** The library a report's state refers to; kept beside the report, not in it. */
export function rememberLibrary(report: SimulationReport, library: CardLibrary): void {
  libraries.set(report, library);
}

function gameOf(report: SimulationReport): Game {
  const library = libraries.get(report);
  if (!library) throw new Error("Expectations are compared with a report as simulate() gave it.");
  return openGame(report.state, library);
}
