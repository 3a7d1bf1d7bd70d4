/**
 * Whole abilities (CR 113.3): the frames that hold costs, triggers and sentences.
 */
import type { Meaning, Table } from "./meaning.ts";

/** Spell abilities, activated and triggered abilities. */
export const abilityMeanings: Table<Meaning> = {
  statement: { slots: { effects: "sentence", modes: "mode", chapters: "value" } },
  activatedAbility: { slots: { costs: "cost", effects: "sentence", modes: "mode" } },
  loyaltyAbility: { slots: { cost: "cost", effects: "sentence", modes: "mode" } },
  triggeredAbility: { slots: { trigger: "trigger", effects: "sentence", modes: "mode", chapters: "value" } },
};

/** Static abilities. */
export const staticAbilityMeanings: Table<Meaning> = {
  statement: { slots: { effects: "staticSentence" } },
};

/** A bullet of a modal ability. */
export const modeMeanings: Table<Meaning> = {
  mode: { slots: { ability: "modeAbility" } },
};

export const modeAbilityMeanings: Table<Meaning> = {
  statement: { slots: { effects: "sentence" } },
  worded: { slots: { word: "value", ability: "modeAbility" } },
};
