/** What is done in words that cards do not have for it: tokens that are made, counters that are added, spells cast for free. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

/**
 * Adds them.
 * @param mistaken the builder that puts forms of verbs among the mistaken ones
 */
export function defineMistakenDeeds(g: GrammarBuilder, mistaken: GrammarBuilder): void {
  const make = { tags: ["make-for-create"], passive: "" };
  verb(mistaken, "create", "make", "{tokens:np}", { ...make, past: "made", gerund: "making" });
  verb(mistaken, "create", "summon", "{tokens:np}", { ...make, tags: ["summon-for-create"] });
  verb(mistaken, "create", "spawn", "{tokens:np}", { ...make, tags: ["spawn-for-create"] });
  for (const [base, preposition] of Object.entries({ place: "on", add: "to", give: "to" }))
    verb(mistaken, "put", base, `{counters:countersPhrase} ${preposition} {on:np}`, {
      tags: [`${base}-for-put`],
      ...(base === "give" ? { past: "gave", participle: "given", gerund: "giving" } : {}),
    });
  verb(mistaken, "sacrifice", "sac", "{what:np}", { third: "sacs", past: "sacced", passive: "", tags: ["sac"] });
  verb(mistaken, "hitPlayer", "hit", "{what:np}", { past: "hit", gerund: "hitting" });
  verb(mistaken, "leave", "leave", "", { past: "left", gerund: "leaving", tags: ["leaves-alone"] });
  defineAmounts(g);
  defineAbilities(g);
  defineTails(g);
}

/** Numbers where cards write something else: “mills 4”, “scry 2 cards”, “3 health”. */
function defineAmounts(g: GrammarBuilder): void {
  const behind = { tags: ["cards-behind-number"], untested: "one card and several" };
  g.templates("mistakenVerb", { millNumber: "mill{s} {amount:number}" });
  g.templates("mistakenVerb", { drawNumber: "draw{s} {amount:number}" });
  g.templates("mistakenVerb", { scry: ["<scries|scry> {amount} cards", "<scries|scry> {amount} card"] }, behind);
  g.templates("mistakenVerb", { surveil: ["surveil{s} {amount} cards", "surveil{s} {amount} card"] }, behind);
  g.mistakenRules.add("mistakenLife").add("mistakenMana").add("mistakenCostDo").add("mistakenHaving");
  g.anyOf("life", "mistakenLife");
  g.templates("mistakenLife", { life: "{amount} health" }, { tags: ["health"] });
  g.templates("mistakenLife", { life: "{amount} hp" }, { tags: ["hp"] });
  g.templates("mistakenLife", { life: "{amount} hit points" }, { tags: ["hit-points"] });
  g.templates("mistakenLife", { life: "health" }, { tags: ["health"] });
  g.templates("mistakenLife", { life: "{amount} life points" }, { tags: ["life-points"] });
  g.anyOf("manaAdded", "mistakenMana");
  g.templates("mistakenMana", { manaInWords: "{amount:countAmount} {color:color} mana" });
  const less = { untested: "prints as what costs less to cast" };
  g.templates("mistakenVerb", { costChangeAlone: "cost{s} {mana} less" }, less);
  g.templates("mistakenVerb", { costChangeAlone: "cost{s} {mana} more => more" }, less);
  g.templates("mistakenVerb", { costChangeAlone: ["cost{s} less by {mana}", "cost{s} less by {less:number}"] }, less);
  g.anyOf("having", "mistakenHaving");
  g.templates("mistakenHaving", {
    statBehindNumber: [
      "{amount:number} {stat} or (less|fewer#fewer-behind) => less",
      "{amount:number} {stat} or (greater|more#more-behind)",
    ],
  });
}

/** What something has and gets: “has flying and +1/+1”, “gets 2/2”, “doesn't have summoning sickness”, “is unable to block”. */
function defineAbilities(g: GrammarBuilder): void {
  g.templates("mistakenVerb", {
    haveStatsAnd: [
      "<has|have> {by:statsChange} and {abilities:keywordList}",
      "<has|have> {abilities:keywordList} and {by:statsChange} => last",
    ],
    getBareStats: "get{s} {stats:stats}",
    noSickness: ["<doesn't|don't> have summoning sickness", "ignore{s} summoning sickness => ignore"],
  });
  g.templates(
    "mistakenVerb",
    {
      noSickness: [
        "<has|have> no summoning sickness",
        "lose{s} summoning sickness",
        "<isn't|aren't> affected by summoning sickness",
      ],
    },
    { tags: ["sickness"], apart: true },
  );
  g.templates("mistakenVerb", { cannot: "<is|are> unable to {do^:verbs}" }, { tags: ["unable-for-cant"] });
  g.templates(
    "mistakenVerb",
    { cannot: NOT_ABLE.map((words) => `${words} to {do^:verbs}`) },
    { tags: ["not-able-for-cant"], apart: true },
  );
  g.templates("mistakenVerb", { cannot: "may not {do^:verbs}" }, { tags: ["may-not-for-cant"] });
}

const NOT_ABLE = ["<isn't|aren't> able", "<is|are> not able", "<isn't|aren't> allowed", "<is|are> not allowed"];

/** “for free”, “without paying its cost”, “Only during your turn.” */
function defineTails(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenTail");
  g.anyOf("commonTail", "mistakenTail");
  g.templates("mistakenTail", {
    insteadOfManaCost: [
      "instead of {of:possessive} mana cost",
      "rather than {of:possessive} mana cost => rather",
      "rather than paying {of:possessive} mana cost => paying",
    ],
    castForFree: [
      "for free",
      "without paying {of:possessive} cost => paying",
      "without paying {of:possessive} costs => several",
    ],
  });
  const free = [
    "without paying the mana cost",
    "without paying the cost",
    "without paying for it",
    "without paying for them",
    "without paying mana",
    "without paying any mana",
  ];
  g.templates("mistakenTail", { castForFree: free }, { tags: ["unpaid-otherwise"], apart: true });
  const use = { tags: ["use-for-activate", "usable"], apart: true };
  g.templates("mistakenVerb", { activate: ["only usable {when:restriction}", "usable only {when:restriction}"] }, use);
}
