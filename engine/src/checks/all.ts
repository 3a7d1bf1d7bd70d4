/** Every check, by group. A new check is written in a file of its own and named here. */
import { actionChecks } from "./actions/index.ts";
import type { Check } from "./check.ts";
import { costChecks } from "./costs/index.ts";
import { keywordChecks } from "./keywords/index.ts";
import { effectChecks } from "./effects/index.ts";
import { triggerChecks } from "./triggers/index.ts";
import { targetChecks } from "./targets/index.ts";
import { surfaceChecks } from "./wording/index.ts";

export const checks: readonly Check[] = [
  ...targetChecks,
  ...costChecks,
  ...actionChecks,
  ...keywordChecks,
  ...triggerChecks,
  ...effectChecks,
  ...surfaceChecks,
];
