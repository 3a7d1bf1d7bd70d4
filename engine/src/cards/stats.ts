/**
 * Power and toughness (CR 208), loyalty (CR 209) and defense (CR 210) as lines of a card file.
 */
import type { FaceStats } from "./cardSource.ts";
import type { FormProblemCode } from "./formProblems.ts";
import type { MendedText } from "./mendableText.ts";

const VALUE = String.raw`[-−+]?(?:\d{1,4}(?:\.5|½)?|\.5|[*XYZ?∞½])²?(?:[-−+](?:\d{1,2}|\*|X))?`;
const POWER_TOUGHNESS = new RegExp(`^(${VALUE})\\s?/\\s?(${VALUE})$`, "d");
/** Power and toughness at the end of another line, perhaps in parentheses. */
export const POWER_TOUGHNESS_AT_END = new RegExp(`\\s[([]?(${VALUE}/${VALUE})[)\\]]?$`, "d");
const LABELLED_POWER_TOUGHNESS = new RegExp(
  `^(?:p/t|pt|pow/t(?:ou|gh)|power ?/ ?toughness|power and toughness)\\s*:\\s*(${VALUE})\\s?/\\s?(${VALUE})$`,
  "di",
);
const LABELLED_VALUE = /^(?:starting |base )?(loyalty|defen[sc]e)\s*:\s*(\S{1,12})$/di;
const LONE_VALUE = /^(?:\[\s?([\dX]{1,3})\s?\]|\(\s?([\dX]{1,3})\s?\)|\{\s?([\dX]{1,3})\s?\}|(\d{1,3}|X))$/d;

/** Stats found in a line, and what was off about the way they were written. */
export interface StatsLine {
  readonly stats: FaceStats;
  readonly problem: FormProblemCode | null;
}

/** Whether a line (without markup) is nothing but power and toughness. */
export function isPowerToughness(text: string): boolean {
  return text.length <= 40 && POWER_TOUGHNESS.test(text);
}

/**
 * The stats a line holds.
 * @param line the whole line without markup
 * @param types the face's card types, lower case: they tell what a number alone on the last line is
 * @returns `null` when the line is something else
 */
export function parseStatsLine(line: MendedText, types: readonly string[]): StatsLine | null {
  const text = line.text;
  if (text.length > 80) return null;
  const piece = ([start, end]: readonly [number, number]) => ({
    text: text.slice(start, end),
    span: line.originOf(start, end),
  });
  const span = line.originOf(0, text.length);
  const plain = POWER_TOUGHNESS.exec(text);
  const both = plain ?? LABELLED_POWER_TOUGHNESS.exec(text);
  if (both) {
    const stats: FaceStats = {
      kind: "powerToughness",
      power: piece(both.indices![1]!),
      toughness: piece(both.indices![2]!),
      span,
    };
    return { stats, problem: plain ? null : "field-label" };
  }
  const labelled = LABELLED_VALUE.exec(text);
  if (labelled) {
    const kind = /^l/i.test(labelled[1]!) ? "loyalty" : "defense";
    return { stats: { kind, value: piece(labelled.indices![2]!), span }, problem: null };
  }
  const lone = LONE_VALUE.exec(text);
  const kind = types.includes("planeswalker") ? "loyalty" : types.includes("battle") ? "defense" : null;
  const place = lone ? lone.indices!.slice(1).find((range) => range !== undefined) : undefined;
  if (!kind || !place) return null;
  return { stats: { kind, value: piece(place), span }, problem: "unlabelled-stats" };
}

/** Whether a line announces a level or station band, whose power and toughness stand among the rules lines (CR 711, 721). */
export function isBandHeader(text: string): boolean {
  return /^(?:LEVEL\s+\d|(?:STATION\s+)?\d+\+)/i.test(text);
}

/** The stats as the formatter writes them. */
export function printStats(stats: FaceStats): string {
  if (stats.kind === "powerToughness") return `${stats.power.text}/${stats.toughness.text}`;
  return `${stats.kind === "loyalty" ? "Loyalty" : "Defense"}: ${stats.value.text}`;
}
