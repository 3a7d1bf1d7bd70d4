/** Sentences as they are mistyped: two of them with a comma between, where a full stop belongs. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenSentences(g: GrammarBuilder): void {
  g.mistakenRules.add("splicedSentences");
  g.templates(
    "splicedSentences",
    { sentences: ["{items:plainClause}, {items:subjectClause}", "{items:plainClause}, {items:splicedCondition}"] },
    { tags: ["comma-for-full-stop"] },
  );
  // "You may pay {2}, if you do, draw a card."
  g.mistakenRules.add("splicedCondition");
  g.templates(
    "splicedCondition",
    { ifThen: "if {condition}, {then:mainClause}" },
    { untested: "prints as any condition before a sentence" },
  );
  g.anyOf("sentence", "splicedSentences");
}
