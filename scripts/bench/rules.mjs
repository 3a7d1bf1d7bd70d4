/**
 * How fast and how big the rule book is, on every official edition that lies beside the repository (`../shared/rules/editions`)
 * or in the folder that CARDWRIGHT_RULES_FOLDER names.
 *
 *   node scripts/bench/rules.mjs       one row an edition; `npm run bench` calls `measureRules` for the worst of them
 *
 * Each edition has a process of its own, so that nothing is warm that a user would find cold. Times are CPU time of the main
 * thread, because the machine may be busy; memory is what stays after collecting.
 */
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { importBundled, root } from "../bundled.mjs";
import { packedTexts } from "../packed-texts.mjs";

const own = fileURLToPath(import.meta.url);
const folder = process.env.CARDWRIGHT_RULES_FOLDER ?? path.resolve(root, "..", "shared", "rules", "editions");

/** When the server lets others in while it prepares the search. */
const sliceMilliseconds = 5;

/** What people type, letter by letter; and with typing errors. */
const queries = [
  "regenrate",
  "first strike damage",
  "copy of a spell on the stack",
  "deathtouch trample",
  "sacrifice as a cost",
  "mana value of a token",
  "commader tax",
  "layers timestamps",
];

/** The figures of one edition; runs in a process of its own. */
async function measureEdition(file) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const heap = () => {
    collect();
    collect();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  };
  const contents = 'export * from "./engine/src/rules/index.ts";';
  // As it ships: with its own texts packed.
  const engine = await importBundled("bench/rules-engine", contents, { plugins: [packedTexts] });
  const bytes = await readFile(file);
  const figures = {};
  let opened;
  figures.open = cpu(() => (opened = engine.readEdition(new Uint8Array(bytes)).edition));
  const kept = engine.writeEditionCache(opened);
  const numbers = [...opened.rules.keys()];
  figures.rules = numbers.length;
  opened = undefined;
  const before = heap();
  let edition;
  // A copy, as it comes off the wire: a kept text that shares its memory with ours would weigh nothing.
  const arrived = Buffer.from(kept).toString();
  figures.cached = cpu(() => (edition = engine.readEditionCache(arrived)));

  // What the server does by itself as soon as it has time.
  const slices = slicesOf(engine.prepareRuleBook(edition));
  const hovers = [];
  for (const number of [numbers[numbers.length >> 1], ...numbers])
    hovers.push(cpu(() => engine.ruleHover(number, { edition })));
  figures.firstHover = hovers[0];
  figures.slowestHover = Math.max(...hovers);
  figures.hover = median(hovers);

  const indexing = slicesOf(engine.prepareRuleSearch(edition));
  figures.searchReady = indexing.reduce((sum, each) => sum + each, 0);
  figures.longestSlice = Math.max(...slices, ...indexing);
  const searches = [];
  for (const query of queries)
    for (let end = 1; end <= query.length; end++)
      searches.push(cpu(() => engine.searchRules(query.slice(0, end), { edition, limit: 50 })));
  figures.search = median(searches);
  figures.slowestSearch = Math.max(...searches);
  figures.document = cpu(() => engine.sectionDocument("702", edition));
  figures.memory = heap() - before;
  if (!edition.rules.size) throw new Error("the edition is gone"); // keeps it from being collected before it was weighed
  return figures;
}

/** What each slice of some work takes, where it is done as the server does it: others are let in once 5 ms have gone by. */
function slicesOf(steps) {
  const slices = [];
  let done = false;
  const slice = () => {
    const started = performance.now();
    while (!done && performance.now() - started < sliceMilliseconds) done = steps.next().done;
  };
  while (!done) slices.push(cpu(slice));
  return slices;
}

/**
 * Milliseconds of CPU that some work takes of the main thread, for which nobody else can be served. It is at most what the whole process took
 * (with its collector and compiler threads), and at most what the clock says (with the time the machine gave to others).
 */
function cpu(work) {
  const [cpuBefore, clockBefore] = [process.cpuUsage(), performance.now()];
  work();
  const clock = performance.now() - clockBefore;
  const { user, system } = process.cpuUsage(cpuBefore);
  return Math.min(clock, (user + system) / 1000);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** The figures of every edition there is, by the names of their files. */
async function measureEditions() {
  if (!existsSync(folder)) return {};
  const editions = {};
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".txt"))) {
    const { stdout } = await promisify(execFile)(process.execPath, [own, "--edition", path.join(folder, name)]);
    editions[name] = JSON.parse(stdout);
  }
  return editions;
}

/** The worst figure of all editions, under the names of the budget; none where there are no editions. */
export async function measureRules() {
  const all = Object.values(await measureEditions());
  if (all.length === 0) return {};
  const worst = (name) => Math.max(...all.map((figures) => figures[name]));
  return {
    rulesOpen: worst("open"),
    rulesCached: worst("cached"),
    rulesFirstHover: worst("firstHover"),
    rulesSlowestHover: worst("slowestHover"),
    rulesSlowestSearch: worst("slowestSearch"),
    rulesLongestSlice: worst("longestSlice"),
    rulesMemory: worst("memory"),
  };
}

if (process.argv[1] === own) {
  const given = process.argv.indexOf("--edition");
  if (given > 0) console.log(JSON.stringify(await measureEdition(process.argv[given + 1])));
  else {
    const editions = await measureEditions();
    if (Object.keys(editions).length === 0) console.log(`no editions in ${folder}: nothing measured`);
    for (const [name, figures] of Object.entries(editions)) {
      const told = Object.entries(figures).map(([what, value]) => `${what} ${Number(value.toFixed(2))}`);
      console.log(`${name}: ${told.join(", ")}`);
    }
  }
}
