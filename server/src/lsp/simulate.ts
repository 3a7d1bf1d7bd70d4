import type { Span } from "@cardwright/engine/text/words";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type SimulateParams, type SimulationReport, simulateRequest } from "../protocol.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, cardName, rangeInCard } from "./open-files.ts";
import type { RuleText } from "./rule-text.ts";
import type { Turn } from "./turn.ts";

/** Plays a card on a board made for it: the engine's report, with places in the file and the cited rules in words. */
export async function simulateCard(
  file: OpenFile,
  card: OpenCard,
  seed: number,
  rules: RuleText,
  turn: Turn,
): Promise<SimulationReport> {
  // The game, a fifth of the server, is set up when a card is first played, and not when the server starts.
  const { simulateInParts } = await import("@cardwright/engine/simulate/simulate");
  const { source } = card;
  const { uri, languageId, version } = file.document;
  // The document goes on with what is typed meanwhile; places are meant in the text that was played.
  const document = TextDocument.create(uri, languageId, version, file.document.getText());
  const range = (span: Span | null) => span && rangeInCard(document, source, span);
  // Keystrokes are answered between the parts of the play.
  const parts = simulateInParts(source, { seed, boards: true });
  let played = parts.next();
  while (!played.done) {
    await turn.checkpoint();
    played = parts.next();
  }
  const { verdict, steps, unmodelled } = played.value;
  const cited = new Set(steps.flatMap((step) => step.rules));
  return {
    card: cardName(card),
    seed,
    verdict,
    cardRange: rangeInCard(document, source, [0, source.text.length]),
    steps: steps.map(({ event, text, rules: numbers, span, board }) => ({
      text,
      heading: event === "scene",
      rules: numbers,
      range: range(span),
      board: board ?? null,
    })),
    notModelled: unmodelled.map(({ span, why }) => ({
      text: span ? source.text.slice(...span) : cardName(card),
      reason: why,
      range: range(span),
    })),
    rules: Object.fromEntries([...cited].map((number) => [number, rules.describe(number)])),
  };
}

export const simulateFeature: Feature<SimulateParams, SimulationReport | null> = {
  method: simulateRequest,
  fallback: null,
  handle: ({ textDocument, position, seed }, context, turn) => {
    const file = fileOf(context, textDocument);
    const card = file && cardAt(file, file.document.offsetAt(position));
    return file && card ? simulateCard(file, card, seed, context.rules, turn) : null;
  },
};
