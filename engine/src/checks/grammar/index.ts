/** Checks of English grammar: sentences that are read although a word is missing or in the wrong place. */
import type { Check } from "../check.ts";
import { attackingBehindNoun } from "./attacking-behind-noun.ts";
import { bareSingularNoun } from "./bare-singular-noun.ts";
import { bareZone } from "./bare-zone.ts";
import { cannotWithoutVerb } from "./cannot-without-verb.ts";
import { commaForAnd } from "./comma-for-and.ts";
import { describingWordsOutOfOrder } from "./describing-words-out-of-order.ts";
import { doSoAlone } from "./do-so-alone.ts";
import { eachBeforeBe } from "./each-before-be.ts";
import { formAfterHelpingVerb } from "./form-after-helping-verb.ts";
import { numberAsSubject } from "./number-as-subject.ts";
import { onlyBehindIf } from "./only-behind-if.ts";
import { ownerOfNothing } from "./owner-of-nothing.ts";
import { participleBehindNoun } from "./participle-behind-noun.ts";
import { pastInTrigger } from "./past-in-trigger.ts";
import { possessiveWithoutApostrophe } from "./possessive-without-apostrophe.ts";
import { pronounInList } from "./pronoun-in-list.ts";
import { targetAsVerb } from "./target-as-verb.ts";
import { thisAlone } from "./this-alone.ts";
import { tokenNotCreated } from "./token-not-created.ts";
import { useForActivate } from "./use-for-activate.ts";
import { wrongPast } from "./wrong-past.ts";
import { negationInFull } from "./negation-in-full.ts";
import { everyForEach } from "./every-for-each.ts";
import { whichOpponent } from "./which-opponent.ts";
import { allOtherYouControl } from "./all-other-you-control.ts";
import { canForMay } from "./can-for-may.ts";
import { unableForCant } from "./unable-for-cant.ts";
import { randomBeforeNoun } from "./random-before-noun.ts";

export const grammarChecks: readonly Check[] = [
  attackingBehindNoun,
  bareSingularNoun,
  bareZone,
  cannotWithoutVerb,
  commaForAnd,
  describingWordsOutOfOrder,
  doSoAlone,
  eachBeforeBe,
  formAfterHelpingVerb,
  numberAsSubject,
  onlyBehindIf,
  ownerOfNothing,
  participleBehindNoun,
  pastInTrigger,
  possessiveWithoutApostrophe,
  pronounInList,
  targetAsVerb,
  thisAlone,
  tokenNotCreated,
  useForActivate,
  wrongPast,
  negationInFull,
  everyForEach,
  whichOpponent,
  allOtherYouControl,
  canForMay,
  unableForCant,
  randomBeforeNoun,
];
