/** Checks of replacement effects and durations (CR 611, 614). */
import type { Check } from "../check.ts";
import { oldDuration } from "./duration-in-own-words.ts";
import { missingDuration } from "./effect-without-duration.ts";
import { whenWould } from "./when-would.ts";
import { wouldWithoutInstead } from "./would-without-instead.ts";
import { mustAttack } from "./must-attack.ts";
import { cantBlockIt } from "./cant-block-it.ts";
import { cantUntilEndOfTurn } from "./cant-until-end-of-turn.ts";

export const effectChecks: readonly Check[] = [
  wouldWithoutInstead,
  whenWould,
  missingDuration,
  oldDuration,
  mustAttack,
  cantBlockIt,
  cantUntilEndOfTurn,
];
