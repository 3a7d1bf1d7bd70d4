/**
 * Mana that is written without braces in rules text: in costs before a colon, after keywords that take a mana cost,
 * after "add", "pay" and "costs". Everywhere else letters and numbers are left alone.
 */
import { LetterPattern } from "../text/letters.ts";
import { bareSymbols, manaSymbolOf } from "./manaCost.ts";
import type { MendableText, MendStep } from "./mendableText.ts";

/** What the face is decides what a number before a colon is: a planeswalker's `0:` is a loyalty cost, a Saga's `1:` a chapter. */
export interface RulesLineContext {
  /** The face's card types and subtypes, lower case. */
  readonly typeWords: ReadonlySet<string>;
}

/** Keyword abilities whose parameter is a mana cost (those of CR 702 and the level up kind). */
const KEYWORDS_WITH_MANA =
  "aura swap|bestow|blitz|buyback|cleave|commander ninjutsu|craft|cumulative upkeep|cycling|dash|disguise|disturb|echo|" +
  "embalm|emerge|encore|entwine|equip|escalate|eternalize|evoke|flashback|foretell|fortify|freerunning|harmonize|" +
  "kicker|level up|madness|mayhem|megamorph|miracle|mobilize cost|morph|more than meets the eye|multikicker|mutate|" +
  "ninjutsu|offspring|outlast|overload|plot|prototype|prowl|reconfigure|recover|replicate|scavenge|sneak|specialize|" +
  "spectacle|splice onto arcane|squad|strive|surge|transfigure|transmute|unearth|unlock|ward|warp|web-slinging|" +
  "(?:plains|island|swamp|mountain|forest|basic land|land|wizard|sliver)cycling";
const BARE = String.raw`(?:[0-9WUBRGCSXYZP]|\{[^{}\s]{1,12}\}|\([0-9WUBRGCSXTQ/P]{1,5}\)|(?<=[WUBRGC2])\/(?=[WUBRGCP])){1,12}`;
const END = String.raw`(?=$|[\s.,;:("”)])`;

const AFTER_KEYWORD = new RegExp(`\\b(?:${KEYWORDS_WITH_MANA})(?: (?:—|--?) ?|—| )(${BARE})${END}`, "gid");
const AFTER_KEYWORD_COUNT = new RegExp(
  `\\b(?:suspend|reinforce|impending|awaken) \\d{1,2}(?:—|--?)(${BARE})${END}`,
  "gid",
);
const AFTER_ADD = new RegExp(
  `\\b[Aa]dds? (${BARE})(?:, (${BARE}))?(?:, (${BARE}))?(?:,? (?:or|and) (${BARE}))?(?=$|[.,;"”]| for | or | and )`,
  "gd",
);
const AFTER_PAY = new RegExp(`\\b[Pp]ays? (${BARE})(?=$|[.,;"”)]| or | and | for | more )`, "gd");
const AFTER_COSTS = new RegExp(`\\bcosts? (${BARE}) (?:less|more)\\b`, "gd");
/** "2RR", "XGG" can be nothing but mana; "GG" or "R" alone can. */
const RUN = new LetterPattern(String.raw`(?<![\p{L}\d{}/+\-−–'’])(?:\d{1,2}|X)[WUBRG]{1,6}(?![\p{L}\d{}/'’\-−])`, "g");
const GROUP_IN_BRACES = /\{(?:\d{1,2}[WUBRGCSX]{1,8}|([WUBRGC])\1{1,7})\}/gi;

/**
 * Puts mana of a rules line in braces.
 * @param line the line so far; changed in place
 */
