/** When and how often, as it is mistyped: “once a turn”, “only as a sorcery”, “next turn”, “at any time”, “even though it has defender”. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

/**
 * Adds them.
 * @param mistaken the builder that puts forms of verbs among the mistaken ones
 */
export function defineMistakenTimes(g: GrammarBuilder, mistaken: GrammarBuilder): void {
  defineMistakenRestrictions(g);
  const several = { apart: true };
  g.templates(
    "mistakenTail",
    {
      nextTurnAlone: "next turn",
      atAnyTime: ["at any time", "at any time to {do:verbs}"],
      despiteDefender: [
        "even though {holder:pronoun} <has|have> defender",
        "even though defender",
        "despite defender",
        "despite having defender",
      ],
    },
    several,
  );
  g.templates("mistakenTail", { asThough: "as if {clause}" }, { tags: ["as-if"] });
  g.templates(
    "mistakenVerb",
    {
      preventAlone: [
        "prevent{s} {damage}",
        "prevent{s} the next {damage}",
        "prevent{s} all {damage:damageAlone} => all",
        "prevent{s} {damage} to {to:np}",
        "prevent{s} the next {damage} to {to:np}",
      ],
      needlessObject: [
        "populate{s} {what:np} => populate",
        "proliferate{s} {what:np} => proliferate",
        "proliferate{s} {what:number} => proliferate",
        "proliferate{s} {what:countersPhrase} => proliferate",
      ],
    },
    several,
  );
  g.templates("damageAlone", { damage: "{type:damageKind}" }, several);
  g.mistakenRules.add("mistakenDamage").add("mistakenQuality");
  g.anyOf("damage", "mistakenDamage");
  g.templates(
    "mistakenDamage",
    { damageDivided: "{amount} {type:damageKind} divided among {among:np}" },
    { tags: ["divided-by-nobody"] },
  );
  g.anyOf("quality", "mistakenQuality");
  g.templates("mistakenQuality", { randomQuality: "random" });
  const swap = { tags: ["swap-for-exchange"], passive: "" };
  verb(mistaken, "exchange", "swap", ["control of {what:np}", "life totals with {with:np}"], {
    ...swap,
    past: "swapped",
    gerund: "swapping",
  });
  g.templates("mistakenVerb", { exchange: "<switches|switch> life totals with {with:np}" }, { tags: ["switch-life"] });
  g.templates("mistakenVerb", { exchange: "exchange{s} life with {with:np}" }, { tags: ["exchange-life"] });
}

const ONLY_BE = ["can only be activated", "may only be activated", "can only be used"];

/** “Only once a turn”, “Only during your turn.”, “Can only be activated as a sorcery.” */
function defineMistakenRestrictions(g: GrammarBuilder): void {
  g.anyOf("oneRestriction", "mistakenRestriction");
  const tagged = (...tags: string[]): { tags: string[]; apart: true } => ({ tags, apart: true });
  const once = ["once a turn", "one time each turn", "one time per turn", "one time a turn"];
  g.templates("mistakenRestriction", { once }, tagged("once-otherwise"));
  const asSorcery = ["when you could cast a sorcery", "at sorcery speed", "any time you could play a sorcery"];
  g.templates("mistakenRestriction", { asSorcery }, tagged("sorcery-speed"));
  g.mistakenRules.add("mistakenLimit").add("onceAlone");
  g.anyOf("limit", "mistakenLimit");
  g.templates(
    "mistakenLimit",
    { noMoreThanTimes: "no more than {times:limitTimes} per turn" },
    tagged("limit-per-turn"),
  );
  g.templates(
    "onceAlone",
    { once: ["once per turn", "once each turn", "once a turn"] },
    tagged("once-otherwise", "alone"),
  );
  g.mistakenRules.add("activateOtherwise").add("orderOtherwise");
  g.anyOf("sentence", "orderOtherwise");
  g.templates("orderOtherwise", { clause: "{verbs:activateOtherwise}" }, { untested: "prints as any order" });
  g.templates(
    "activateOtherwise",
    {
      activate: [
        "{when:onceAlone}",
        "only {when:restriction}",
        "activate this only {when:restriction}",
        ...ONLY_BE.flatMap((words) => [`${words} {when:restriction}`, `this ability ${words} {when:restriction}`]),
        "you can only activate this ability {when:restriction}",
        "you may only activate this ability {when:restriction}",
        "you can only use this ability {when:restriction}",
      ],
    },
    { ...tagged("activate-in-own-words"), untested: "times that are always worded otherwise" },
  );
}
