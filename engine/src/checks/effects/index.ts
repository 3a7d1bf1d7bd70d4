/** Checks of replacement effects and durations (CR 611, 614). */
import type { Check } from "../check.ts";
import { missingDuration, oldDuration } from "./durations.ts";
import { whenWould, wouldWithoutInstead } from "./replacement.ts";

export const effectChecks: readonly Check[] = [wouldWithoutInstead, whenWould, missingDuration, oldDuration];
