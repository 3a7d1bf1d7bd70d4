#!/usr/bin/env node
// Measures completion: cards are cut at random words, and the true next word is looked for among the first ten offers. The built
// language server is asked, with the card typed as far as the cut into a file; with --engine the engine alone.
//
//   node scripts/completions.mjs                                  our own samples (other cards than the counts were made from)
//   node scripts/completions.mjs <cards.jsonl> --names <file>     the cards of a corpus that a file names, one a line
//   node scripts/completions.mjs <cards.jsonl> --random <n>       so many of a corpus; --apart: those that are kept apart
//   further: --seeds 1,2,3 --cuts <n a face> --report <folder> --engine
//
// Counts only are printed; the report quotes cards and belongs into a folder that is not committed.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importBundled, root } from "./bundled.mjs";
import { CompletionServer } from "./completions/server.mjs";

const given = process.argv.slice(2);
const option = (name) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined);
const cards = given[0]?.startsWith("--") ? undefined : given[0];
const { cutsOf, facesOf, FIRST, offersAtCut, rankOf, sampleFaces } = await importBundled(
  "completions/measure",
  `export * from "./scripts/completions/cuts.ts"; export { offersAtCut } from "./scripts/completions/engine.ts";`,
);

const faces = chosenFaces();
const seeds = (option("--seeds") ?? "1,2,3").split(",").map(Number);
const count = Number(option("--cuts") ?? 1);
const misses = [];
const shares = [];
const clocks = [];
const cores = [];
const server = given.includes("--engine") ? undefined : await startServer();
for (const seed of seeds) {
  const cuts = cutsOf(faces, seed, count);
  let found = 0;
  for (const cut of cuts) {
    const offers = (server ? await askServer(cut) : offersAtCut(cut)).slice(0, FIRST);
    if (rankOf(cut.word, offers) > 0) found++;
    else if (cut.face.shown) misses.push(`${textBefore(cut)} [${cut.word}] ${offers.join(" | ")}`);
  }
  shares.push(found / cuts.length);
  console.log(`seed ${seed}: ${found} of ${cuts.length} cuts (${percent(found / cuts.length)})`);
}
console.log(
  `all: ${percent(shares.reduce((sum, share) => sum + share, 0) / shares.length)} over ${faces.length} faces`,
);
if (server) {
  console.log(`by the clock: ${spread(clocks)}; the server at work: ${spread(cores)}`);
  console.log(`memory at the end: ${(await server.memory()).toFixed(0)} MB`);
  await server.stop();
}
if (option("--report")) {
  mkdirSync(option("--report"), { recursive: true });
  writeFileSync(path.join(option("--report"), "completion-misses.txt"), misses.join("\n"));
}

function chosenFaces() {
  if (!cards) {
    console.log("no corpus is named: our own samples are cut");
    return sampleFaces(path.join(root, "samples", "emberfall.cards"));
  }
  const names = option("--names");
  const choice = names
    ? { names }
    : given.includes("--apart")
      ? { keptApart: true }
      : { random: Number(option("--random") ?? 300) };
  return facesOf(path.resolve(cards), choice);
}

/** Starts the server, opens a card and tells how long its very first completion takes. */
async function startServer() {
  const started = await CompletionServer.start();
  await started.open("Soot Herald {1}{R}\nCreature — Goblin Scout\nWhenever this creature \n");
  const atOnce = await started.offers({ line: 2, character: 23 });
  console.log(`first call, right behind the first messages: ${atOnce.clock.toFixed(0)} ms`);
  await started.stop();
  const server = await CompletionServer.start();
  await server.open("Soot Herald {1}{R}\nCreature — Goblin Scout\nWhenever this creature \n");
  await new Promise((resolve) => setTimeout(resolve, Number(option("--rest") ?? 5000)));
  const first = await server.offers({ line: 2, character: 23 });
  console.log(
    `first call, ${Number(option("--rest") ?? 5000) / 1000} s later: ${first.clock.toFixed(0)} ms, at work ${first.core.toFixed(0)} ms; memory ${(await server.memory()).toFixed(0)} MB`,
  );
  return server;
}

async function askServer(cut) {
  const { face, line, at } = cut;
  const head = [`${face.name}${face.manaCost ? ` ${face.manaCost}` : ""}`, face.typeLine];
  const lines = [...head, ...face.lines.slice(0, line), face.lines[line].slice(0, at)];
  await server.type(lines.join("\n"));
  const { offers, clock, core } = await server.offers({ line: lines.length - 1, character: at });
  clocks.push(clock);
  cores.push(core);
  return offers;
}

function textBefore({ face, line, at }) {
  return `${line}: ${face.lines[line].slice(0, at)}`;
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)}`;
  return `half under ${at(0.5)} ms, 99 of 100 under ${at(0.99)} ms, slowest ${at(1)} ms`;
}
