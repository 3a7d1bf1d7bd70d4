/** Checks of wordings that are no longer used. */
import type { Check } from "../check.ts";
import * as meanings from "./meanings.ts";
import * as wordings from "./wordings.ts";

export const outdatedChecks: readonly Check[] = [...Object.values(wordings), ...Object.values(meanings)];
