/** Measures on pairs of old and current wordings: how many old ones are read, and mean the same as the current one. */
import { readFileSync } from "node:fs";
import { shortNameInText } from "../../engine/src/cards/readCard.ts";
import { meaningKey, stripTree } from "../../engine/src/grammar/tree.ts";
import { printFace } from "../../engine/src/language/printLine.ts";
import { type FaceReading, readFace } from "../../engine/src/language/read.ts";

interface Pair {
  readonly name: string;
  readonly card: string;
  readonly typeLine: string;
  readonly legacy: string;
  readonly current: string;
}

export interface PairCounts {
  pairs: number;
  /** Pairs whose current side is read and printed back exactly. */
  currentExact: number;
  /** Of these: the old side is read. */
  legacyRead: number;
  /** … and printed back exactly. */
  legacyExact: number;
  /** … and its trees, as they are read, equal those of the current side without `surface` and `span`. */
  sameTrees: number;
}

function read(pair: Pair, text: string): FaceReading {
  let start = 0;
  const lines = text.split("\n").map((line) => {
    const placed = { text: line, start };
    start += line.length + 1;
    return placed;
  });
  const shortName = shortNameInText(pair.name, pair.typeLine, text);
  return readFace({ name: pair.name, ...(shortName ? { shortName } : {}), typeLine: pair.typeLine, lines });
}

const understood = (reading: FaceReading): boolean => reading.lines.every((line) => line.unread.length === 0);

function isExact(reading: FaceReading, text: string): boolean {
  if (!understood(reading)) return false;
  try {
    return (
      printFace(
        reading.lines.map((line) => stripTree(line.tree)),
        reading.names,
      ) === text
    );
  } catch {
    return false;
  }
}

/** Counts; `report` is told of each pair that does not do, for reports that stay outside the repository. */
export function measurePairs(file: string, report?: (what: string, pair: Pair, detail: string) => void): PairCounts {
  const counts: PairCounts = {
    pairs: 0,
    currentExact: 0,
    legacyRead: 0,
    legacyExact: 0,
    sameTrees: 0,
  };
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (!line.trim()) continue;
    const pair = JSON.parse(line) as Pair;
    counts.pairs++;
    const current = read(pair, pair.current);
    if (!isExact(current, pair.current)) continue;
    counts.currentExact++;
    const legacy = read(pair, pair.legacy);
    if (!understood(legacy)) {
      report?.("unread", pair, legacy.lines.flatMap((one) => one.unread.map((part) => part.text)).join(" / "));
      continue;
    }
    counts.legacyRead++;
    if (isExact(legacy, pair.legacy)) counts.legacyExact++;
    else report?.("not exact", pair, "");
    const [trees, oldTrees] = [keyOfTrees(current), keyOfTrees(legacy)];
    if (trees === oldTrees) counts.sameTrees++;
    else report?.("other tree", pair, firstDifference(trees, oldTrees));
  }
  return counts;
}

const keyOfTrees = (reading: FaceReading): string => reading.lines.map((line) => meaningKey(line.tree)).join("\n");

/** Where two meanings begin to differ, a few letters of both. */
function firstDifference(first: string, second: string): string {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  const from = Math.max(0, at - 40);
  return `${second.slice(from, at + 60)}  <>  ${first.slice(from, at + 60)}`;
}
