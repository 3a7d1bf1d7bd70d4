/** Determiners and quantities: *target*, *each other*, *up to two*, *your second*; and the number they give to their noun. */
import type { GrammarBuilder, GrammaticalNumber } from "../grammar/grammar.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";

/** Number that a determiner gives its noun; undefined where the noun itself decides. */
export function numberOfDeterminer(determiner: TreeNode): GrammaticalNumber | undefined {
  const quantity = determiner.quantity;
  switch (determiner.kind) {
    case "a":
    case "aSingle":
    case "each":
    case "every":
    case "another":
    case "that":
    case "this":
    case "either":
    case "neither":
    case "attachedTo":
      return "singular";
    case "theNth":
      return isNode(quantity) ? numberOfQuantity(quantity) : "singular";
    case "all":
    case "those":
    case "these":
    case "both":
    case "theTop":
      return isNode(quantity) ? numberOfQuantity(quantity) : determiner.kind === "theTop" ? "singular" : "plural";
    case "theBottom":
    case "the":
    case "theFirst":
    case "theLast":
    case "theNext":
      return isNode(quantity) ? numberOfQuantity(quantity) : undefined;
    case "target":
    case "quantified":
      return isNode(quantity) ? numberOfQuantity(quantity) : "singular";
    case "possessed":
      return isNode(quantity) ? numberOfQuantity(quantity) : isNode(determiner.ordinal) ? "singular" : undefined;
    default:
      return undefined;
  }
}

/** The number of what is counted by a quantity: *one, up to one, more than one* card; all others plural. */
export function numberOfQuantity(quantity: TreeNode): GrammaticalNumber {
  const amount =
    (quantity.kind === "upTo" ||
      quantity.kind === "moreThan" ||
      quantity.kind === "noMoreThan" ||
      quantity.kind === "exactly") &&
    isNode(quantity.amount)
      ? quantity.amount
      : quantity;
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
export function keepNumber(node: TreeNode, formOf: (leaf: TreeNode) => GrammaticalNumber | undefined): void {
  const determiner = node.determiner;
  if (isNode(determiner) && numberOfDeterminer(determiner)) return;
  const noun = node.noun;
  const form = isNode(noun) ? formOf(noun) : undefined;
  if (form && form !== usualNumber(node)) node.number = form;
}

/** The number of a noun phrase: what it keeps, else what its determiner gives. */
export function numberOfObjects(node: TreeNode): GrammaticalNumber {
  return (node.number as GrammaticalNumber | undefined) ?? usualNumber(node);
}

export function defineDeterminers(g: GrammarBuilder): void {
  defineQuantities(g);
  g.templates("determiner", { target: ["target", "{quantity} target"] });
  g.templates(
    "determiner",
    { target: ["another target", "{quantity} (other|another#another-for-other) target"] },
    { set: { other: true } },
  );
  g.templates("determiner", { target: ["a {ordinal:laterOrdinal} target"] });
  g.templates("determiner", { quantified: ["{quantity}"] });
  g.templates("determiner", { quantified: ["{quantity} other"] }, { set: { other: true } });
  g.templates("determiner", {
    each: ["each", "each of {of:quantity}"],
    a: "a",
    aSingle: "a single",
    another: ["another"],
    every: "every",
    all: "all",
    no: "no",
    any: "any",
    either: "either",
    neither: "neither",
    theSame: "the same",
    different: ["different", "a different => a"],
  });
  g.templates("determiner", { other: "other", the: "the", that: "that", those: "those", these: "these", both: "both" });
  g.templates("determiner", { those: "those {quantity:countAmount}", the: "the {quantity:countAmount}" });
  g.templates("determiner", { all: "all {quantity:countAmount}" });
  g.templates(
    "determiner",
    { each: "each other", all: "all other", the: "the other", any: "any other", every: "every other", no: "no other" },
    { set: { other: true } },
  );
  g.templates("determiner", {
    theTop: ["the top", "the top {quantity}"],
    theBottom: ["the bottom", "the bottom {quantity}"],
    theNext: ["the next", "the next {quantity}"],
    theLast: "the last",
    theFirst: ["the first", "the first {quantity}"],
    theNth: "the {ordinal:laterOrdinal}",
  });
  g.templates("determiner", { attachedTo: ["enchanted"] }, { set: { how: "enchanted" } });
  g.templates("determiner", { attachedTo: ["equipped"] }, { set: { how: "equipped" } });
  g.templates("determiner", { attachedTo: ["fortified"] }, { set: { how: "fortified" } });
  g.templates("determiner", {
    possessed: ["{of:possessive}", "{of:possessive} {ordinal}", "{of:possessive} next => next"],
  });
  g.templates("determiner", { possessed: ["{of:possessive} other"] }, { set: { other: true } });
  definePossessives(g);
}

function defineQuantities(g: GrammarBuilder): void {
  g.templates("quantity", {
    upTo: "up to {amount:countAmount}",
    anyNumberOf: "any number of",
    aNumberOf: "a number of",
    oneOrMore: ["{amount:count} or more"],
    oneOrTwo: "{items:count} or {items:count}",
    oneTwoOrThree: "{items:count}, {items+,:count} or {items:count}",
    thatMany: ["that many", "up to that many => upTo"],
    thatManyPlus: ["that many plus {plus:count}"],
    exactly: "exactly {amount:count}",
    twiceThatMany: ["twice that many", "three times that many => three"],
    fewerThan: "fewer than {amount:count}",
    atLeast: "at least {amount:count}",
    lessThanOr: "{amount:count} or fewer",
    moreThan: "more than {amount:count}",
    noMoreThan: "no more than {amount:count}",
    twiceVariable: "twice {amount:variable}",
    between: "between {from:count} and {to:count}",
  });
  g.anyOf("quantity", "countAmount");
  g.anyOf("countAmount", "count", "variable");
  g.lexicon(
    "laterOrdinal",
    "ordinal",
    "second third fourth fifth sixth seventh".split(" ").map((is) => ({ is, text: is })),
  );
}

function definePossessives(g: GrammarBuilder): void {
  g.templates("possessive", { possessive: "{of!:possessor}<'s|'>" });
  g.lexicon("possessive", "possessivePronoun", [
    { is: "your", text: "your" },
    { is: "its", text: "its" },
    { is: "their", text: "their", also: { "his-or-her": "his or her" } },
    { is: "his", text: "his" },
    { is: "her", text: "her" },
  ]);
  g.anyOf("possessor", "determinedObjects", "self", "playerRole");
}

/** The number of counters spoken of: what was kept, else what the determiner says, else plural. */
export function numberOfCounters(node: TreeNode): GrammaticalNumber {
  const kept = node.number as GrammaticalNumber | undefined;
  return kept ?? (isNode(node.determiner) ? numberOfDeterminer(node.determiner) : undefined) ?? "plural";
}
