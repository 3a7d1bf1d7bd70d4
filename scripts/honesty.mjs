#!/usr/bin/env node
// Honesty rates of the reader over a corpus. Usage: npm run honesty -- <cards.jsonl> [every nth line, 5]
// Examples quote the corpus and go to .out/honesty.json; the rates are printed.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const file = process.argv[2];
if (!file) {
  console.error("usage: npm run honesty -- <cards.jsonl> [every nth line]");
  process.exit(2);
}
const out = path.join(root, ".out");
mkdirSync(out, { recursive: true });
const outfile = path.join(out, "honesty", "rates.mjs");
await build({
  stdin: { contents: `export { honestyRates } from "./scripts/honesty/rates.ts";`, resolveDir: root, loader: "ts" },
  bundle: true,
  platform: "node",
  format: "esm",
  outfile,
  logLevel: "error",
});
const { honestyRates } = await import(pathToFileURL(outfile).href);
const rates = honestyRates(path.resolve(file), Number(process.argv[3] ?? 5));
writeFileSync(path.join(out, "honesty.json"), JSON.stringify(rates, null, 1));
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(2)} %)`;
console.log(`${rates.lines} read lines`);
console.log(
  `a changed leaf changes the print: ${percent(rates.changedLeaves.changed, rates.changedLeaves.tried)}`,
  rates.changedLeaves.byKind,
);
console.log(`a deleted content word is noticed: ${percent(rates.deletions.noticed, rates.deletions.tried)}`);
console.log(`two words swapped, still read: ${percent(rates.swaps.stillRead, rates.swaps.tried)}`);
console.log(`groups of different wordings with one tree: ${rates.groups.groups}`);
