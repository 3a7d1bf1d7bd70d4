/** Checks of how words are written: capitals, endings, spaces, full stops. */
import type { Check } from "../check.ts";
import { commaForFullStop } from "./comma-for-full-stop.ts";
import { lowercaseCost } from "./lowercase-cost.ts";
import { lowercaseEffect } from "./lowercase-effect.ts";
import { lowercaseSentence } from "./lowercase-sentence.ts";
import { lowercaseSubtype } from "./lowercase-subtype.ts";
import { missingFullStop } from "./missing-full-stop.ts";
import { misspeltWord } from "./misspelt-word.ts";
import { needlessCapital } from "./needless-capital.ts";
import { nonWithoutHyphen } from "./non-without-hyphen.ts";
import { oddSpace } from "./odd-space.ts";
import { unpairedMark } from "./unpaired-mark.ts";
import { wrongWordForm } from "./wrong-word-form.ts";

/** Of the checks of one kind of difference the first that applies speaks. */
export const surfaceChecks: readonly Check[] = [
  lowercaseSubtype,
  lowercaseEffect,
  lowercaseCost,
  lowercaseSentence,
  needlessCapital,
  wrongWordForm,
  oddSpace,
  missingFullStop,
  commaForFullStop,
  nonWithoutHyphen,
  unpairedMark,
  misspeltWord,
];
