/** Verbs as they are mistyped, or as cards of long ago used them. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineMistakenVerbs(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenVerb");
  const mistaken = collectVerbs(g);
  verb(mistaken, "takeDamage", "take", "{damage}", { past: "took", participle: "taken" });
  verb(mistaken, "dealDamage", "do", ["{damage} to {to:np}"], {
    third: "does",
    past: "did",
    participle: "done",
    tags: ["do-for-deal"],
  });
  verb(mistaken, "gainControl", "take", "control of {what:np}", {
    past: "took",
    participle: "taken",
    tags: ["take-for-gain"],
  });
  verb(mistaken, "getStats", "gain", "{by:statsChange}", { tags: ["gain-for-get"] });
  verb(mistaken, "getStats", "have", "{by:statsChange}", { third: "has", past: "had", tags: ["have-for-get"] });
  verb(mistaken, "gainAbilities", "get", ["{abilities:keywordList}", "{quoted}"], {
    past: "got",
    tags: ["get-for-gain"],
  });
  g.templates(
    "mistakenVerb",
    {
      activate: [
        "use this only {when:restriction}",
        "use this ability only {when:restriction}",
        "play this ability only {when:restriction}",
      ],
    },
    { tags: ["use-for-activate"] },
  );
  g.templates("mistakenVerb", {
    sorcerySpeed: [
      "sorcery speed only",
      "(use|activate) only at sorcery speed",
      "(use|activate) this only at sorcery speed",
    ],
  });
  g.anyOf("verb", "mistakenVerb");
  g.mistakenRules.add("mistakenVerbs");
  g.anyOf("verbs", "mistakenVerbs");
  g.templates("mistakenVerbs", { verbsAnd: "{items:verbItem}, {items:verb}" }, { tags: ["comma-for-and"] });
}

/** The builder, with what verbs add to the rule `verb` going to `mistakenVerb`. */
function collectVerbs(g: GrammarBuilder): GrammarBuilder {
  const redirected = Object.create(g) as GrammarBuilder;
  redirected.templates = (rule, templates, options) => {
    g.templates(rule === "verb" ? "mistakenVerb" : `mistaken-${rule}`, templates, options);
    return redirected;
  };
  return redirected;
}
