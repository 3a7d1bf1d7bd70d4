/**
 * Noun phrases: *target creature an opponent controls with flying*. One syntactic noun phrase for objects and players;
 * what it can be said of follows from its sort, not from its grammar (blueprint, idea 4).
 */
import type { GrammarBuilder, GrammaticalNumber } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";

/** Number that a determiner gives its noun; undefined where the noun itself decides. */
export function numberOfDeterminer(determiner: TreeNode): GrammaticalNumber | undefined {
  const quantity = determiner.quantity;
  switch (determiner.kind) {
    case "a":
    case "each":
    case "every":
    case "another":
    case "that":
    case "this":
    case "attachedTo":
      return "singular";
    case "all":
    case "those":
    case "these":
    case "both":
    case "theTop":
      return isNode(quantity) ? numberOfQuantity(quantity) : determiner.kind === "theTop" ? "singular" : "plural";
    case "target":
    case "quantified":
      return isNode(quantity) ? numberOfQuantity(quantity) : "singular";
    case "oneOf":
      return "plural";
    default:
      return undefined;
  }
}

function numberOfQuantity(quantity: TreeNode): GrammaticalNumber {
  const amount = quantity.kind === "upTo" && isNode(quantity.amount) ? quantity.amount : quantity;
  return amount.kind === "count" && amount.value === 1 ? "singular" : "plural";
}

/** The number a noun phrase has when it does not say otherwise. */
function usualNumber(node: TreeNode): GrammaticalNumber {
  const determiner = node.determiner;
  if (!isNode(determiner)) return "plural";
  return (
    numberOfDeterminer(determiner) ?? (determiner.kind === "other" || determiner.kind === "no" ? "plural" : "singular")
  );
}

/** Keeps the number of a bare noun, or of one whose determiner leaves it open. */
function keepNumber(node: TreeNode, formOf: (leaf: TreeNode) => GrammaticalNumber | undefined): void {
  const determiner = node.determiner;
  if (isNode(determiner) && numberOfDeterminer(determiner)) return;
  const noun = node.noun;
  const form = isNode(noun) ? formOf(noun) : undefined;
  if (form && form !== usualNumber(node)) node.number = form;
}

function numberOfObjects(node: TreeNode): GrammaticalNumber {
  return (node.number as GrammaticalNumber | undefined) ?? usualNumber(node);
}

export function defineNounPhrases(g: GrammarBuilder): void {
  defineQualities(g);
  defineNouns(g);
  defineDeterminers(g);
  const options = { finish: keepNumber };
  g.templates(
    "determinedObjects",
    { objects: "{determiner} {qualities*~:qualityGroup} {noun:nounGroup} {suffixes*:suffix}" },
    options,
  );
  g.templates("bareObjects", { objects: "{qualities*~:qualityGroup} {noun:nounGroup} {suffixes*:suffix}" }, options);
  g.number("objects", numberOfObjects);
  g.templates("determinedObjects", {
    anyTarget: ["any (|one#one) target"],
    anyOtherTarget: "any other target",
    targets: "{quantity} <target|targets>",
    otherTargets: "{quantity} other targets",
  });
  g.number(["anyTarget", "anyOtherTarget"], "singular").number(["targets", "otherTargets"], (node) =>
    isNode(node.quantity) ? numberOfQuantity(node.quantity) : "plural",
  );
  definePronouns(g);
  definePlayers(g);
  g.anyOf("singleNp", "determinedObjects", "bareObjects", "pronoun", "onePronoun", "playerRole", "special");
  g.anyOf("npItem", "determinedObjects", "pronoun", "playerRole", "special");
  g.anyOf("np", "singleNp");
  g.lists("np", "npItem", ["and", "or", "and/or"], "np");
  g.number(["npAndList", "npAndOrList"], "plural").number("npOrList", "singular");
}

