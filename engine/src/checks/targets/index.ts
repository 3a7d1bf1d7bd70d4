/** Checks of targets (CR 115). */
import type { Check } from "../check.ts";
import { allBeforeTarget } from "./allBeforeTarget.ts";
import { anyBeforeTargetNoun } from "./anyBeforeTargetNoun.ts";
import { anyTargetWithoutDamage } from "./anyTargetWithoutDamage.ts";
import { counterOfNonspell } from "./counterOfNonspell.ts";
import { counterTargetAbility } from "./counterTargetAbility.ts";
import { destroyOfNonpermanent } from "./destroyOfNonpermanent.ts";
import { otherBeforeTarget } from "./otherBeforeTarget.ts";
import { permanentInCardZone } from "./permanentInCardZone.ts";
import { targetCardWithoutZone } from "./targetCardWithoutZone.ts";
import { targetCreatureOrPlayer } from "./targetCreatureOrPlayer.ts";
import { targetInStaticAbility, targetOnAttachment } from "./targetInStaticAbility.ts";

export const targetChecks: readonly Check[] = [
  anyBeforeTargetNoun,
  allBeforeTarget,
  otherBeforeTarget,
  targetCreatureOrPlayer,
  anyTargetWithoutDamage,
  targetInStaticAbility,
  targetOnAttachment,
  permanentInCardZone,
  targetCardWithoutZone,
  counterOfNonspell,
  destroyOfNonpermanent,
  counterTargetAbility,
];
