/** How a set wants its cards judged. */
import type { SetFile } from "../cards/setFile.ts";
import type { Severity } from "./finding.ts";

/** Eras of wording, the newest first; see `templatingEras` of the set file. */
export type Era = SetFile["era"];

const order: readonly Era[] = ["current", "pre-FDN", "pre-BLB", "pre-STX", "pre-DOM"];

/** Everything is optional: without options a card is judged as one of today, with nothing declared. */
export interface CheckOptions {
  /** The set's own severities by code; `off` silences a check. */
  readonly severities?: Readonly<Record<string, Severity | "off">>;
  /** The wordings the set follows. */
  readonly era?: Era;
  /** Checks silenced for the whole file, besides those the card silences itself. */
  readonly allowed?: readonly string[];
  /** Mana is written without braces in this file: `1R`. */
  readonly bareMana?: boolean;
  /** Whether to say what could stand in the place of words that are not understood: it takes long, so not while somebody types. */
  readonly explainFully?: boolean;
  /** What the set declares. */
  readonly subtypes?: readonly string[];
  readonly counters?: readonly string[];
  readonly abilityWords?: readonly string[];
  readonly keywords?: readonly string[];
  /** Names of the set's other cards and tokens. */
  readonly cardNames?: readonly string[];
}

/** The options that follow from a set file. */
export function optionsOfSet(set: SetFile): CheckOptions {
  return {
    severities: set.severities,
    era: set.era,
    bareMana: set.dialect === "bare",
    subtypes: Object.values(set.subtypes).flatMap((names) => names ?? []),
    counters: set.counters,
    abilityWords: set.abilityWords,
    keywords: set.keywords.map(({ name }) => name),
    cardNames: set.tokens.map(({ name }) => name),
  };
}

/** Whether a set follows wordings from before a change: then what was right before it is not told off. */
export function isBefore(era: Era | undefined, change: Era): boolean {
  return order.indexOf(era ?? "current") >= order.indexOf(change);
}
