/** Checks of targets (CR 115). */
import type { Check } from "../check.ts";
import { allBeforeTarget } from "./all-before-target.ts";
import { anyBeforeTargetNoun } from "./any-before-target-noun.ts";
import { anyTargetWithoutDamage } from "./any-target-without-damage.ts";
import { counterOfNonspell } from "./counter-of-nonspell.ts";
import { destroyOfNonpermanent } from "./destroy-of-nonpermanent.ts";
import { otherBeforeTarget } from "./other-before-target.ts";
import { permanentInCardZone } from "./permanent-in-card-zone.ts";
import { counterTargetAbility } from "./target-ability-of-any-kind.ts";
import { targetCardWithoutZone } from "./target-card-without-zone.ts";
import { targetCreatureOrPlayer } from "./target-creature-or-player.ts";
import { targetInStaticAbility } from "./target-in-static-ability.ts";
import { targetOnAttachment } from "./target-on-attachment.ts";
import { targetedByNothing } from "./targeted-by-nothing.ts";
import { creatureOfOpponent } from "./creature-of-opponent.ts";
import { dividedByNobody } from "./divided-by-nobody.ts";
import { objectWithoutTarget } from "./object-without-target.ts";
import { targetNamedAgain } from "./target-named-again.ts";
import { fightOfOne } from "./fight-of-one.ts";
import { anotherOfNone } from "./another-of-none.ts";

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
  targetedByNothing,
  creatureOfOpponent,
  dividedByNobody,
  objectWithoutTarget,
  targetNamedAgain,
  fightOfOne,
  anotherOfNone,
];
