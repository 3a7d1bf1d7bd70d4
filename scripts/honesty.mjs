#!/usr/bin/env node
// Honesty rates of the reader over a corpus. Usage: npm run honesty -- <cards.jsonl> [every nth card, 10] [staples.txt]
// Examples quote the corpus and go to .out/honesty/; the rates are printed.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importBundled, root } from "./bundled.mjs";

const file = process.argv[2];
if (!file) {
  console.error("usage: npm run honesty -- <cards.jsonl> [every nth card] [staples.txt]");
  process.exit(2);
}
const beside = path.join(path.dirname(path.resolve(file)), "staples.txt");
const staples = process.argv[4] ?? (existsSync(beside) ? beside : undefined);
const out = path.join(root, ".out", "honesty");
mkdirSync(out, { recursive: true });
const { honestyRates } = await importBundled(
  "honesty/rates",
  `export { honestyRates } from "./scripts/honesty/rates.ts";`,
);
const started = process.cpuUsage();
const rates = honestyRates(path.resolve(file), Number(process.argv[3] ?? 10), staples);
const { user, system } = process.cpuUsage(started);
const { leaves, deletions, swaps, prefixes, groups } = rates;
const save = (name, lines) => writeFileSync(path.join(out, `${name}.txt`), lines.join("\n"));
save("deletions-unnoticed", deletions.unnoticed);
save("deletions-silent", deletions.silent);
save("deletions-surface", deletions.surfaceExamples);
save("swaps", swaps.examples);
save("prefixes", prefixes.examples);
save(
  "groups",
  groups.groups.map((group) => group.join("\n  ")),
);
const percent = (part, whole) => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(2)} %)`;
console.log(`${rates.lines} read lines; ${((user + system) / 1e6).toFixed(0)} s of CPU`);
console.log(`b. a changed leaf changes the print: ${percent(leaves.changed, leaves.tried)}`);
console.log(`   at its place: ${percent(leaves.atItsPlace, leaves.tried)}`, leaves.byKind);
console.log(`c. a deleted content word is noticed: ${percent(deletions.noticed, deletions.tried)}`);
console.log(`   of these held by surface alone, without a message: ${deletions.silentSurface}`);
const bad = Object.values(deletions.badEnglish);
const sum = (slot) => bad.reduce((total, count) => total + count[slot], 0);
console.log(`   deletions that make bad English, unread or reported: ${percent(sum("told"), sum("tried"))}`);
for (const [role, { told, tried }] of Object.entries(deletions.badEnglish))
  console.log(`     ${role}: ${percent(told, tried)}`);
console.log(`d. two words swapped, read without a message: ${percent(swaps.silent, swaps.tried)}`);
console.log(`   read at all: ${percent(swaps.read, swaps.tried)}`);
console.log(
  `e. prefixes of ${prefixes.cards} cards: ${prefixes.prefixes}, threw ${prefixes.threw}, words owned ${percent(prefixes.ownedWords, prefixes.words)}`,
);
console.log(`f. lines ${groups.lines}, groups worded differently with one tree: ${groups.groups.length}`);
