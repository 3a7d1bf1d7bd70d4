/**
 * Tails: what hangs on a whole clause, behind its verbs, in strata. Plain tails (durations, times, "for each", "by …") come
 * first, late ones (if, unless, as long as, where X is) last. A clause inside a condition or an event takes only tails that
 * say when and how, so that no condition can hang in two places.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineTails(g: GrammarBuilder): void {
  defineEventTails(g);
  g.anyOf("tail", "commonTail");
  g.templates("tail", {
    insteadTail: ["instead", "instead of {of:np}", "instead of {gerund}"],
    inAdditionToDoing: "in addition to {gerund}",
    ratherThan: ["rather than {than:imperativeOrGerund}"],
    until: "{duration}, except {except:exceptions}",
    asThough: ["as though {clause}"],
    byDoing: ["by {gerund}"],
    amongTail: ["among {among:np}"],
    except: ["except {except:exceptionsFrom}"],
  });
  g.templates("exceptionsFrom", {
    exceptWhen: "{when:time}",
    exceptFor: "for {for:np}",
    exceptThat: "that {clause}",
    exceptFirst: [
      "the first one {by!:gapSubject} {does:gapVerb}",
      "the first one {by!:gapSubject} {does:gapVerb} in each of {of:possessive} {phase:phaseNoun}",
    ],
  });
  g.templates("tail", { insteadTail: "instead of {of:oneWord}" }, { untested: "prints as any such tail" });
  g.anyOf("tail", "openDuration");
  g.templates("lateTail", {
    unless: ["unless {condition}", "unless {condition} instead => instead"],
    whenTail: ["when {event:clause}"],
    ifTail: ["if {condition}"],
    forAsLong: ["for as long as {condition}"],
    asLongAs: ["as long as {condition}"],
    whereX: [", where {variable} is {amount:quantityOf}"],
  });
  g.anyOf("imperativeOrGerund", "gerund", "imperative");
  g.lexicon(
    "wayAdverb",
    "wayAdverb",
    ["alone", "again", "together", "separately", "first", "simultaneously", "that way"].map((is) => ({ is, text: is })),
  );
  g.templates("commonTail", { way: "{way:wayAdverb}" }, { untested: "printed as any adverb of way" });
  g.lexicon("eventWayAdverb", "wayAdverb", [{ is: "this way", text: "this way" }]);
  g.lexicon("times", "times", [
    { is: "once", text: "once" },
    { is: "twice", text: "twice" },
    { is: "thatMany", text: "that many times" },
    { is: "anyNumber", text: "any number of times" },
  ]);
  g.templates("times", {
    timesCount: ["{amount:countAmount} times"],
    moreTimes: ["{amount:count} more times"],
    timesOrMore: "{amount:count} or more times",
    timesEqual: "a number of times equal to {equal:quantityOf}",
  });
}

/** Tails of every clause, also of one inside a condition. */
function defineEventTails(g: GrammarBuilder): void {
  g.anyOf("eventTail", "commonTail", "eventTailOnly");
  g.templates("eventTailOnly", { way: ["{way:eventWayAdverb}"], thisPhaseTail: ["this step", "this phase => phase"] });
  g.templates("eventTailOnly", {
    asThough: ["as though {clause}"],
    insteadTail: ["rather than {of:np} => rather"],
  });
  g.templates("commonTail", {
    until: "{duration}",
    timeAdverb: "{adverb:plainTimeAdverb}",
    when: "{time}",
    forEachTail: ["for each {each:countable}", "for each of {of:whole}", "for each time {event:clause}"],
    times: ["{times}"],
    exceptBy: ["except by {by:np}"],
    withoutPaying: ["without paying {of:possessive} mana cost", "without paying {of:possessive} mana costs => several"],
    forTheFirst: [
      "for the first time each turn",
      "for the first time this turn => thisTurn",
      "for the first time during {phase}",
      "for the {ordinal:laterOrdinal} time each turn",
    ],
    ifAble: "if able",
    anyTime: "any time {event:clause}",
    withoutDying: "without dying",
    asEvent: ["as {event:clause}"],
    whileTail: ["while {clause}", "while {state:adjectiveList}"],
    inOrderTail: ["in turn order"],
    startingWith: ["starting with {player:np}"],
  });
}
