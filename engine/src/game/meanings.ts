/**
 * All tables of meanings, by role. A node kind that is in no table of its role, or a slot its entry does not name, makes the
 * ability "not modelled" (see `unmodelled.ts`). The tables are put together on first use, because they refer to each other.
 */
import { abilityMeanings, modeAbilityMeanings, modeMeanings, staticAbilityMeanings } from "./abilityMeanings.ts";
import { amountMeanings } from "./amounts/amounts.ts";
import { comparisonMeanings } from "./amounts/comparisons.ts";
import * as comparingRoles from "./conditions/comparing.ts";
import { conditionMeanings } from "./conditions/conditions.ts";
import { complementMeanings, stateVerbMeanings } from "./conditions/stateVerbs.ts";
import { costMeanings } from "./costs/costs.ts";
import { totalHavingMeanings, totalledMeanings, totalledSuffixMeanings } from "./costs/totals.ts";
import { becomingMeanings, becomingObjectMeanings } from "./effects/becoming.ts";
import { exceptionMeanings, exceptionVerbMeanings, exceptionsMeanings } from "./effects/copyExceptions.ts";
import * as effectRoles from "./effects/helperRoles.ts";
import { manaWordMeanings } from "./effects/manaVerbs.ts";
import * as manaRoles from "./effects/manaSpending.ts";
import { sentenceMeanings } from "./effects/sentences.ts";
import * as tokenRoles from "./effects/tokenWords.ts";
import { effectVerbMeanings } from "./effects/verbs.ts";
import {
  eventMeanings,
  eventPhraseMeanings,
  passiveMeanings,
  phaseMeanings,
  pointMeanings,
} from "./eventPatterns/events.ts";
import { eventVerbMeanings } from "./eventPatterns/eventVerbs.ts";
import { triggerMeanings } from "./eventPatterns/triggers.ts";
import { diceAmounts } from "./frames/dice.ts";
import * as frames from "./frames/frameMeanings.ts";
import { helperMeanings } from "./helperMeanings.ts";
import { costClauseMeanings, costVerbMeanings, offeredCostMeanings } from "./keywords/optionalCosts.ts";
import { namedCostMeanings, paidEventMeanings } from "./keywords/paidCosts.ts";
import { keywordMeanings } from "./keywords/keywordMeanings.ts";
import { havingMeanings } from "./selectors/having.ts";
import { nounMeanings } from "./selectors/nouns.ts";
import { nounPhraseMeanings } from "./selectors/nounPhrases.ts";
import { qualityMeanings } from "./selectors/qualities.ts";
import { suffixMeanings } from "./selectors/suffixes.ts";
import * as staticRoles from "./statics/helperRoles.ts";
import { forbiddenMeanings, forbiddenPassiveMeanings, forbiddenStateMeanings } from "./statics/restrictions.ts";
import { staticSentenceMeanings } from "./statics/sentences.ts";
import { staticVerbMeanings } from "./statics/verbs.ts";

export type { Table } from "./meaning.ts";

