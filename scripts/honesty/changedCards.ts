/** Cards of a corpus that are wholly understood, and the same cards with one line changed: what every honesty rate is measured on. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type CardSource,
  type CorpusCard,
  corpusCardSource,
  readCorpus,
  type ReadFace,
  readCard,
} from "../../engine/src/cards/index.ts";
import { checkCard } from "../../engine/src/checks/index.ts";
import { meaningKey, stripTree, type TreeNode } from "../../engine/src/grammar/tree.ts";
import { printFace } from "../../engine/src/language/printLine.ts";
import { isTypeWord } from "../../engine/src/language/vocabulary.ts";
import { type Word, wordsOf } from "../../engine/src/text/words.ts";

/** One line of a card, with what the card was read and judged as. */
export interface LineOfCard {
  readonly card: CorpusCard;
  readonly face: number;
  /** The line's number on its face. */
  readonly line: number;
  readonly text: string;
  /** Its place in the card's text. */
  readonly start: number;
  readonly words: readonly Word[];
  readonly original: Judged;
}

/** A card as it was read and judged. */
export interface Judged {
  readonly source: CardSource;
  readonly faces: readonly ReadFace[];
  readonly isRead: boolean;
  /** Its meaning: all trees without surface and spans. */
  readonly meaning: string;
  /** How often each check spoke. */
  readonly findings: ReadonlyMap<string, number>;
}

/** The core cards of a corpus; those whose name's SHA-1 begins with 0 or 1 are kept apart. */
export function cardsOf(file: string): CorpusCard[] {
  return readCorpus(readFileSync(file, "utf8")).cards.filter(
    ({ core, name }) => core && !/^[01]/.test(createHash("sha1").update(name).digest("hex")),
  );
}

/** The lines of a card, if all of it is understood. */
export function linesOf(card: CorpusCard): LineOfCard[] {
  const original = judged(corpusCardSource(card));
  if (!original.isRead) return [];
  return original.source.faces.flatMap((face, index) =>
    face.lines.map(({ text, start }, line) => ({
      card,
      face: index,
      line,
      text,
      start,
      words: wordsOf(text, start, isTypeWord),
      original,
    })),
  );
}

/** Reads and judges a card. */
export function judged(source: CardSource): Judged {
  const faces = readCard(source);
  const findings = new Map<string, number>();
  for (const { code } of checkCard(source, faces)) findings.set(code, (findings.get(code) ?? 0) + 1);
  const trees = faces.map(({ abilities }) => abilities.map(({ tree }) => tree));
  return {
    source,
    faces,
    isRead: faces.every(({ abilities }) => abilities.every(({ unread }) => unread.length === 0)),
    meaning: trees.map((face) => face.map(meaningKey).join("\n")).join("\n//\n"),
    findings,
  };
}

/** The card with another text in the place of a line. */
export function withLine(of: LineOfCard, text: string): Judged {
  return judged(sourceWithLine(of, text));
}

/** The card that {@link withLine} reads. */
export function sourceWithLine({ card, face, line }: LineOfCard, text: string): CardSource {
  const faces = card.faces.map((one, index) => {
    if (index !== face) return one;
    const lines = one.text.split("\n").filter((other) => other.trim() !== "");
    lines[line] = text;
    return { ...one, text: lines.join("\n") };
  });
  return corpusCardSource({ ...card, faces });
}

/** The codes of what is said of a changed card and was not said of the card before. */
export function newFindings(of: LineOfCard, changed: Judged): string[] {
  return [...changed.findings].flatMap(([code, count]) =>
    count > (of.original.findings.get(code) ?? 0) ? [code] : [],
  );
}

/** The rules text that a face's trees print, from JSON and without places; null when they can't be printed. */
export function printed(changed: Judged, face: number, surface: boolean): string | null {
  const { abilities, names } = changed.faces[face]!;
  const trees = JSON.parse(JSON.stringify(abilities.map(({ tree }) => stripTree(tree, { surface })))) as TreeNode[];
  try {
    return printFace(trees, names);
  } catch {
    return null;
  }
}

/** The text of a face as its source has it. */
export function faceText(changed: Judged, face: number): string {
  return changed.source.faces[face]!.lines.map(({ text }) => text).join("\n");
}

/** The nodes around a word of a line, from the root to the innermost; words in reminder text have none. */
export function nodesAround({ original, face }: LineOfCard, word: Word): readonly TreeNode[] {
  for (const { tree, span } of original.faces[face]!.abilities)
    if (span[0] <= word.start && word.start < span[1]) return deepest(tree, word.start);
  return [];
}

function deepest(root: TreeNode, at: number): TreeNode[] {
  const path: TreeNode[] = [];
  const visit = (node: TreeNode): boolean => {
    const { span } = node;
    if (span && !(span[0] <= at && at < span[1])) return false;
    path.push(node);
    for (const slot of Object.keys(node)) {
      const value = node[slot];
      for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
        if (typeof item === "object" && item !== null && typeof (item as TreeNode).kind === "string")
          if (visit(item as TreeNode)) return true;
    }
    // A node without a place of its own is where its parts are.
    if (span) return true;
    path.pop();
    return false;
  };
  visit(root);
  return path;
}
