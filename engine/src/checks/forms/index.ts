/** Checks of forms in which people write costs, amounts and lines, and cards do not. */
import type { Check } from "../check.ts";
import { allPlayers } from "./all-players.ts";
import { energyInWords } from "./energy-in-words.ts";
import { fullStopAfterKeyword } from "./full-stop-after-keyword.ts";
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
];
