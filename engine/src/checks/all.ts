/** Every check, by group. A new check is written in a file of its own and named here. */
import type { Check } from "./check.ts";
import { targetChecks } from "./targets/index.ts";

export const checks: readonly Check[] = [...targetChecks];
