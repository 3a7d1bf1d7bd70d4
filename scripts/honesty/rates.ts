/**
 * Honesty of reading, as rates over a corpus (issue 3, point 6): what the tree says decides what is printed, and text that is
 * changed is never read as what it was. Trees are taken without surface where the measure says so.
 */
import { readFileSync } from "node:fs";
import { meaningKey, stripTree, type TreeNode, walkTree } from "../../engine/src/grammar/tree.ts";
import { oracleGrammar } from "../../engine/src/language/grammar.ts";
import { printLine } from "../../engine/src/language/printLine.ts";
import { type FaceReading, namesOf, readFace } from "../../engine/src/language/read.ts";
import { wordsOf } from "../../engine/src/text/words.ts";

interface CardLine {
  readonly name: string;
  readonly core?: boolean;
  readonly typeLine: string;
  readonly text?: string;
  readonly faces?: readonly CardLine[];
}

export interface HonestyRates {
  readonly lines: number;
  /** (b) a changed leaf changes the print. */
  readonly changedLeaves: { tried: number; changed: number; byKind: Record<string, string> };
  /** (c) a deleted content word is noticed: unread, or another tree that prints the shortened text. */
  readonly deletions: { tried: number; noticed: number; examples: string[] };
  /** (d) two neighbouring words swapped leave the line read. */
  readonly swaps: { tried: number; stillRead: number; examples: string[] };
  /** (f) groups of lines of different cards with equal trees but different words. */
  readonly groups: { groups: number; examples: string[][] };
}

const FUNCTION_WORDS = new Set(
  "a an the of to and or in on from with by that it its you your they their is are for at if as this".split(" "),
);

/** Small, seeded and repeatable. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function honestyRates(file: string, every: number): HonestyRates {
  const random = randomFrom(7);
  const rates = {
    lines: 0,
    changedLeaves: { tried: 0, changed: 0, byKind: {} as Record<string, string> },
    deletions: { tried: 0, noticed: 0, examples: [] as string[] },
    swaps: { tried: 0, stillRead: 0, examples: [] as string[] },
    groups: { groups: 0, examples: [] as string[][] },
  };
  const byMeaning = new Map<string, Map<string, string>>();
  const leafCounts = new Map<string, [number, number]>();
  let index = 0;
  for (const row of readFileSync(file, "utf8").split("\n")) {
    if (!row.trim()) continue;
    const card = JSON.parse(row) as CardLine;
    if (card.core === false) continue;
    for (const face of card.faces ?? [card]) {
      for (const text of (face.text ?? "").split("\n")) {
        if (!text || text.startsWith("(") || index++ % every !== 0) continue;
        const read = (line: string): FaceReading =>
          readFace({ name: face.name, typeLine: face.typeLine, lines: [{ text: line, start: 0 }] });
        const reading = read(text);
        const line = reading.lines[0];
        if (!line || line.unread.length || reading.lines.length > 1) continue;
        const names = namesOf({ name: face.name });
        const tree = stripTree(line.tree, { surface: false });
        rates.lines++;
        const key = meaningKey(tree);
        const wordings = byMeaning.get(key) ?? new Map<string, string>();
        wordings.set(text.replaceAll(face.name, "~"), face.name);
        byMeaning.set(key, wordings);
        countLeafChanges(tree, names, leafCounts);
        countDeletion(text, key, read, random, rates.deletions);
        countSwap(text, read, random, rates.swaps);
      }
    }
  }
  for (const [kind, [tried, changed]] of leafCounts) {
    rates.changedLeaves.tried += tried;
    rates.changedLeaves.changed += changed;
    if (changed < tried) rates.changedLeaves.byKind[kind] = `${changed}/${tried}`;
  }
  for (const wordings of byMeaning.values()) {
    if (wordings.size < 2) continue;
    rates.groups.groups++;
    if (rates.groups.examples.length < 200) rates.groups.examples.push([...wordings.keys()].slice(0, 4));
  }
  return rates;
}

/** Puts another entry of the same list, or another number, in place of each leaf and looks whether the print changes. */
function countLeafChanges(
  tree: TreeNode,
  names: ReturnType<typeof namesOf>,
  counts: Map<string, [number, number]>,
): void {
  const grammar = oracleGrammar();
  const before = printLine(tree, names);
  for (const node of walkTree(tree)) {
    const old = node.is ?? node.value;
    if (old === undefined) continue;
    let other: string | number | undefined;
    if (typeof node.value === "number") other = node.value + 2;
    else {
      const entries = grammar.ruleList.flatMap((rule) =>
        [...rule.lexicon.values()].filter((entry) => entry.kind === node.kind && rule.lexicon.has(old as string)),
      );
      other = entries.find((entry) => entry.entry.is !== old)?.entry.is;
    }
    if (other === undefined) continue;
    const count = counts.get(node.kind) ?? [0, 0];
    counts.set(node.kind, count);
    count[0]++;
    const slot = node.value === undefined ? "is" : "value";
    node[slot] = other;
    try {
      if (printLine(tree, names) !== before) count[1]++;
    } catch {
      count[1]++;
    }
    node[slot] = old;
  }
}

function countDeletion(
  text: string,
  key: string,
  read: (line: string) => FaceReading,
  random: () => number,
  out: HonestyRates["deletions"],
): void {
  const words = wordsOf(text).filter((word) => /^\p{L}{2,}/u.test(word.raw) && !FUNCTION_WORDS.has(word.key));
  const word = words[Math.floor(random() * words.length)];
  if (!word || text.includes("(")) return;
  const shorter = (text.slice(0, word.start) + text.slice(word.end))
    .replace(/ {2,}/g, " ")
    .replace(/^ /, "")
    .replace(/ ([.,:])/g, "$1");
  const reading = read(shorter);
  const counts = out as { tried: number; noticed: number; examples: string[] };
  counts.tried++;
  const line = reading.lines[0];
  if (!line || line.unread.length > 0) {
    counts.noticed++;
    return;
  }
  const stripped = stripTree(line.tree);
  let printed = "";
  try {
    printed = printLine(stripped, reading.names);
  } catch {
    // Not printable: counted as not noticed.
  }
  if (meaningKey(stripped) !== key && printed === shorter) counts.noticed++;
  else if (counts.examples.length < 100) counts.examples.push(`-${word.raw}: ${shorter}`);
}

function countSwap(
  text: string,
  read: (line: string) => FaceReading,
  random: () => number,
  out: HonestyRates["swaps"],
): void {
  const words = wordsOf(text);
  if (words.length < 6 || text.includes("(")) return;
  const at = 1 + Math.floor(random() * (words.length - 2));
  const a = words[at]!;
  const b = words[at + 1]!;
  if (!/^\p{L}/u.test(a.raw) || !/^\p{L}/u.test(b.raw) || a.key === b.key || !b.space) return;
  const swapped = `${text.slice(0, a.start)}${b.raw}${text.slice(a.end, b.start)}${a.raw}${text.slice(b.end)}`;
  const counts = out as { tried: number; stillRead: number; examples: string[] };
  counts.tried++;
  const line = read(swapped).lines[0];
  if (line && line.unread.length === 0) {
    counts.stillRead++;
    if (counts.examples.length < 100) counts.examples.push(swapped);
  }
}
