/**
 * From the pieces of a card to the trees of its abilities.
 */
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { type FaceReading, type LineReading, readFace } from "../language/read.ts";
import type { Span } from "../text/words.ts";
import type { CardSource, FaceSource, RulesLine } from "./cardSource.ts";
import { selfNames } from "./selfNames.ts";
import { hasSupertype, parseTypeLine } from "./typeLine.ts";

/** A face with what its rules lines say. Places are counted from the card's first character. */
export interface ReadFace {
  readonly source: FaceSource;
  readonly abilities: readonly LineReading[];
  /** The names the face's text may use for the card; the printer needs them again. */
  readonly names: FaceReading["names"];
}

/** Reads every face of a card under its own name and type line. Off-form lines are read as the formatter mends them. Never throws. */
export function readCard(card: Pick<CardSource, "faces" | "ownWords">): ReadFace[] {
  const names = card.faces.map((face) => face.name.text);
  return card.faces.map((source, index) => {
    const placed = linesForReading(source.lines);
    const isLegendary = hasSupertype(source.typeLine, "legendary");
    const shortName = shortNameUsed(source.name.text, isLegendary, placed.lines);
    const reading = readFace({
      name: source.name.text,
      ...(shortName === undefined ? {} : { shortName }),
      typeLine: source.typeLine.canonical,
      lines: placed.lines,
      otherFaceNames: names.filter((_, other) => other !== index),
      ownWords: card.ownWords,
    });
    const abilities = placed.place ? reading.lines.map((line) => moveLine(line, placed.place!)) : reading.lines;
    return { source, abilities, names: reading.names };
  });
}

/** The short name a text uses for its card: the longest that stands in it, else the longest there is; `undefined` without any. */
export function shortNameUsed(
  name: string,
  isLegendary: boolean,
  lines: readonly { readonly text: string }[],
): string | undefined {
  const [, ...shorts] = selfNames(name, isLegendary);
  if (shorts.length < 2) return shorts[0];
  const text = lines.map((line) => line.text.replaceAll(name, " ")).join("\n");
  return shorts.find((short) => text.includes(short)) ?? shorts[0];
}

/** The same for a face of which only texts are known. */
export function shortNameInText(name: string, typeLine: string, text: string): string | undefined {
  const parsed = parseTypeLine(typeLine, (start, end) => [start, end]);
  return shortNameUsed(name, hasSupertype(parsed, "legendary"), [{ text }]);
}

interface PlacedLines {
  readonly lines: readonly { readonly text: string; readonly start: number }[];
  /** The way back to the typed places; `null` when the lines are read as typed. */
  readonly place: ((span: Span) => Span) | null;
}

/**
 * The lines as they are read. Where one was mended, all get places of their own, far enough apart that a mended line,
 * which may be longer than the typed one, never runs into the next.
 */
function linesForReading(lines: readonly RulesLine[]): PlacedLines {
  if (!lines.some((line) => line.mended)) return { lines, place: null };
  const starts: number[] = [];
  let next = 0;
  const placed = lines.map((line) => {
    const text = line.mended?.text ?? line.text;
    starts.push(next);
    next += text.length + 1;
    return { text, start: starts.at(-1)! };
  });
  const offset = (at: number, isEnd: boolean): number => {
    let index = starts.findLastIndex((start) => (isEnd ? start < at : start <= at));
    if (index < 0) index = 0;
    const line = lines[index]!;
    const inside = at - starts[index]!;
    if (!line.mended) return line.start + inside;
    return isEnd ? line.mended.originOf(inside - 1, inside)[1] : line.mended.originOf(inside, inside + 1)[0];
  };
  return {
    lines: placed,
    place: ([start, end]) =>
      start === end ? [offset(start, false), offset(start, false)] : [offset(start, false), offset(end, true)],
  };
}

function moveLine(line: LineReading, place: (span: Span) => Span): LineReading {
  return {
    ...line,
    span: place(line.span),
    tree: moveTree(line.tree, place),
    unread: line.unread.map((part) => ({
      ...part,
      span: place(part.span),
      stoppedAt: place([part.stoppedAt, part.stoppedAt])[0],
    })),
  };
}

function moveTree(node: TreeNode, place: (span: Span) => Span): TreeNode {
  const moved: TreeNode = { ...node };
  for (const slot of Object.keys(node)) {
    const value = node[slot];
    if (slot === "span") moved.span = place(value as Span);
    else if (Array.isArray(value)) {
      moved[slot] = (value as unknown[]).map((item) => (isNode(item) ? moveTree(item, place) : item)) as TreeNode[];
    } else if (isNode(value)) moved[slot] = moveTree(value, place);
  }
  return moved;
}
