/** Checks of wordings that are no longer used. */
import type { Check } from "../check.ts";
import { comesIntoPlay } from "./comes-into-play.ts";
import { convertedManaCost } from "./converted-mana-cost.ts";
import { doesDamage } from "./does-damage.ts";
import { eachTurnIfAble } from "./each-turn-if-able.ts";
import { entersTheBattlefield } from "./enters-the-battlefield.ts";
import { getsCounter } from "./gets-a-counter.ts";
import { hisOrHer } from "./his-or-her.ts";
import { inPlay } from "./in-play.ts";
import { isIndestructible } from "./is-indestructible.ts";
import { isUnblockable } from "./is-unblockable.ts";
import { killForDestroy } from "./kill-for-destroy.ts";
import { manaCostAsNumber } from "./mana-cost-as-number.ts";
import { playASpell } from "./play-a-spell.ts";
import { playAnAbility } from "./play-an-ability.ts";
import { putToken } from "./put-token-onto-battlefield.ts";
import { removedFromTheGame } from "./removed-from-the-game.ts";
import { takeControl } from "./take-control.ts";
import { toYourManaPool } from "./to-your-mana-pool.ts";
import { formerWording } from "./former-wording.ts";
import { countsAs } from "./counts-as.ts";
import { asAnInstant } from "./as-an-instant.ts";

export const outdatedChecks: readonly Check[] = [
  entersTheBattlefield,
  comesIntoPlay,
  inPlay,
  removedFromTheGame,
  convertedManaCost,
  hisOrHer,
  toYourManaPool,
  killForDestroy,
  doesDamage,
  takeControl,
  playASpell,
  playAnAbility,
  manaCostAsNumber,
  putToken,
  isUnblockable,
  isIndestructible,
  eachTurnIfAble,
  getsCounter,
  formerWording,
  countsAs,
  asAnInstant,
];
