/** Amounts: *3*, *X*, *that much*, *the number of creatures you control*, *half your life total, rounded up*. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineAmounts(g: GrammarBuilder): void {
  g.anyOf("amount", "number", "variable", "timesAmount");
  g.templates("timesAmount", {
    twice: "twice {amount:variable}",
    thrice: "three times {amount:variable}",
    thatMuch: "that much",
    thatMany: "that many",
    twiceThatMuch: ["twice that much", "three times that much => three"],
    halfThatMuch: "half that much",
    variablePlus: "{amount:variable} plus {plus:number}",
  });
  g.templates("strictQuantity", {
    numberOf: [
      "the number of {what:countable}",
      "the greatest number of {what:countable} => greatest",
      "the total number of {what:countable} => total",
    ],
    numberOfTimes: "the number of times {event:clause}",
    statOf: ["{of:possessive} {stat}"],
    statOfSelf: "the {stat} of {of:np}",
    greatest: [
      "the (greatest|highest) {stat} among {among:np}",
      "the (least|lowest) {stat} among {among:np} => least",
      "the (greatest|highest) {stat} of {of:np} => of",
    ],
    total: ["the total {stat} of {of:np}", "{whose:possessive} total {stat}"],
    amountOf: [
      "the amount of {what:amountThing} {suffixes+:measureSuffix}",
      "the {what:amountThing} {suffixes+:measureSuffix} => short",
      "the total amount of {what:amountThing} {suffixes+:measureSuffix} => total",
    ],
    plus: ["{first:quantityOf} plus {second:quantityOf}"],
    minus: "{first:quantityOf} minus {second:quantityOf}",
    twice: ["twice {amount:strictQuantity}", "three times {amount:strictQuantity} => three"],
    half: "half {amount:quantityOf}, rounded {way:rounding}",
    halfUnrounded: "half {amount:quantityOf}",
    theDifference: "the difference",
    differenceBetween: "the difference between {first:quantityOf} and {second:quantityOf}",
    thatNumber: ["that number", "the chosen number => chosen"],
    theResult: ["the result", "that result => that", "the total of those results => total"],
    devotion: ["{of:possessive} devotion to {to:devotionTo}"],
    moreThanStat: "{amount} more than {than:strictQuantity}",
    oneThird: "a third of {amount:quantityOf}, rounded {way:rounding}",
  });
  g.number("statOf", (node) =>
    /And/.test(String((node.stat as { is?: unknown } | undefined)?.is)) ? "plural" : "singular",
  );
  g.number(
    [
      "numberOf",
      "numberOfTimes",
      "statOfSelf",
      "greatest",
      "total",
      "amountOf",
      "plus",
      "minus",
      "twice",
      "half",
      "devotion",
    ],
    "singular",
  );
  g.anyOf("devotionTo", "color");
  g.templates("devotionTo", {
    colorAnd: "{items:color} and {items:color}",
    thatColor: "that color",
    chosenColor: "the chosen color",
  });
  g.anyOf("quantityOf", "amount", "strictQuantity");
  g.templates("quantityOf", { thatThing: "that {what:amountThing}" });
  g.lexicon("rounding", "rounding", [
    { is: "up", text: "up" },
    { is: "down", text: "down" },
  ]);
  g.lexicon(
    "amountThing",
    "amountThing",
    ["mana", "life", "damage", "excess damage", "combat damage", "energy"].map((is) => ({ is, text: is })),
  );
  defineDamageAndLife(g);
}

function defineDamageAndLife(g: GrammarBuilder): void {
  g.templates("damage", {
    damageDivided: "{amount} {type:damageKind} divided as you choose among {among:np}",
    damage: [
      "{amount} {type:damageKind}",
      "{type:damageKind}",
      "{type:damageKind} equal to {equal:quantityOf}",
      "{compared:comparedAmount} {type:damageKind} => compared",
    ],
    damageThat: "that {type:damageKind}",
    damageTwiceThat: ["(twice|double) that {type:damageKind}"],
    damagePlus: ["{amount} {type:damageKind} plus {plus:amount}"],
    damageHalf: "half that {type:damageKind}, rounded {way:rounding}",
  });
  g.lexicon("damageKind", "damageKind", [
    { is: "damage", text: "damage" },
    { is: "combatDamage", text: "combat damage" },
    { is: "noncombatDamage", text: "noncombat damage" },
    { is: "additionalDamage", text: "additional damage" },
    { is: "excessDamage", text: "excess damage" },
  ]);
  g.templates("life", {
    life: [
      "{amount} life",
      "life equal to {equal:quantityOf}",
      "life",
      "{compared:comparedAmount} life => compared",
      "more life than {than:np} => more",
      "less life than {than:np} => less",
      "exactly {amount} life => exactly",
    ],
    halfLife: ["half {of:possessive} life, rounded {way:rounding}", "half {of:possessive} life => unrounded"],
    thirdOfLife: "a third of {of:possessive} life, rounded {way:rounding}",
    lifePlus: "{amount} life plus {plus:amount}",
  });
  g.templates(
    "comparedAmount",
    {
      orLess: ["{amount} or (less|fewer#fewer)"],
      orGreater: ["{amount} or (greater|more#more)"],
    },
    { untested: "prints as the general comparison" },
  );
}
