/** Checks of keyword actions (CR 701) and other things that are done. */
import type { Check } from "../check.ts";
import { controlOfNonpermanent } from "./control-of-nonpermanent.ts";
import { copyOfPermanent } from "./copy-of-permanent.ts";
import { damageByPlayer } from "./damage-by-player.ts";
import { damageTaken } from "./damage-taken.ts";
import { damageToUnhurtable } from "./damage-to-unhurtable.ts";
import { damageWithoutSource } from "./damage-without-source.ts";
import { deckForLibrary } from "./deck-for-library.ts";
import { discardOfNoncard } from "./discard-of-noncard.ts";
import { drawOfNoncard } from "./draw-of-noncard.ts";
import { exileOfPlayer } from "./exile-of-player.ts";
import { fightByNoncreature } from "./fight-by-noncreature.ts";
import { fightOfNoncreature } from "./fight-of-noncreature.ts";
import { goadOfNoncreature } from "./goad-of-noncreature.ts";
import { millOfNoncard } from "./mill-of-noncard.ts";
import { playersActionByObject } from "./players-action-by-object.ts";
import { returnOfPlayer } from "./return-of-player.ts";
import { sacrificeOfNonpermanent } from "./sacrifice-of-nonpermanent.ts";
import { sacrificeOfTarget } from "./sacrifice-of-target.ts";
import { searchForPermanent } from "./search-for-permanent.ts";
import { searchOtherwise } from "./search-otherwise.ts";
import { searchWithoutShuffle } from "./search-without-shuffle.ts";
import { searchWithoutZone } from "./search-without-zone.ts";
import { shuffleYourLibrary } from "./shuffle-your-library.ts";
import { tapOfNonpermanent } from "./tap-of-nonpermanent.ts";
import { toControllersHand } from "./to-controllers-zone.ts";
import { topCardsIntoGraveyard } from "./top-cards-into-graveyard.ts";
import { transformOfNonpermanent } from "./transform-of-nonpermanent.ts";
import { destroyByPlayer } from "./destroy-by-player.ts";
import { returnToYourHand } from "./return-to-your-hand.ts";
import { addForPut } from "./add-for-put.ts";
import { sacForSacrifice } from "./sac-for-sacrifice.ts";
import { hitForDamage } from "./hit-for-damage.ts";
import { transformWithoutBack } from "./transform-without-back.ts";
import { amassWithoutType } from "./amass-without-type.ts";
import { searchWithoutReveal } from "./search-without-reveal.ts";
import { needlessObject } from "./needless-object.ts";
import { swapForExchange } from "./swap-for-exchange.ts";

export const actionChecks: readonly Check[] = [
  sacrificeOfTarget,
  sacrificeOfNonpermanent,
  tapOfNonpermanent,
  discardOfNoncard,
  millOfNoncard,
  drawOfNoncard,
  exileOfPlayer,
  returnOfPlayer,
  copyOfPermanent,
  damageToUnhurtable,
  fightOfNoncreature,
  fightByNoncreature,
  goadOfNoncreature,
  transformOfNonpermanent,
  controlOfNonpermanent,
  playersActionByObject,
  damageByPlayer,
  damageWithoutSource,
  deckForLibrary,
  damageTaken,
  topCardsIntoGraveyard,
  searchWithoutShuffle,
  searchWithoutZone,
  searchForPermanent,
  searchOtherwise,
  shuffleYourLibrary,
  toControllersHand,
  destroyByPlayer,
  returnToYourHand,
  addForPut,
  sacForSacrifice,
  hitForDamage,
  transformWithoutBack,
  amassWithoutType,
  searchWithoutReveal,
  needlessObject,
  swapForExchange,
];
