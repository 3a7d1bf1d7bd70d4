import { simulate } from "@cardwright/engine/simulate/simulate";
import type { Span } from "@cardwright/engine/text/words";
import { type SimulateParams, type SimulationReport, simulateRequest } from "../protocol.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, cardName, rangeInCard } from "./open-files.ts";
import type { RuleText } from "./rule-text.ts";

/** Plays a card on a board made for it: the engine's report, with places in the file and the cited rules in words. */
export function simulateCard(file: OpenFile, card: OpenCard, seed: number, rules: RuleText): SimulationReport {
  const { source } = card;
  const range = (span: Span | null) => span && rangeInCard(file.document, source, span);
  const { verdict, steps, unmodelled } = simulate(source, { seed, boards: true });
  const cited = new Set(steps.flatMap((step) => step.rules));
  return {
    card: cardName(card),
    seed,
    verdict,
    cardRange: rangeInCard(file.document, source, [0, source.text.length]),
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
  handle: ({ textDocument, position, seed }, context) => {
    const file = fileOf(context, textDocument);
    const card = file && cardAt(file, file.document.offsetAt(position));
    return file && card ? simulateCard(file, card, seed, context.rules) : null;
  },
};
