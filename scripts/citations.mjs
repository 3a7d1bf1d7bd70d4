// Names every place of our sources that cites a rule which changed between two editions of the rules.
//
//   npm run citations -- --from 2022-04-29 --to 2025-09-19     two editions of ../shared/rules/editions, or paths of files
//   npm run citations -- --to new-rules.txt                    the lock of the edition we follow against a new file
//   npm run citations -- --write-lock                          writes scripts/citations.lock anew from the current edition
//
// --json prints an array. Exit code: 0 nothing changed, 1 citations to look at, 2 wrong usage or an unreadable file.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { ownSources, rulesFolder } from "./citations-shared.mjs";

const repository = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const lockFile = join(repository, "scripts/citations.lock");

/** The rule book of the engine, bundled on the fly: this script runs without a build. */
async function loadRuleBook() {
  const result = await build({
    entryPoints: [join(repository, "engine/src/rules/index.ts")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(result.outputFiles[0].contents).toString("base64")}`);
}

function fail(message) {
  console.error(message);
  process.exit(2);
}

/** An edition by date (looked for in the rules material) or by path. */
function loadEdition(rules, name) {
  const folder = rulesFolder();
  const byDate = folder && join(folder, `editions/cr-${name}.txt`);
  const file = byDate && existsSync(byDate) ? byDate : resolve(process.cwd(), name);
  if (!existsSync(file))
    fail(`There is no edition "${name}": neither ${byDate ?? "../shared/rules/editions"} nor a file of that name.`);
  const result = rules.readEdition(new Uint8Array(readFileSync(file)));
  if (!result.edition) fail(`${file}: ${result.message}`);
  return result.edition;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        from: { type: "string" },
        to: { type: "string" },
        json: { type: "boolean" },
        "write-lock": { type: "boolean" },
        help: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    return fail(
      `${error.message}\nUsage: npm run citations -- [--from <date or file>] [--to <date or file>] [--json] [--write-lock]`,
    );
  }
}

/** Every change of a rule by the number that our sources use for it. */
function changesByNumber(rules, options) {
  const to = loadEdition(rules, options.to ?? rules.currentEdition);
  if (!options.from) {
    const lock = existsSync(lockFile) ? rules.readCitationLock(readFileSync(lockFile, "utf8")) : undefined;
    if (!lock) fail("There is no lock file; run with --write-lock first, or name an edition with --from.");
    const changes = new Map(
      rules
        .compareWithLock(lock, to)
        .filter((change) => change.kind !== "new")
        .map((change) => [change.number, { kind: change.kind }]),
    );
    return { changes, from: lock.edition, to: to.date };
  }
  const from = loadEdition(rules, options.from);
  const difference = rules.compareEditions(from, to);
  // Our sources cite the current edition; which side of the comparison that is decides by which number they are looked up.
  const ours = from.date === rules.currentEdition && to.date !== rules.currentEdition ? "from" : "to";
  const changes = new Map();
  for (const change of difference.changes) {
    const number = change[ours];
    if (number) changes.set(number, { kind: change.kind, from: change.from, to: change.to, alike: change.alike });
  }
  return { changes, from: from.date, to: to.date };
}

const options = readArguments();
if (options.help) {
  console.log("Usage: npm run citations -- [--from <date or file>] [--to <date or file>] [--json] [--write-lock]");
  process.exit(0);
}
const rules = await loadRuleBook();
if (options["write-lock"]) {
  const edition = loadEdition(rules, options.to ?? rules.currentEdition);
  writeFileSync(lockFile, rules.writeCitationLock(rules.makeCitationLock(edition)));
  console.log(`${lockFile}: hashes of ${edition.rules.size} rules of ${edition.date}`);
  process.exit(0);
}
const { changes, from, to } = changesByNumber(rules, options);
const places = [];
for (const source of ownSources()) {
  for (const citation of rules.sourceCitations(source.text)) {
    for (const rule of citation.rules) {
      const change = changes.get(rule);
      if (change)
        places.push({ rule, title: rules.titleOfRule(rule), file: source.path, line: citation.line, ...change });
    }
  }
}
places.sort(
  (a, b) => rules.compareRuleNumbers(a.rule, b.rule) || (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line),
);
if (options.json) console.log(JSON.stringify(places, null, 2));
else {
  let last;
  for (const place of places) {
    if (place.rule !== last) {
      const where = place.from && place.to && place.from !== place.to ? ` (${place.from} is ${place.to} now)` : "";
      console.log(`${place.rule} ${place.title}: ${place.kind}${where}`);
    }
    last = place.rule;
    console.log(`    ${place.file}:${place.line}`);
  }
  const cited = new Set(places.map((place) => place.rule)).size;
  console.log(
    `${changes.size} rules changed from ${from} to ${to}; ${cited} of them are cited, at ${places.length} places.`,
  );
}
process.exitCode = places.length > 0 ? 1 : 0;
