/** Checks of costs and activated abilities (CR 107.3, 118, 601, 602). */
import type { Check } from "../check.ts";
import { toCastThis } from "./additional-cost-in-own-words.ts";
import { costOrder } from "./cost-out-of-order.ts";
import { costWithoutColon } from "./cost-without-colon.ts";
import { missingCostComma } from "./cost-without-comma.ts";
import { destroySelfAsCost } from "./destroy-as-cost.ts";
import { doublyDefinedX } from "./doubly-defined-x.ts";
import { otherTiming } from "./long-activation-restriction.ts";
import { oncePerTurn } from "./long-once-each-turn.ts";
import { sorceryTiming } from "./long-sorcery-timing.ts";
import { payBeforeMana } from "./pay-before-mana-cost.ts";
import { tapSelfAsCost } from "./tap-itself-as-cost.ts";
import { undefinedX } from "./undefined-x.ts";
import { costChangeOfNothing } from "./cost-change-of-nothing.ts";
import { castForFree } from "./cast-for-free.ts";
import { insteadOfManaCost } from "./instead-of-mana-cost.ts";
import { atAnyTime } from "./at-any-time.ts";
import { loyaltyWithOtherCosts } from "./loyalty-with-other-costs.ts";
import { costOfPermanent } from "./cost-of-permanent.ts";
import { paymentAndEffect } from "./payment-and-effect.ts";

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
  costChangeOfNothing,
  castForFree,
  insteadOfManaCost,
  atAnyTime,
  loyaltyWithOtherCosts,
  costOfPermanent,
  paymentAndEffect,
];
