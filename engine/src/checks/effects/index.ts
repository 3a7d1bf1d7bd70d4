/** Checks of replacement effects and durations (CR 611, 614). */
import type { Check } from "../check.ts";
import { oldDuration } from "./duration-in-own-words.ts";
import { missingDuration } from "./effect-without-duration.ts";
import { whenWould } from "./when-would.ts";
import { wouldWithoutInstead } from "./would-without-instead.ts";

export const effectChecks: readonly Check[] = [wouldWithoutInstead, whenWould, missingDuration, oldDuration];
