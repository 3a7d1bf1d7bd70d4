/** Checks of replacement effects and durations (CR 611, 614). */
import type { Check } from "../check.ts";
import { oldDuration } from "./duration-in-own-words.ts";
import { missingDuration } from "./effect-without-duration.ts";
import { whenWould } from "./when-would.ts";
import { wouldWithoutInstead } from "./would-without-instead.ts";
import { mustAttack } from "./must-attack.ts";
import { cantBlockIt } from "./cant-block-it.ts";
import { cantUntilEndOfTurn } from "./cant-until-end-of-turn.ts";
import { doubleWithoutDuration } from "./double-without-duration.ts";
import { preventionWithoutDuration } from "./prevention-without-duration.ts";
import { cantDie } from "./cant-die.ts";
import { durationTwice } from "./duration-twice.ts";
import { asLongAsForEffect } from "./as-long-as-for-effect.ts";
import { attackDespiteDefender } from "./attack-despite-defender.ts";
import { nextTurnAlone } from "./next-turn-alone.ts";
import { insteadOfDoing } from "./instead-of-doing.ts";
import { doublingWithoutEvent } from "./doubling-without-event.ts";
import { spellMadeUseless } from "./spell-made-useless.ts";
import { entersInOwnWords } from "./enters-in-own-words.ts";
import { becomesForIs } from "./becomes-for-is.ts";

export const effectChecks: readonly Check[] = [
  wouldWithoutInstead,
  whenWould,
  missingDuration,
  oldDuration,
  mustAttack,
  cantBlockIt,
  cantUntilEndOfTurn,
  doubleWithoutDuration,
  preventionWithoutDuration,
  cantDie,
  durationTwice,
  asLongAsForEffect,
  attackDespiteDefender,
  nextTurnAlone,
  insteadOfDoing,
  doublingWithoutEvent,
  spellMadeUseless,
  entersInOwnWords,
  becomesForIs,
];
