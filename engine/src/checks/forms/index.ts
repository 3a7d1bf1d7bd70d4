/** Checks of forms in which people write costs, amounts and lines, and cards do not. */
import type { Check } from "../check.ts";
import { allPlayers } from "./all-players.ts";
import { counterOnWrongObject } from "./counter-on-wrong-object.ts";
import { emblemOtherwise } from "./emblem-otherwise.ts";
import { energyInWords } from "./energy-in-words.ts";
import { fullStopAfterKeyword } from "./full-stop-after-keyword.ts";
import { keywordCounter } from "./keyword-counter.ts";
import { manaAsNumber } from "./mana-as-number.ts";
import { orHigher } from "./or-higher.ts";
import { thenWithComma } from "./then-with-comma.ts";

export const formChecks: readonly Check[] = [
  allPlayers,
  energyInWords,
  fullStopAfterKeyword,
  manaAsNumber,
  orHigher,
  thenWithComma,
  counterOnWrongObject,
  keywordCounter,
  emblemOtherwise,
];
