/** Verbs of damage and life: deal, prevent, divide, assign, gain, lose, pay. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineDamageVerbs(g: GrammarBuilder): void {
  verb(
    g,
    "dealDamage",
    "deal",
    [
      "{damage} to {to:np}",
      "{damage}",
      "{damage} to {to:np} equal to {equal:quantityOf}",
      "{damage} to {to:np} and {second:damage} to {secondTo:np}",
      "{damage} to {to:np}, {second:damage} to {secondTo:np}, and {third:damage} to {thirdTo:np}",
    ],
    { past: "dealt", passive: ["{damage}", "{damage} by {by:np}"] },
  );
  g.templates("damage", {
    damageAdditional: "an additional {amount} {type:damageKind}",
    damageTripleThat: "triple that {type:damageKind}",
    damageDivided: [
      "{amount} {type:damageKind} divided evenly, rounded down, among {among:np} => evenly",
      "{type:damageKind} equal to {equal:quantityOf} divided as you choose among {among:np}",
      "{amount} {type:damageKind} divided as {chooser!:playerRole} choose{s} among {among:np}",
    ],
  });
  verb(g, "gainLife", "gain", "{life}");
  verb(g, "gainOrLoseLife", "gain or lose", "{life}", { third: "gains or loses", past: "gained or lost" });
  verb(g, "loseLife", "lose", "{life}", { past: "lost", gerund: "losing" });
  verb(g, "payLife", "pay", ["{life}", "any amount of life => anyAmount"], { past: "paid" });
  definePrevention(g);
  verb(
    g,
    "assignDamage",
    "assign",
    [
      "combat damage equal to {equal:quantityOf} rather than {than:quantityOf}",
      "{of:possessive} combat damage as though {pronoun} weren't blocked",
      "{of:possessive} combat damage this turn as though {pronoun} weren't blocked => thisTurn",
      "no combat damage",
    ],
    {},
  );
  verb(g, "reduce", "reduce", [
    "only the amount of {color:color} mana you pay",
    "{what:quantityOf} to {to:quantityOf}",
    "the mana in that cost to less than {least:count} mana => thatCost",
    "the mana in {of:possessive} activation cost to less than {least:count} mana",
    "{what:pronoun} to {to:quantityOf}",
    "{what:quantityOf} to less than {to:quantityOf} => below",
  ]);
  g.templates("sentence", {
    nextTime: "the next time {event:clause}, {effect:sentence}",
    firstTime: "the first time {event:clause}, {effect:sentence}",
  });
}

function definePrevention(g: GrammarBuilder): void {
  verb(
    g,
    "prevent",
    "prevent",
    [
      "all {damage} that would be dealt {to:damageRecipient}",
      "all {damage} that would be dealt",
      "the next {damage} that would be dealt {to:damageRecipient} => next",
      "the next {damage} [that#with-that] {by:np} would deal {to:damageRecipient} => nextBy",
      "the next {damage} that would be dealt this turn {to:damageRecipient}, divided as you choose => nextDivided",
      "that damage",
      "{amount} of that damage",
      "half that damage, rounded {way:rounding} => half",
      "all but {allBut:amount} of that damage",
      "all {damage} [that#with-that] {by:np} would deal => would",
      "all {damage} [that#with-that] {by:np} would deal {to:damageRecipient} => would",
      "all {damage} that would be dealt {to:damageRecipient} by {by:np}",
      "all {damage} that would be dealt by {by:np}",
      "all {damage} that would be dealt this turn by {by:np} => thisTurn",
      "all {damage} that would be dealt {to:damageRecipient} this turn by {by:np} => thisTurn",
      "the next {damage} that would be dealt {to:damageRecipient} this turn by {by:np} => nextThisTurn",
    ],
    { passive: ["", "this way => thisWay"] },
  );
  g.templates("damageRecipient", { to: "to {to:np}", toAndBy: "to and dealt by {to:np}" });
}
