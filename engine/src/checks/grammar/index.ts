/** Checks of English grammar: sentences that are read although a word is missing or in the wrong place. */
import type { Check } from "../check.ts";
import { attackingBehindNoun } from "./attackingBehindNoun.ts";
import { bareSingularNoun } from "./bareSingularNoun.ts";
import { bareZone } from "./bareZone.ts";
import { cannotWithoutVerb } from "./cannotWithoutVerb.ts";
import { commaForAnd } from "./commaForAnd.ts";
import { describingWordsOutOfOrder } from "./describingWordsOutOfOrder.ts";
import { doSoAlone } from "./doSoAlone.ts";
import { eachBeforeBe } from "./eachBeforeBe.ts";
import { formAfterHelpingVerb } from "./formAfterHelpingVerb.ts";
import { numberAsSubject } from "./numberAsSubject.ts";
import { onlyBehindIf } from "./onlyBehindIf.ts";
import { participleBehindNoun } from "./participleBehindNoun.ts";
import { pastInTrigger } from "./pastInTrigger.ts";
import { pronounInList } from "./pronounInList.ts";
import { targetAsVerb } from "./targetAsVerb.ts";
import { thisAlone } from "./thisAlone.ts";
import { tokenNotCreated } from "./tokenNotCreated.ts";

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
  participleBehindNoun,
  pastInTrigger,
  pronounInList,
  targetAsVerb,
  thisAlone,
  tokenNotCreated,
];
