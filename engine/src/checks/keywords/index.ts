/** Checks of keyword abilities (CR 702). */
import type { Check } from "../check.ts";
import { abilityWordAlone, keywordAsAbilityWord } from "./abilityWords.ts";
import { gainsPower, getsAbility } from "./gainAndGet.ts";
import { auraWithoutEnchant, enchantTarget, keywordOnWrongCard, keywordTwice } from "./onTheWrongCard.ts";
import * as parameters from "./parameters.ts";

export const keywordChecks: readonly Check[] = [
  parameters.missingParameter,
  parameters.numberForCost,
  parameters.manaForNumber,
  parameters.costWithoutDash,
  parameters.dashCostWithoutStop,
  parameters.protectionAgainst,
  parameters.misspeltKeyword,
  keywordOnWrongCard,
  auraWithoutEnchant,
  enchantTarget,
  keywordTwice,
  gainsPower,
  getsAbility,
  abilityWordAlone,
  keywordAsAbilityWord,
];
