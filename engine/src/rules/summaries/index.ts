/** All blocks of summaries; each block holds one entry a line, the rule number first. */
import { additionalRulesSummaries } from "./additionalRules.ts";
import { cardsAndTypesSummaries } from "./cardsAndTypes.ts";
import { castingToTriggersSummaries } from "./castingToTriggers.ts";
import { damageToStickersSummaries } from "./damageToStickers.ts";
import { gameConceptsSummaries } from "./gameConcepts.ts";
import { keywordAbilitySummaries } from "./keywordAbilities.ts";
import { laterKeywordAbilitySummaries } from "./keywordAbilitiesLater.ts";
import { keywordActionSummaries } from "./keywordActions.ts";
import { layersAndReplacementSummaries } from "./layersAndReplacement.ts";
import { multiplayerAndVariantsSummaries } from "./multiplayerAndVariants.ts";
import { resolvingAndEffectsSummaries } from "./resolvingAndEffects.ts";
import { specialCardsAndGameSummaries } from "./specialCardsAndGame.ts";
import { targetsToLifeSummaries } from "./targetsToLife.ts";
import { turnAndCombatSummaries } from "./turnAndCombat.ts";
import { typesAndZonesSummaries } from "./typesAndZones.ts";

/** The blocks in the order of the rules. */
export const allSummaries: readonly string[] = [
  gameConceptsSummaries,
  targetsToLifeSummaries,
  damageToStickersSummaries,
  cardsAndTypesSummaries,
  typesAndZonesSummaries,
  turnAndCombatSummaries,
  castingToTriggersSummaries,
  resolvingAndEffectsSummaries,
  layersAndReplacementSummaries,
  additionalRulesSummaries,
  keywordActionSummaries,
  keywordAbilitySummaries,
  laterKeywordAbilitySummaries,
  specialCardsAndGameSummaries,
  multiplayerAndVariantsSummaries,
];
