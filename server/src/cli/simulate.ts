import { type CardDocument, type CardSource, parseCardDocument } from "@cardwright/engine/cards/index";
import type { SimulationReport } from "@cardwright/engine/simulate/report";
import { simulate as play } from "@cardwright/engine/simulate/simulate";
import type { Span } from "@cardwright/engine/text/words";
import { readArguments, wholeNumber } from "./arguments.ts";
import { readInputs } from "./input-files.ts";
import { type Command, type CommandIo, UsageError, writeJson } from "./io.ts";
import { nameOfCard } from "./judge.ts";
import { type Paint, paintFor } from "./paint.ts";
import { parseOptionsOf, SetFiles } from "./set-files.ts";

/** `cardwright simulate`: a card played on a board made for it. */
export const simulate: Command = {
  name: "simulate",
  summary: "one card played on a board on which its abilities can be used, each step with its rules",
  usage: `cardwright simulate <file or -> --card "Name"

  --card "Name"   the card to play; not needed where the file holds one
  --ability <n>   only the ability on the card's n-th rules line has to be used
  --seed <n>      the seed of all chance (1); the same seed gives the same steps
  --games <n>     that many games with seeds from the first on; tells how each ended
  Exit code 1: something of the card could not be played.`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      card: { type: "string" },
      ability: { type: "string" },
      seed: { type: "string" },
      games: { type: "string" },
    });
    if (positionals.length !== 1) throw new UsageError("Say which card file the card is in.");
    const ability = wholeNumber("ability", values.ability, 1);
    const seed = wholeNumber("seed", values.seed, 0) ?? 1;
    const games = wholeNumber("games", values.games, 1) ?? 1;
    const { files, failures } = await readInputs(positionals, ".cards", io);
    const card = files.length === 0 ? failures.join("\n") : await cardIn(files, values.card, io);
    if (typeof card === "string") {
      io.err(`${card}\n`);
      return 2;
    }
    const lines = card.faces.flatMap((face) => face.lines).length;
    if (ability !== undefined && ability > lines) {
      throw new UsageError(`${nameOfCard(card)} has ${lines} rules lines; there is no ability ${ability}.`);
    }
    const reports = Array.from({ length: games }, (_, game) =>
      inDocument(play(card, { seed: seed + game, ...(ability === undefined ? {} : { ability }) }), card),
    );
    const [first] = reports;
    if (games > 1) showGames(reports, values.json === true, io);
    else if (values.json) writeJson(io, first);
    else io.out(reportAsText(first!, card, paintFor(io.colors)));
    return reports.some(({ unmodelled }) => unmodelled.length > 0) ? 1 : 0;
  },
};

/** The card of that name (any face's, in any letter case) among the files; one sentence when there is none. */
async function cardIn(
  files: readonly { readonly name: string; readonly path: string | null; readonly text: string }[],
  name: string | undefined,
  io: CommandIo,
): Promise<CardSource | string> {
  const sets = new SetFiles();
  const documents: CardDocument[] = [];
  for (const file of files)
    documents.push(parseCardDocument(file.text, parseOptionsOf(await sets.of(file.path, io.cwd))));
  const cards = documents.flatMap((document) => document.cards);
  if (cards.length === 0) return `There is no card in ${files.map((file) => file.name).join(", ")}.`;
  const names = cards.map(nameOfCard);
  if (name === undefined) {
    return cards.length === 1 ? cards[0]! : `Say with --card which card to play: ${names.slice(0, 60).join(", ")}.`;
  }
  const wanted = name.trim().toLowerCase();
  const found = cards.find((card) =>
    [...card.faces.map((face) => face.name.text), card.faces.map((face) => face.name.text).join(" // ")].some(
      (own) => own.toLowerCase() === wanted,
    ),
  );
  return found ?? `There is no card called “${name}”. There are: ${names.slice(0, 60).join(", ")}.`;
}

/** A report with the card's name and with places in the document. */
function inDocument(report: SimulationReport, card: CardSource): SimulationReport {
  const moved = (span: Span | null): Span | null => span && [span[0] + card.start, span[1] + card.start];
  return {
    ...report,
    card: nameOfCard(card),
    steps: report.steps.map((step) => ({ ...step, span: moved(step.span) })),
    unmodelled: report.unmodelled.map((part) => ({ ...part, card: nameOfCard(card), span: moved(part.span) })),
  };
}

function reportAsText(report: SimulationReport, card: CardSource, paint: Paint): string {
  const lines = [`${paint.bold(report.card)} ${paint.dim(`seed ${report.seed}`)}`];
  const width = String(report.steps.length).length;
  for (const { n, event, text, rules, span } of report.steps) {
    if (event === "scene") {
      lines.push("", paint.cyan(text));
      continue;
    }
    const cited = rules.length > 0 ? paint.dim(` CR ${rules.join(", ")}`) : "";
    lines.push(`  ${paint.dim(String(n).padStart(width))}  ${text}${cited}`);
    if (span) lines.push(`  ${"".padStart(width)}  ${paint.dim(`“${wordsAt(card, span)}”`)}`);
  }
  lines.push("");
  for (const { span, why } of report.unmodelled) {
    const words = span ? `“${wordsAt(card, span)}”: ` : "";
    lines.push(paint.yellow(`not modelled: ${words}${why}`));
  }
  lines.push(report.unmodelled.length > 0 ? report.verdict : paint.green(report.verdict), "");
  return lines.join("\n");
}

function wordsAt(card: CardSource, [start, end]: Span): string {
  const words = card.text.slice(start - card.start, end - card.start).replaceAll(/\s+/g, " ");
  return words.length > 90 ? `${words.slice(0, 89)}…` : words;
}

/** How several games ended. */
function showGames(reports: readonly SimulationReport[], json: boolean, io: CommandIo): void {
  const [first] = reports;
  const games = reports.map(({ seed, verdict, steps, unmodelled }) => ({
    seed,
    verdict,
    steps: steps.length,
    unmodelled: unmodelled.length,
  }));
  if (json) writeJson(io, { card: first!.card, games });
  else {
    const paint = paintFor(io.colors);
    io.out(`${paint.bold(first!.card)}\n`);
    for (const { seed, verdict, steps } of games)
      io.out(`  ${paint.dim(`seed ${seed}`)}  ${verdict} ${paint.dim(`${steps} steps`)}\n`);
  }
}
