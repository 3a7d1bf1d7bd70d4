#!/usr/bin/env node
// Measures how old wordings of cards are understood: usage `node scripts/wording-pairs.mjs <pairs.jsonl> [--report <folder>]`.
// Counts only are printed; the report quotes cards and belongs into a folder that is not committed.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importBundled } from "./bundled.mjs";

const [file, flag, folder] = process.argv.slice(2);
if (!file || (flag && (flag !== "--report" || !folder))) {
  console.error("usage: node scripts/wording-pairs.mjs <pairs.jsonl> [--report <folder>]");
  process.exit(2);
}
const { measurePairs } = await importBundled(
  "wording-pairs/measure",
  `export { measurePairs } from "./scripts/wordingPairs/measure.ts";`,
);
const findings = [];
const counts = measurePairs(path.resolve(file), (what, pair, detail) =>
  findings.push(
    `${what}\t${pair.name}\t${detail}\n  old ${pair.legacy.replaceAll("\n", " / ")}\n  new ${pair.current.replaceAll("\n", " / ")}`,
  ),
);
const share = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
console.log(`pairs whose current side is exact: ${share(counts.currentExact, counts.pairs)}`);
console.log(`old side read: ${share(counts.legacyRead, counts.currentExact)}`);
console.log(`old side printed back exactly: ${share(counts.legacyExact, counts.currentExact)}`);
console.log(`both give the same trees: ${share(counts.sameTrees, counts.currentExact)}`);
if (folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "wording-pairs.txt"), findings.sort().join("\n"));
}