function defineQualities(g: GrammarBuilder): void {
  g.anyOf("quality", "color", "cardType", "subtype", "supertype", "adjective", "nonQuality", "stats");
  g.templates("nonQuality", {
    non: ["non{quality:color}", "non{quality:cardType}", "non{quality:supertype}", "non{quality:nonAdjective}"],
  });
  g.templates("nonQuality", { non: "non-{quality:subtype}" });
  g.lexicon(
    "nonAdjective",
    "adjective",
    "token historic outlaw modified attacking blocking mana combat".split(" ").map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "adjective",
    "adjective",
    (
      "tapped untapped attacking blocking blocked unblocked face-down face-up historic modified suspended " +
      "exiled revealed chosen sacrificed discarded goaded suspected paired unpaired transformed commander token foretold saddled crewed " +
      "countered milled renowned monstrous milled outlaw"
    )
      .split(" ")
      .map((is) => ({ is, text: is })),
  );
  g.templates("qualityGroup", { qualityComma: "{items:quality}, {items:quality}" });
  g.anyOf("qualityGroup", "quality");
  g.lists("qualityGroup", "quality", ["or", "and", "and/or"], "quality");
}

function defineNouns(g: GrammarBuilder): void {
  g.lexicon("genericNoun", "noun", [
    { is: "card", text: "card", plural: "cards" },
    { is: "spell", text: "spell", plural: "spells" },
    { is: "permanent", text: "permanent", plural: "permanents" },
    { is: "token", text: "token", plural: "tokens" },
    { is: "source", text: "source", plural: "sources" },
    { is: "ability", text: "ability", plural: "abilities" },
    { is: "object", text: "object", plural: "objects" },
    { is: "copy", text: "copy", plural: "copies" },
    { is: "commander", text: "commander", plural: "commanders" },
    { is: "outlaw", text: "outlaw", plural: "outlaws" },
    { is: "emblem", text: "emblem", plural: "emblems" },
  ]);
  g.templates("genericNoun", {
    activatedAbilityNoun: "activated <ability|abilities>",
    triggeredAbilityNoun: "triggered <ability|abilities>",
    activatedOrTriggeredAbilityNoun: "activated or triggered <ability|abilities>",
    loyaltyAbilityNoun: "loyalty <ability|abilities>",
  });
  g.lexicon("playerNoun", "playerNoun", [
    { is: "player", text: "player", plural: "players" },
    { is: "opponent", text: "opponent", plural: "opponents" },
  ]);
  g.anyOf("typeNoun", "cardType", "subtype");
  g.anyOf("noun", "typeNoun", "genericNoun", "playerNoun");
  g.templates("typeItem", { nounWith: "{qualities+~:quality} {noun:typeNoun}" });
  g.anyOf("typeItem", "typeNoun", "playerNoun");
  g.templates("genericItem", { nounWith: "{qualities+~:quality} {noun:genericNoun}" });
  g.anyOf("genericItem", "genericNoun", "playerNoun");
  g.anyOf("nounGroup", "noun");
  for (const [first, rest] of [
    ["typeNoun", "typeItem"],
    ["genericNoun", "genericItem"],
    ["playerNoun", "typeItem"],
  ] as const) {
    for (const [conjunction, kind] of [
      ["or", "nounOr"],
      ["and", "nounAnd"],
      ["and/or", "nounAndOr"],
    ] as const) {
      g.templates("nounGroup", {
        [kind]: [
          `{items:${first}} ${conjunction} {items:${rest}}`,
          `{items:${first}}, {items+,:${rest}} ${conjunction} {items:${rest}}`,
        ],
      });
    }
  }
}

