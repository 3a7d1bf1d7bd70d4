/**
 * `npm start`: a first look, in the terminal. Installs and builds what is missing, checks the sample set, plays its cards, and
 * shows one mistake with its rule and its fix. Ends by itself; the exit code is 0 when the samples are as they should be.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../test/host/folder.mjs";
import { installIfNeeded } from "./install.mjs";

await installIfNeeded();
const { buildCli, cliBundle } = await import("./build-cli.mjs");
await buildCli();
const { paintFor, runCommandLine, takesColors } = await import(pathToFileURL(cliBundle).href);

const colors = takesColors(process.stdout, process.env);
const paint = paintFor(colors);
const set = "samples/emberfall.cards";
const mistakes = "samples/mistakes.cards";
let failed = false;

title("Cardwright reads, checks and plays cards of your own");
await step(`cardwright check ${set}`, ["check", set]);
await playSamples();
await showMistake();
console.log(
  `\n${paint.bold("Next")}: ${paint.cyan("npm run editor")} opens these cards in VS Code; ${paint.cyan("npm test")} runs every test.`,
);
console.log(`The command line is ${paint.cyan("npx cardwright --help")}.`);
process.exitCode = failed ? 1 : 0;

/** Plays every card of the sample set, one line a card, and the first in full. */
async function playSamples() {
  const { output } = await run(["parse", set, "--json", "--no-spans"]);
  const names = [...new Set(JSON.parse(output).map(({ card }) => card))];
  const first = names[0];
  await step(`cardwright simulate ${set} --card "${first}" --seed 1`, [
    "simulate",
    set,
    "--card",
    first,
    "--seed",
    "1",
  ]);
  title(`each of the ${names.length} cards, played on a board made for it`);
  for (const name of names) {
    const { code, output: json, errors } = await run(["simulate", set, "--card", name, "--seed", "1", "--json"]);
    if (code !== 0) failed = true;
    if (json === "") {
      console.log(`  ${paint.red("✗")} ${name} ${errors.trim()}`);
      continue;
    }
    const { steps, unmodelled } = JSON.parse(json);
    const rules = new Set(steps.flatMap((each) => each.rules)).size;
    const missing = unmodelled.length > 0 ? paint.yellow(`, not modelled: ${unmodelled.length}`) : "";
    console.log(`  ${paint.green("✓")} ${name} ${paint.dim(`${steps.length} steps under ${rules} rules`)}${missing}`);
  }
}

/** One wrong card: what is said about it, the rule, and the card after the fix. */
async function showMistake() {
  const records = JSON.parse((await run(["check", mistakes, "--json"])).output);
  const record = records.find(({ rules, fixes }) => rules.length > 0 && fixes.length > 0) ?? records[0];
  if (!record) return;
  title(`one mistake of ${mistakes}`);
  // What the command says of the whole file, without all but this message.
  const { output } = await run(["check", mistakes]);
  const place = `${mistakes}:${record.line}:${record.column}`;
  console.log(output.split("\n\n").find((block) => block.includes(place)));
  for (const rule of record.rules.slice(0, 1)) process.stdout.write((await run(["rule", rule])).output);
  const [fix] = record.fixes;
  if (!fix) return;
  console.log(`\n${paint.green(`after “${fix.title}”:`)}`);
  const lines = (await readFile(path.join(root, mistakes), "utf8")).split("\n");
  for (const edit of [...fix.edits].reverse()) {
    if (edit.line !== edit.endLine) continue;
    const line = lines[edit.line - 1];
    lines[edit.line - 1] = line.slice(0, edit.column - 1) + edit.text + line.slice(edit.endColumn - 1);
  }
  console.log(`  ${lines[record.line - 1]}`);
}

/** Runs a command line and shows what it says under its own heading. */
async function step(heading, args) {
  title(heading);
  const { code, output, errors } = await run(args);
  process.stdout.write(output);
  if (errors) console.log(paint.red(errors.trim()));
  if (code !== 0) failed = true;
}

async function run(args, input = "") {
  let output = "";
  let errors = "";
  const code = await runCommandLine(args, {
    cwd: root,
    readInput: async () => input,
    out: (text) => {
      output += text;
    },
    err: (text) => {
      errors += text;
    },
    colors,
  });
  return { code, output, errors };
}

function title(text) {
  console.log(`\n${paint.bold(paint.cyan(`▶ ${text}`))}`);
}