export function mendBareMana(line: MendableText, context: RulesLineContext): void {
  const text = line.text;
  if (!/[0-9A-Zt]/.test(text)) return;
  const numbered = isNumberedLine(context) || /[+−]\d+:/.test(text);
  const candidates = costComponents(text).filter(
    ({ start, end }) => !(numbered && /^\d+$/.test(text.slice(start, end))),
  );
  for (const pattern of [AFTER_KEYWORD, AFTER_KEYWORD_COUNT, AFTER_ADD, AFTER_PAY, AFTER_COSTS]) {
    for (const match of text.matchAll(pattern)) {
      for (const range of match.indices!.slice(1)) {
        if (!range) continue;
        const [start, end] = range;
        const letters = text.slice(start, end);
        // Lower-case letters are words, unless a number stands before them.
        if (/[a-z]/.test(letters) && !/^\d+[a-z]+$/i.test(letters)) continue;
        // "Add 2." is an amount of mana; "add 1 mana", "add 2 or" may go on in any way.
        if (pattern === AFTER_ADD && /^\d+$/.test(letters) && !/^$|^[."”]/.test(text.slice(end, end + 1))) continue;
        candidates.push({ start, end, tap: false });
      }
    }
  }
  for (const pattern of [RUN.for(text), GROUP_IN_BRACES]) {
    for (const match of text.matchAll(pattern)) {
      candidates.push({ start: match.index, end: match.index + match[0].length, tap: false });
    }
  }
  const steps: MendStep[] = [];
  let taken = 0;
  for (const { start, end, tap } of candidates.sort((a, b) => a.start - b.start)) {
    const made = start < taken ? null : stepsFor(text.slice(start, end), start, tap);
    if (!made) continue;
    steps.push(...made);
    taken = end;
  }
  line.apply(steps);
}

/** A stretch that is mana if its letters allow it. */
interface Candidate {
  readonly start: number;
  readonly end: number;
  /** Whether "T" and "Tap" are the tap symbol here. */
  readonly tap: boolean;
}

function isNumberedLine({ typeWords }: RulesLineContext): boolean {
  return typeWords.has("planeswalker") || typeWords.has("saga") || typeWords.has("class");
}

/** The parts between commas of everything that may be a cost: from a line's, mode's, quote's or dash's start to a colon. */
function costComponents(text: string): Candidate[] {
  const components: Candidate[] = [];
  for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
    if (/[\p{L}]/u.test(text[colon + 1] ?? "")) continue;
    const from = startOfCost(text, colon);
    let at = from;
    for (const part of text.slice(from, colon).split(",")) {
      const start = at + part.length - part.trimStart().length;
      const end = start + part.trim().length;
      if (start < end && end - start <= 16) components.push({ start, end, tap: true });
      at += part.length + 1;
    }
  }
  return components;
}

function startOfCost(text: string, colon: number): number {
  let at = colon;
  // A cost is short; looking no further back keeps a line of colons from costing the square of its length.
  const limit = Math.max(0, colon - 300);
  while (at > limit && !/["“”•—:.(]/.test(text[at - 1]!)) at--;
  return at > limit || limit === 0 ? at : colon;
}

/** The replacements that put one stretch in braces; empty when it has them all, `null` when it is no mana. */
function stepsFor(stretch: string, start: number, tap: boolean): MendStep[] | null {
  if (tap && /^(?:T|Tap|tap|\(T\)|Q|\(Q\))$/.test(stretch)) {
    const symbol = /q/i.test(stretch) ? "{Q}" : "{T}";
    return [{ code: "bare-mana", start, end: start + stretch.length, text: symbol }];
  }
  const symbols = bareSymbols(stretch);
  if (!symbols) return null;
  const steps: MendStep[] = [];
  let at = 0;
  for (const symbol of symbols) {
    const { meaning, canonical } = manaSymbolOf(symbol.inner);
    if (meaning.kind === "unknown" && !symbol.braced) return null;
    // Braces around a group ("{1UU}") lie between the symbols and go.
    if (symbol.start > at) steps.push({ code: "bare-mana", start: start + at, end: start + symbol.start, text: "" });
    if (!symbol.braced) {
      steps.push({ code: "bare-mana", start: start + symbol.start, end: start + symbol.end, text: `{${canonical}}` });
    }
    at = symbol.end;
  }
  if (at < stretch.length) steps.push({ code: "bare-mana", start: start + at, end: start + stretch.length, text: "" });
  return steps;
}
