/** What a clause can be said of and what can be counted, beside objects and players: damage, mana, counters, characteristics, amounts. */
import type { GrammarBuilder, GrammaticalNumber } from "../grammar/grammar.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { keepNumber, numberOfCounters, numberOfDeterminer, numberOfObjects } from "./determiners.ts";
import { keepForm, numberKept } from "./number.ts";

const AS_SUFFIX = { untested: "prints as the general suffix" };

export function defineSubjects(g: GrammarBuilder): void {
  g.anyOf(
    "subject",
    "np",
    "strictQuantity",
    "damageObject",
    "manaObject",
    "counterObjects",
    "values",
    "timeThing",
    "variable",
    "onlyNp",
  );
  g.templates("onlyNp", { onlyNp: "only {what:np}" });
  g.number("onlyNp", "plural");
  g.anyOf("thing", "np", "counterObjects", "values", "phaseNounPhrase", "phasesFollowed");
  g.anyOf("countable", "np", "counterObjects", "values", "measure", "manaObject", "countedValue");
  g.lexicon("countedValue", "countedValue", [
    { is: "color", text: "color" },
    { is: "cardType", text: "card type" },
  ]);
  g.templates("countedValue", { targetBeyondFirst: "target beyond the first" });
  g.templates(
    "countable",
    { npAndList: "{items:bareObjects} and {items:determinedObjects}" },
    { untested: "prints as the general list" },
  );
  g.templates("phasesFollowed", { phasesFollowed: "{first:phaseNounPhrase} followed by {second:phaseNounPhrase}" });
  g.number(
    ["phases"],
    (node) => (isNode(node.determiner) ? numberOfDeterminer(node.determiner) : undefined) ?? "singular",
  );
  g.number("phasesFollowed", "singular");
  g.templates("timeThing", { thisTime: "this => time" });
  g.number("thisTime", "singular");
  defineDamageObjects(g);
  defineManaObjects(g);
  defineCounterObjects(g);
  defineValues(g);
}

function defineDamageObjects(g: GrammarBuilder): void {
  g.templates("damageObject", {
    damageObject: [
      "{type:damageKind} {suffixes*:damageSuffix}",
      "{determiner:damageDeterminer} {type:damageKind} {suffixes*:damageSuffix}",
    ],
  });
  g.number("damageObject", "singular");
  g.lexicon(
    "damageDeterminer",
    "damageDeterminer",
    ["all", "the", "that", "any", "this"].map((is) => ({ is, text: is })),
  );
  g.templates("damageDeterminer", { theNextDamage: "the next {amount}", comparedDamage: "{compared:comparedAmount}" });
  g.templates("damageSuffix", { fromSource: "from {source:np}" }, AS_SUFFIX);
  g.templates(
    "damageSuffix",
    {
      thatDoes: ["that {verbs}", "that {verbs} {time:timeAdverb}"],
      done: ["{verb:damageParticiple}", "{verb:damageParticiple} {time:timeAdverb}"],
      doneBy: "{verb:damageParticiple} by {by:np}",
    },
    AS_SUFFIX,
  );
  const passive = { set: { voice: "passive" } };
  g.templates("damageParticiple", { dealDamage: ["dealt", "dealt to {to:np}"] }, passive);
  g.templates("closedParticiple", { dealDamage: "dealt" }, passive);
  g.templates("complement", {
    beingBy: ["{verb:damageParticiple} by {by:np}"],
    being: [
      "{verb:damageParticiple} {time:timeAdverb} by {by:np}",
      "dealt {time:timeAdverb} to {to:np}",
      "dealt {time:timeAdverb} to {to:np} by {by:np}",
    ],
  });
}

function defineManaObjects(g: GrammarBuilder): void {
  g.templates("manaObject", {
    manaObject: [
      "{symbols:mana}",
      "{symbols:mana} {suffixes+:manaSuffix}",
      "{determiner:manaDeterminer} {qualities*:color} mana {suffixes*:manaSuffix}",
      "mana {suffixes*:manaSuffix}",
    ],
  });
  g.number("manaObject", "singular");
  g.lexicon(
    "manaDeterminer",
    "determinerWord",
    ["that", "this", "no", "any", "the"].map((is) => ({ is, text: is })),
  );
  g.templates("manaDeterminer", { quantified: "{quantity}" });
  g.templates("manaSuffix", { fromSource: "from {source:manaSource}" }, AS_SUFFIX);
  g.templates(
    "manaSource",
    { objects: "{determiner} {qualities*~:quality} {noun}" },
    { finish: keepNumber, untested: "prints as the general noun phrase" },
  );
  g.templates("manaSuffix", {
    ofType: "of {type:manaSort}",
  });
  g.templates("manaSuffix", { done: "{verb:manaParticiple}" }, AS_SUFFIX);
  g.lexicon(
    "manaSort",
    "manaSort",
    ["any type", "any color", "any one color", "the chosen color", "that color", "that type"].map((is) => ({
      is,
      text: is,
    })),
  );
  const passive = { set: { voice: "passive" } };
  g.templates(
    "manaParticiple",
    { spendMana: ["spent to {do^:verbs}", "spent on {on:np}", "spent", "spent {time:timeAdverb}"] },
    passive,
  );
  g.anyOf("closedParticiple", "manaParticiple");
}

