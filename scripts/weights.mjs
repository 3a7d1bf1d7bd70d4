#!/usr/bin/env node
// Counts how many cards of a corpus use each template and lexicon entry, and writes engine/src/language/templateCounts.ts.
// Usage: npm run weights -- <cards.jsonl>   (counts of templates only: no words of cards are kept)
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const file = process.argv[2];
if (!file) {
  console.error("usage: npm run weights -- <cards.jsonl>");
  process.exit(2);
}
const outfile = path.join(root, ".out", "weights", "count.mjs");
await build({
  stdin: { contents: `export { countTemplates } from "./scripts/weights/count.ts";`, resolveDir: root, loader: "ts" },
  bundle: true,
  platform: "node",
  format: "esm",
  outfile,
  logLevel: "error",
});
const { countTemplates } = await import(pathToFileURL(outfile).href);
const counts = countTemplates(path.resolve(file));
const lines = [];
let line = "";
for (const [key, count] of counts) {
  if (line.length > 110) {
    lines.push(line);
    line = "";
  }
  line += (line ? " " : "") + `${key}:${count}`;
}
if (line) lines.push(line);
writeFileSync(
  path.join(root, "engine", "src", "language", "templateCounts.ts"),
  `/** Made by \`npm run weights\` from a corpus: \`template key:cards\` (see weights.ts). */\nexport const templateCounts = \`\n${lines.join("\n")}\n\`;\n`,
);
console.log(`${counts.length} templates counted`);
