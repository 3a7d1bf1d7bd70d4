/** Checks of English grammar: sentences that are read although a word is missing or in the wrong place. */
import type { Check } from "../check.ts";
import { bareSingularNoun } from "./bareNoun.ts";
import { describingWordsOutOfOrder } from "./describingOrder.ts";
import * as verbForms from "./verbForms.ts";

export const grammarChecks: readonly Check[] = [
  bareSingularNoun,
  describingWordsOutOfOrder,
  verbForms.formAfterHelpingVerb,
  verbForms.pastInTrigger,
  verbForms.cannotWithoutVerb,
  verbForms.targetAsVerb,
];
