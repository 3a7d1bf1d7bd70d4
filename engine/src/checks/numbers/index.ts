/** Checks of numbers: words or digits, halves (CR 107.1). */
import type { Check } from "../check.ts";
import { amountInWords } from "./amount-in-words.ts";
import { countInDigits } from "./count-in-digits.ts";
import { halfUnrounded } from "./half-without-rounding.ts";
import { oneForA } from "./one-for-a.ts";
import { severalForEach } from "./several-for-each.ts";
import { zonesOfOnePlayer } from "./zones-of-one-player.ts";
import { orMoreForOrGreater } from "./or-more-for-or-greater.ts";
import { twoTimes } from "./two-times.ts";
import { numberOfCards } from "./number-of-cards.ts";
import { cardsBehindNumber } from "./cards-behind-number.ts";
import { healthForLife } from "./health-for-life.ts";
import { statBehindNumber } from "./stat-behind-number.ts";
import { manaInWords } from "./mana-in-words.ts";
import { uncountedWords } from "./uncounted-words.ts";
import { takeLife } from "./take-life.ts";

export const numberChecks: readonly Check[] = [
  countInDigits,
  amountInWords,
  oneForA,
  halfUnrounded,
  severalForEach,
  zonesOfOnePlayer,
  orMoreForOrGreater,
  twoTimes,
  numberOfCards,
  cardsBehindNumber,
  healthForLife,
  statBehindNumber,
  manaInWords,
  uncountedWords,
  takeLife,
];
