/** Verbs as they are mistyped, or as cards of long ago used them. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineMistakenVerbs(g: GrammarBuilder): void {
  for (const rule of ["mistakenVerb", "mistakenVerbs", "mistakenParticiple", "mistakenGerund"])
    g.mistakenRules.add(rule);
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
  verb(mistaken, "getCounters", "gain", "{counters:countersPhrase}", { tags: ["gain-for-get"] });
  verb(mistaken, "enter", "come", ["into play", "into play {how:entering}"], {
    past: "came",
    participle: "come",
    gerund: "coming",
    tags: ["comes-into-play"],
  });
  verb(mistaken, "exile", "remove", "{what:np} from the game", {
    passive: "from the game",
    tags: ["removed-from-the-game"],
  });
  verb(mistaken, "destroy", "kill", "{what:np}", { passive: "", tags: ["kill-for-destroy"] });
  verb(mistaken, "destroy", "bury", "{what:np}", { past: "buried", passive: "", tags: ["bury-for-destroy"] });
  verb(mistaken, "addMana", "add", "{mana:manaAdded} to {pool:poolOwner} mana pool", { tags: ["to-mana-pool"] });
  g.templates(
    "poolOwner",
    { possessivePronoun: ["your"] },
    { set: { is: "your" }, untested: "a part of the general possessive" },
  );
  g.templates(
    "poolOwner",
    { possessivePronoun: ["their"] },
    { set: { is: "their" }, untested: "a part of the general possessive" },
  );
  const only = ["use this", "use this ability", "play this ability", "use"];
  g.templates(
    "mistakenVerb",
    { activate: only.map((words) => `${words} only {when:restriction}`) },
    { tags: ["use-for-activate"], untested: "several wordings of one thing" },
  );
  g.templates("mistakenVerb", { sorcerySpeed: "sorcery speed only" });
  g.templates("mistakenVerb", { sorcerySpeed: "(activate|use) only at sorcery speed" }, { tags: ["only-at"] });
  g.templates(
    "mistakenVerb",
    { sorcerySpeed: "(activate|use) this only at sorcery speed" },
    { tags: ["this-only-at"] },
  );
  // In the present alone: who “searched for a card” has been told where before.
  g.templates("mistakenVerb", { search: "<searches|search> for {what:np}" }, { tags: ["search-without-zone"] });
  g.templates("mistakenVerb", { chooseModes: "choose {how:modeCount}:" }, { tags: ["colon-for-dash"] });
  g.anyOf("verb", "mistakenVerb");

  g.anyOf("closedParticiple", "mistakenParticiple");
  g.anyOf("gerund", "mistakenGerund");
  g.anyOf("verbs", "mistakenVerbs");
  g.templates("mistakenVerbs", { verbsAnd: "{items:verbItem}, {items:verb}" }, { tags: ["comma-for-and"] });
}

const REDIRECTED: Readonly<Record<string, string>> = {
  verb: "mistakenVerb",
  openParticiple: "mistakenParticiple",
  closedParticiple: "mistakenParticiple",
  stateParticiple: "mistakenParticiple",
  gerund: "mistakenGerund",
};

/** The builder, with what verbs add to the rules of right verbs going to those of mistaken ones. */
function collectVerbs(g: GrammarBuilder): GrammarBuilder {
  const redirected = Object.create(g) as GrammarBuilder;
  redirected.templates = (rule, templates, options) => {
    g.templates(REDIRECTED[rule] ?? rule, templates, options);
    return redirected;
  };
  return redirected;
}
