/** The frames of abilities: activated, triggered, loyalty, static and spell text; costs and modal headers. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineAbilities(g: GrammarBuilder): void {
  g.templates("opening", {
    activated: ["{costs@:cost}: {effect:sentence}", "{costs+,:cost} {costs:cost}: {effect:sentence}"],
    loyalty: "{cost:loyaltyCost}: {effect:sentence}",
    triggered: "{trigger}, {effect:anySentence}",
  });
  g.templates("opening", { keywordDash: "{keywords:keywordLine}" }, {});
  g.anyOf("opening", "sentence");
  g.anyOf("anySentence", "sentence", "delayedSentence");
  g.anyOf("openingSentence", "sentence");
  g.templates("delayedSentence", { delayed: "{trigger}, {effect:sentence}" });
  g.templates("trigger", {
    when: [
      "when {event}",
      "when {event} and whenever {second:event}",
      "when {event} and when {second:event} => secondWhen",
    ],
    whenever: ["whenever {event}"],
    at: ["at {point}"],
  });
  g.anyOf("event", "clause");
  g.templates("event", {
    eventOr: ["{items:clause} or {items:clause}", "{items:clause}, {items+,:clause} or {items:clause}"],
  });
  g.anyOf("cost", "mana", "symbolCost", "verbs", "costOr");
  g.templates("costOr", { costOr: ["{items:mana} or {items:verbs}"] });
  g.capitalRules.add("cost");
  g.anyOf("loyaltyCost", "signedNumber", "number");
  g.templates("verb", { chooseModes: ["choose {how:modeCount} —", "choose {how:modeCountInText} => inText"] });
  g.lexicon("modeCountInText", "modeCount", [
    { is: "both", text: "both" },
    { is: "oneOrBoth", text: "one or both" },
    { is: "anyNumber", text: "any number" },
    { is: "oneOrMore", text: "one or more" },
  ]);
  g.lexicon("modeCount", "modeCount", [
    { is: "one", text: "one" },
    { is: "two", text: "two" },
    { is: "three", text: "three" },
    { is: "four", text: "four" },
    { is: "both", text: "both" },
    { is: "oneOrBoth", text: "one or both" },
    { is: "oneOrMore", text: "one or more" },
    { is: "upToOne", text: "up to one" },
    { is: "upToTwo", text: "up to two" },
    { is: "upToThree", text: "up to three" },
    { is: "anyNumber", text: "any number" },
    { is: "oneNotChosen", text: "one that hasn't been chosen" },
    { is: "oneNotChosenThisTurn", text: "one that hasn't been chosen this turn" },
    { is: "oneAtRandom", text: "one at random" },
  ]);
}
