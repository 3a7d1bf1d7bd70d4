/**
 * Roles of the small words around the others: determiners, zones, possessives, how something enters, what time is meant. Their
 * meaning is read by whoever holds them; here stands which of them are known.
 */
import { quantityMeanings } from "./amounts/quantities.ts";
import { knowsStat } from "./amounts/stats.ts";
import { amountVerbMeanings } from "./selectors/pastEvents.ts";
import { traitNamed } from "./selectors/traits.ts";
import { becomingChosenMeanings, sizeHavingMeanings, sizeSuffixMeanings } from "./effects/becoming.ts";
import { countersSubjectMeanings } from "./eventPatterns/events.ts";
import type { Meaning, Table } from "./meaning.ts";
import { declaringMeanings } from "./statics/helperRoles.ts";
import { type TreeNode, maybeChild, word } from "./treeAccess.ts";

const plain: Meaning = {};
const leaf: Meaning = { slots: { is: "value" } };

/** A leaf with a closed list of known words. */
function oneOf(...known: string[]): Meaning {
  return {
    slots: { is: "value" },
    unknown: (node) => (known.includes(word(node)) ? null : `"${word(node)}" is not modelled`),
  };
}

/** A word for something that things can have in common. */
const knownTrait: Meaning = {
  slots: { is: "value" },
  unknown: (node) => (traitNamed(word(node)) ? null : `"${word(node)}" is not modelled`),
};

const determiner: Table<Meaning> = {
  target: { slots: { quantity: "quantity", other: "value" } },
  number: { slots: { quantity: "quantity", other: "value" } },
  quantified: { slots: { quantity: "quantity", other: "value" } },
  each: { slots: { other: "value", of: "value" } },
  all: { slots: { other: "value" } },
  the: { slots: { other: "value" } },
  any: { slots: { other: "value" } },
  a: plain,
  another: plain,
  every: plain,
  no: plain,
  other: plain,
  that: plain,
  those: plain,
  these: plain,
  both: plain,
  theTop: { slots: { quantity: "quantity" } },
  theBottom: plain,
  attachedTo: { slots: { how: "value" } },
  possessed: { slots: { of: "possessive", other: "value", ordinal: "value" } },
  oneOf: { slots: { of: "determiner" } },
};

/** Verbs of "you control", "you've discarded this turn"; what goes with them is looked at where they stand. */
const gapVerb: Meaning = {
  ...oneOf("cast", "control", "discard", "draw", "mill", "play", "sacrifice"),
  slots: { is: "value", tense: "value" },
};

const zoneWord = oneOf("graveyard", "hand", "library");

const zone: Table<Meaning> = {
  battlefieldZone: plain,
  stackZone: plain,
  exileZone: plain,
  commandZone: plain,
  anywhere: plain,
  zone: zoneWord,
  place: leaf,
  zoneOf: { slots: { of: "possessive", zone: "zone" } },
  zoneAny: { slots: { zone: "zone" } },
  zoneAll: { slots: { zone: "zone" } },
  zoneEach: { slots: { zone: "zone" } },
  zoneSingle: { slots: { zone: "zone" } },
  zoneBare: { slots: { zone: "zone" } },
  zoneOrList: { slots: { items: "zone" } },
  zoneAndList: { slots: { items: "zone" } },
  zoneAndOrList: { slots: { items: "zone" } },
  topOfLibrary: { slots: { of: "possessive" } },
  bottomOfLibrary: { slots: { of: "possessive" } },
  hand: { slots: { of: "possessive" } },
};

/** Where cards are put. */
const destination: Table<Meaning> = {
  into: { slots: { zone: "zone" } },
  onto: { slots: { zone: "zone" } },
  onTop: { slots: { zone: "zone", order: "value" } },
  onBottom: { slots: { zone: "zone", order: "value" } },
};