function build() {
  return {
    ability: abilityMeanings,
    staticAbility: staticAbilityMeanings,
    mode: modeMeanings,
    modeAbility: modeAbilityMeanings,
    amount: { ...amountMeanings, ...diceAmounts },
    comparison: comparisonMeanings,
    condition: { ...conditionMeanings, ...frames.frameConditions },
    stateVerb: stateVerbMeanings(),
    complement: complementMeanings,
    compared: comparingRoles.comparedMeanings,
    comparedPhrase: comparingRoles.comparedPhraseMeanings,
    comparedWord: comparingRoles.comparedWordMeanings,
    differingThings: comparingRoles.differingMeanings,
    differingSuffix: comparingRoles.differingSuffixMeanings,
    differingHaving: comparingRoles.differingHavingMeanings,
    amountSubject: comparingRoles.amountSubjectMeanings,
    cost: costMeanings,
    sentence: { ...sentenceMeanings, ...frames.frameSentences },
    verb: effectVerbMeanings(),
    event: eventMeanings,
    eventPhrase: eventPhraseMeanings(),
    passive: passiveMeanings,
    point: pointMeanings,
    phase: phaseMeanings,
    eventVerb: eventVerbMeanings,
    trigger: triggerMeanings,
    keyword: keywordMeanings,
    having: havingMeanings,
    noun: nounMeanings,
    np: nounPhraseMeanings,
    quality: qualityMeanings,
    suffix: suffixMeanings,
    staticSentence: { ...staticSentenceMeanings, ...frames.frameStaticSentences },
    staticVerb: staticVerbMeanings,
    becoming: becomingMeanings,
    becomingObject: becomingObjectMeanings,
    exceptions: exceptionsMeanings,
    exception: exceptionMeanings,
    exceptionVerb: exceptionVerbMeanings,
    tail: effectRoles.tailMeanings,
    laterTime: effectRoles.laterTimeMeanings,
    times: effectRoles.timesMeanings,
    unlessClause: effectRoles.unlessClauseMeanings,
    leading: effectRoles.leadingMeanings,
    choice: effectRoles.choiceMeanings,
    modeCount: effectRoles.modeCountMeanings,
    untilLeaves: effectRoles.untilLeavesMeanings,
    leaving: effectRoles.leavingMeanings,
    quoted: effectRoles.quotedMeanings,
    manaWord: manaWordMeanings,
    spending: manaRoles.spendingMeanings,
    abilityPhrase: manaRoles.abilityPhraseMeanings,
    sourceSuffix: manaRoles.sourceSuffixMeanings,
    tokenPhrase: tokenRoles.tokenPhraseMeanings,
    tokenList: tokenRoles.tokenListMeanings,
    tokenQuality: tokenRoles.tokenQualityMeanings,
    tokenNoun: tokenRoles.tokenNounMeanings,
    tokenSuffix: tokenRoles.tokenSuffixMeanings,
    tokenHaving: tokenRoles.tokenHavingMeanings,
    tokenVerb: tokenRoles.tokenVerbMeanings,
    tokenComplement: tokenRoles.tokenComplementMeanings,
    forbidden: forbiddenMeanings,
    forbiddenState: forbiddenStateMeanings,
    forbiddenPassive: forbiddenPassiveMeanings,
    staticTail: staticRoles.staticTailMeanings,
    untapTime: staticRoles.untapTimeMeanings,
    untapPhase: staticRoles.untapPhaseMeanings,
    staying: staticRoles.stayingMeanings,
    required: staticRoles.requiredMeanings,
    mayStatic: staticRoles.mayStaticMeanings(),
    landsPhrase: staticRoles.landsPhraseMeanings,
    leadingCondition: staticRoles.leadingConditionMeanings,
    would: staticRoles.wouldMeanings,
    wouldVerb: staticRoles.wouldVerbMeanings,
    costClause: costClauseMeanings,
    costVerbs: costVerbMeanings(),
    offeredCost: offeredCostMeanings(),
    totalled: totalledMeanings,
    totalledSuffix: totalledSuffixMeanings,
    totalHaving: totalHavingMeanings,
    namedCost: namedCostMeanings,
    paidEvent: paidEventMeanings,
    preventTo: staticRoles.preventToMeanings,
    enteringAs: staticRoles.enteringAsMeanings,
    equalComplement: staticRoles.equalComplementMeanings,
    cdaSubject: staticRoles.cdaSubjectMeanings,
    restriction: staticRoles.restrictionMeanings,
    canStatic: staticRoles.canStaticMeanings,
    additionalPhrase: staticRoles.additionalPhraseMeanings,
    ...helperMeanings(),
  };
}

export type Meanings = ReturnType<typeof build>;
export type Role = keyof Meanings;

let all: Meanings | undefined;

/** The tables of meanings. */
export function meanings(): Meanings {
  all ??= build();
  return all;
}
