/**
 * One rules line: what is read in the place of off-form text, what the formatter writes, and what is said about it.
 */
import { type RulesLineContext, mendBareMana } from "./bareMana.ts";
import type { MendableText, MendStep } from "./mendableText.ts";

const PLACEHOLDER = /\bCARDNAME\b|\bLEGENDNAME\b|(?<![~\w])~(?!~)|(?<!\S)@(?![^\s.,:;'’])/g;
/** Keywords whose cost, when it is no mana, follows a dash without spaces. */
const KEYWORD_DASH =
  /^(ward|kicker|multikicker|equip|cycling|escape|flashback|buyback|morph|madness|echo|cumulative upkeep|evoke|unearth|bestow|entwine|splice onto arcane)\s*(?:--+|[-–—])\s+/i;
const CHAPTER = /^(?:I{1,3}|IV|VI{0,3})(?:, ?(?:I{1,3}|IV|VI{0,3})){0,5}(\s*(?:--+|[-–])\s*)(?=\S)/;

/**
 * Mends a rules line that markup was taken out of already: bullets, dashes, minus signs, mana, placeholders.
 * @param line changed in place; afterwards its text is what the reader is given
 */
export function mendRulesLine(line: MendableText, context: RulesLineContext): void {
  if (/\s\s|[^\S ]/.test(line.text)) line.apply(spaceSteps(line.text));
  line.apply(bulletSteps(line.text));
  if (/[-–—―]/.test(line.text)) line.apply(dashSteps(line.text));
  mendBareMana(line, context);
  if (/[~@]|NAME/.test(line.text)) {
    line.apply(placeholderPlaces(line.text).filter(({ end, start }) => line.text.slice(start, end) !== "~"));
  }
}

/** One space for several, and for tabs and spaces of other kinds, between words. */
function spaceSteps(text: string): MendStep[] {
  return [...text.matchAll(/(?<=\S)(?:\s{2,}|[^\S ])(?=\S)/g)].map(({ 0: spaces, index }) => ({
    code: "odd-spaces" as const,
    start: index,
    end: index + spaces.length,
    text: " ",
  }));
}

/** A mode's bullet in the ways keyboards make it. */
function bulletSteps(text: string): MendStep[] {
  // "+ {1} — Destroy …" is an additional cost to choose, as printed.
  const bullet = /^(?:[-*·●▪◦‣–]\s+|\+\s+(?!\{)|::\s*|(?:>\s?)+)(?=\S)/.exec(text);
  if (!bullet || /^[-+–]\s*(?:\d+|X)\s*:/.test(text)) return [];
  return [{ code: "markdown-leftover", start: 0, end: bullet[0].length, text: "• " }];
}

/** Long dashes and minus signs for what the keyboard offers. */
function dashSteps(text: string): MendStep[] {
  const loyalty = /^[-–—](?=\s?(?:\d+|X)\s?:)/.exec(text);
  if (loyalty) return [dash(0, 1, "−"), ...innerDashes(text, 1)];
  const keyword = KEYWORD_DASH.exec(text);
  if (keyword && !/^\s*—$/.test(keyword[0].slice(keyword[1]!.length).trimEnd())) {
    return [dash(keyword[1]!.length, keyword[0].length, "—"), ...innerDashes(text, keyword[0].length)];
  }
  const chapter = CHAPTER.exec(text);
  if (chapter) {
    const end = chapter[0].length;
    return [dash(end - chapter[1]!.length, end, " — "), ...innerDashes(text, end)];
  }
  return innerDashes(text, 0);
}

function innerDashes(text: string, from: number): MendStep[] {
  const steps: MendStep[] = [];
  const pattern = /--+|(?<=\s)[-–](?=\s|$)/g;
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    if (/\d\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index)) && /^\s*\d/.test(text.slice(end, end + 3)))
      continue;
    steps.push(dash(match.index, end, "—"));
  }
  return steps;
}

function dash(start: number, end: number, text: string): MendStep {
  return { code: "hyphen-for-dash", start, end, text };
}

/** Every `~`, `CARDNAME` and the like in a line; the reader knows them all as `~`. */
export function placeholderPlaces(text: string): MendStep[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    code: "name-placeholder" as const,
    start: match.index,
    end: match.index + match[0].length,
    text: "~",
  }));
}

/** How a card names itself where a placeholder stood. */
export interface SelfWording {
  /** At the start of a sentence. */
  readonly capital: string;
  readonly lower: string;
}

/**
 * What to write for each placeholder of a line that was mended for reading. Inside quotation marks the placeholder may
 * mean the card that is given the ability, so nothing is offered there.
 */
export function placeholderWords(text: string, self: SelfWording): MendStep[] {
  const steps: MendStep[] = [];
  let scanned = 0;
  let quoted = false;
  for (const place of placeholderPlaces(text)) {
    for (; scanned < place.start; scanned++) {
      const letter = text[scanned]!;
      if (letter === '"') quoted = !quoted;
      else if (letter === "“") quoted = true;
      else if (letter === "”") quoted = false;
    }
    if (quoted) continue;
    const starts = /(?:^|[.:!?•—(]\s*|—)$/.test(text.slice(Math.max(0, place.start - 3), place.start));
    steps.push({ ...place, text: starts ? self.capital : self.lower });
  }
  return steps;
}
