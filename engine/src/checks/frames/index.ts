/** Checks of what stands on cards with frames of their own: Sagas, Classes, Cases, Spacecraft, levelers, planeswalkers. */
import type { Check } from "../check.ts";
import { chaptersOutOfOrder } from "./chapters-out-of-order.ts";
import { classLevelsOutOfOrder } from "./class-levels-out-of-order.ts";
import { frameWithoutItsText } from "./frame-without-its-text.ts";
import { frameWithoutItsType } from "./frame-without-its-type.ts";
import { levelsOutOfOrder } from "./levels-out-of-order.ts";
import { loyaltyAbilityElsewhere } from "./loyalty-ability-elsewhere.ts";
import { mistypedLineHead } from "./mistyped-line-head.ts";
import { planeswalkerWithoutLoyaltyCost } from "./planeswalker-without-loyalty-cost.ts";

export const frameChecks: readonly Check[] = [
  chaptersOutOfOrder,
  classLevelsOutOfOrder,
  levelsOutOfOrder,
  frameWithoutItsType,
  frameWithoutItsText,
  loyaltyAbilityElsewhere,
  planeswalkerWithoutLoyaltyCost,
  mistypedLineHead,
];