/** How a permanent enters. */
const entering: Table<Meaning> = {
  tapped: plain,
  tappedAndAttacking: plain,
  attacking: plain,
  underControl: { slots: { of: "possessive", tapped: "value" } },
  attachedTo: { slots: { to: "np" } },
  transformed: plain,
  withCounters: { slots: { counters: "countersWord", on: "np" } },
  enteringSeveral: { slots: { items: "entering" } },
  underControlWith: { slots: { of: "possessive", counters: "countersWord", on: "np" } },
};

/** Helper roles by name. */
export function helperMeanings() {
  return {
    declaring: declaringMeanings,
    becomingChosen: becomingChosenMeanings,
    sizeSuffix: sizeSuffixMeanings,
    sizeHaving: sizeHavingMeanings,
    countersSubject: countersSubjectMeanings,
    determiner,
    zone,
    destination,
    entering,
    quantity: quantityMeanings as Table<Meaning>,
    possessive: {
      possessive: { slots: { of: "np" } },
      possessivePronoun: oneOf("your", "its", "their"),
    } as Table<Meaning>,
    stat: {
      stat: {
        slots: { is: "value" },
        unknown: (node) => (knowsStat(word(node)) ? null : `"${word(node)}" is not modelled`),
      },
    } as Table<Meaning>,
    /** "Greater power or toughness than this creature". */
    comparedStat: {
      stat: {
        slots: { is: "value" },
        unknown: (node) =>
          knowsStat(word(node)) || word(node) === "powerOrToughness" ? null : `"${word(node)}" is not modelled`,
      },
    } as Table<Meaning>,
    name: { name: { slots: { text: "value" } } } as Table<Meaning>,
    /** Tails of clauses that tell of events. */
    eventTail: {
      timeAdverb: { slots: { adverb: "value" }, unknown: eachTurnOnly },
      when: { slots: { time: "eventTime" } },
      way: { slots: { way: "eventWay" } },
      until: { slots: { duration: "duration" } },
      forTheFirst: { slots: { phase: "firstPhase" } },
      whileTail: { slots: { clause: "condition" } },
    } as Table<Meaning>,
    /** "For the first time during each of your turns". */
    firstPhase: {
      eachPhase: {
        slots: { of: "possessive", phase: "value" },
        unknown: (node) =>
          word(maybeChild(node, "phase") ?? node) === "turn" && maybeChild(node, "of")
            ? null
            : "this time is not modelled",
      },
    } as Table<Meaning>,
    eventWay: { wayAdverb: oneOf("this way", "alone") } as Table<Meaning>,
    eventTime: { during: { slots: { phase: "phase" } } } as Table<Meaning>,
    timeWord: { timeAdverb: oneOf("this turn", "this way", "this combat") } as Table<Meaning>,
    keywords: {
      keywords: { slots: { items: "keyword" } },
      keywordsOr: { slots: { items: "keyword" } },
    } as Table<Meaning>,
    choosable: { choosable: oneOf("type", "color", "creature type", "land type") } as Table<Meaning>,
    /** What things can have in common. */
    trait: { choosable: knownTrait } as Table<Meaning>,
    traitPhrase: {
      aTrait: { slots: { trait: "trait" } },
      atLeastOneTrait: { slots: { trait: "trait" } },
    } as Table<Meaning>,
    differing: { differing: knownTrait } as Table<Meaning>,
    turnWord: { timeAdverb: oneOf("this turn") } as Table<Meaning>,
    gapVerb: { gapVerb } as Table<Meaning>,
    /** What can be counted besides things. */
    countable: {
      counters: { slots: { determiner: "determiner", names: "value", suffixes: "onSuffix" } },
      values: { slots: { determiner: "determiner", noun: "valueNoun", scope: "amongSuffix" } },
    } as Table<Meaning>,
    onSuffix: { onWhat: { slots: { what: "np" } } } as Table<Meaning>,
    amongSuffix: { amongWhat: { slots: { what: "np" } } } as Table<Meaning>,
    valueNoun: { valueNoun: knownTrait } as Table<Meaning>,
    coins: {
      coins: {
        slots: { determiner: "value" },
        unknown: (node) => (maybeChild(node, "determiner")?.kind === "a" ? null : "several coins are not modelled"),
      },
    } as Table<Meaning>,
    amountThing: { amountThing: oneOf("life", "damage") } as Table<Meaning>,
    doneSuffix: {
      done: {
        slots: { verb: "value", time: "timeWord" },
        unknown: (node) =>
          ["loseLife", "gainLife", "dealDamage"].includes(maybeChild(node, "verb")?.kind ?? "") &&
          maybeChild(node, "time")
            ? null
            : "this amount is not modelled",
      },
      /** "The life you gained this turn". */
      relative: { slots: { by: "np", does: "amountVerb", time: "turnWord" }, unknown: untimed },
    } as Table<Meaning>,
    amountVerb: amountVerbMeanings,
    doneVerb: {
      attach: { slots: { voice: "value", to: "np" } },
      dealDamage: { slots: { voice: "value", damage: "damageWord", by: "np" } },
      exile: { slots: { voice: "value", with: "np" } },
      ...Object.fromEntries(
        ["destroy", "sacrifice", "discard", "mill", "put", "return", "reveal", "create", "tap"].map((verb) => [
          verb,
          { slots: { voice: "value" } },
        ]),
      ),
    } as Table<Meaning>,
    partWord: { partWord: oneOf("each", "both", "all", "any", "anyNumber") } as Table<Meaning>,
    adjectives: { adjectives: { slots: { items: "quality" } } } as Table<Meaning>,
    becomingWord: {
      stateOf: { slots: { state: "adjectives" } },
      being: { slots: { verb: "stateVerb" } },
    } as Table<Meaning>,
    cardsInHand: { cardsInHand: { slots: { amount: "quantity", zone: "zone" } } } as Table<Meaning>,
    countersWord: {
      counters: { slots: { determiner: "determiner", names: "value", additional: "value" } },
    } as Table<Meaning>,
    /** "3 life", "life equal to its power", "half their life, rounded up". */
    lifeWord: {
      life: { slots: { amount: "amount", equal: "amount" } },
      halfLife: { slots: { of: "possessive", way: "value" } },
      twiceThatLife: plain,
      thatLifePlus: { slots: { plus: "amount" } },
    } as Table<Meaning>,
    damageWord: {
      damage: { slots: { amount: "amount", type: "value", equal: "amount", among: "np" } },
      damageDivided: { slots: { amount: "amount", type: "value", among: "np" } },
      damageThatMuch: { slots: { type: "value" } },
      damageThat: { slots: { type: "value" } },
      damageTwiceThat: { slots: { type: "value" } },
      damagePlus: { slots: { type: "value", plus: "amount" } },
      damageHalf: { slots: { type: "value", way: "value" } },
    } as Table<Meaning>,
    /** Tails of conditions. */
    conditionTail: {
      until: { slots: { duration: "duration" } },
      timeAdverb: { slots: { adverb: "conditionTime" } },
      way: { slots: { way: "sameWay" } },
    } as Table<Meaning>,
    conditionTime: { timeAdverb: oneOf("this turn", "this way", "this combat", "last turn") } as Table<Meaning>,
    sameWay: { wayAdverb: oneOf("this way") } as Table<Meaning>,
    duration: {
      untilEvent: { slots: { event: "untilLeaves" } },
      duration: oneOf(
        "untilEndOfTurn",
        "untilEndOfYourNextTurn",
        "untilEndOfYourNextTurnShort",
        "untilYourNextTurn",
        "untilEndOfCombat",
        "thisTurn",
        "thisCombat",
        "restOfTheGame",
      ),
    } as Table<Meaning>,
  };
}

/** Without "this turn" it is what was gained by the same spell or ability, or by the event. */
function untimed(node: TreeNode): string | null {
  return maybeChild(node, "time") ? null : "this amount is not modelled";
}

/** "Each turn" behind an event only goes with an ordinal ("your second spell each turn"), which is counted elsewhere. */
function eachTurnOnly(node: TreeNode): string | null {
  const adverb = maybeChild(node, "adverb");
  return adverb && ["this turn", "this way", "each turn"].includes(word(adverb))
    ? null
    : `"${adverb ? word(adverb) : ""}" here is not modelled`;
}
