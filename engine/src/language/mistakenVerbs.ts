/** Verbs as they are mistyped, or as cards of long ago used them. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { defineMistakenDeeds } from "./mistakenDeeds.ts";
import { defineMistakenTimes } from "./mistakenTimes.ts";
import { verb } from "./verbs.ts";

const MISTAKEN_RULES = [
  "mistakenVerb",
  "mistakenVerbs",
  "mistakenParticiple",
  "mistakenOpenParticiple",
  "mistakenGerund",
];

export function defineMistakenVerbs(g: GrammarBuilder): void {
  for (const rule of MISTAKEN_RULES) g.mistakenRules.add(rule);
  const mistaken = collectVerbs(g);
  verb(mistaken, "takeDamage", "take", "{damage}", { past: "took", participle: "taken" });
  verb(mistaken, "dealDamage", "do", ["{damage} to {to:np}"], {
    third: "does",
    past: "did",
    participle: "done",
    tags: ["do-for-deal"],
  });
  verb(mistaken, "dealDamage", "inflict", "{damage} to {to:np}", {
    tags: ["inflict-for-deal"],
  });
  verb(mistaken, "loseLife", "take", "{life}", { past: "took", participle: "taken", tags: ["take-for-lose"] });
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
    { tags: ["use-for-activate"], apart: true },
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
  const searches = SEARCHES_WORDED_OTHERWISE.map((words) => `${words} {zone} for {what:np}`);
  const otherwise = { tags: ["search-otherwise"], apart: true };
  g.templates("mistakenVerb", { search: searches }, otherwise);
  defineWrongPasts(g);
  defineMistakenDeeds(g, mistaken);
  defineMistakenTimes(g, mistaken);
  g.templates("mistakenVerb", { chooseModes: "choose {how:modeCount}:" }, { tags: ["colon-for-dash"] });
  g.anyOf("verb", "mistakenVerb");

  g.anyOf("closedParticiple", "mistakenParticiple");
  g.anyOf("openParticiple", "mistakenOpenParticiple");
  g.anyOf("gerund", "mistakenGerund");
  g.anyOf("verbs", "mistakenVerbs");
  g.templates("mistakenVerbs", { verbsAnd: "{items:verbItem}, {items:verb}" }, { tags: ["comma-for-and"] });
}

/** “Search through your library” */
const SEARCHES_WORDED_OTHERWISE = [
  "<searches|search> (through|in|inside|among)",
  "<looks|look> (through|in|inside)",
  "<goes|go> through",
];

/** Pasts made like those of regular verbs: kind, wrong forms, what follows, and how the passive ends if there is one. */
const WRONG_PASTS: readonly (readonly [kind: string, forms: string, object: string, passive?: readonly string[]])[] = [
  ["cast", "casted", "{what:np}", ["", "from {from:zone}"]],
  ["put", "putted", "{what:np} {where:destination}", ["{where:destination}"]],
  ["draw", "drawed", "{cards:np}", [""]],
  ["dealDamage", "dealed", "{damage} to {to:np}"],
  ["loseLife", "losed loosed", "{life}"],
  ["leave", "leaved", "{zone}"],
  ["become", "becomed", "{complement:complement}"],
  ["choose", "choosed chosed", "{what:np}", [""]],
  ["payLife", "payed", "{life}"],
];

/** Verbs whose past is like their present are read in the present, which looks the same. */
const LIKE_THE_PRESENT = new Set(["cast", "put"]);

function defineWrongPasts(g: GrammarBuilder): void {
  const untested = "several wrong forms of one verb";
  for (const [kind, forms, object, passive = []] of WRONG_PASTS)
    for (const form of forms.split(" ")) {
      const tags = ["wrong-past"];
      const set: Record<string, string> = LIKE_THE_PRESENT.has(kind) ? {} : { tense: "past" };
      g.templates("mistakenVerb", { [kind]: `${form} ${object}` }, { set, tags, untested });
      const perfect = { set: { tense: "perfect" }, tags, untested };
      g.templates("mistakenVerb", { [kind]: `(<has|have>|'ve#contracted) ${form} ${object}` }, perfect);
      for (const end of passive)
        g.templates(
          /:(?:np|zone)\}$/.test(end) ? "mistakenOpenParticiple" : "mistakenParticiple",
          { [kind]: `${form}${end ? ` ${end}` : ""}` },
          { set: { voice: "passive" }, tags, untested },
        );
    }
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
