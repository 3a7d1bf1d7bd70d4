/**
 * One card of a JSONL card file, as `coverage` reads it: the fields of the big card databases under plain names.
 */

import type { Span } from "../text/words.ts";
import type { CardSource, FaceSource, FaceStats, RulesLine, TextPiece } from "./cardSource.ts";
import { parseManaCost } from "./manaCost.ts";
import { parseTypeLine } from "./typeLine.ts";

/** One face. */
export interface CorpusFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  /** Rules text, lines divided by `\n`; empty without any. */
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** One card; a card without faces of its own has one. */
export interface CorpusCard {
  readonly name: string;
  readonly faces: readonly CorpusFace[];
  /** Whether the card counts as core; `true` for every card of a file that never says. */
  readonly core: boolean;
  readonly layout: string;
  readonly year: number | null;
}

/** A file's cards, and the lines that are none. */
export interface Corpus {
  readonly cards: readonly CorpusCard[];
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/**
 * Reads a JSONL file: one card a line. Lines that are no card are reported, the others read all the same.
 * Both our own field names and Scryfall's (`mana_cost`, `type_line`, `oracle_text`, `card_faces`) are known.
 */
export function readCorpus(text: string): Corpus {
  const cards: CorpusCard[] = [];
  const problems: { line: number; message: string }[] = [];
  const records: Record<string, unknown>[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === "") continue;
    const record = recordOf(line);
    if (typeof record === "string") problems.push({ line: index + 1, message: record });
    else records.push(record);
  }
  const says = records.some((record) => "core" in record);
  for (const record of records) cards.push(cardOf(record, says ? record.core === true : true));
  return { cards, problems };
}

function recordOf(line: string): Record<string, unknown> | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return "This line is not JSON.";
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "This line is not a card.";
  const record = value as Record<string, unknown>;
  return typeof record.name === "string" ? record : "This card has no name.";
}

function cardOf(record: Record<string, unknown>, core: boolean): CorpusCard {
  const faces = (record.faces ?? record.card_faces) as unknown;
  const own = Array.isArray(faces) && faces.length > 0 ? faces.filter(isRecord) : [record];
  return {
    name: textOf(record, "name"),
    faces: own.map(faceOf),
    core,
    layout: textOf(record, "layout") || "normal",
    year: typeof record.year === "number" ? record.year : null,
  };
}

function faceOf(record: Record<string, unknown>): CorpusFace {
  const face: Record<string, string> = {
    name: textOf(record, "name"),
    manaCost: textOf(record, "manaCost", "mana_cost"),
    typeLine: textOf(record, "typeLine", "type_line", "type"),
    text: textOf(record, "text", "oracle_text").replaceAll("\r\n", "\n"),
  };
  for (const key of ["power", "toughness", "loyalty", "defense"]) {
    const value = textOf(record, key);
    if (value !== "") face[key] = value;
  }
  return face as unknown as CorpusFace;
}

function textOf(record: Record<string, unknown>, ...keys: string[]): string {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
  }
  return "";
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The text of a card file for the card, so that everything that works on files works on corpora too. */
export function corpusCardText(card: CorpusCard): string {
  return card.faces.map((face) => pieceTexts(face).join("\n")).join("\n//\n");
}

/** The lines of a face: name with cost, type line, rules text, stats. */
function pieceTexts(face: CorpusFace): string[] {
  const lines = [face.manaCost === "" ? face.name : `${face.name} ${face.manaCost}`, face.typeLine];
  if (face.text !== "") lines.push(face.text);
  if (face.power !== undefined && face.toughness !== undefined) lines.push(`${face.power}/${face.toughness}`);
  if (face.loyalty !== undefined) lines.push(`Loyalty: ${face.loyalty}`);
  if (face.defense !== undefined) lines.push(`Defense: ${face.defense}`);
  return lines;
}

/**
 * The card as if it had been read from {@link corpusCardText}, but with nothing guessed: each field is what the corpus
 * says it is, and no rules line is mended.
 */
export function corpusCardSource(card: CorpusCard): CardSource {
  const text = corpusCardText(card);
  const separators: Span[] = [];
  const faces: FaceSource[] = [];
  let at = 0;
  for (const [order, face] of card.faces.entries()) {
    if (order > 0) {
      separators.push([at, at + 2]);
      at += 3;
    }
    faces.push(faceSourceAt(face, at));
    at += pieceTexts(face).join("\n").length + 1;
  }
  return {
    start: 0,
    end: text.length,
    text,
    faces,
    separators,
    comments: [],
    expectations: [],
    simulateExpectations: [],
    allows: [],
    metadata: [
      {
        key: "Layout",
        value: { text: card.layout, span: [text.length, text.length] },
        span: [text.length, text.length],
      },
    ],
    problems: [],
  };
}

function faceSourceAt(face: CorpusFace, start: number): FaceSource {
  const head = face.manaCost === "" ? face.name : `${face.name} ${face.manaCost}`;
  const costStart = start + face.name.length + 1;
  const typeStart = start + head.length + 1;
  const lines: RulesLine[] = [];
  let at = typeStart + face.typeLine.length + 1;
  for (const text of face.text === "" ? [] : face.text.split("\n")) {
    if (text.trim() !== "") lines.push({ text, start: at, end: at + text.length, canonical: text });
    at += text.length + 1;
  }
  const stats = statsAt(face, at);
  return {
    span: [start, stats ? stats.span[1] : at - 1],
    name: { text: face.name, span: [start, start + face.name.length] },
    manaCost: face.manaCost === "" ? null : parseManaCost(face.manaCost, costStart),
    typeLine: parseTypeLine(face.typeLine, (from, to) => [typeStart + from, typeStart + to]),
    lines,
    stats,
    metadata: [],
  };
}

function statsAt({ power, toughness, loyalty, defense }: CorpusFace, start: number): FaceStats | null {
  const piece = (text: string, from: number): TextPiece => ({ text, span: [from, from + text.length] });
  if (power !== undefined && toughness !== undefined) {
    const after = start + power.length + 1;
    const span: Span = [start, after + toughness.length];
    return { kind: "powerToughness", power: piece(power, start), toughness: piece(toughness, after), span };
  }
  const kind = loyalty !== undefined ? "loyalty" : "defense";
  const value = loyalty ?? defense;
  if (value === undefined) return null;
  const from = start + kind.length + 2;
  return { kind, value: piece(value, from), span: [start, from + value.length] };
}