function defineDeterminers(g: GrammarBuilder): void {
  g.templates("quantity", {
    upTo: "up to {amount:countAmount}",
    anyNumberOf: "any number of",
    oneOrMore: ["{amount:count} or more"],
    oneOrTwo: "{items:count} or {items:count}",
    oneTwoOrThree: "{items:count}, {items+,:count} or {items:count}",
    thatMany: "that many",
    exactly: "exactly {amount:count}",
    twiceThatMany: "twice that many",
    fewerThan: "fewer than {amount:count}",
    atLeast: "at least {amount:count}",
    lessThanOr: "{amount:count} or fewer",
  });
  g.anyOf("quantity", "countAmount");
  g.anyOf("countAmount", "count", "variable");
  g.templates("determiner", { target: ["target", "{quantity} target"] });
  g.templates(
    "determiner",
    { target: ["another target", "{quantity} (other|another#another-for-other) target"] },
    { set: { other: true } },
  );
  g.templates("determiner", { quantified: ["{quantity}"] });
  g.templates("determiner", { quantified: ["{quantity} other"] }, { set: { other: true } });
  g.templates("determiner", {
    each: ["each", "each of {of:quantity}"],
    a: "a",
    another: ["another"],
    every: "every",
    all: "all",
    no: "no",
    any: "any",
  });
  g.templates("determiner", { other: "other", the: "the", that: "that", those: "those", these: "these", both: "both" });
  g.templates(
    "determiner",
    { each: "each other", all: "all other", the: "the other", any: "any other" },
    { set: { other: true } },
  );
  g.templates("determiner", {
    theTop: ["the top", "the top {quantity}"],
    theBottom: "the bottom",
    theNext: "the next",
    theLast: "the last",
    theFirst: "the first",
  });
  g.templates("determiner", { attachedTo: ["enchanted"] }, { set: { how: "enchanted" } });
  g.templates("determiner", { attachedTo: ["equipped"] }, { set: { how: "equipped" } });
  g.templates("determiner", { attachedTo: ["fortified"] }, { set: { how: "fortified" } });
  g.templates("determiner", { possessed: ["{of:possessive}"] });
  g.templates("determiner", { possessed: ["{of:possessive} other"] }, { set: { other: true } });
  g.templates("determiner", {
    oneOf: "one of {of:pluralDeterminer}",
    eachOf: "each of {of:pluralDeterminer}",
    halfOf: "half {of:pluralDeterminer}",
  });
  g.number(["oneOf", "eachOf"], "singular");
  g.templates("pluralDeterminer", { those: "those", the: "the", possessed: "{of:possessive}", these: "these" });
  g.templates("possessive", { possessive: "{of!:possessor}<'s|'>" });
  g.lexicon("possessive", "possessivePronoun", [
    { is: "your", text: "your" },
    { is: "its", text: "its" },
    { is: "their", text: "their", also: { "his-or-her": "his or her" } },
  ]);
  g.anyOf("possessor", "determinedObjects", "self", "playerRole");
}

function definePronouns(g: GrammarBuilder): void {
  g.lexicon("pronoun", "pronoun", [
    { is: "it", text: "it" },
    { is: "you", text: "you" },
    { is: "they", text: "they", also: { "he-or-she": "he or she" } },
    { is: "them", text: "them", also: { "him-or-her": "him or her" } },
    { is: "itself", text: "itself" },
    { is: "themselves", text: "themselves" },
    { is: "thatOne", text: "that one" },
    { is: "thoseOnes", text: "those" },
    { is: "oneOfThem", text: "one of them" },
    { is: "bothOfThem", text: "both of them" },
    { is: "eachOfThem", text: "each of them" },
    { is: "theRest", text: "the rest" },
    { is: "theOther", text: "the other" },
    { is: "theOthers", text: "the others" },
    { is: "eachOne", text: "each one" },
    { is: "anyOfThem", text: "any of them" },
    { is: "everything", text: "everything" },
  ]);
  const plural = new Set(["you", "they", "them", "themselves", "thoseOnes", "bothOfThem", "theRest", "theOthers"]);
  g.number("pronoun", (node) => (plural.has(node.is as string) ? "plural" : "singular"));
  g.anyOf("pronoun", "self");
  g.lexicon("onePronoun", "pronoun", [{ is: "one", text: "one" }]);
}

function definePlayers(g: GrammarBuilder): void {
  g.templates("playerRole", {
    defendingPlayer: "defending player",
    attackingPlayer: "(the|#without-article) attacking player",
    activePlayer: "the active player",
    monarch: "the monarch",
  });
  g.templates("playerRole", { playerOf: "{of:possessive} {role:roleNoun}" }, { finish: keepForm("role", "singular") });
  g.lexicon("roleNoun", "role", [
    { is: "controller", text: "controller", plural: "controllers" },
    { is: "owner", text: "owner", plural: "owners" },
  ]);
  g.number("playerOf", numberKept("singular"));
  g.number(["defendingPlayer", "attackingPlayer", "activePlayer", "monarch"], "singular");
  g.templates(
    "playerObjects",
    { objects: "{determiner} {qualities*~:qualityGroup} {noun:playerNoun}" },
    { finish: keepNumber, untested: "prints as the general noun phrase, of which it is a part" },
  );
  g.templates(
    "playerObjects",
    { objects: "{noun:playerNoun}" },
    { finish: keepNumber, untested: "prints as the general noun phrase, of which it is a part" },
  );
  g.lexicon("playerPronoun", "pronoun", [
    { is: "you", text: "you" },
    { is: "they", text: "they" },
  ]);
  g.anyOf("player", "playerPronoun", "playerObjects", "playerRole");
}
