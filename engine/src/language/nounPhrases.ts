/**
 * Noun phrases: *target creature an opponent controls with flying*. One syntactic noun phrase for objects and players;
 * what it can be said of follows from its sort, not from its grammar (blueprint, idea 4).
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { isNode } from "../grammar/tree.ts";
import { defineDeterminers, keepNumber, numberOfObjects, numberOfQuantity } from "./determiners.ts";
import { defineNouns, defineQualities } from "./nouns.ts";
import { keepForm, numberKept } from "./number.ts";
import { definePlayers, definePronouns } from "./players.ts";

export { numberOfDeterminer } from "./determiners.ts";

/**
 * Suffixes in strata: those that end in another noun phrase (*that targets a creature*) come last, so that what follows
 * belongs to that noun; only where something is (*from your hand*) may still follow and belong to the first.
 */
export const withSuffixes = (words: string): string[] => [
  `${words} {suffixes*:suffix}`,
  `${words} {suffixes*:suffix} {suffixes:openSuffix}`,
  `${words} {suffixes*:suffix} {suffixes:openSuffix} {suffixes:placeSuffix}`,
];

export function defineNounPhrases(g: GrammarBuilder): void {
  defineQualities(g);
  defineNouns(g);
  defineDeterminers(g);
  const options = { finish: keepNumber };
  g.templates(
    "determinedObjects",
    { objects: withSuffixes("{determiner} {qualities*~:qualityGroup} {noun:nounGroup}") },
    options,
  );
  g.templates(
    "determinedObjects",
    { objects: withSuffixes("{determiner} {qualities@~:attachedQuality} {noun:nounGroup}") },
    { ...options, untested: "*equipped* and *enchanted* as adjectives print as any other" },
  );
  g.templates("bareObjects", { objects: withSuffixes("{qualities*~:qualityGroup} {noun:nounGroup}") }, options);
  g.number("objects", numberOfObjects);
  g.templates("determinedObjects", {
    anyTarget: ["any (|one#one) target"],
    anyOtherTarget: "any other target",
    targets: ["{quantity} <target|targets>"],
    otherTargets: "{quantity} other targets",
    singleTarget: "a single target",
  });
  g.templates("determinedObjects", { anyTarget: "any target {suffixes@:openSuffix}" });
  g.number(["anyTarget", "anyOtherTarget", "singleTarget"], "singular").number(["targets", "otherTargets"], (node) =>
    isNode(node.quantity) ? numberOfQuantity(node.quantity) : "plural",
  );
  defineAbilityPhrases(g);
  definePartitives(g);
  definePronouns(g);
  definePlayers(g);
  defineSpecials(g);
  g.anyOf(
    "singleNp",
    "determinedObjects",
    "bareObjects",
    "pronoun",
    "onePronoun",
    "playerRole",
    "special",
    "partitive",
  );
  g.anyOf("npItem", "determinedObjects", "pronoun", "playerRole", "special", "partitive");
  g.anyOf("np", "singleNp", "comparedNp");
  g.lists("np", "npItem", ["and", "or", "and/or"], "np");
  g.anyOf("leadingItem", "leadingYou", "self");
  g.templates(
    "np",
    { npAndList: "{items:leadingItem} and {items:bareObjects}", npOrList: "{items:leadingYou} or {items:bareObjects}" },
    { untested: "prints as the general list" },
  );
  g.lexicon("leadingYou", "pronoun", [{ is: "you", text: "you" }]);
  g.number(["npAndList", "npAndOrList"], "plural").number("npOrList", "singular");
  g.templates("comparedNp", {
    compared: ["{what:comparedObjects} than {than:np}", "{what:comparedObjects} than {than:np} did => did"],
    objectsPlus: [
      "{what:determinedObjects} plus {plus:count}",
      "{what:determinedObjects} plus {more:determinedObjects}",
    ],
  });
  g.number("objectsPlus", "plural");
  g.number("compared", "plural");
  g.templates(
    "comparedObjects",
    { objects: withSuffixes("{determiner:comparing} {qualities*~:qualityGroup} {noun:nounGroup}") },
    { ...options, untested: "prints as the general noun phrase" },
  );
  g.templates("comparing", { comparedMore: ["more", "fewer => fewer"] });
}

/** Abilities of things: *activated abilities of artifacts*, *a triggered ability of a legendary creature you control*. */
function defineAbilityPhrases(g: GrammarBuilder): void {
  g.templates("determinedObjects", { objects: abilityWords("{determiner} ") }, { finish: keepNumber });
  g.templates("bareObjects", { objects: abilityWords("") }, { finish: keepNumber });
  g.templates("abilitySource", { ofSource: "of {of:np}", fromSource: "from {source:sourceNp}" });
  g.lexicon("abilityNoun", "noun", [{ is: "ability", text: "ability", plural: "abilities" }]);
  g.templates(
    "abilityNoun",
    {
      activatedAbilityNoun: "activated <ability|abilities>",
      triggeredAbilityNoun: "triggered <ability|abilities>",
      activatedOrTriggeredAbilityNoun: [
        "activated or triggered <ability|abilities>",
        "activated and triggered <ability|abilities> => and",
      ],
      loyaltyAbilityNoun: "loyalty <ability|abilities>",
      manaAbilityNoun: "mana <ability|abilities>",
      keywordAbilityNoun: "{keyword:keywordName} <ability|abilities>",
    },
    { untested: "prints as the general noun" },
  );
}

