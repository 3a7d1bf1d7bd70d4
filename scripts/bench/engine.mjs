import { readFile } from "node:fs/promises";
import { importBundled } from "../bundled.mjs";
import { cardsFromSamples } from "./cards.mjs";
import { measurePlayouts } from "./playouts.mjs";
import { coreMilliseconds } from "./reference.mjs";

const ROUNDS = 7;
const MORE_TEMPLATES = 3000;

/** The parts of the engine that are measured, as one bundle, as they ship. */
function loadEngine() {
  return importBundled(
    "bench/engine",
    `
    export { parseCardDocument, readCorpus, corpusCardSource, readCard } from "./engine/src/cards/index.ts";
    export { readFace } from "./engine/src/language/read.ts";
    export { oracleBuilder, oracleGrammar } from "./engine/src/language/grammar.ts";
    export { isTypeWord } from "./engine/src/language/vocabulary.ts";
    export { addCard } from "./engine/src/game/cards/fromSource.ts";
    export { stockLibrary } from "./engine/src/game/cards/stock.ts";
    export { run } from "./engine/src/game/machine.ts";
    export { place, startInTheMiddle } from "./engine/src/game/setup.ts";
    export { plainPolicy } from "./engine/src/simulate/policy.ts";
    export { checkCard } from "./engine/src/checks/index.ts";
    export { OpenFiles } from "./server/src/lsp/open-files.ts";
    export { readings } from "./server/src/lsp/card-analysis.ts";
    export { TextDocument } from "vscode-languageserver-textdocument";
  `,
  );
}

/**
 * How many cards a second are read, read with many more templates, and read and judged. Medians of several rounds, each over
 * all cards with nothing kept between cards; making the grammar is not part of it.
 */
export async function measureEngine({ corpus, between }) {
  const engine = await loadEngine();
  const cards = corpus
    ? engine.readCorpus(await readFile(corpus, "utf8")).cards.map(engine.corpusCardSource)
    : engine.parseCardDocument((await cardsFromSamples(2000)).join("\n\n")).cards;
  engine.oracleGrammar();
  const read = await perSecond(cards.length, between, () => {
    for (const card of cards) engine.readCard(card);
  });
  const bigger = grammarWithMore(engine);
  const faces = cards.flatMap(faceInputs);
  const more = await perSecond(cards.length, between, () => {
    for (const face of faces) engine.readFace(face, bigger);
  });
  const judged = await perSecond(cards.length, between, () => {
    for (const card of cards) engine.checkCard(card, engine.readCard(card));
  });
  const samples = engine.parseCardDocument((await cardsFromSamples(60)).join("\n\n")).cards;
  const playouts = measurePlayouts(engine, samples);
  return {
    readCardsPerSecond: read,
    readWithMoreTemplatesPerSecond: more,
    judgeCardsPerSecond: judged,
    ...slowCards(engine, cards),
    ...(await cardsReadForAnEdit(engine)),
    ...playouts,
  };
}

/** The time of one card that only one in a hundred exceeds, and that of the slowest: each card's best of several rounds. */
function slowCards(engine, cards) {
  const times = cards.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, card] of cards.entries()) {
      const started = performance.now();
      engine.readCard(card);
      times[i] = Math.min(times[i], performance.now() - started);
    }
  times.sort((a, b) => a - b);
  return { readSlowCard: times[Math.floor(times.length * 0.99)], readSlowestCard: times.at(-1) };
}

/** How many cards of an open file of 300 are read again after an edit in one of them. */
async function cardsReadForAnEdit(engine) {
  const text = `${(await cardsFromSamples(300)).join("\n\n")}\n`;
  const document = engine.TextDocument.create("file:///bench/set.cards", "cards", 1, text);
  const files = new engine.OpenFiles();
  const look = () => files.of(document).cards.reduce((sum, { analysis }) => sum + analysis.findings.length, 0);
  look();
  const before = engine.readings.cards;
  const at = document.positionAt(text.indexOf(".", text.length >> 1));
  engine.TextDocument.update(document, [{ range: { start: at, end: at }, text: " again" }], 2);
  look();
  return { cardsReadForAnEdit: engine.readings.cards - before };
}

/**
 * How many a second, on one core: the median of several rounds after two to warm up. A round takes what is less of its time
 * by the clock (which runs on while others have the core) and its processor time (which also counts collecting on other cores).
 */
async function perSecond(count, between, work) {
  work();
  work();
  const seconds = [];
  for (let round = 0; round < ROUNDS; round++) {
    between();
    seconds.push(coreMilliseconds(work) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return count / seconds.sort((a, b) => a - b)[ROUNDS >> 1];
}

function faceInputs(card) {
  return card.faces.map((face) => ({ name: face.name.text, typeLine: face.typeLine.canonical, lines: face.lines }));
}

/**
 * The grammar with thousands of further templates: copies of its own, in the same rules, each with one fixed word changed.
 * They share first words with what they were copied from, as the templates of a grown grammar do.
 */
function grammarWithMore(engine) {
  const { definitions } = engine.oracleGrammar();
  const builder = engine.oracleBuilder();
  let added = 0;
  for (let copy = 0; added < MORE_TEMPLATES && copy < 50; copy++) {
    for (const definition of definitions) {
      if (added >= MORE_TEMPLATES) break;
      const source = withOneWordChanged(definition.source, copy);
      if (!source) continue;
      builder.templates(definition.rule, { [`generated${added}`]: source });
      added++;
    }
  }
  if (added < MORE_TEMPLATES) throw new Error(`only ${added} further templates could be made`);
  return builder.build(engine.isTypeWord);
}

/** A template's source with one of its fixed words made into one that no card has; null when it has none outside of braces. */
function withOneWordChanged(source, copy) {
  const [pattern, ...rest] = source.split(" => ");
  const words = [...pattern.matchAll(/(?<![\w{:<|!^,#*+])[a-z]{3,}(?![\w}:|>{])/g)].filter(({ index }) => {
    const before = pattern.slice(0, index);
    const depth = (open, close) => before.split(open).length - before.split(close).length;
    return depth("{", "}") === 0 && depth("<", ">") === 0;
  });
  if (words.length === 0) return null;
  const word = words[copy % words.length];
  const changed = `${word[0]}q${copy}x`.replaceAll(/\d/g, (digit) => "abcdefghij"[digit]);
  return [pattern.slice(0, word.index) + changed + pattern.slice(word.index + word[0].length), ...rest].join(" => ");
}
