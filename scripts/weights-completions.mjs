#!/usr/bin/env node
// Measures completion: usage `node scripts/weights-completions.mjs <names.txt> <cards.jsonl> [--seed n] [--cuts n] [--report <folder>]`.
// Counts only are printed; the report quotes cards and belongs into a folder that is not committed.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importBundled } from "./bundled.mjs";

const [namesFile, cardsFile, ...rest] = process.argv.slice(2);
const option = (name) => {
  const at = rest.indexOf(name);
  return at < 0 ? undefined : rest[at + 1];
};
if (!namesFile || !cardsFile) {
  console.error(
    "usage: node scripts/weights-completions.mjs <names.txt> <cards.jsonl> [--seed n] [--cuts n] [--report <folder>]",
  );
  process.exit(2);
}
const { measureCompletions } = await importBundled(
  "weights/completions",
  `export { measureCompletions } from "./scripts/weights/completions.ts";`,
);
const misses = [];
const seed = Number(option("--seed") ?? 1);
const cuts = Number(option("--cuts") ?? 1);
const counts = measureCompletions(
  path.resolve(namesFile),
  path.resolve(cardsFile),
  seed,
  cuts,
  (before, next, offers) => misses.push(`${before} [${next}] ${offers.join(" | ")}`),
);
const share = ((100 * counts.found) / Math.max(1, counts.asked)).toFixed(1);
console.log(`${counts.asked} cuts: the next word is among the first ten offers in ${counts.found} (${share} %)`);
console.log(
  `${(counts.milliseconds / Math.max(1, counts.asked)).toFixed(2)} ms a completion, slowest ${counts.slowest.toFixed(1)} ms`,
);
const folder = option("--report");
if (folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "completions.txt"), misses.join("\n"));
}
