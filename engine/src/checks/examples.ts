/** The examples of checks: small texts in which « » enclose what is reported, made into whole cards. */
import type { Span } from "../text/words.ts";

/** An example as a card. */
export interface ExampleCard {
  readonly text: string;
  /** What must be reported, in order. */
  readonly marked: readonly Span[];
}

/**
 * Makes a card of an example.
 * @param example rules lines; before them, divided by " | ", a type line with a mana cost before it and power and toughness,
 *   loyalty or defense behind it, if the usual ones will not do. An example that starts with "Soot Herald" is a whole card.
 */
export function exampleCard(example: string): ExampleCard {
  const whole = /^«?Soot Herald(?: [^ ]*\})?»?\n/.test(example);
  return withMarks(whole ? example : cardText(example));
}

function cardText(example: string): string {
  const bar = example.indexOf(" | ");
  const head = bar < 0 ? "Sorcery" : example.slice(0, bar);
  const rules = bar < 0 ? example : example.slice(bar + 3);
  const cost = /^«?(?:\{[^}]*\}|»|«)+(?= )/.exec(head)?.[0] ?? "";
  const rest = head.slice(cost.length).trim();
  const stats = / («?[\d*]+\/[\d*]+»?|(?:Loyalty|Defense): «?[\dX]+»?)$/.exec(rest)?.[1];
  const typeLine = stats ? rest.slice(0, -stats.length).trim() : rest;
  const plain = typeLine.replace(/[«»]/g, "");
  const lines = [/\bLand\b/.test(plain) && !cost ? "Soot Herald" : `Soot Herald ${cost || "{2}{R}"}`, typeLine];
  if (rules.trim()) lines.push(rules);
  if (stats) lines.push(stats);
  else if (/Creature|Vehicle/.test(plain)) lines.push("2/2");
  else if (/Planeswalker/.test(plain)) lines.push("Loyalty: 4");
  else if (/Battle/.test(plain)) lines.push("Defense: 5");
  return lines.join("\n");
}

function withMarks(marked: string): ExampleCard {
  const spans: Span[] = [];
  let text = "";
  let from = 0;
  for (const character of marked) {
    if (character === "«") from = text.length;
    else if (character === "»") spans.push([from, text.length]);
    else text += character;
  }
  return { text, marked: spans };
}
