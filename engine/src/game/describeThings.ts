/**
 * Tokens, counters, spells and arrivals in plain words: what is worth saying of a thing besides its name.
 */
import type { EventOf } from "./events/event.ts";
import type { Game } from "./game.ts";
import type { Color, ObjectId } from "./object.ts";
import { characteristics, compiled, objectOf } from "./view.ts";

const COLOR_WORDS: Readonly<Record<Color, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** "a", "a and b", "a, b and c"; nothing for none. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "A 2/2", "an 8/8". */
export function withArticle(words: string): string {
  return `${/^(?:[aeiou]|8|11\/|18\/)/i.test(words) ? "an" : "a"} ${words}`;
}

/** "A 1/1 red Elemental creature token with haste", "a Treasure token". */
export function tokenName(game: Game, { values, tapped, attacking }: EventOf<"createToken">): string {
  const state = attacking ? "attacking " : tapped ? "tapped " : "";
  if (!values.types.includes("creature")) return withArticle(`${state}${values.name} token`);
  const stats = `${values.power ?? 0}/${values.toughness ?? 0} `;
  const colors = values.colors.length > 0 ? `${listed(values.colors.map((color) => COLOR_WORDS[color]))} ` : "";
  const keywords = compiled(game, values.abilities).flatMap(({ keyword, keywordOf }) =>
    keyword && !keywordOf ? [keyword] : [],
  );
  const having = keywords.length > 0 ? ` with ${listed([...new Set(keywords)])}` : "";
  return `${withArticle(`${state}${stats}${colors}${values.name} creature token`)}${having}`;
}

/** "A +1/+1 counter", "3 charge counters". */
export function countersNamed(amount: number, counter: string): string {
  return amount === 1 ? withArticle(`${counter} counter`) : `${amount} ${counter} counters`;
}

/** How a permanent arrives: face down, tapped, as a copy, with counters, under somebody's control. */
export function arrivalOf(game: Game, event: EventOf<"move">): string {
  const counters = Object.entries(event.counters)
    .filter(([, amount]) => amount > 0)
    .map(([counter, amount]) => countersNamed(amount, counter));
  const controller = game.state.players[event.controller]!.name;
  const isAnothers = objectOf(game, event.object).owner !== event.controller;
  return [
    event.faceDown && characteristics(game, event.object).name ? " face down" : "",
    event.tapped ? " tapped" : "",
    event.copy ? ` as a copy of ${event.copy.name}` : "",
    counters.length > 0 ? ` with ${listed(counters)} on it` : "",
    isAnothers ? ` under ${controller === "You" ? "your" : `${controller}'s`} control` : "",
  ].join("");
}

const PAID_WORDS: Readonly<Record<string, string>> = { kicker: "kicked" };

/** How a spell was cast, if not in the plain way: " (flashback, kicked, X is 3)". */
export function methodOf(game: Game, spell: ObjectId): string {
  const item = objectOf(game, spell).stack;
  if (!item) return "";
  const parts = item.method === "normal" || item.method === "face down" ? [] : [item.method];
  for (const [name, times] of Object.entries(item.paid.optional)) {
    if (name === "additional") parts.push("with its additional cost");
    else if (!parts.includes(name)) parts.push(`${PAID_WORDS[name] ?? name}${times > 1 ? ` ${times} times` : ""}`);
  }
  if (item.x !== null) parts.push(`X is ${item.x}`);
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}

/** "X is 3", of an ability. */
export function xOf(game: Game, ability: ObjectId): string {
  const x = objectOf(game, ability).stack?.x ?? null;
  return x === null ? "" : ` (X is ${x})`;
}
