/** Verbs that compare and relate: sharing a type, having greater power, being what something is in conditions and costs. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineRelations(g: GrammarBuilder): void {
  defineSharing(g);
  verb(g, "haveTrait", "have", "{having:ownTrait}", { third: "has", past: "had" });
  g.templates(
    "ownTrait",
    {
      sameAs: ["the same {what:choosable} as {as:np}", "the same {what:choosable}"],
      thatTrait: ["that {what:choosable}", "the chosen {what:choosable} => chosen"],
    },
    { untested: "prints as what stands behind “with”" },
  );
  g.templates("ownTrait", {
    chosenToo: "the chosen {what:choosable} in addition to {of:possessive} other types",
    countersOn: "{names*:counterName} counters on {on:np}",
    greaterThan: ["greater {stat} than {than:np}", "a greater {stat} than {than:np} => article"],
    playerCounters: ["{determiner} {names*:counterName} <counter|counters>"],
    mostOf: ["the most {what:mostWhat}", "the fewest {what:mostWhat} => fewest"],
  });
  verb(g, "pay", "pay", ["the mana cost for {for:np}"], { past: "paid" });
  verb(g, "die", "die", "under {under:possessive} control", { gerund: "dying" });
  verb(g, "leave", "leave", "{zone} under {under:possessive} control", { past: "left", gerund: "leaving" });
  verb(g, "pay", "pay", ["{of:possessive} other costs => otherCosts"], { past: "paid" });
  verb(g, "beginGame", "begin", "the game with {with:pronoun} on the battlefield");
  verb(g, "convoke", "convoke", "{what:np}");
  verb(g, "put", "put", "{what:oneWord} {where:destination}", { past: "put", third: "puts", gerund: "putting" });
  g.lexicon("oneWord", "pronoun", [{ is: "one", text: "one" }]);
  verb(g, "commitCrime", "commit", "a crime", { past: "committed", gerund: "committing" });
  g.templates("verb", { be: "'ve been {complement}" }, { set: { tense: "perfect" }, tags: ["contracted"] });
  g.templates("verb", { beGreater: "were {amount} greater" });
  g.templates("verb", { block: "<blocks|block> only {what:np}" }, { set: { only: true } });
  g.templates("verb", { targetOnly: "<targets|target> only {what:np}" });
  g.templates("verb", { beTarget: ["be the (target|targets#targets) of {of:np}"] });
  defineParticiples(g);
  defineComplements(g);
}

function defineSharing(g: GrammarBuilder): void {
  g.templates("verb", {
    share: ["<shares|share> {what:sharedTrait} with {with:np}", "<shares|share> {what:sharedTrait}"],
  });
  g.templates("sharedTrait", {
    aTrait: "a {trait:choosable}",
    noTrait: "no {trait:choosable}",
    theTrait: "the same {trait:choosable}",
    atLeastOneTrait: "at least one {trait:choosable}",
  });
}

function defineParticiples(g: GrammarBuilder): void {
  const passive = { set: { voice: "passive" } };
  g.templates(
    "closedParticiple",
    {
      choose: "chosen",
      declare: "declared",
      promise: "promised",
      warp: "warped",
      behold: "beheld",
      tie: ["tied for {word:superlativeWord} {stat}", "tied for the {word:superlativeWord} {stat} => the"],
      change: ["reduced by {by:amount} => reduced", "increased by {by:amount} => increased"],
      kick: "kicked with {of:possessive} {cost:mana} kicker",
      putThere: ["put there", "put there from {from:zone}"],
    },
    passive,
  );
  g.templates("openParticiple", { pair: "paired with {with:np}", dealDamage: "dealt to {to:np}" }, passive);
}

function defineComplements(g: GrammarBuilder): void {
  g.templates("complement", {
    attackingWhat: ["attacking {what:np}", "tapped and attacking {what:np} => tapped"],
    blockingWhat: "blocking {what:np}",
    isQuantity: "{quantity:strictQuantity}",
    chosenColor: ["that {what:choosable} => that"],
    isPhase: ["{of:possessive} {phase:laterPhaseNoun}", "the {ordinal} {phase:phaseNoun} of the turn"],
  });
}
