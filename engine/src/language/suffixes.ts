/** What stands behind a noun: who controls it, where it is, what it has, what was done to it. */
import type { LexiconEntry } from "../grammar/definitions.ts";
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { defineHaving } from "./having.ts";
import { defineRelatives } from "./relatives.ts";
import { defineRelations } from "./relations.ts";
import { defineZones } from "./zones.ts";

export function defineSuffixes(g: GrammarBuilder): void {
  g.templates("suffix", {
    controlledBy: ["(|that#with-that) {by!:player} control{s}"],
    notControlledBy: "{by!:player} <doesn't|don't> control",
    ownedBy: "{by!:player} own{s}",
    notOwnedBy: "{by!:player} <doesn't|don't> own",
    ownedAndControlledBy: "{by!:player} both own{s} and control{s}",
    controlledButNotOwnedBy: "{by!:player} control{s} but <doesn't|don't> own",
    with: ["with {having}", "each with {having} => each"],
    without: "without {having}",
    done: [
      "{verb:doneParticiple}",
      "{verb:doneParticiple} {time:timeAdverb}",
      "not {verb:doneParticiple} => negative",
      "not {verb:doneParticiple} {time:timeAdverb} => negative",
    ],
    notInZone: "not {zone:onBattlefield}",
    beingDone: "being {verb:closedParticiple}",
    named: "named {name}",
    notNamed: "not named {name}",
    ofTheChosen: "of the chosen {what:choosable}",
    ofThat: "of that {what:choosable}",
    ofAnyChosen: "of {whose:possessive} choice",
    ofChosenType: "of the {what:choosable} of {whose:possessive} choice",
    atRandom: "at random",
    ofZone: "of {zone}",
    inParty: "in {of:possessive} party",
    beyondFirst: "beyond the first",
    entering: ["entering", "dying => dying", "attacking => attacking"],
  });
  g.templates("openSuffix", {
    thatDoes: ["that {verbs}", "that {verbs} {time:timeAdverb}"],
    whoDoes: ["who {verbs}", "who {verbs} {time:timeAdverb}"],
    whose: "whose {has:clause}",
    doneBy: ["{verb:doneParticiple} by {by:np}"],
    otherThan: "other than {what:np}",
    attackingWhat: "attacking {what:np}",
    blockingWhat: "blocking {what:np}",
    blockingOrBlockedBy: "blocking or blocked by {what:np}",
    inAdditionTo: "in addition to {what:np}",
    fromAmong: "from among {what:np}",
    ableTo: ["able to {do^:verbs}", "able to {do^:verbs} {time:timeAdverb}"],
  });
  g.templates(
    "openSuffix",
    {
      with: "with {having:openHaving}",
      done: ["{verb:openParticiple}", "{verb:openParticiple} {time:timeAdverb}"],
    },
    { untested: "prints as the closed suffix of its kind" },
  );
  g.anyOf("sourceNp", "determinedObjects", "self");
  g.anyOf("suffix", "placeSuffix", "relativeSuffix");
  g.anyOf("participle", "closedParticiple", "openParticiple");
  g.anyOf("doneParticiple", "closedParticiple", "stateParticiple");
  g.templates("placeSuffix", { inZone: ["{preposition} {zone:zones}"] });
  g.templates("placeSuffix", { inZone: ["{zone:onBattlefield}"] });
  g.templates("placeSuffix", {
    inEither: ["{items:placeSuffix} or {items:placeSuffix}", "{items:placeSuffix} and {items:placeSuffix} => and"],
  });
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
    "color type colors name kind number word types"
      .split(" ")
      .concat(["creature type", "card type", "land type", "basic land type", "permanent type", "power", "toughness"])
      .map((is): LexiconEntry => ({ is, text: is }))
      .concat({ is: "mana value", text: "mana value", also: { "converted-mana-cost": "converted mana cost" } }),
  );
  defineHaving(g);
  defineZones(g);
  defineRelatives(g);
  defineRelations(g);
}
