/** What stands behind a noun: who controls it, where it is, what it has, what was done to it. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";

export function defineSuffixes(g: GrammarBuilder): void {
  g.templates("suffix", {
    controlledBy: ["{by!:player} control{s}"],
    notControlledBy: "{by!:player} <doesn't|don't> control",
    ownedBy: "{by!:player} own{s}",
    notOwnedBy: "{by!:player} <doesn't|don't> own",
    ownedAndControlledBy: "{by!:player} both own{s} and control{s}",
    controlledButNotOwnedBy: "{by!:player} control{s} but <doesn't|don't> own",
    with: "with {having}",
    without: "without {having}",
    thatDoes: ["that {verbs}", "that {verbs} {time:timeAdverb}"],
    whoDoes: ["who {verbs}", "who {verbs} {time:timeAdverb}"],
    whose: "whose {has:clause}",
    done: ["{verb:doneParticiple}", "{verb:doneParticiple} {time:timeAdverb}"],
    doneBy: "{verb:doneParticiple} by {by:np}",
    otherThan: "other than {what:np}",
    named: "named {name}",
    notNamed: "not named {name}",
    ofTheChosen: "of the chosen {what:choosable}",
    ofThat: "of that {what:choosable}",
    ofAnyChosen: "of {whose:possessive} choice",
    atRandom: "at random",
    chosenAtRandom: "chosen at random",
    attackingWhat: "attacking {what:np}",
    blockingWhat: "blocking {what:np}",
    blockingOrBlockedBy: "blocking or blocked by {what:np}",
    amongWhat: "among {what:np}",
    inAdditionTo: "in addition to {what:np}",
    ofZone: "of {zone}",
    fromAmong: "from among {what:np}",
    ofColors: "of the color of {whose:possessive} choice",
  });
  g.anyOf("suffix", "placeSuffix");
  g.anyOf("doneParticiple", "participle", "stateParticiple");
  g.templates("placeSuffix", { inZone: "{preposition} {zone}" });
  g.templates("placeSuffix", { inZone: "{zone:onBattlefield}" });
  g.lexicon("preposition", "preposition", [
    { is: "from", text: "from" },
    { is: "in", text: "in" },
  ]);
  g.lexicon("onBattlefield", "place", [
    { is: "battlefield", text: "on the battlefield" },
    { is: "stack", text: "on the stack" },
  ]);
  g.lexicon(
    "choosable",
    "choosable",
    "color type colors name kind"
      .split(" ")
      .concat(["creature type", "card type", "land type"])
      .map((is) => ({ is, text: is })),
  );
  defineHaving(g);
  defineZones(g);
}

function defineHaving(g: GrammarBuilder): void {
  g.templates("having", {
    statHaving: [
      "{stat} {compared:comparison}",
      "{stat:stat} {compared:equalTo}",
      "total {stat} {compared:comparison} => total",
    ],
    highest: ["the (greatest|highest) {stat} among {among:np}"],
    countersHaving: ["{determiner} {qualities*~:counterName} counter{s} on {on:np}"],
    sameAs: "the same {what:choosable} as {as:np}",
    different: "different {what:differing}",
    abilitiesHaving: "{abilities:keywordList}",
    quotedHaving: "{quoted}",
    lesser: ["{relation:relation} {stat}"],
  });
  g.lexicon(
    "relation",
    "relation",
    ["lesser", "greater", "equal or lesser", "equal or greater"].map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "differing",
    "differing",
    ["names", "powers", "mana values"].map((is) => ({ is, text: is })),
  );
  g.lexicon("stat", "stat", [
    { is: "power", text: "power" },
    { is: "toughness", text: "toughness" },
    { is: "manaValue", text: "mana value", also: { "converted-mana-cost": "converted mana cost" } },
    { is: "basePower", text: "base power" },
    { is: "baseToughness", text: "base toughness" },
    { is: "powerAndToughness", text: "power and toughness" },
    { is: "basePowerAndToughness", text: "base power and toughness" },
    { is: "powerOrToughness", text: "power or toughness" },
    { is: "lifeTotal", text: "life total", plural: "life totals" },
    { is: "startingLifeTotal", text: "starting life total" },
    { is: "loyalty", text: "loyalty" },
    { is: "manaCost", text: "mana cost", plural: "mana costs" },
    { is: "name", text: "name", plural: "names" },
    { is: "speed", text: "speed" },
    { is: "maximumHandSize", text: "maximum hand size" },
    { is: "devotion", text: "devotion" },
    { is: "intensity", text: "intensity" },
  ]);
  g.templates("comparison", {
    orLess: ["{amount} or (less|fewer#fewer)"],
    orGreater: ["{amount} or (greater|more#more)"],
    exactlyThat: "{amount}",
  });
  g.templates("equalTo", {
    lessOrEqual: "less than or equal to {quantity:quantityOf}",
    greaterOrEqual: "greater than or equal to {quantity:quantityOf}",
    lessThan: ["less than {quantity:quantityOf}"],
    greaterThan: ["greater than {quantity:quantityOf}"],
    equal: "equal to {quantity:quantityOf}",
  });
}

function defineZones(g: GrammarBuilder): void {
  g.templates("zone", {
    zoneAny: ["a {zone:zoneGroup}"],
    zoneAll: ["all {zone:zoneNoun}"],
    zoneEach: "each {zone:zoneNoun}",
    zoneSingle: "a single {zone:zoneNoun}",
    zoneThat: "that {zone:zoneNoun}",
    exileZone: "exile",
    battlefieldZone: "the battlefield",
    anywhere: "anywhere",
    anywhereOtherThan: "anywhere other than {zone}",
    stackZone: "the stack",
    commandZone: "the command zone",
    outsideGame: "outside the game",
    topOfLibrary: ["the top of {of:possessive} library"],
    bottomOfLibrary: ["the bottom of {of:possessive} library"],
  });
  g.templates(
    "zone",
    { zoneOf: "{of:possessive} {zone:zoneGroup}", zoneBare: "{zone:zoneNoun}" },
    { finish: keepForm("zone", "singular") },
  );
  g.number("zoneAll", "plural")
    .number("zoneBare", numberKept("singular"))
    .number(["zoneSingle", "zoneAny", "zoneEach", "zoneThat"], "singular");
  g.number("zoneOf", numberKept("singular"));
  g.anyOf("zoneGroup", "zoneNoun");
  g.lists("zoneGroup", "zoneNoun", ["or", "and", "and/or"], "zone");
}
