/** Checks of descriptions of tokens (CR 111). */
import type { Check } from "../check.ts";
import { tokenWithoutColor } from "./token-without-color.ts";
import { tokenWithoutPower } from "./token-without-power-toughness.ts";
import { tokenWithoutType } from "./token-without-type.ts";
import { tokenWordsOutOfOrder } from "./token-words-out-of-order.ts";
import { tokenWithoutToken } from "./token-without-token.ts";
import { tokenThatHas } from "./token-that-has.ts";
import { makeForCreate } from "./make-for-create.ts";

export const tokenChecks: readonly Check[] = [
  tokenWordsOutOfOrder,
  tokenWithoutColor,
  tokenWithoutType,
  tokenWithoutPower,
  tokenWithoutToken,
  tokenThatHas,
  makeForCreate,
];
