/**
 * `npm run bench`: how fast and how big Cardwright is, against the budget in `bench/budget.json`.
 *
 *   npm run bench                      builds everything and measures it
 *   npm run bench -- --no-build        measures what is built
 *   npm run bench -- --json            the figures as JSON
 *   npm run bench -- --corpus <file>   reads these cards (JSONL) instead of ones made from the samples
 *   npm run bench -- --strict          exit code 1 when the budget is exceeded
 *   npm run bench -- --save            keeps this run as the baseline that later runs are compared with
 *
 * Machines differ, and so does one machine from minute to minute. Every figure of speed is therefore the median of several
 * rounds, and between the rounds a fixed piece of work is timed: the comparison with the baseline is made in units of it.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { packageFile, root } from "../test/host/folder.mjs";
import { installIfNeeded } from "./install.mjs";

const { values: options } = parseArgs({
  options: {
    build: { type: "boolean", default: true },
    json: { type: "boolean", default: false },
    corpus: { type: "string" },
    strict: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
  },
  allowNegative: true,
});
const folder = path.join(root, "scripts", "bench");
const say = (text) => console.error(text);

await installIfNeeded(say);
const { measureEngine } = await import("./bench/engine.mjs");
const { measureEditor } = await import("./bench/editor.mjs");
const { measureRules } = await import("./bench/rules.mjs");
const { measureSizes } = await import("./bench/sizes.mjs");
const { referenceMilliseconds } = await import("./bench/reference.mjs");

if (options.build || !existsSync(packageFile)) {
  say("building");
  await (await import("./build.mjs")).buildExtension({ forPackage: true });
}
const references = [referenceMilliseconds()];
say("reading cards");
const [cpuBefore, wallBefore] = [process.cpuUsage(), performance.now()];
const figures = await measureEngine({
  corpus: options.corpus,
  between: () => references.push(referenceMilliseconds()),
});
const cpu = process.cpuUsage(cpuBefore);
// A process that never waits gets less than a core only when others want it too.
const shareOfCore = (cpu.user + cpu.system) / 1000 / (performance.now() - wallBefore);
say("typing in the language server");
Object.assign(figures, await measureEditor());
references.push(referenceMilliseconds());
say("reading rule books");
Object.assign(figures, await measureRules());
Object.assign(figures, await measureSizes());
const reference = median(references);

const budget = JSON.parse(await readFile(path.join(folder, "budget.json"), "utf8"));
const baselineFile = path.join(folder, "baseline.json");
const baseline = existsSync(baselineFile) ? JSON.parse(await readFile(baselineFile, "utf8")) : null;
const rows = Object.entries(budget.figures).map(([name, rule]) => rowOf(name, rule, figures[name]));
if (options.save) {
  await writeFile(baselineFile, `${JSON.stringify({ referenceMilliseconds: reference, figures }, null, 2)}\n`);
}
if (options.json)
  console.log(JSON.stringify({ figures, referenceMilliseconds: reference, shareOfCore, rows }, null, 2));
else print(rows);
process.exitCode = options.strict && rows.some(({ within }) => within === false) ? 1 : 0;

/** One figure beside its budget and the baseline; `ratio` above 1 is worse than the baseline, whatever the figure. */
function rowOf(name, { what, unit, most, least }, value) {
  if (value === undefined || value === null)
    return { name, what, unit, value: null, budget: most ?? least, within: null, ratio: null };
  const within = most === undefined ? value >= least : value <= most;
  const before = baseline?.figures[name];
  let ratio = null;
  if (typeof before === "number" && before > 0) {
    // Speeds and durations are compared in units of the reference work; sizes as they are.
    const machine = unit === "KB" || unit === "MB" ? 1 : reference / baseline.referenceMilliseconds;
    ratio = most === undefined ? before / machine / value : value / (before * machine);
  }
  return { name, what, unit, value, budget: most ?? least, within, ratio };
}

function print(rows) {
  const width = Math.max(...rows.map(({ what }) => what.length));
  console.log(`${"".padEnd(width)}  ${"measured".padStart(14)}  ${"budget".padStart(14)}        against the baseline`);
  for (const { what, unit, value, budget: limit, within, ratio, name } of rows) {
    const sign = budget.figures[name].most === undefined ? "≥" : "≤";
    const shown = value === null ? "not measured" : `${rounded(value)} ${unit}`;
    const verdict = within === null ? "  " : within ? "ok" : "NO";
    const compared = ratio === null ? "" : `× ${ratio.toFixed(2)}${ratio > 1.25 ? "  worse" : ""}`;
    console.log(
      `${what.padEnd(width)}  ${shown.padStart(14)}  ${`${sign} ${limit} ${unit}`.padStart(14)}  ${verdict}    ${compared}`,
    );
  }
  console.log(
    `\nreference work: ${rounded(reference)} ms${baseline ? ` (baseline ${rounded(baseline.referenceMilliseconds)} ms)` : ""}; above × 1 is worse`,
  );
  console.log(
    `Of each start of the server, Node itself takes ${rounded(figures.emptyProgram)} ms: an empty program, measured here.`,
  );
  console.log(
    `For comparison: the two public parsers for Node read about ${budget.publicParsersPerSecond} cards a second (stated, not measured here).`,
  );
  if (shareOfCore < 0.8) {
    console.log(
      `The machine is busy: this process had ${Math.round(shareOfCore * 100)} % of a core, so durations are too high; speeds count processor time.`,
    );
  }
}

function rounded(value) {
  return value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(value >= 10 ? 1 : 2);
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
