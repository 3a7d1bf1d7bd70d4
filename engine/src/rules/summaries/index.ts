/** All blocks of summaries; each block holds one entry a line, the rule number first. */
import { castingToTriggersSummaries } from "./castingToTriggers.ts";
import { keywordAbilitySummaries } from "./keywordAbilities.ts";
import { laterKeywordAbilitySummaries } from "./keywordAbilitiesLater.ts";
import { keywordActionSummaries } from "./keywordActions.ts";
import { resolvingAndEffectsSummaries } from "./resolvingAndEffects.ts";
import { targetsToLifeSummaries } from "./targetsToLife.ts";

/** The blocks in the order of the rules. */
export const allSummaries: readonly string[] = [
  targetsToLifeSummaries,
  castingToTriggersSummaries,
  resolvingAndEffectsSummaries,
  keywordActionSummaries,
  keywordAbilitySummaries,
  laterKeywordAbilitySummaries,
];
