/** Verbs of damage, life, combat, casting and mana. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineBattlefieldVerbs(g: GrammarBuilder): void {
  verb(
    g,
    "dealDamage",
    "deal",
    ["{damage} to {to:np}", "{damage}", "{damage} to {to:np} and {second:damage} to {secondTo:np}"],
    { past: "dealt", passive: ["{damage}", "{damage} by {by:np}"] },
  );
  verb(g, "gainLife", "gain", "{life}");
  verb(g, "loseLife", "lose", "{life}", { past: "lost", gerund: "losing" });
  verb(g, "loseGame", "lose", "the game", { past: "lost" });
  verb(g, "winGame", "win", "the game", { past: "won" });
  verb(g, "payLife", "pay", "{life}", { past: "paid" });
  verb(
    g,
    "pay",
    "pay",
    [
      "{cost:mana}",
      "{cost:energy}",
      "any amount of {cost:mana} => anyAmount",
      "{of:possessive} mana cost",
      "{cost:np}",
      "{amount} {cost:energy}",
      "{cost:mana} or {other:mana}",
      "any amount of mana => anyAmount",
    ],
    { past: "paid", passive: "" },
  );
  verb(g, "gainControl", "gain control of", "{what:np}", { third: "gains control of", past: "gained control of" });
  verb(g, "gainAbilities", "gain", [
    "{abilities:keywordList}",
    "{quoted}",
    "{abilities:keywordList} and {quoted}",
    "{quoted} and {second:quoted}",
  ]);
  verb(
    g,
    "loseAbilities",
    "lose",
    ["{abilities:keywordList}", "all abilities => all", "all other abilities => allOther"],
    {
      past: "lost",
    },
  );
  verb(
    g,
    "haveAbilities",
    "have",
    ["{abilities:keywordList}", "{quoted}", "{abilities:keywordList} and {quoted}", "{quoted} and {second:quoted}"],
    { third: "has", past: "had" },
  );
  verb(g, "haveStats", "have", ["{stat} {stats:stats}", "{stat} {amount}", "{what:haveWhat}"], {
    third: "has",
    past: "had",
  });
  g.templates("haveWhat", {
    countersHaving: "{determiner} {qualities*:counterName} counter{s} on {on:np}",
  });
  verb(g, "have", "have", ["{what:np}", "no maximum hand size", "{life:life}", "{what:np} {do^:verbs}"], {
    third: "has",
    past: "had",
  });
  verb(g, "getStats", "get", ["{by:statsChange}", "an additional {by:statsChange} => additional"], {
    past: "got",
    third: "gets",
  });
  verb(g, "getCounters", "get", ["{counters:countersPhrase}", "{counters:energy}", "{what:np}"], {
    past: "got",
    third: "gets",
  });
  verb(g, "enter", "enter", ["", "(|the battlefield#enters-the-battlefield) {how:entering}", "{what:enteringAs}"]);
  g.templates("verb", { enter: ["enter{s} the battlefield"] }, { tags: ["enters-the-battlefield"] });
  g.templates("enteringAs", { asCopy: ["as a copy of {of:np}", "as a copy of {of:np}, except {except:exceptions}"] });
  verb(g, "die", "die", "", { gerund: "dying" });
  verb(g, "leave", "leave", ["{zone}"], { past: "left", gerund: "leaving" });
  verb(
    g,
    "attack",
    "attack",
    [
      "",
      "{what:np}",
      "with {with:np}",
      "each combat if able => ifAble:eachCombat",
      "each turn if able => ifAble:eachTurn",
      "this turn if able => ifAble:thisTurn",
      "this combat if able => ifAble:thisCombat",
      "{what:np} this turn if able => ifAble:thisTurn",
    ],
    { passive: "" },
  );
  verb(
    g,
    "block",
    "block",
    [
      "",
      "{what:np}",
      "each combat if able => ifAble:eachCombat",
      "this turn if able => ifAble:thisTurn",
      "this combat if able => ifAble:thisCombat",
      "{what:np} this turn if able => ifAble:thisTurn",
    ],
    { passive: ["", "by {by:np}", "except by {except:np}"] },
  );
  verb(g, "become", "become", ["{complement:complement}", "the target of {of:np}"], {
    past: "became",
    participle: "become",
    gerund: "becoming",
  });
  verb(g, "target", "target", "{what:np}", { passive: "by {by:np}" });
  verb(g, "control", "control", ["{what:np}"], { past: "controlled", passive: "by {by:np}" });
  verb(g, "own", "own", "{what:np}");
  verb(
    g,
    "cast",
    "cast",
    [
      "{what:np}",
      "{what:np} without paying {of:possessive} mana cost",
      "{what:np} as though {pronoun} had flash",
      "{what:np} during {during:phase}",
    ],
    { past: "cast", gerund: "casting", passive: ["", "from {from:zone}"] },
  );
  verb(
    g,
    "play",
    "play",
    ["{what:np}", "{what:np} without paying {of:possessive} mana cost", "{lands:additionalLands}"],
    { passive: "" },
  );
  g.templates("additionalLands", {
    additionalLands: [
      "an additional land",

      "{quantity} additional lands",
      "lands and cast spells from the top of {of:possessive} library",
    ],
  });
  verb(g, "activate", "activate", ["{what:np}", "{what:np} only {when:restriction}", "only {when:restriction}"], {
    passive: "",
  });
  verb(g, "copy", "copy", ["{what:np}", "{what:np} for each {each:np}", "{what:np} {times:times}"], {
    third: "copies",
    past: "copied",
    passive: "",
  });
  verb(
    g,
    "choose",
    "choose",
    [
      "{what:np}",
      "{what:choice}",
      "new targets for {for:np}",
      "{what:np} and {other:choice}",
      "not to untap {untap:np} during {during:phase}",
    ],
    { past: "chose", participle: "chosen", gerund: "choosing" },
  );
  g.templates("choice", {
    chooseColor: ["a color", "a color other than {other:color}"],
    chooseType: ["a creature type", "a creature type other than {other:subtype}"],
    chooseCardType: "a card type",
    chooseBasicLandType: "a basic land type",
    chooseCardName: [
      "a card name",
      "a nonland card name => of:nonland",
      "a land card name => of:land",
      "a creature card name => of:creature",
    ],
    chooseNumber: ["a number", "a number between {from:number} and {to:number}"],
    chooseLandType: "a land type",
    chooseOddEven: "odd or even",
    chooseKeyword: "{options:keywordOr}",
    chooseOpponent: "an opponent at random",
  });
  verb(g, "addMana", "add", ["{mana:manaAdded}"], { passive: "" });
  g.templates("manaAdded", {
    manaSymbols: [
      "{symbols:mana}",
      "{symbols:mana}, {symbols+,:mana} or {symbols:mana}",
      "{symbols:mana} or {symbols:mana}",
      "{symbols:mana} and {symbols:mana} => and",
    ],
    manaAnyColor: [
      "{amount:count} mana of any color",
      "{amount:count} mana of any one color => one",
      "{amount:variable} mana of any one color",
    ],
    manaAnyCombination: [
      "{amount:count} mana in any combination of colors",
      "{amount:count} mana in any combination of {of:manaPair}",
    ],
    manaChosenColor: ["{amount:count} mana of the chosen color", "an additional {symbols:mana}"],
    manaAnyType: [
      "{amount:count} mana of any type that {produces:clause}",
      "{amount:count} mana of any color that {produces:clause} => color",
      "{amount:count} mana of any of the exiled card's colors",
      "{amount:count} mana of any color in your commander's color identity => commander",
    ],
    manaEqual: "an amount of {symbols:mana} equal to {equal:quantityOf}",
    manaThatMuch: "that much {symbols:mana}",
    manaAdditional: "one additional mana of any color",
  });
  g.templates("manaPair", { manaPair: ["{items:mana} and/or {items:mana}", "{items+,:mana} and/or {items:mana}"] });
  verb(
    g,
    "spendMana",
    "spend",
    [
      "this mana only to {do^:verbs}",
      "mana as though it were mana of any color to {do^:verbs} => asAnyColor",
      "mana of any type to {do^:verbs} => asAnyType",
    ],
    { past: "spent" },
  );
  verb(
    g,
    "prevent",
    "prevent",
    [
      "all {damage} that would be dealt {to:damageRecipient}",
      "all {damage} that would be dealt",
      "the next {damage} that would be dealt {to:damageRecipient} => next",
      "that damage",
      "{amount} of that damage",
      "all {damage} {by:np} would deal => would",
      "all {damage} that would be dealt {to:damageRecipient} by {by:np}",
      "all {damage} that would be dealt by {by:np}",
    ],
    { passive: "" },
  );
  g.templates("damageRecipient", { to: "to {to:np}", toAndBy: "to and dealt by {to:np}" });
  verb(g, "skip", "skip", "{what:phase}", { gerund: "skipping" });
  verb(g, "flip", "flip", ["a coin", "{count} coins", "{what:np}"], { past: "flipped" });
  verb(g, "winFlip", "win", "the flip", { past: "won" });
  verb(g, "loseFlip", "lose", "the flip", { past: "lost" });
  verb(g, "roll", "roll", ["a {die:dieKind}"]);
  g.lexicon(
    "dieKind",
    "dieKind",
    ["d20", "d12", "d10", "d8", "d6", "d4", "six-sided die", "twenty-sided die"].map((is) => ({ is, text: is })),
  );
  verb(g, "crew", "crew", "{what:np}");
  verb(g, "cycle", "cycle", ["{what:np}", "or <discards|discard> {what:np} => orDiscard"]);
  verb(g, "triggers", "trigger", ["", "an additional time => additional", "only {when:restriction}"], {
    gerund: "triggering",
  });
  verb(g, "cost", "cost", ["{mana} less to {do:costDo}", "{mana} less to {do:costDo} for each {each:np}"], {
    past: "cost",
  });
  g.templates("verb", {
    costMore: ["<costs|cost> {mana} more to {do:costDo}", "<costs|cost> {mana} more to {do:costDo} for each {each:np}"],
  });
  g.lexicon("costDo", "costDo", [
    { is: "cast", text: "cast" },
    { is: "activate", text: "activate" },
  ]);
  verb(
    g,
    "assignDamage",
    "assign",
    [
      "combat damage equal to {equal:quantityOf} rather than {than:quantityOf}",
      "{of:possessive} combat damage as though {pronoun} weren't blocked",
      "no combat damage",
    ],
    {},
  );
  verb(g, "doThis", "do", ["this", "so => so", "the same => same"], { third: "does", past: "did" });
  verb(g, "remain", "remain", ["{complement:complement}"]);
  verb(g, "turn", "turn", ["{what:np} {how:facing}"], { passive: "{how:facing}" });
  verb(g, "tempt", "tempt", "{what:np}");
  verb(g, "unlock", "unlock", ["{what:np}", "this door", "a door => any"]);
  verb(g, "repeat", "repeat", "this process");
  verb(g, "separate", "separate", ["{what:np} into two piles"]);
  verb(g, "distribute", "distribute", "{counters:countersPhrase} among {among:np}");
  verb(g, "change", "change", [
    "the target of {of:np} to {to:np}",
    "the target of {of:np}",
    "a target of {of:np} to {to:np} => one",
  ]);
  verb(g, "redirect", "divide", ["{what:np} among {among:np}"]);
}
