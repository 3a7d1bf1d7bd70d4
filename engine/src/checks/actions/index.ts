/** Checks of keyword actions (CR 701) and other things that are done. */
import type { Check } from "../check.ts";
import { damageTaken, damageWithoutSource } from "./damageWithoutSource.ts";
import { searchWithoutShuffle, shuffleYourLibrary, topCardsIntoGraveyard } from "./libraryActions.ts";
import * as misfits from "./misfits.ts";
import { sacrificeOfTarget } from "./sacrificeOfTarget.ts";
import { toControllersHand } from "./toControllersHand.ts";

export const actionChecks: readonly Check[] = [
  sacrificeOfTarget,
  ...Object.values(misfits),
  damageWithoutSource,
  damageTaken,
  topCardsIntoGraveyard,
  searchWithoutShuffle,
  shuffleYourLibrary,
  toControllersHand,
];
