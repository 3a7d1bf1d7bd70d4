/** What stands behind *with* and *without*: characteristics, abilities, counters. */
import type { LexiconEntry } from "../grammar/definitions.ts";
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepNumber } from "./determiners.ts";

export function defineHaving(g: GrammarBuilder): void {
  g.templates("openHaving", {
    statHaving: ["{stat:stat} {compared:equalTo}", "total {stat} {compared:equalTo} => total"],
    highest: ["the (greatest|highest) {stat} among {among:np}", "the (least|lowest) {stat} among {among:np} => least"],
    sameAs: ["the same {what:choosable} as {as:np}"],
    most: ["the most {what:mostWhat}", "the fewest {what:mostWhat} => fewest"],
    orTied: "the {word:superlativeWord} {stat} or tied for the {second:superlativeWord} {secondStat:stat}",
    eachStat: "{stat} each {compared:equalTo}",
    ownObjects: "{what:ownedObjects}",
  });
  g.templates(
    "ownedObjects",
    {
      objects: [
        "{determiner} {qualities*~:quality} {noun}",
        "{determiner} {qualities*~:quality} {noun} {suffixes@:attachedSuffix}",
      ],
      singleTarget: "a single target",
    },
    { finish: keepNumber, untested: "prints as the general noun phrase" },
  );
  g.templates("attachedSuffix", { done: "{verb:attachedParticiple}" }, { untested: "prints as the general suffix" });
  g.templates(
    "attachedParticiple",
    { attach: "attached to {to:pronoun}" },
    { set: { voice: "passive" }, untested: "prints as the general participle" },
  );
  g.templates("having", {
    statHaving: [
      "{stat} {compared:comparison}",
      "total {stat} {compared:comparison} => total",
      "{stat} {stats:stats}",
      "{stat} {stats:stats} and {abilities:keywordList}",
      "{stat} {stats:stats}, {abilities:keywordList} => comma",
    ],
    abilitiesHaving: [
      "{abilities:keywordList}",
      "{abilities:keywordList} and {quoted}",
      "{abilities:keywordSeries} and {quoted}",
      "{quoted} and {second:quoted}",
    ],
    keywordAbilities: "{keyword:keywordName} abilities",
    highest: ["the (greatest|highest) {stat}", "the (least|lowest) {stat} => least"],
    countersHaving: [
      "{determiner} {qualities*~:counterName} <counter|counters> on {on:np}",
      "{qualities*~:counterName} counters on {on:np}",
    ],
    sameAs: ["the same {what:choosable}"],
    different: "different {what:differing}",
    quotedHaving: "{quoted}",
    lesser: ["{relation:relation} {stat}"],
    symbolsIn: [
      "{symbols:mana} in {of:possessive} mana cost",
      "{symbols:mana} in {of:possessive} mana costs => several",
    ],
    thatTrait: ["that {what:choosable}", "the chosen {what:choosable} => chosen"],
  });
  g.lexicon(
    "superlativeWord",
    "superlative",
    ["greatest", "highest", "least", "lowest"].map((is) => ({ is, text: is })),
  );
  g.templates("mostWhat", { mostLife: "life", mostObjects: "{what:bareObjects}" });
  g.lexicon(
    "relation",
    "relation",
    ["lesser", "greater", "equal or lesser", "equal or greater", "lesser or equal"].map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "differing",
    "differing",
    ["names", "powers", "controllers"]
      .map((is): LexiconEntry => ({ is, text: is }))
      .concat({ is: "mana values", text: "mana values", also: { "converted-mana-cost": "converted mana costs" } }),
  );
  g.lexicon("stat", "stat", [
    { is: "power", text: "power" },
    { is: "toughness", text: "toughness" },
    {
      is: "manaValue",
      text: "mana value",
      plural: "mana values",
      also: { "converted-mana-cost": "converted mana cost" },
    },
    { is: "basePower", text: "base power" },
    { is: "baseToughness", text: "base toughness" },
    { is: "powerAndToughness", text: "power and toughness" },
    { is: "basePowerAndToughness", text: "base power and toughness" },
    { is: "powerOrToughness", text: "power or toughness" },
    { is: "basePowerOrToughness", text: "base power or toughness" },
    { is: "lifeTotal", text: "life total", plural: "life totals" },
    { is: "startingLifeTotal", text: "starting life total" },
    { is: "loyalty", text: "loyalty" },
    { is: "manaCost", text: "mana cost", plural: "mana costs" },
    { is: "name", text: "name", plural: "names" },
    { is: "speed", text: "speed" },
    { is: "maximumHandSize", text: "maximum hand size" },
    { is: "devotion", text: "devotion" },
    { is: "intensity", text: "intensity" },
    { is: "startingLoyalty", text: "starting loyalty" },
    { is: "commanderTax", text: "commander tax" },
    { is: "coloridentity", text: "color identity" },
  ]);
  g.templates("comparison", {
    orLess: ["{amount} or (less|fewer#fewer)"],
    orGreater: ["{amount} or (greater|more#more)"],
    exactlyThat: "{amount}",
    moreThanAmount: ["more than {amount}", "less than {amount:number} => less"],
  });
  g.templates("equalTo", {
    lessOrEqual: "less than or equal to {quantity:quantityOf}",
    greaterOrEqual: "greater than or equal to {quantity:quantityOf}",
    lessThan: ["less than {quantity:strictQuantity}"],
    greaterThan: ["greater than {quantity:quantityOf}"],
    equal: "equal to {quantity:quantityOf}",
  });
}
