/**
 * Cuts a document into lines and the lines into cards.
 */
import { LetterPattern } from "../text/letters.ts";
import { isCommentLine, isSeparatorLine, parseComment } from "./comments.ts";
import type { LineFacts, LinesByText } from "./lineFacts.ts";
import { isWhollyItalic } from "./markup.ts";
import { parseMetadataLine } from "./metadata.ts";
import { isPowerToughness } from "./stats.ts";

/** One line of a text, without white space at its ends. */
export interface SourceLine {
  readonly kind: "blank" | "comment" | "separator" | "text";
  readonly text: string;
  /** Place of its first character that is no white space. */
  readonly start: number;
  readonly end: number;
  /** Where the line starts when a quote sign of Markdown was cut off its text. */
  readonly quoteStart?: number;
}

/** A line without the quote signs it starts with. */
export function unquoted(line: SourceLine): SourceLine {
  const sign = /^(?:>\s*)+/.exec(line.text);
  if (!sign || sign[0].length === line.text.length) return line;
  const start = line.start + sign[0].length;
  return { ...line, text: line.text.slice(sign[0].length), start, quoteStart: line.start };
}

/** Cuts a text into lines at `\n`, `\r\n` and `\r`; a byte order mark counts as white space. */
export function sourceLines(text: string, base = 0): SourceLine[] {
  const lines: SourceLine[] = [];
  const add = (from: number, to: number): void => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const before = trimmed.length === raw.length || trimmed === "" ? 0 : raw.length - raw.trimStart().length;
    const start = base + from + before;
    lines.push({ kind: kindOfLine(trimmed), text: trimmed, start, end: start + trimmed.length });
  };
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    add(from, i);
    if (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) === LINE_FEED) i++;
    from = i + 1;
  }
  add(from, text.length);
  return lines;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function kindOfLine(trimmed: string): SourceLine["kind"] {
  if (trimmed === "") return "blank";
  return isCommentLine(trimmed) ? "comment" : isSeparatorLine(trimmed) ? "separator" : "text";
}

/** The lines of one card, comments that belong to it included: `[first, last]` as indices, both inside. */
export interface CardLines {
  readonly first: number;
  readonly last: number;
  /** The index of the name line. */
  readonly name: number;
}

/** How the lines of a document are shared out. */
export interface DocumentLines {
  readonly cards: readonly CardLines[];
  /** Indices of comments that belong to no card. */
  readonly fileComments: readonly number[];
  /** The comments the file starts with, whomever they belong to: an allowance among them is the file's. */
  readonly topComments: readonly number[];
  /** Indices of text lines that belong to no card. */
  readonly stray: readonly number[];
}

/** Shares the lines of a document out among its cards. Takes time in proportion to the number of lines. */
export function splitCards(lines: readonly SourceLine[], known: LinesByText): DocumentLines {
  const finder = new CardStartFinder(lines, known);
  const names: number[] = [];
  const stray: number[] = [];
  let afterBlank = true;
  let afterSeparator = false;
  let previousText = -1;
  for (let i = 0; i < lines.length; i++) {
    const { kind } = lines[i]!;
    if (kind === "blank") afterBlank = true;
    else if (kind === "separator") afterSeparator = true;
    if (kind !== "text") continue;
    const inside = names.length > 0;
    const starts =
      (!inside || (afterBlank && !afterSeparator)) &&
      (finder.startsCard(i) || (inside && finder.startsUnfinishedCard(i, previousText, names.at(-1)!)));
    if (starts) names.push(i);
    else if (!inside) stray.push(i);
    afterBlank = false;
    afterSeparator = false;
    previousText = i;
  }
  if (names.length === 0 && finder.looksLikeLoneCard(stray)) names.push(stray.shift()!);
  return shareOut(lines, names, names.length > 0 ? stray.filter((i) => i < names[0]!) : stray);
}

