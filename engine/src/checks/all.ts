/** Every check, by group. A new check is written in a file of its own group and named in the group's index. */
import { actionChecks } from "./actions/index.ts";
import type { Check } from "./check.ts";
import { costChecks } from "./costs/index.ts";
import { effectChecks } from "./effects/index.ts";
import { faceChecks } from "./faces/index.ts";
import { grammarChecks } from "./grammar/index.ts";
import { keywordChecks } from "./keywords/index.ts";
import * as modes from "./modes/modes.ts";
import { unknownName } from "./names/unknownName.ts";
import * as numbers from "./numbers/numbers.ts";
import { outdatedChecks } from "./outdated/index.ts";
import { targetChecks } from "./targets/index.ts";
import * as tokens from "./tokens/tokens.ts";
import { triggerChecks } from "./triggers/index.ts";
import { surfaceChecks } from "./wording/index.ts";

export const checks: readonly Check[] = [
  ...targetChecks,
  ...costChecks,
  ...actionChecks,
  ...keywordChecks,
  ...triggerChecks,
  ...effectChecks,
  ...outdatedChecks,
  ...faceChecks,
  ...Object.values(numbers),
  ...Object.values(tokens),
  ...Object.values(modes),
  unknownName,
  ...surfaceChecks,
  ...grammarChecks,
];