/** Counters as things: "each charge counter removed this way", "one or more +1/+1 counters". */
function defineCounterObjects(g: GrammarBuilder): void {
  const finish = (node: TreeNode, formOf: (leaf: TreeNode) => GrammaticalNumber | undefined): void => {
    if (isNode(node.determiner) && numberOfDeterminer(node.determiner)) return;
    const form = formOf(node);
    if (form === "singular") node.number = form;
  };
  const options = { finish, untested: "prints as counters, of which these are the general form" };
  g.templates(
    "counterObjects",
    {
      counters: [
        "{determiner} {names*:counterName} <counter|counters>",
        "{determiner} {names*:counterName} <counter|counters> {suffixes+:counterSuffix}",
        "{names+:counterName} <counter|counters> {suffixes*:counterSuffix}",
        "<counter|counters> {suffixes+:counterSuffix}",
      ],
    },
    options,
  );
  g.number(["counters", "countersHaving", "playerCounters"], numberOfCounters);
  g.templates("counterSuffix", {
    ofKind: "of that kind",
    among: "among {what:np}",
  });
  g.templates("counterSuffix", { done: ["{verb:participle}", "{verb:participle} {time:timeAdverb}"] }, AS_SUFFIX);
  g.anyOf("counterSuffix", "relativeSuffix");
  g.templates("counterSuffix", { onWhat: "on {what:holder}" }, AS_SUFFIX);
  g.anyOf("holder", "determinedObjects", "bareObjects", "pronoun", "partitive", "playerRole");
  g.lists("holder", "npItem", ["and", "or"], "np");
}

/** Characteristics counted: "card types among cards in your graveyard", "each color of mana spent to cast it". */
function defineValues(g: GrammarBuilder): void {
  const options = { finish: keepNumber };
  g.templates(
    "values",
    {
      values: [
        "{determiner} {qualities*:valueQuality} {noun:valueNoun} {scope:valueScope}",
        "{qualities*:valueQuality} {noun:valueNoun} {scope:valueScope}",
      ],
    },
    options,
  );
  g.number("values", numberOfObjects);
  g.anyOf("valueQuality", "color");
  g.templates("valueNoun", { kindsOfCounter: ["<kind|kinds> of counter", "<kind|kinds> of counters#counters"] });
  g.lexicon("valueNoun", "valueNoun", [
    { is: "color", text: "color", plural: "colors" },
    { is: "cardType", text: "card type", plural: "card types" },
    { is: "permanentType", text: "permanent type", plural: "permanent types" },
    { is: "creatureType", text: "creature type", plural: "creature types" },
    { is: "basicLandType", text: "basic land type", plural: "basic land types" },
    { is: "landType", text: "land type", plural: "land types" },
    { is: "manaValue", text: "mana value", plural: "mana values" },
    { is: "power", text: "power", plural: "powers" },
    { is: "name", text: "name", plural: "names" },
    { is: "manaSymbol", text: "mana symbol", plural: "mana symbols" },
    { is: "artifactType", text: "artifact type", plural: "artifact types" },
  ]);
  g.templates("valueScope", {
    onWhat: "on {what:np}",
    amongWhat: "among {what:np}",
    inCost: ["in {of:possessive} mana cost", "in the mana costs of {of:np} => several"],
    ofMana: ["of mana {verb:manaParticiple}"],
    ofWhat: "of {what:np}",
  });
  g.templates(
    "measure",
    { measure: ["{amount} {of:measureNoun} {suffixes*:measureSuffix}"] },
    { finish: keepForm("of", "singular") },
  );
  g.number("measure", numberKept("singular"));
  g.lexicon(
    "measureNoun",
    "measureNoun",
    ["life", "damage", "mana", "combat damage", "excess damage"].map((is) => ({ is, text: is })),
  );
  g.templates(
    "measureSuffix",
    { done: ["{verb:measureParticiple}", "{verb:measureParticiple} {time:timeAdverb}"] },
    AS_SUFFIX,
  );
  g.anyOf("measureParticiple", "damageParticiple", "manaParticiple", "lifeParticiple");
  g.templates(
    "lifeParticiple",
    { gainLife: "gained", loseLife: "lost", payLife: "paid", prevent: "prevented" },
    { set: { voice: "passive" } },
  );
  g.anyOf("measureSuffix", "relativeSuffix");
}
