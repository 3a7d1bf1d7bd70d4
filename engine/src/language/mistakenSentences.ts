/** Sentences as they are mistyped: two of them with a comma between, where a full stop belongs. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenSentences(g: GrammarBuilder): void {
  g.mistakenRules.add("splicedSentences");
  g.templates(
    "splicedSentences",
    { sentences: "{items:plainClause}, {items:subjectClause}" },
    { tags: ["comma-for-full-stop"] },
  );
  g.anyOf("sentence", "splicedSentences");
}
