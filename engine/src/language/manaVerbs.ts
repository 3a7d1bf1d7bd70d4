/** Verbs of mana: adding, spending, losing, producing it. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";
import { shapedWord } from "./vocabulary.ts";

export function defineManaVerbs(g: GrammarBuilder): void {
  verb(g, "addMana", "add", ["{mana:manaAdded}"], { passive: "" });
  g.anyOf("manaAdded", "manaSymbolsAdded", "manaWorded");
  g.templates("manaSymbolsAdded", {
    manaSymbols: [
      "{symbols:mana}",
      "{symbols:mana}, {symbols+,:mana} or {symbols:mana}",
      "{symbols:mana} or {symbols:mana}",
      "{symbols:mana} and {symbols:mana} => and",
    ],
    manaRepeated: "{amount:countAmount} {symbols:mana}",
    manaRepeatedOr: "{amount:variable} {symbols:mana} or {variable} {other:mana}",
  });
  g.templates("manaAdded", {
    manaOr: ["{items:manaSymbolsAdded} or {items:manaWorded}", "{items:manaWorded} or {items:manaSymbolsAdded}"],
    manaAnd: ["{items:manaSymbolsAdded} and {items:manaWorded}"],
  });
  g.anyOf("manaAmount", "count", "variable");
  g.templates("manaAmount", {
    thatMuch: "that much",
    anAmountOf: "an amount of",
    additionalAmount: ["an additional {amount:count}", "{amount:count} additional#additional-last"],
    twiceThatMuch: "twice that much",
  });
  g.templates("manaWorded", {
    manaAnyColor: [
      "{amount:manaAmount} mana of any color",
      "{amount:manaAmount} mana of any one color => one",
      "{amount:manaAmount} mana of different colors => different",
    ],
    manaAnyCombination: [
      "{amount:manaAmount} mana in any combination of colors",
      "{amount:manaAmount} mana in any combination of {of:manaPair}",
      "{amount:manaAmount} mana in any combination of its colors => itsColors",
    ],
    manaChosenColor: [
      "{amount:manaAmount} mana of the chosen color",
      "{amount:manaAmount} mana of that color => that",
      "{amount:manaAmount} mana of that type => thatType",
    ],
    manaAnyType: [
      "{amount:manaAmount} mana of any type that {produces:clause}",
      "{amount:manaAmount} mana of any type {by!:gapSubject} {does:gapVerb}",
      "{amount:manaAmount} mana of any color that {produces:clause} => color",
      "{amount:manaAmount} mana of any of its colors => itsColors",
      "{amount:manaAmount} mana of any color among {among:np}",
      "{amount:manaAmount} mana of any color in your commander's color identity => commander",
    ],
    manaEqual: [
      "an amount of {symbols:mana} equal to {equal:quantityOf}",
      "an amount of mana of that color equal to {equal:quantityOf} => thatColor",
    ],
    manaThatMuch: ["that much {symbols:mana}", "twice that much {symbols:mana} => twice"],
    manaAdditional: "an additional {symbols:mana}",
  });
  g.templates("manaPair", {
    manaPair: ["{items:mana} and/or {items:mana}", "{items:mana}, {items+,:mana} and/or {items:mana}"],
  });
  verb(
    g,
    "spendMana",
    "spend",
    [
      "this mana only to {do^:verbs}",
      "this mana only to {do^:verbs} or to {orDo^:verbs}",
      "this mana only on costs that contain {symbol:mana}",
      "this mana to {do^:verbs} => notOnly",
      "{color:color} mana as though it were mana of any color => asAnyColor",
      "mana as though it were mana of any color => asAnyColor",
      "mana as though it were mana of any type => asThoughAnyType",
      "mana as though it were mana of any color to {do^:verbs} => asAnyColor",
      "mana as though it were mana of any type to {do^:verbs} => asThoughAnyType",
      "mana of any type to {do^:verbs} => asAnyType",
      "only mana produced by {by:np} to {do^:verbs}",
    ],
    { past: "spent" },
  );
  verb(
    g,
    "loseMana",
    "lose",
    [
      "this mana as steps and phases end",
      "this mana as steps end => steps",
      "this mana as phases end => phases",
      "unspent mana as steps and phases end => unspent",
      "unspent {color:color} mana as steps and phases end => unspent",
    ],
    { past: "lost", gerund: "losing" },
  );
  defineSymbolsPaid(g);
  verb(g, "produce", "produce", ["", "{mana:manaAdded}"], { passive: "by {by:np}" });
  verb(
    g,
    "pay",
    "pay",
    [
      "{cost:mana}",
      "{cost:energy}",
      "any amount of {cost:energy} => anyAmount",
      "{of:possessive} mana cost",
      "{cost:np}",
      "{amount} {cost:energy}",
      "{cost:mana} or {other:mana}",
      "{cost:mana}, {others+,:mana} or {others:mana}",
      "one or more {cost:energy} => oneOrMore",
      "{cost:mana} up to {times:count} times => upTo",
      "twice {cost:mana} => twice",
      "{cost:mana} to {do^:verbs}",
      "{cost:mana} plus an additional {plus:mana}",
      "{cost:mana} and {life:life}",
      "{cost:mana} or {orLife:life}",
      "any amount of mana => anyAmount",
      "an amount of {cost:energy} equal to {equal:quantityOf}",
      "{cost:mana} more to cast {what:np} => more",
      "{cost:mana} any number of times => anyNumberOfTimes",
    ],
    { past: "paid", passive: "" },
  );
  g.lexicon(
    "costName",
    "costName",
    [
      "additional cost",
      "casualty cost",
      "conspire cost",
      "evoke cost",
      "flashback cost",
      "offspring cost",
      "replicate cost",
      "squad cost",
      "kicker cost",
      "equip cost",
      "morph cost",
      "foretell cost",
      "madness cost",
      "overload cost",
      "prowl cost",
      "surge cost",
      "spectacle cost",
      "escape cost",
      "cumulative upkeep",
    ].map((is) => ({ is, text: is, plural: `${is}s` })),
  );
  verb(g, "cost", "cost", "{mana} less to {do:costDo}", { past: "cost" });
  verb(g, "costAdditional", "cost", "an additional {quoted} to {do:costDo}", { past: "cost" });
  verb(g, "costMore", "cost", "{mana} more to {do:costDo}", { past: "cost" });
  g.lexicon("costDo", "costDo", [
    { is: "cast", text: "cast" },
    { is: "activate", text: "activate" },
    { is: "foretell", text: "foretell" },
    { is: "equip", text: "equip" },
    { is: "turnFaceUp", text: "turn face up" },
  ]);
}

/** Energy and snow mana by their symbols, as what was paid or spent: *for each {E} paid this way*. */
function defineSymbolsPaid(g: GrammarBuilder): void {
  g.open("paidSymbol", shapedWord("paidSymbol", /^\{[es]\}$/, "{E}"));
  g.templates("symbolParticiple", { pay: "paid this way => thisWay" }, { set: { voice: "passive" } });
  g.templates("symbolParticiple", { spendMana: "spent to {do^:verbs}" }, { set: { voice: "passive" } });
  g.templates("countable", { symbolsDone: "{symbol:paidSymbol} {verb:symbolParticiple}" });
  g.templates("strictQuantity", { amountOfSymbol: "the amount of {symbol:paidSymbol} {verb:symbolParticiple}" });
  g.number("symbolsDone", "singular");
}
