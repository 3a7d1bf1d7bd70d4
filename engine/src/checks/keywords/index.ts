/** Checks of keyword abilities (CR 702). */
import type { Check } from "../check.ts";
import { abilityWordAlone } from "./ability-word-alone.ts";
import { auraWithoutEnchant } from "./aura-without-enchant.ts";
import { enchantTarget } from "./enchant-target.ts";
import { gainsPower } from "./gains-power-or-toughness.ts";
import { getsAbility } from "./gets-ability.ts";
import { keywordAsAbilityWord } from "./keyword-as-ability-word.ts";
import { numberForCost } from "./keyword-cost-as-number.ts";
import { costWithoutDash } from "./keyword-cost-without-dash.ts";
import { dashCostWithoutStop } from "./keyword-cost-without-full-stop.ts";
import { manaForNumber } from "./keyword-number-as-mana.ts";
import { keywordOnWrongCard } from "./keyword-on-wrong-card.ts";
import { keywordTwice } from "./keyword-twice.ts";
import { missingParameter } from "./keyword-without-parameter.ts";
import { misspeltKeyword } from "./misspelt-keyword.ts";
import { protectionAgainst } from "./protection-against.ts";
import { hasStatsAnd } from "./has-stats-and.ts";
import { getsBareStats } from "./gets-bare-stats.ts";
import { summoningSickness } from "./summoning-sickness.ts";
import { andBetweenKeywords } from "./and-between-keywords.ts";
import { gainsForHas } from "./gains-for-has.ts";
import { keywordWithEffect } from "./keyword-with-effect.ts";
import { abilityAsKeyword } from "./ability-as-keyword.ts";
import { abilityWithoutQuotes } from "./ability-without-quotes.ts";
import { attachmentWithoutKeyword } from "./attachment-without-keyword.ts";

export const keywordChecks: readonly Check[] = [
  missingParameter,
  numberForCost,
  manaForNumber,
  costWithoutDash,
  dashCostWithoutStop,
  protectionAgainst,
  misspeltKeyword,
  keywordOnWrongCard,
  auraWithoutEnchant,
  enchantTarget,
  keywordTwice,
  gainsPower,
  getsAbility,
  abilityWordAlone,
  keywordAsAbilityWord,
  hasStatsAnd,
  getsBareStats,
  summoningSickness,
  andBetweenKeywords,
  gainsForHas,
  keywordWithEffect,
  abilityAsKeyword,
  abilityWithoutQuotes,
  attachmentWithoutKeyword,
];
