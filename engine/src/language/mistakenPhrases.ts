/** Noun phrases, durations and conditions as they are mistyped or as cards worded them long ago. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenPhrases(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenDeterminer");
  g.anyOf("determiner", "mistakenDeterminer");
  g.templates("mistakenDeterminer", { target: "any target" }, { tags: ["any-before-target"] });
  g.templates("mistakenDeterminer", { target: "(all|each#each-target) target" }, { tags: ["all-before-target"] });
  g.templates("mistakenDeterminer", { target: "other target" }, { set: { other: true }, tags: ["other-for-another"] });
}
