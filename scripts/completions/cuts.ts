/** Cards cut at random words, and whether the true next word is among what is offered there. */
import { readFileSync } from "node:fs";
import { parseCardDocument } from "../../engine/src/cards/parseCards.ts";
import { shortNameInText } from "../../engine/src/cards/readCard.ts";
import { numberOfWord } from "../../engine/src/language/lexicon/numberWords.ts";
import { keptApart } from "../weights/count.ts";

/** A card or a face of one, as the measures need it. */
export interface CutFace {
  readonly name: string;
  readonly manaCost: string;
  readonly typeLine: string;
  readonly shortName: string | undefined;
  readonly lines: readonly string[];
  /** Whether misses may be shown: cards kept apart are counted only. */
  readonly shown: boolean;
}

/** A place in a card, right before a word. */
export interface Cut {
  readonly face: CutFace;
  /** The number of the rules line. */
  readonly line: number;
  /** Offset of the word in its line. */
  readonly at: number;
  /** The word in small letters, with all that is written in one with it but for punctuation: *creature's*, *nonland*. */
  readonly word: string;
}

/** How many offers are looked at. */
export const FIRST = 10;

interface CardRow {
  readonly name: string;
  readonly manaCost?: string;
  readonly typeLine: string;
  readonly text?: string;
  readonly core?: boolean;
  readonly faces?: readonly CardRow[];
}

/** A small seeded generator of numbers from 0 to 1: the same cuts every time. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which cards of a file are taken: those named, those kept apart, or so many at random. */
export type Choice = { readonly names: string } | { readonly keptApart: true } | { readonly random: number };

/** The faces with rules text of cards in a file of one JSON a line. */
export function facesOf(cardsFile: string, choice: Choice): CutFace[] {
  const rows = readFileSync(cardsFile, "utf8")
    .split("\n")
    .filter((row) => row.trim())
    .map((row) => JSON.parse(row) as CardRow);
  return chosen(rows, choice).flatMap((card) => (card.faces ?? [card]).map((face) => faceOf(face, card.name)));
}

function chosen(rows: readonly CardRow[], choice: Choice): readonly CardRow[] {
  if ("names" in choice) {
    const names = new Set(
      readFileSync(choice.names, "utf8")
        .split("\n")
        .map((name) => name.trim()),
    );
    return rows.filter(({ name }) => names.has(name));
  }
  const core = rows.filter(({ core }) => core !== false);
  if ("keptApart" in choice) return core.filter(({ name }) => keptApart(name));
  const random = seeded(choice.random);
  return core.filter(({ name }) => !keptApart(name)).filter(() => random() < choice.random / core.length);
}

function faceOf({ name, manaCost = "", typeLine, text = "" }: CardRow, cardName: string): CutFace {
  const lines = text.split("\n");
  return {
    name,
    manaCost,
    typeLine,
    shortName: shortNameInText(name, typeLine, text),
    lines,
    shown: !keptApart(cardName),
  };
}

/** Cuts of faces at random words, so many a face. */
export function cutsOf(faces: readonly CutFace[], seed: number, count: number): Cut[] {
  const random = seeded(seed);
  return faces.flatMap((face) => {
    const places = face.lines.flatMap((text, line) =>
      askableWords(text, [face.name, face.shortName ?? face.name]).map(({ at, word }) => ({ face, line, at, word })),
    );
    return places.length ? Array.from({ length: count }, () => places[Math.floor(random() * places.length)]!) : [];
  });
}

const PUNCTUATION = /^[.,:;!?"“”()[\]—–|•]+|[.,:;!?"“”()[\]—–|•]+$/g;

/** A written word as it is compared: small letters, no punctuation around it. */
export function bareWord(written: string): string {
  return written.toLowerCase().replace(/’/g, "'").replace(PUNCTUATION, "");
}

/** The words that are asked for: no names of the card, no numbers, no symbols, nothing in reminder text. */
function askableWords(line: string, names: readonly string[]): { at: number; word: string }[] {
  const hidden = [...line.matchAll(/\([^)]*\)?/g)].map(({ index, 0: text }) => [index, index + text.length] as const);
  for (const name of names)
    for (let at = line.indexOf(name); name && at >= 0; at = line.indexOf(name, at + 1))
      hidden.push([at, at + name.length]);
  return [...line.matchAll(/\S+/g)].flatMap(({ index, 0: written }) => {
    const at = index + (/^["“(]+/.exec(written)?.[0].length ?? 0);
    const word = bareWord(written);
    const asked =
      /^\p{L}/u.test(line.slice(at)) &&
      numberOfWord(word) === undefined &&
      !/^[xyz]$/.test(word) &&
      !hidden.some(([from, to]) => at >= from && at < to);
    return asked ? [{ at, word }] : [];
  });
}

/** The rank, from 1, of the first offer that begins with the true next word; 0 for none. */
export function rankOf(word: string, offers: readonly string[]): number {
  return offers.findIndex((offer) => bareWord(/^\S+/.exec(offer.trimStart())?.[0] ?? "") === word) + 1;
}

/** The faces of a `.cards` file. */
export function sampleFaces(file: string): CutFace[] {
  return parseCardDocument(readFileSync(file, "utf8")).cards.flatMap((card) =>
    card.faces.map((face) => ({
      name: face.name.text,
      manaCost: face.manaCost?.text ?? "",
      typeLine: face.typeLine.canonical,
      shortName: shortNameInText(
        face.name.text,
        face.typeLine.canonical,
        face.lines.map((line) => line.canonical).join("\n"),
      ),
      lines: face.lines.map((line) => line.canonical),
      shown: true,
    })),
  );
}