const abilityWords = (determiner: string): string =>
  `${determiner}{qualities*~:quality} {noun:abilityNoun} {suffixes*:suffix} {suffixes@:abilitySource}`;

/** Parts of a group: *each of those creatures*, *one of them*, *two of the exiled cards*, *any number of your opponents*. */
function definePartitives(g: GrammarBuilder): void {
  g.templates("partitive", {
    partOf: ["{part:partWord} of {of:whole}", "{part:partWord} of {of:whole} at random => atRandom"],
    halfOfObjects: "half {of:halvedObjects}, rounded {way:rounding}",
  });
  g.number("halfOfObjects", "plural");
  g.templates(
    "halvedObjects",
    { objects: withSuffixes("{determiner:halvedDeterminer} {qualities*~:qualityGroup} {noun:nounGroup}") },
    { finish: keepNumber, untested: "prints as the general noun phrase" },
  );
  g.templates(
    "halvedDeterminer",
    { the: "the", possessed: "{of:possessive}", those: "those" },
    { untested: "printed as the general determiner" },
  );
  g.number("partOf", (node) => {
    const part = node.part;
    if (!isNode(part)) return "plural";
    if (part.kind === "partWord") return part.is === "each" || part.is === "anyOne" ? "singular" : "plural";
    return numberOfQuantity(part);
  });
  g.lexicon("partWord", "partWord", [
    { is: "each", text: "each" },
    { is: "both", text: "both" },
    { is: "all", text: "all" },
    { is: "none", text: "none" },
    { is: "any", text: "any" },
    { is: "anyNumber", text: "any number" },
    { is: "half", text: "half" },
    { is: "theRest", text: "the rest" },
  ]);
  g.anyOf("partWord", "partQuantity");
  g.templates(
    "partQuantity",
    {
      upTo: "up to {amount:countAmount}",
      oneOrMore: ["{amount:count} or more"],
      oneOrTwo: "{items:count} or {items:count}",
      thatMany: "that many",
      twiceThatMany: "twice that many",
      exactly: "exactly {amount:count}",
    },
    { untested: "prints as the general quantity" },
  );
  g.anyOf("partQuantity", "countAmount");
  g.templates(
    "whole",
    { objects: withSuffixes("{determiner:wholeDeterminer} {qualities*~:qualityGroup} {noun:nounGroup}") },
    { finish: keepNumber, untested: "prints as the general noun phrase" },
  );
  g.templates("whole", { valuesOf: "{of:possessive} {noun:valueNoun}" }, { finish: keepForm("noun", "plural") });
  g.number("valuesOf", numberKept("plural"));
  g.templates("whole", { targets: "{quantity} <target|targets>" }, { untested: "prints as the general noun phrase" });
  g.lexicon("whole", "pronoun", [
    { is: "them", text: "them" },
    { is: "those", text: "those" },
  ]);
  const same = { untested: "printed as the general determiner" };
  g.templates(
    "wholeDeterminer",
    { those: ["those", "those {quantity:countAmount}"], these: "these", the: ["the", "the {quantity:countAmount}"] },
    same,
  );
  g.templates(
    "wholeDeterminer",
    { possessed: "{of:possessive}", target: "{quantity} target", quantified: "{quantity}" },
    same,
  );
  g.templates(
    "wholeDeterminer",
    { target: "{quantity} other target", possessed: "{of:possessive} other", quantified: "{quantity} other" },
    { ...same, set: { other: true } },
  );
}

/** Things with a name of their own in the rules. */
function defineSpecials(g: GrammarBuilder): void {
  g.lexicon("special", "special", [
    { is: "citysBlessing", text: "the city's blessing" },
    { is: "initiative", text: "the initiative" },
    { is: "fullParty", text: "a full party" },
    { is: "enduringStory", text: "an enduring story" },
    { is: "undercityDungeon", text: "the Undercity" },
    { is: "gift", text: "the gift" },
    { is: "tribute", text: "tribute" },
    { is: "thisCost", text: "this cost" },
    { is: "day", text: "day" },
    { is: "night", text: "night" },
    { is: "noOne", text: "no one" },
    { is: "noMonarch", text: "no monarch" },
    { is: "nothing", text: "nothing" },
    { is: "maxSpeed", text: "max speed" },
    { is: "thisEffect", text: "this effect" },
    { is: "thatCost", text: "that cost" },
  ]);
  g.templates("special", {
    occurrence: "the {ordinal} time {event:clause}",
    ringBearer: "{of:possessive} Ring-bearer",
  });
  g.number(["special", "occurrence", "ringBearer"], "singular");
}
