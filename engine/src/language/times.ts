/** When: durations, moments, phases and turns. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";

export function defineTimes(g: GrammarBuilder): void {
  definePhases(g);
  defineDurations(g);
  g.lexicon(
    "plainTimeAdverb",
    "timeAdverb",
    [
      "each turn",
      "last turn",
      "each combat",
      "this game",
      "since your last turn",
      "since the beginning of your last turn",
      "at the same time",
      "each time",
      "in addition",
      "in a turn",
      "for the turn",
    ].map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "timeAdverb",
    "timeAdverb",
    [
      "this turn",
      "this way",
      "this combat",
      "last turn",
      "each turn",
      "each combat",
      "this game",
      "this phase",
      "this step",
    ].map((is) => ({
      is,
      text: is,
    })),
  );
  g.templates("time", {
    during: "during {phase}",
    at: ["at {point:point}"],
    asPhase: "before {phase}",
    afterPhase: "after {phase}",
    eachOfPhases: "on each of {of:possessive} {phase:phaseNoun}",
    onTurn: "on {phase:turnOf}",
  });
  g.templates("leading", {
    leadingDuration: "{duration}",
    leadingDuring: ["during {phase}", "once during {phase} => once"],
    leadingAfter: "after {phase}",
    leadingOnce: ["once each turn", "once per turn#per-turn", "twice each turn => twice"],
    leadingAt: "at the same time",
    leadingAsLongAs: "as long as {condition}",
    forAsLongLeading: "for as long as {condition}",
    leadingWhile: "while {clause}",
    leadingAnyTime: "any time {event:clause}",
    leadingEachTime: "each time {event:clause}",
    startingWithLeading: "starting with {player:np}",
    inOrder: ["in turn order", "in any order => any"],
  });
  g.templates("point", {
    beginningOf: [
      "the beginning of {phase}",
      "the beginning of {phase} and (|at the#at-the-too) beginning of {second:phase}",
    ],
    endOf: ["end of {of:endable}", "the end of {phase}"],
    endOfTurn: ["the end of turn"],
  });
  g.lexicon(
    "endable",
    "endable",
    ["combat", "turn"].map((is) => ({ is, text: is })),
  );
}

function defineDurations(g: GrammarBuilder): void {
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
    { is: "untilNextEndStep", text: "until the next end step" },
    { is: "untilYourNextEndStep", text: "until your next end step" },
  ]);
  g.templates("duration", {
    untilPoint: ["until the beginning of {phase}", "until the end of {phase:endedPhase} => end"],
  });
  g.templates(
    "endedPhase",
    { phaseOf: ["{of:otherPossessive} next {phase:turnNoun} => next"], eachPhase: "each {phase:phaseNoun}" },
    { finish: keepForm("phase", "singular"), untested: "prints as any phase" },
  );
  g.templates("otherPossessive", { possessive: "{of!:possessor}<'s|'>" });
  g.lexicon("otherPossessive", "possessivePronoun", [
    { is: "their", text: "their" },
    { is: "its", text: "its" },
  ]);
  g.templates("openDuration", { until: "{duration:eventDuration}" });
  g.templates("duration", { untilPhaseOf: "until {of:otherPossessive} next {phase:turnNoun}" });
  g.templates("eventDuration", { untilEvent: "until {event:clause}" });
  g.templates("leading", { leadingDuration: "{duration:eventDuration}" });
}

function definePhases(g: GrammarBuilder): void {
  const finish = keepForm("phase", "singular");
  g.number(
    [
      "phaseOf",
      "phaseOfPlayer",
      "eachPhase",
      "thePhase",
      "thatPhase",
      "thisPhase",
      "nextPhase",
      "nthPhase",
      "anyPhase",
    ],
    numberKept("singular"),
  );
  g.templates(
    "phase",
    {
      phaseOf: [
        "{of:possessive} {phase:phaseNoun}",
        "{of:possessive} next {phase:phaseNoun} => next",
        "{of:possessive} {ordinal} {phase:phaseNoun}",
      ],
      phaseOfPlayer: ["the {phase:phaseNoun} of {whose:np}", "the next {phase:phaseNoun} of {whose:np} => next"],
      eachPhase: ["each {phase:phaseNoun}", "each of {of:possessive} {phase:phaseNoun}"],
      thePhase: ["the {phase:phaseNoun}"],
      thatPhase: "that {phase:phaseNoun}",
      thisPhase: "this {phase:laterPhaseNoun}",
      nextPhase: [
        "the next {phase:phaseNoun}",
        "the next turn's {phase:phaseNoun} => nextTurn",
        "that turn's {phase:phaseNoun} => thatTurn",
      ],
      nthPhase: "the {ordinal} {phase:phaseNoun}",
      combatOn: ["combat on {of:possessive} turn", "combat on {of:possessive} next turn => next", "combat => any"],
      anyPhase: ["a {phase:phaseNoun}", "any {phase:phaseNoun} => any"],
      turnWhen: ["any turn {event:clause} => any", "the turn {event:clause}"],
    },
    { finish },
  );
  g.templates("phaseNounPhrase", {
    phases: ["{determiner} {phase:phaseNoun}", "{determiner} additional {phase:phaseNoun} => additional"],
  });
  g.templates(
    "turnOf",
    { phaseOf: ["{of:possessive} {phase:turnNoun}", "{of:possessive} next {phase:turnNoun} => next"] },
    { untested: "prints as the phase of a player" },
  );
  g.lexicon("turnNoun", "phase", [{ is: "turn", text: "turn", plural: "turns" }]);
  g.lexicon("phaseNoun", "phase", [
    { is: "turn", text: "turn", plural: "turns" },
    { is: "combat", text: "combat" },
  ]);
  g.anyOf("phaseNoun", "laterPhaseNoun");
  g.lexicon("laterPhaseNoun", "phase", [
    { is: "upkeep", text: "upkeep", plural: "upkeeps" },
    { is: "upkeepStep", text: "upkeep step", plural: "upkeep steps" },
    { is: "endStep", text: "end step", plural: "end steps" },
    { is: "drawStep", text: "draw step", plural: "draw steps" },
    { is: "combatPhase", text: "combat phase", plural: "combat phases" },
    { is: "mainPhase", text: "main phase", plural: "main phases" },
    { is: "precombatMainPhase", text: "precombat main phase", plural: "precombat main phases" },
    { is: "postcombatMainPhase", text: "postcombat main phase", plural: "postcombat main phases" },
    { is: "untapStep", text: "untap step", plural: "untap steps" },
    { is: "upkeepAndDraw", text: "beginning phase" },
    { is: "cleanupStep", text: "cleanup step" },
    { is: "declareAttackersStep", text: "declare attackers step" },
    { is: "declareBlockersStep", text: "declare blockers step" },
    { is: "beginningOfCombatStep", text: "beginning of combat step" },
    { is: "endOfCombatStep", text: "end of combat step" },
    { is: "combatDamageStep", text: "combat damage step" },
    { is: "phase", text: "phase", plural: "phases" },
    { is: "step", text: "step", plural: "steps" },
  ]);
}
