/** What can stand at the front of a line before its ability: chapter numbers, loyalty costs, ability words, bullets, bands. */
import { romanNumerals } from "./lexicon/numberWords.ts";
import type { Completion } from "../grammar/complete.ts";
import { withCapital } from "../grammar/print.ts";
import { hashOf } from "../grammar/steps.ts";
import { abilityWords } from "./lexicon/abilityWords.ts";
import { templateWeight } from "./weights.ts";

/** The number by which lines with an ability word are counted; all lines for no word. */
export function abilityWordKey(word: string): number {
  return hashOf(`ability word: ${word.toLowerCase()}`);
}

/** As likely as can be: nothing else is written there. */
const SURE = 20;
const LIKELY = 0.5;
const POSSIBLE = 0.08;

/** The fronts that a line can have on a card of a type, below other lines; each as likely as it is among all lines' beginnings. */
export function lineFrontOffers(typeLine: string, linesAbove: readonly string[]): Completion[] {
  const is = (type: string): boolean => new RegExp(`\\b${type}\\b`, "i").test(typeLine);
  const above = (shape: RegExp): boolean => linesAbove.some((line) => shape.test(line));
  const offers: Completion[] = [];
  const offer = (text: string, weight: number): void => {
    offers.push({ text, rule: "lineFront", weight, sample: false });
  };
  if (is("saga")) {
    const [first, second] = romanNumerals.slice(chaptersIn(linesAbove));
    if (first) offer(`${first} — `, SURE);
    if (first && second) offer(`${first}, ${second} — `, POSSIBLE);
  }
  if (is("planeswalker")) {
    const cost = ["+1: ", "−2: ", "−7: "][linesAbove.filter((line) => /^[+−-]?\d+:/.test(line)).length];
    offer(cost ?? "0: ", SURE);
    for (const other of ["+1: ", "−1: ", "−2: ", "−3: ", "−7: ", "0: "]) if (other !== cost) offer(other, POSSIBLE / 4);
  }
  if (is("equipment") && linesAbove.length > 0 && !above(/^equip\b/i)) offer("Equip ", LIKELY);
  if (is("vehicle") && linesAbove.length > 0 && !above(/^crew\b/i)) offer("Crew ", LIKELY);
  if (is("spacecraft") && !above(/^station\b/i)) offer("Station", LIKELY);
  if (above(/^station\b/i)) offer(above(/^\d+\+ \|/) ? "8+ | " : "3+ | ", LIKELY);
  if (is("class")) offer(`{2}: Level ${2 + linesAbove.filter((line) => /: level \d/i.test(line)).length}`, LIKELY);
  if (above(/^level up\b/i)) offer(above(/^LEVEL \d/) ? "LEVEL 4+" : "LEVEL 1-3", LIKELY);
  if (is("case") && !above(/^to solve\b/i)) offer("To solve — ", LIKELY);
  if (is("case") && above(/^to solve\b/i)) offer("Solved — ", SURE);
  for (const [text, weight] of ofLineAbove(linesAbove[linesAbove.length - 1] ?? "")) offer(text, weight);
  return [...offers, ...abilityWordOffers()];
}

/** How many chapters lines have. */
function chaptersIn(lines: readonly string[]): number {
  const numerals = lines.flatMap((line) => /^([IVX, ]+) [—–-]/.exec(line)?.[1]?.split(/, ?/) ?? []);
  return Math.max(0, ...numerals.map((numeral) => romanNumerals.indexOf(numeral) + 1));
}

/** Modes below a header or another mode, rows of a table below a roll. */
function ofLineAbove(line: string): [string, number][] {
  if (/\bchoose\b.*—\s*$/i.test(line)) return [["• ", SURE]];
  if (/^•/.test(line)) return [["• ", LIKELY]];
  const row = /^(\d+)(?:[—–-](\d+))? \|/.exec(line);
  const last = row ? Number(row[2] ?? row[1]) : 0;
  if (row && last < 19) return [[`${last + 1}—19 | `, SURE]];
  if (row) return last === 19 ? [["20 | ", SURE]] : [];
  return /\broll a d20\b/i.test(line) ? [["1—9 | ", SURE]] : [];
}

function abilityWordOffers(): Completion[] {
  const lines = templateWeight(abilityWordKey(""));
  return abilityWords.map(({ id }) => ({
    text: `${withCapital(id, true)} — `,
    rule: "abilityWord",
    weight: (templateWeight(abilityWordKey(id)) + 0.1) / Math.max(1, lines),
    sample: false,
  }));
}
