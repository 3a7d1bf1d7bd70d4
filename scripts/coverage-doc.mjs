#!/usr/bin/env node
// Writes the tables of docs/coverage.md between its marks: `node scripts/coverage-doc.mjs <cards.jsonl>`. Counts and kinds only,
// no card is quoted. `--print` shows them and writes nothing.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled } from "./bundled.mjs";

const [file, flag] = process.argv.slice(2);
if (!file || (flag && flag !== "--print")) {
  console.error("usage: node scripts/coverage-doc.mjs <cards.jsonl> [--print]");
  process.exit(2);
}
const { countCorpus, tablesOf } = await importBundled(
  "coverage-doc/tables",
  `export { countCorpus, tablesOf } from "./scripts/coverageDoc/tables.ts";`,
);
const tables = tablesOf(countCorpus(path.resolve(file)));
if (flag) console.log(tables);
else {
  const doc = fileURLToPath(new URL("../docs/coverage.md", import.meta.url));
  const marked = /(<!-- tables: made, not written -->\n)[\s\S]*?(\n<!-- end of tables -->)/;
  const text = readFileSync(doc, "utf8");
  if (!marked.test(text)) throw new Error(`${doc} has no marks for the tables`);
  writeFileSync(
    doc,
    text.replace(marked, (_, before, after) => `${before}\n${tables}\n${after}`),
  );
}
