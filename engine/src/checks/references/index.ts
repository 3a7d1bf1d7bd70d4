/** Checks of words that look back: "it", "that creature", "the exiled card", "this way" (CR 607, 608.2c). */
import type { Check } from "../check.ts";
import { ambiguousReference } from "./ambiguous-reference.ts";
import { amountOfNothing } from "./amount-of-nothing.ts";
import { deedToNothing } from "./deed-to-nothing.ts";
import { linkedToNothing } from "./linked-to-nothing.ts";
import { referenceToNothing } from "./reference-to-nothing.ts";
import { grantedByName } from "../names/granted-by-name.ts";
import { selfInWrongWords } from "../names/self-in-wrong-words.ts";

export const referenceChecks: readonly Check[] = [
  referenceToNothing,
  linkedToNothing,
  deedToNothing,
  amountOfNothing,
  ambiguousReference,
  grantedByName,
  selfInWrongWords,
];
