#!/usr/bin/env node
// Counts how often each step through the templates of the grammar is taken in a corpus, in all and by where it stands, and how
// many cards of each color hold the words that tell colors apart; writes the counts that say most to engine/src/language/templateCounts.ts. No words of cards are kept.
// Usage: npm run weights -- <cards.jsonl> [--without <names.txt>] [--most n]
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importBundled, root } from "./bundled.mjs";

const [file, ...rest] = process.argv.slice(2);
const option = (name) => {
  const at = rest.indexOf(name);
  return at < 0 ? undefined : rest[at + 1];
};
if (!file) {
  console.error("usage: npm run weights -- <cards.jsonl> [--without <names.txt>] [--most n]");
  process.exit(2);
}
const { countAbilityWords, countColorWords, countSteps, packCounts } = await importBundled(
  "weights/count",
  `export { countAbilityWords, countColorWords, countSteps } from "./scripts/weights/count.ts"; export { packCounts } from "./engine/src/language/weights.ts";`,
);
const namesFile = option("--without");
const names = namesFile ? readFileSync(namesFile, "utf8").split("\n") : [];
const without = new Set(names.map((name) => name.trim()).filter(Boolean));
const counted = countSteps(path.resolve(file), without);
const counts = counted.best(Number(option("--most") ?? 16_200));
for (const count of [countColorWords, countAbilityWords])
  for (const [key, number] of count(path.resolve(file), without)) counts.set(key, number);
const lines = packCounts(counts).match(/.{1,240}/g) ?? [];
writeFileSync(
  path.join(root, "engine", "src", "language", "templateCounts.ts"),
  `/** Made by \`npm run weights\` from a corpus: how often templates and words are used, packed (see weights.ts). */\nexport const templateCounts = \`\n${lines.join("\n")}\n\`;\n`,
);
console.log(`${counted.steps.size} counts, ${counts.size} kept, ${lines.join("").length} characters`);
