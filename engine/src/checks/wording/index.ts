/** Checks of how words are written: capitals, endings, spaces, full stops. */
import type { Check } from "../check.ts";
import * as surface from "./surface.ts";

/** Of the checks of one kind of difference the first that applies speaks. */
export const surfaceChecks: readonly Check[] = [
  surface.lowercaseSubtype,
  surface.lowercaseEffect,
  surface.lowercaseCost,
  surface.lowercaseSentence,
  surface.needlessCapital,
  surface.wrongWordForm,
  surface.oddSpace,
  surface.missingFullStop,
];
