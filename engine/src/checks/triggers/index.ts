/** Checks of triggered abilities (CR 603). */
import type { Check } from "../check.ts";
import * as conditions from "./conditionForTrigger.ts";
import * as ownEvents from "./ownEvents.ts";
import * as wording from "./triggerWording.ts";

export const triggerChecks: readonly Check[] = [
  ...Object.values(wording),
  ...Object.values(ownEvents),
  ...Object.values(conditions),
];
