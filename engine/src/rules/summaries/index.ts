/** All blocks of summaries; each block holds one entry a line, the rule number first. */
import { automaticActionsAndCopiesSummaries } from "./automaticActionsAndCopies.ts";
import { cardTypesSummaries } from "./cardTypes.ts";
import { castingToTriggersSummaries } from "./castingToTriggers.ts";
import { casualVariantsSummaries } from "./casualVariants.ts";
import { controlAndRestartsSummaries } from "./controlAndRestarts.ts";
import { damageToStickersSummaries } from "./damageToStickers.ts";
import { gameConceptsSummaries } from "./gameConcepts.ts";
import { keywordAbilitiesSummaries } from "./keywordAbilities.ts";
import { keywordAbilitiesLaterSummaries } from "./keywordAbilitiesLater.ts";
import { keywordAbilitiesLatestSummaries } from "./keywordAbilitiesLatest.ts";
import { keywordActionsSummaries } from "./keywordActions.ts";
import { layersAndReplacementSummaries } from "./layersAndReplacement.ts";
import { multiplayerSummaries } from "./multiplayer.ts";
import { partsOfACardSummaries } from "./partsOfACard.ts";
import { permanentsToEmblemsSummaries } from "./permanentsToEmblems.ts";
import { resolvingAndEffectsSummaries } from "./resolvingAndEffects.ts";
import { specialCardsSummaries } from "./specialCards.ts";
import { targetsToLifeSummaries } from "./targetsToLife.ts";
import { termsOfTheGameSummaries } from "./termsOfTheGame.ts";
import { turnAndCombatSummaries } from "./turnAndCombat.ts";
import { zonesSummaries } from "./zones.ts";

/** The blocks in the order of the rules. */
export const allSummaries: readonly string[] = [
  gameConceptsSummaries,
  permanentsToEmblemsSummaries,
  targetsToLifeSummaries,
  damageToStickersSummaries,
  partsOfACardSummaries,
  cardTypesSummaries,
  zonesSummaries,
  turnAndCombatSummaries,
  castingToTriggersSummaries,
  resolvingAndEffectsSummaries,
  layersAndReplacementSummaries,
  termsOfTheGameSummaries,
  keywordActionsSummaries,
  keywordAbilitiesSummaries,
  keywordAbilitiesLaterSummaries,
  keywordAbilitiesLatestSummaries,
  automaticActionsAndCopiesSummaries,
  specialCardsSummaries,
  controlAndRestartsSummaries,
  multiplayerSummaries,
  casualVariantsSummaries,
];
