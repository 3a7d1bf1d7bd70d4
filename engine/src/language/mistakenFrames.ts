/** Frames of abilities as they are mistyped: costs without a colon, triggers without a comma, labels in the place of triggers. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { SELF_WITH_NOUN } from "./selfReference.ts";

export function defineMistakenFrames(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenOpening").add("mistakenTrigger").add("mistakenSentence");
  g.anyOf("capitalEffect", "sentence");
  g.capitalRules.add("capitalEffect");
  g.anyOf("symbolicCost", "mana", "symbolCost");
  g.templates(
    "mistakenOpening",
    {
      activated: [
        "{costs@:symbolicCost} {effect:capitalEffect}",
        "{costs+,:cost} {costs:symbolicCost} {effect:capitalEffect}",
      ],
    },
    { tags: ["no-colon"] },
  );
  g.templates(
    "mistakenOpening",
    {
      activated: [
        "{costs@:symbolicCost} — {effect:capitalEffect}",
        "{costs+,:cost} {costs:cost} — {effect:capitalEffect}",
      ],
    },
    { tags: ["dash-for-colon"] },
  );
  g.templates(
    "mistakenOpening",
    {
      activated: ["{costs@:symbolicCost}, {effect:sentence}", "{costs@:payMana}, {effect:sentence}"],
    },
    { tags: ["comma-for-colon"] },
  );
  g.templates(
    "mistakenOpening",
    {
      activated: [
        "{costs:symbolCost} {costs:mana}: {effect:sentence}",
        "{costs:symbolCost} {costs:verbs}: {effect:sentence}",
        "{costs:mana} {costs:verbs}: {effect:sentence}",
        "{costs:mana} {costs:symbolCost}: {effect:sentence}",
      ],
    },
    { tags: ["no-cost-comma"] },
  );
  g.templates(
    "payMana",
    { pay: "pay {cost:mana}" },
    { untested: "the same words are the verb of the general grammar" },
  );
  g.templates("mistakenOpening", { triggered: "{trigger} {effect:anySentence}" }, { tags: ["no-comma"] });
  g.templates("mistakenOpening", {
    shorthandAbility: ["{trigger:shorthandTrigger}(:|,| —#dash) {effect:capitalEffect}"],
  });
  g.lexicon("shorthandTrigger", "shorthandTrigger", [
    {
      is: "enters",
      text: "ETB",
      also: {
        "on-etb": "on etb",
        "on-entry": "on entry",
        "on-enter": "on enter",
        "on-entering": "on entering",
        "on-summon": "on summon",
        "when-summoned": "when summoned",
      },
    },
    {
      is: "dies",
      text: "on death",
      also: { "death-trigger": "death trigger", "upon-death": "upon death", "when-killed": "when killed" },
    },
    { is: "attacks", text: "on attack", also: { "on-attacking": "on attacking", "when-attacking": "when attacking" } },
    { is: "blocks", text: "on block", also: { "on-blocking": "on blocking", "when-blocking": "when blocking" } },
    { is: "damagesPlayer", text: "on hit", also: { "on-damage": "on damage", "on-combat-damage": "on combat damage" } },
    { is: "cast", text: "on cast" },
    { is: "upkeep", text: "upkeep", also: { "on-upkeep": "on upkeep", "each-upkeep": "each upkeep" } },
    { is: "endStep", text: "end step", also: { "on-end-step": "on end step" } },
  ]);
  const costInOwnWords = {
    "to-cast": "to (cast|play) {what:castThis}, {then:sentence}",
    "cost-of-nothing": "as an additional cost, {then:sentence}",
    "cost-of-this": "as an additional cost to (cast|play) {what:castThis}, {then:sentence}",
    "cost-as-heading": "additional cost: {then:capitalEffect}",
  };
  for (const [tag, additionalCost] of Object.entries(costInOwnWords))
    g.templates("mistakenOpening", { additionalCost }, { tags: [tag] });
  g.templates(
    "mistakenOpening",
    {
      activated: [
        "{costs:signedNumber}, {costs@:cost}: {effect:anySentence}",
        "{costs@:cost}, {costs:signedNumber}: {effect:anySentence}",
        "{costs:number}, {costs@:cost}: {effect:anySentence}",
      ],
    },
    { untested: "costs that cannot be mixed" },
  );
  g.templates("castThis", { self: "this {noun:cardType}" }, SELF_WITH_NOUN);
  g.templates("castThis", { self: "this {noun:selfGeneric}" }, SELF_WITH_NOUN);
  g.templates("castThis", { self: "this#this-alone => alone" });
  g.mistakenRules.add("mistakenVerb").add("mistakenRestriction");
  g.anyOf("trigger", "mistakenTrigger");
  g.templates("mistakenTrigger", { at: "at {point:phase}" }, { tags: ["at-without-beginning"] });
  g.templates("mistakenTrigger", { when: "when {event:point}" }, { tags: ["when-point"] });
  g.templates("mistakenTrigger", { whenever: "whenever {event:point}" }, { tags: ["when-point"] });
  defineMistakenPoints(g);
}

/** When a step begins: without “the”, as its “start”, without saying whose step. */
function defineMistakenPoints(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenPoint").add("barePhase");
  g.anyOf("point", "mistakenPoint");
  g.templates("mistakenPoint", { beginningOf: "beginning of {phase}" }, { tags: ["beginning-without-the"] });
  g.templates("mistakenPoint", { beginningOf: "the start of {phase}" }, { tags: ["start-for-beginning"] });
  g.templates("mistakenPoint", { beginningOf: "start of {phase}" }, { tags: ["start-without-the"] });
  g.anyOf("phase", "barePhase");
  g.templates("barePhase", { phaseBare: "{phase:laterPhaseNoun}" });
  g.number("phaseBare", "singular");
}
