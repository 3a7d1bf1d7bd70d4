/** What must hold: conditions after if, unless and as long as; restrictions on activating, casting and triggering. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineConditions(g: GrammarBuilder): void {
  g.anyOf("condition", "clause");
  g.templates("condition", {
    conditionAnd: ["{items:clause} and {items:clause}", "{items:clause} and if {items:clause} => repeated"],
    conditionOr: ["{items:clause} or {items:clause}", "{items:clause} or if {items:clause} => repeated"],
    possible: "possible",
    itIsnt: "not",
  });
  defineRestrictions(g);
}

/** "only as a sorcery", "only once each turn", and several of them joined. */
function defineRestrictions(g: GrammarBuilder): void {
  g.templates("oneRestriction", {
    asSorcery: ["as a sorcery", "any time you could cast a sorcery#any-time-sorcery"],
    asInstant: ["as an instant", "any time you could cast an instant#any-time-instant"],
    duringPhase: ["during {phase}", "during {phase}, {limit:phaseLimit}", "during {phase} {limit:phaseLimit} => close"],
    limitedTo: ["{limit:phaseLimit}"],
    once: [
      "once each turn",
      "once per turn#per-turn",
      "twice each turn => twice",
      "once => ever",
      "once per game => game",
    ],
    ifCondition: "if {condition}",
    fromZone: "from {zone}",
  });
  g.templates("phaseLimit", {
    beforeEvent: ["before {event:clause}"],
    afterEvent: ["after {event:clause}"],
    beforePhase: ["before {what:phase}"],
  });
  g.anyOf("restriction", "oneRestriction");
  g.templates("restriction", {
    restrictions: [
      "{items:oneRestriction} and only {items:oneRestriction}",
      "{items:oneRestriction} and {items:oneRestriction} => once",
    ],
  });
  g.templates("limit", {
    noMoreThanTimes: ["no more than {times:limitTimes} each turn"],
  });
  g.lexicon("limitTimes", "times", [
    { is: "once", text: "once" },
    { is: "twice", text: "twice" },
  ]);
  g.templates("limitTimes", { timesCount: ["{amount:countAmount} times"] });
  g.templates("lateTail", {
    onlyTail: ["only {when:restriction}", "but only {when:restriction} => but", "{when:limit}"],
  });
  g.templates("imperative", { clause: "{verbs:activateThis} {tails@:lateTail}" }, { untested: "prints as any order" });
  g.templates("activateThis", { activate: "activate" });
}
