/** Checks of triggered abilities (CR 603). */
import type { Check } from "../check.ts";
import { atEndOfTurn } from "./at-end-of-turn.ts";
import { beginningWithoutThe } from "./beginning-without-the.ts";
import { zeroToughnessCounters } from "./counters-after-death.ts";
import { duringForTrigger } from "./during-for-at-the-beginning.ts";
import { ifForWhen } from "./if-for-when.ts";
import { labelForTrigger } from "./label-for-trigger.ts";
import { permanentTriggerOnSpell } from "./permanent-trigger-on-spell.ts";
import { timeWithoutBeginning } from "./time-without-beginning.ts";
import { stepOfNobody } from "./step-of-nobody.ts";
import { missingTriggerComma } from "./trigger-without-comma.ts";
import { whenOrWhenever } from "./when-for-whenever.ts";
import { leavesAlone } from "./leaves-alone.ts";
import { graveyardForDies } from "./graveyard-for-dies.ts";
import { tappedAsItEnters } from "./tapped-as-it-enters.ts";
import { chosenAfterEntering } from "./chosen-after-entering.ts";
import { triggerLimit } from "./trigger-limit.ts";
import { entersOtherZone } from "./enters-other-zone.ts";

export const triggerChecks: readonly Check[] = [
  labelForTrigger,
  timeWithoutBeginning,
  beginningWithoutThe,
  stepOfNobody,
  duringForTrigger,
  atEndOfTurn,
  whenOrWhenever,
  missingTriggerComma,
  permanentTriggerOnSpell,
  ifForWhen,
  zeroToughnessCounters,
  leavesAlone,
  graveyardForDies,
  tappedAsItEnters,
  chosenAfterEntering,
  triggerLimit,
  entersOtherZone,
];
