/** The frames of abilities: activated, triggered, loyalty, static and spell text; costs and modal headers. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineAbilities(g: GrammarBuilder): void {
  g.templates("opening", {
    activated: ["{costs@:cost}: {effect:anySentence}", "{costs+,:cost} {costs:cost}: {effect:anySentence}"],
    loyalty: "{cost:loyaltyCost}: {effect:anySentence}",
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
      "when {event} and {at:atPoint}",
    ],
    whenever: [
      "whenever {event}",
      "whenever {event} and whenever {second:event}",
      "whenever {event} or whenever {second:event} => or",
    ],
    at: ["at {point}", "at {point} and whenever {second:event}", "at {point} or whenever {second:event} => or"],
  });
  g.templates("atPoint", { at: "at {point}" }, { untested: "prints as a trigger" });
  g.anyOf("event", "clause");
  g.templates("event", {
    eventOr: ["{items:clause} or {items:clause}", "{items:clause}, {items+,:clause} or {items:clause}"],
  });
  g.anyOf("cost", "mana", "symbolCost", "verbs", "costOr");
  g.templates("costOr", { costOr: ["{items:mana} or {items:verbs}"] });
  g.capitalRules.add("cost");
  g.anyOf("loyaltyCost", "signedNumber", "number");
}
