/** Every check, by group. A new check gets a file of its own in the folder of its group, named by its code, and is named in the group's index. */
import { actionChecks } from "./actions/index.ts";
import type { Check } from "./check.ts";
import { costChecks } from "./costs/index.ts";
import { effectChecks } from "./effects/index.ts";
import { faceChecks } from "./faces/index.ts";
import { formChecks } from "./forms/index.ts";
import { frameChecks } from "./frames/index.ts";
import { grammarChecks } from "./grammar/index.ts";
import { keywordChecks } from "./keywords/index.ts";
import { modeChecks } from "./modes/index.ts";
import { unknownName } from "./names/unknown-name.ts";
import { numberChecks } from "./numbers/index.ts";
import { outdatedChecks } from "./outdated/index.ts";
import { referenceChecks } from "./references/index.ts";
import { targetChecks } from "./targets/index.ts";
import { tokenChecks } from "./tokens/index.ts";
import { triggerChecks } from "./triggers/index.ts";
import { surfaceChecks } from "./wording/index.ts";

export const checks: readonly Check[] = [
  ...targetChecks,
  ...costChecks,
  ...actionChecks,
  ...keywordChecks,
  ...triggerChecks,
  ...effectChecks,
  ...referenceChecks,
  ...outdatedChecks,
  ...faceChecks,
  ...frameChecks,
  ...formChecks,
  ...numberChecks,
  ...tokenChecks,
  ...modeChecks,
  unknownName,
  ...surfaceChecks,
  ...grammarChecks,
];
