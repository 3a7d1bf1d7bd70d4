import path from "node:path";
import { corpusCardSource, readCorpus, templatingEras } from "@cardwright/engine/cards/index";
import { oracleGrammar } from "@cardwright/engine/language/grammar";
import { oneOf, readArguments, wholeNumber } from "./arguments.ts";
import { measureCard, timeReading } from "./coverage/measure-card.ts";
import { Report } from "./coverage/report.ts";
import { testGrammar } from "./coverage/self-test.ts";
import { type Figures, Tally } from "./coverage/tally.ts";
import { readInputs } from "./input-files.ts";
import { type Command, UsageError, writeJson } from "./io.ts";
import { type Paint, paintFor } from "./paint.ts";
import { playMeasure } from "./play-measure.ts";

/** Before more cards than this are measured, the grammar tests itself. */
const FEW = 500;

/** `cardwright coverage`: how much of a corpus is read, exact, clean and playable. */
export const coverage: Command = {
  name: "coverage",
  summary: "how much of a corpus is read, exact, clean, playable",
  usage: `cardwright coverage <cards.jsonl or ->

  --play             also play each card
  --era ${templatingEras.join("|")}   the wordings the cards follow (current)
  --report <folder>  tables for those who improve Cardwright; they quote the corpus
  --limit <n>        only the first n cards
  --unread <n>       how many unread phrases to list (200)`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      play: { type: "boolean" },
      era: { type: "string" },
      report: { type: "string" },
      limit: { type: "string" },
      unread: { type: "string" },
    });
    if (positionals.length === 0)
      throw new UsageError("Say which corpus to measure: a file with one card in JSON a line.");
    const era = oneOf("era", values.era, templatingEras, "current");
    const limit = wholeNumber("limit", values.limit, 1);
    const mostUnread = wholeNumber("unread", values.unread, 0) ?? 200;
    const { files, failures } = await readInputs(positionals, ".jsonl", io);
    const problems = [...failures];
    const tallies = { all: new Tally(), core: new Tally() };
    const report = values.report === undefined ? null : new Report();
    const grammar = oracleGrammar();
    const options = { now: () => performance.now(), judge: { era }, play: values.play ? playMeasure() : null };
    let isTested = false;
    let left = limit ?? Number.POSITIVE_INFINITY;
    for (const file of files) {
      const corpus = readCorpus(file.text);
      if (corpus.cards.length > FEW && !isTested) {
        problems.push(...testGrammar());
        isTested = true;
      }
      for (const { line, message } of corpus.problems) problems.push(`${file.name}:${line}: ${message}`);
      const cards = corpus.cards.slice(0, left);
      left -= cards.length;
      // Reading is timed in a pass of its own, so that neither making the cards' sources nor what printing and judging leave to be cleared
      // away is counted with it.
      for (const card of cards) corpusCardSource(card);
      const readSeconds = cards.map((card) => timeReading(card, options.now));
      for (const [i, card] of cards.entries()) {
        const measure = measureCard(card, readSeconds[i]!, options);
        tallies.all.add(measure);
        if (card.core) tallies.core.add(measure);
        report?.add(measure);
      }
    }
    for (const problem of problems) io.err(`${problem}\n`);
    const figures = { all: tallies.all.figures(grammar, mostUnread), core: tallies.core.figures(grammar, mostUnread) };
    if (report && values.report !== undefined) await report.write(path.resolve(io.cwd, values.report), grammar);
    if (values.json) writeJson(io, figures);
    else io.out(figuresAsText(figures, paintFor(io.colors)));
    return problems.length > 0 ? 2 : 0;
  },
};

function figuresAsText(figures: { readonly all: Figures; readonly core: Figures }, paint: Paint): string {
  const percent = (value: number | undefined): string => (value === undefined ? "-" : `${(value * 100).toFixed(2)} %`);
  const rows: [string, (of: Figures) => string][] = [
    ["cards", (of) => String(of.cards)],
    ["read", (of) => percent(of.shares.read)],
    ["exact", (of) => percent(of.shares.exact)],
    ["ambiguous (of read)", (of) => percent(of.shares.ambiguousOfRead)],
    ["clean", (of) => percent(of.shares.clean)],
    ["with errors", (of) => percent(of.withErrors / Math.max(1, of.cards))],
    ["with warnings", (of) => percent(of.withWarnings / Math.max(1, of.cards))],
    ["playable", (of) => percent(of.shares.playable)],
    ["lines exact", (of) => percent(of.shares.linesExact)],
    ["words in names and ability words", (of) => percent(of.freeWords)],
    ["words of rare templates", (of) => percent(of.rareTemplateWords)],
    ["cards a second", (of) => String(of.cardsPerSecond)],
    [
      "ms a card: half, 99 of 100, all",
      ({ readMilliseconds: { p50, p99, longest } }) => [p50, p99, longest].map((value) => value.toFixed(2)).join(" "),
    ],
    [
      "seconds: read, print, judge, play",
      (of) =>
        [of.seconds.read, of.seconds.print, of.seconds.judge, of.seconds.play]
          .map((value) => value.toFixed(2))
          .join(" "),
    ],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(
    ([name, show]) => `${name.padEnd(width)}  ${show(figures.all).padStart(22)}  ${show(figures.core).padStart(22)}`,
  );
  const preferences = Object.entries(figures.core.decidedByPreference).map(
    ([name, cards]) => `  ${String(cards).padStart(6)}  ${name}`,
  );
  const unread = figures.core.unread.slice(0, 20).map(({ text, count }) => `  ${String(count).padStart(6)}  ${text}`);
  return [
    paint.bold(`${"".padEnd(width)}  ${"all".padStart(22)}  ${"core".padStart(22)}`),
    ...lines,
    ...(preferences.length > 0 ? ["", paint.bold("core cards decided by a preference"), ...preferences] : []),
    ...(unread.length > 0 ? ["", paint.bold("most often not understood"), ...unread] : []),
    "",
  ].join("\n");
}