/** Gives each card its lines and each comment its card. */
function shareOut(lines: readonly SourceLine[], names: readonly number[], stray: readonly number[]): DocumentLines {
  const topComments = topCommentsOf(lines);
  const isFileTop = topComments.length > 0 && lines[topComments.at(-1)! + 1]?.kind !== "text";
  const fileComments = new Set<number>(isFileTop ? topComments : []);
  const cards: CardLines[] = [];
  let free = stray.length > 0 ? stray.at(-1)! + 1 : 0;
  for (let i = 0; i < free; i++) if (lines[i]!.kind === "comment") fileComments.add(i);
  for (const [order, name] of names.entries()) {
    let first = name;
    for (let i = free; i < name; i++) {
      if (lines[i]!.kind === "comment" && !fileComments.has(i)) {
        first = i;
        break;
      }
    }
    const until = names[order + 1] ?? lines.length;
    let last = name;
    for (let i = name; i < until; i++) if (lines[i]!.kind === "text" || lines[i]!.kind === "separator") last = i;
    while (last + 1 < until && lines[last + 1]!.kind === "comment") last++;
    cards.push({ first, last, name });
    free = last + 1;
  }
  let lastCard = cards.at(-1);
  for (let i = free; i < lines.length; i++) {
    if (lines[i]!.kind !== "comment") continue;
    // What a card is expected to do is never lost, however far below it is written.
    const { expectation, simulateExpectation } = parseComment(lines[i]!.text, 0);
    if (lastCard && (expectation || simulateExpectation)) {
      lastCard = { ...lastCard, last: i };
      cards[cards.length - 1] = lastCard;
    } else fileComments.add(i);
  }
  if (lastCard) for (const i of fileComments) if (i > lastCard.first && i <= lastCard.last) fileComments.delete(i);
  return { cards, fileComments: [...fileComments].sort((a, b) => a - b), topComments, stray };
}

function topCommentsOf(lines: readonly SourceLine[]): number[] {
  const first = lines.findIndex(({ kind }) => kind !== "blank");
  const top: number[] = [];
  for (let i = first; i >= 0 && lines[i]?.kind === "comment"; i++) top.push(i);
  return top;
}

const UNFINISHED_NAME = new LetterPattern("^[\"“‘'+]?[\\p{Lu}\\d_…]");

/** Knows at which lines a card can start. */
class CardStartFinder {
  /** For each line the index of the next text line after it. */
  private readonly next: number[];

  constructor(
    private readonly lines: readonly SourceLine[],
    private readonly known: LinesByText,
  ) {
    this.next = new Array(lines.length).fill(lines.length);
    for (let i = lines.length - 2; i >= 0; i--) {
      const kind = lines[i + 1]!.kind;
      // A separator is no part of a card's first lines.
      this.next[i] = kind === "text" ? i + 1 : kind === "separator" ? lines.length : this.next[i + 1]!;
    }
  }

  /** A line that can be a name, then (perhaps after a line with the mana cost) a type line. */
  startsCard(i: number): boolean {
    const name = this.facts(i);
    if (!name.canBeName) return false;
    const second = this.next[i]!;
    if (second >= this.lines.length) return false;
    const { evidence } = name;
    const hasCost = (evidence === "braced" || evidence === "strong") && !name.startsWithCostKeyword;
    if (this.isTypeLine(second, hasCost) && name.likeness !== "sure") return true;
    if (!this.facts(second).isCost) return false;
    const third = this.next[second]!;
    return third < this.lines.length && this.isTypeLine(third, true);
  }

  /**
   * A card whose type line is still to be typed, after a card that has reached its end: a name with a mana cost, or one
   * or two lines before the end of the text or the next card. Without this, the card above would lose its power and
   * toughness for as long as somebody types the next name.
   */
  startsUnfinishedCard(i: number, previousText: number, lastName: number): boolean {
    if (previousText <= lastName) return false;
    const previous = this.facts(previousText).clean;
    if (!isPowerToughness(previous) && parseMetadataLine(previous) === null) return false;
    const name = this.facts(i);
    if (!name.canBeName || name.startsWithCostKeyword || name.likeness === "sure") return false;
    if (!UNFINISHED_NAME.test(name.clean) || isWhollyItalic(this.lines[i]!.text)) return false;
    if (/^level\b|^station\b|[.!?"”]$/i.test(name.clean)) return false;
    if (name.evidence === "braced") return true;
    const last = this.lines[i + 1]?.kind === "text" ? i + 1 : i;
    const following = this.lines[last + 1]?.kind;
    if (following === "text" || following === "separator") return false;
    const next = this.next[last]!;
    return next >= this.lines.length ? this.lines[last + 2]?.kind !== "separator" : this.startsCard(next);
  }

  /** Whether a text in which no card was found is one card without a type line: its first line has a name and a mana cost. */
  looksLikeLoneCard(texts: readonly number[]): boolean {
    if (texts.length < 2) return false;
    const name = this.facts(texts[0]!);
    return name.canBeName && !name.startsWithCostKeyword && name.evidence === "braced";
  }

  private isTypeLine(i: number, alsoMaybe: boolean): boolean {
    const { likeness } = this.facts(i);
    return likeness === "sure" || (alsoMaybe && likeness === "maybe");
  }

  private facts(i: number): LineFacts {
    return this.known.of(this.lines[i]!.text);
  }
}
