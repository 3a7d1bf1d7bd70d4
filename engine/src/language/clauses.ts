/**
 * Clauses and sentences, in strata (KERNEL.md 4): verb phrase, list of verb phrases, clause, tails, clause list, prefixes.
 * A tail hangs on the clause: "gets +1/+1 and gains flying until end of turn" has one duration over both.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineClauses(g: GrammarBuilder): void {
  g.anyOf("verbs", "verb");
  g.templates("verbItem", { withTail: "{verb} {tails+:tail}" });
  g.anyOf("verbItem", "verb");
  for (const [word, kind] of [
    ["and", "verbsAnd"],
    ["or", "verbsOr"],
    ["and/or", "verbsAndOr"],
  ] as const) {
    g.templates("verbs", {
      [kind]: [`{items:verbItem} ${word} {items:verb}`, `{items:verbItem}, {items+,:verbItem} ${word} {items:verb}`],
    });
  }
  g.templates("verbs", {
    verbsThen: [`{items:verbItem}, then {items:verb}`, `{items:verbItem}, {items+,:verbItem} then {items:verb}`],
  });
  g.templates("clause", { clause: "{subject!:np} {verbs} {tails*:tail}" });
  g.templates("imperative", { clause: "{verbs} {tails*:tail}" });
  g.templates("clause", { thereAre: ["there <is|are> {what:np} {tails*:tail}"] });
  g.anyOf("mainClause", "clause", "imperative");
  g.anyOf("sentence", "mainClause");
  g.templates("sentence", {
    clausesAnd: ["{items:mainClause} and {items:clause}", "{items:mainClause}, {items+,:clause} and {items:clause}"],
    clausesCommaAnd: ["{items:mainClause}, and {items:clause}"],
    clausesThen: ["{items:mainClause}, then {items:clause}"],
    clausesOr: ["{items:mainClause} or {items:clause}"],
    clausesComma: "{items:mainClause}, {items:clause}",
  });
  g.templates("sentence", {
    ifThen: ["if {condition}, {effect:sentence}", "if {condition} instead, {effect:sentence} => instead"],
    thenSentence: "then {effect:sentence}",
    thenIf: ["then, {effect:sentence}"],
    otherwise: "otherwise, {effect:sentence}",
    forEach: ["for each {each:np}, {effect:sentence}"],
    during: ["{when:leading}, {effect:sentence}"],
    asItEnters: ["as {clause}, {effect:sentence}"],
    instead: "instead {effect:sentence}",
    also: "{player!:np} also {effect:sentence}",
    additionally: "additionally, {effect:sentence}",
    additionalCost: ["as an additional cost to cast {what:np}, {effect:sentence}"],
  });
  defineTails(g);
  defineConditions(g);
}

function defineTails(g: GrammarBuilder): void {
  g.templates("tail", {
    until: "{duration}",
    timeAdverb: "{adverb:plainTimeAdverb}",
    when: "{time}",
    forEachTail: [
      "for each {each:np}",
      "for each {counter:counterName} counter on {on:np}",
      "for each time {event:clause}",
    ],
    whereX: [", where {variable} is {amount:quantityOf}"],
    unless: ["unless {clause}"],
    insteadTail: ["instead", "instead of {of:np}", "instead of {gerund}"],
    ifTail: ["if {condition}"],
    ratherThan: ["rather than {than:imperativeOrGerund}"],
    exceptTail: [", except {except:exceptions}"],
    asThough: ["as though {clause}"],
    forAsLong: ["for as long as {clause}"],
    asLongAs: ["as long as {clause}"],
    way: ["{way:wayAdverb}"],
    times: ["{times}"],
    equalToTail: ["equal to {equal:quantityOf}"],
    byDoing: ["by {gerund}"],
    ofTheirChoice: ["of {whose:possessive} choice"],
    exceptBy: ["except by {by:np}"],
    whenTail: ["when {clause}"],
    withoutPaying: ["without paying {of:possessive} mana cost"],
    amongTail: ["among {among:np}"],
    forTheFirst: ["for the first time each turn", "for the first time this turn => thisTurn"],
    beyond: ["in addition to {of:possessive} other types", "beyond the first"],
  });
  g.anyOf("imperativeOrGerund", "gerund", "imperative");
  g.lexicon(
    "wayAdverb",
    "wayAdverb",
    ["this way", "alone", "again", "together", "separately"].map((is) => ({ is, text: is })),
  );
  g.lexicon("times", "times", [
    { is: "once", text: "once" },
    { is: "twice", text: "twice" },
  ]);
  g.templates("times", { timesCount: ["{amount:countAmount} times", "that many times"] });
  g.lexicon("duration", "duration", [
    {
      is: "untilEndOfTurn",
      text: "until end of turn",
      also: {
        "until-the-end-of-turn": "until the end of turn",
        "till-end-of-turn": "till end of turn",
        "until-eot": "until eot",
        "till-eot": "till eot",
        "rest-of-the-turn": "for the rest of the turn",
      },
    },
    { is: "untilYourNextTurn", text: "until your next turn" },
    { is: "untilEndOfYourNextTurn", text: "until the end of your next turn" },
    { is: "untilEndOfCombat", text: "until end of combat" },
    { is: "untilYourNextUpkeep", text: "until your next upkeep" },
    { is: "untilEndOfYourNextTurnShort", text: "until end of your next turn" },
    { is: "thisTurn", text: "this turn" },
    { is: "thisCombat", text: "this combat" },
    { is: "restOfTheGame", text: "for the rest of the game" },
    { is: "untilThatPlayersNextTurn", text: "until that player's next turn" },
    { is: "untilNextEndStep", text: "until the next end step" },
    { is: "untilYourNextEndStep", text: "until your next end step" },
  ]);
  g.templates("duration", { untilEvent: "until {event:clause}" });
  g.lexicon(
    "plainTimeAdverb",
    "timeAdverb",
    ["each turn", "last turn", "each combat", "this game", "since your last turn", "at the same time", "each time"].map(
      (is) => ({ is, text: is }),
    ),
  );
  g.lexicon(
    "timeAdverb",
    "timeAdverb",
    ["this turn", "this way", "this combat", "last turn", "each turn", "each combat", "this game"].map((is) => ({
      is,
      text: is,
    })),
  );
  g.templates("time", { during: "during {phase}", at: ["at {point:point}"], asPhase: "before {phase}" });
  g.templates("leading", {
    leadingDuration: "{duration}",
    leadingDuring: "during {phase}",
    leadingAsLongAs: "as long as {clause}",
    forAsLongLeading: "for as long as {clause}",
  });
  g.templates("point", {
    beginningOf: ["the beginning of {phase}"],
    endOf: ["end of {of:endable}", "the end of {phase}"],
    endOfTurn: ["the end of turn"],
  });
  g.lexicon(
    "endable",
    "endable",
    ["combat", "turn"].map((is) => ({ is, text: is })),
  );
  g.templates("phase", {
    phaseOf: [
      "{of:possessive} {phase:phaseNoun}",
      "{of:possessive} next {phase:phaseNoun} => next",
      "{of:possessive} {ordinal} {phase:phaseNoun}",
    ],
    eachPhase: ["each {phase:phaseNoun}", "each of {of:possessive} {phase:phaseNoun}"],
    thePhase: ["the {phase:phaseNoun}"],
    thatPhase: "that {phase:phaseNoun}",
    nextPhase: ["the next {phase:phaseNoun}", "the next turn's {phase:phaseNoun} => nextTurn"],
    combatOn: ["combat on {of:possessive} turn", "combat => any"],
    anyPhase: ["a {phase:phaseNoun}"],
  });
  g.lexicon("phaseNoun", "phase", [
    { is: "upkeep", text: "upkeep", plural: "upkeeps" },
    { is: "endStep", text: "end step", plural: "end steps" },
    { is: "drawStep", text: "draw step", plural: "draw steps" },
    { is: "turn", text: "turn", plural: "turns" },
    { is: "combat", text: "combat" },
    { is: "combatPhase", text: "combat phase" },
    { is: "mainPhase", text: "main phase" },
    { is: "precombatMainPhase", text: "precombat main phase" },
    { is: "postcombatMainPhase", text: "postcombat main phase" },
    { is: "untapStep", text: "untap step", plural: "untap steps" },
    { is: "cleanupStep", text: "cleanup step" },
    { is: "declareAttackersStep", text: "declare attackers step" },
    { is: "declareBlockersStep", text: "declare blockers step" },
    { is: "combatDamageStep", text: "combat damage step" },
  ]);
}

function defineConditions(g: GrammarBuilder): void {
  g.anyOf("condition", "clause");
  g.templates("condition", {
    conditionAnd: ["{items:clause} and {items:clause}"],
    conditionOr: ["{items:clause} or {items:clause}"],
    ableIf: "able",
    possible: "possible",
    itIsnt: "not",
    duringIf: "it's {when:complement}",
  });
  g.templates("restriction", {
    asSorcery: ["as a sorcery", "any time you could cast a sorcery#any-time-sorcery"],
    asInstant: "as an instant",
    duringPhase: "during {phase}",
    once: ["once each turn", "once per turn#per-turn", "twice each turn => twice", "once => ever"],
    ifCondition: "if {condition}",
    asSorceryAndOnce: [
      "as a sorcery and only once => onceEver",
      "during {phase} and only once each turn",
      "as a sorcery and only once each turn => onceEachTurn",
      "as a sorcery and only if {condition}",
      "if {condition} and only as a sorcery => sorceryLast",
      "if {condition} and only once each turn => onceEachTurn",
    ],
    before: "before {what:phase}",
  });
}
