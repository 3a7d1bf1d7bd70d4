/** Checks of costs and activated abilities (CR 107.3, 118, 601, 602). */
import type { Check } from "../check.ts";
import { oncePerTurn, otherTiming, sorceryTiming, toCastThis } from "./activationRestrictions.ts";
import { costOrder, missingCostComma } from "./costOrder.ts";
import { costWithoutColon } from "./costWithoutColon.ts";
import { destroySelfAsCost, payBeforeMana, tapSelfAsCost } from "./payBeforeMana.ts";
import { doublyDefinedX, undefinedX } from "./undefinedX.ts";

export const costChecks: readonly Check[] = [
  costWithoutColon,
  costOrder,
  missingCostComma,
  payBeforeMana,
  tapSelfAsCost,
  destroySelfAsCost,
  sorceryTiming,
  oncePerTurn,
  otherTiming,
  toCastThis,
  undefinedX,
  doublyDefinedX,
];
