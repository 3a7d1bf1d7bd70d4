/** Amounts: *3*, *X*, *that much*, *the number of creatures you control*, *half your life total, rounded up*. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineAmounts(g: GrammarBuilder): void {
  g.anyOf("amount", "number", "variable", "timesAmount");
  g.templates("timesAmount", {
    twice: "twice {amount:variable}",
    thrice: "three times {amount:variable}",
    thatMuch: "that much",
    thatMany: "that many",
    twiceThatMuch: "twice that much",
    halfThatMuch: "half that much",
  });
  g.templates("strictQuantity", {
    numberOf: "the number of {what:np}",
    numberOfCounters: ["the number of {counter:counterName} counters on {on:np}", "the number of counters on {on:np}"],
    numberOfTimes: "the number of times {event:clause}",
    statOf: ["{of:possessive} {stat}"],
    statOfSelf: "the {stat} of {of:np}",
    greatest: ["the (greatest|highest) {stat} among {among:np}"],
    total: ["the total {stat} of {of:np}"],
    amountOf: [
      "the amount of {what:amountThing} {clause:clause}",
      "the amount of {what:amountThing} {verb:participle}",
    ],
    plus: ["{first:quantityOf} plus {second:quantityOf}"],
    minus: "{first:quantityOf} minus {second:quantityOf}",
    twice: "twice {amount:strictQuantity}",
    half: "half {amount:quantityOf}, rounded {way:rounding}",
    halfUnrounded: "half {amount:quantityOf}",
    theDifference: "the difference",
    thatNumber: "that number",
    damageDealt: "the damage {verb:participle}",
    oneThird: "a third of {amount:quantityOf}, rounded {way:rounding}",
  });
  g.anyOf("quantityOf", "amount", "strictQuantity");
  g.lexicon("rounding", "rounding", [
    { is: "up", text: "up" },
    { is: "down", text: "down" },
  ]);
  g.lexicon(
    "amountThing",
    "amountThing",
    ["mana", "life", "damage", "excess damage"].map((is) => ({ is, text: is })),
  );
  g.templates("damage", {
    damage: [
      "{amount} {type:damageKind}",
      "{type:damageKind}",
      "{type:damageKind} equal to {equal:quantityOf}",
      "{amount} {type:damageKind} divided as you choose among {among:np}",
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
    life: ["{amount} life", "life equal to {equal:quantityOf}", "life"],
    halfLife: "half {of:possessive} life, rounded {way:rounding}",
    lifePlus: "{amount} life plus {plus:amount}",
  });
}
