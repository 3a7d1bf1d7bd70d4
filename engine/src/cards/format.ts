/**
 * The canonical form of a card file: off-form text mended, one space between words, one blank line between cards, none
 * inside a card. What a card means never changes: a card whose formatted text would be read in another way is left as
 * it is.
 */
import type { CardSource, FaceSource, ManaDialect, MetadataKey } from "./cardSource.ts";
import { printManaCost } from "./manaCost.ts";
import { metadataKeys } from "./metadata.ts";
import { type ParsedCard, parseCard, parseCardDocument } from "./parseCards.ts";
import { sourceLines } from "./splitCards.ts";
import { printStats } from "./stats.ts";
import type { TypeWords } from "./typeLine.ts";

/** How a set wants its files. */
export interface FormatOptions {
  /** `bare` keeps mana without braces on the lines of names; otherwise all mana gets braces. */
  readonly dialect?: ManaDialect;
  readonly words?: TypeWords;
}

/**
 * Formats a card file. Formatting twice changes nothing more. A text without cards comes back unchanged.
 * @returns the whole text
 */
export function formatDocument(text: string, options: FormatOptions = {}): string {
  const document = parseCardDocument(text, options);
  if (document.cards.length === 0) return text;
  const eol = mostUsedLineEnd(text);
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const cards = document.cards.map((card) => ({ start: card.start, text: formatCard(card, options) }));
  const blocks = [...cards, ...textOutsideCards(text, document.cards)].sort((a, b) => a.start - b.start);
  const formatted = `${mark}${blocks.map((block) => block.text).join("\n\n")}\n`.replaceAll("\n", eol);
  if (formatted === text) return text;
  return meaningOfDocument(formatted, options) === meaningOfDocument(text, options) ? formatted : text;
}

/** The canonical text of a card, with `\n` line ends and none at its end. */
export function formatCard(card: ParsedCard, options: FormatOptions = {}): string {
  const formatted = cardText(card, options.dialect ?? "braced");
  if (cardMeaning(parseCard(formatted, options.dialect ?? "braced", options.words)) === cardMeaning(card))
    return formatted;
  return card.text.replaceAll(/\r\n?/g, "\n");
}

/** The text of a face in canonical form, with no comments. */
export function faceText(face: FaceSource, dialect: ManaDialect = "braced"): string[] {
  return orderedPieces(face, dialect).map(({ text }) => text);
}

interface PlacedText {
  readonly start: number;
  readonly text: string;
}

/** The lines of a card: those of its faces in canonical order, with separators, and each comment before the line it stood before. */
function cardText(card: ParsedCard, dialect: ManaDialect): string {
  const lines: string[] = [];
  let comment = 0;
  const emitCommentsBefore = (place: number): void => {
    for (; comment < card.comments.length && card.comments[comment]!.span[0] < place; comment++) {
      lines.push(card.comments[comment]!.text);
    }
  };
  for (const [order, face] of card.faces.entries()) {
    if (order > 0) {
      const separator = card.separators.find(
        ([start]) => start < face.span[0] && start > card.faces[order - 1]!.span[0],
      );
      emitCommentsBefore(separator?.[0] ?? face.span[0]);
      lines.push("//");
    }
    for (const piece of orderedPieces(face, dialect)) {
      emitCommentsBefore(piece.start);
      lines.push(piece.text);
    }
  }
  emitCommentsBefore(Number.POSITIVE_INFINITY);
  return lines.join("\n");
}

function orderedPieces(face: FaceSource, dialect: ManaDialect): PlacedText[] {
  const cost = face.manaCost ? printManaCost(face.manaCost, dialect) : "";
  const pieces: PlacedText[] = [
    { start: face.name.span[0], text: `${single(face.name.text)}${cost === "" ? "" : ` ${cost}`}` },
  ];
  if (face.typeLine.text !== "") pieces.push({ start: face.typeLine.span[0], text: face.typeLine.canonical });
  for (const line of face.lines) pieces.push({ start: line.start, text: line.canonical });
  if (face.stats) pieces.push({ start: face.stats.span[0], text: printStats(face.stats) });
  for (const key of metadataKeys) {
    for (const entry of face.metadata) {
      if (entry.key === key) pieces.push({ start: entry.span[0], text: metadataLine(key, entry.value.text) });
    }
  }
  return pieces;
}

function metadataLine(key: MetadataKey, value: string): string {
  return `${key}: ${single(value)}`.trimEnd();
}

function single(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Comments and other text between the cards, each run of lines without blanks as one block. */
function textOutsideCards(text: string, cards: readonly CardSource[]): PlacedText[] {
  const blocks: { start: number; text: string }[] = [];
  let card = 0;
  let open = false;
  for (const line of sourceLines(text)) {
    while (card < cards.length && cards[card]!.end <= line.start) card++;
    const inside = card < cards.length && line.start >= cards[card]!.start;
    if (inside || line.kind === "blank") open = false;
    else if (open) blocks.at(-1)!.text += `\n${line.text}`;
    else {
      blocks.push({ start: line.start, text: line.text });
      open = true;
    }
  }
  return blocks;
}

function mostUsedLineEnd(text: string): string {
  const crlf = text.split("\r\n").length - 1;
  const lf = text.split("\n").length - 1 - crlf;
  return crlf > lf ? "\r\n" : "\n";
}

/** Everything a card says, without how it is written: equal for two texts that mean the same. */
export function cardMeaning(card: ParsedCard): string {
  const faces = card.faces.map((face) => [
    single(face.name.text),
    face.manaCost?.symbols.map(({ canonical }) => canonical) ?? null,
    face.typeLine.canonical,
    face.lines.map(({ canonical }) => canonical),
    face.stats && printStats(face.stats),
    metadataKeys.map((key) =>
      face.metadata.filter((entry) => entry.key === key).map(({ value }) => single(value.text)),
    ),
  ]);
  const allows = card.allows.map(({ code }) => code);
  const expectations = card.expectations.map(({ code, words }) => [code, words]);
  const simulate = card.simulateExpectations.map(({ text }) => text);
  const comments = card.comments.map(({ words }) => words);
  return JSON.stringify({ faces, allows, expectations, simulate, comments });
}

function meaningOfDocument(text: string, options: FormatOptions): string {
  const document = parseCardDocument(text, options);
  return JSON.stringify([
    document.cards.map(cardMeaning),
    document.allows.map(({ code }) => code),
    document.fileComments.map(({ words }) => words),
  ]);
}
