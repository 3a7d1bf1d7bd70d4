import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { children, made } from "../trees.ts";
import { ownEvent } from "./ownEvent.ts";

/** Where a triggered ability can stand that waits for what only permanents do. */
function waitsForPermanent(place: Place): TreeNode | undefined {
  const verb = ownEvent(place.node);
  return verb && ["enter", "die", "leave", "attack", "block"].includes(verb.kind) && !verb.from ? verb : undefined;
}

/** “When this enters” on an instant. */
export const permanentTriggerOnSpell = check("permanent-trigger-on-spell", {
  ref: "TRG19",
  severity: "error",
  rules: [cr("304.4"), cr("307.4")],
  on: ["when", "whenever"],
  test: (_, place) =>
    place.face.isSpell &&
    !place.isQuoted &&
    place.slot === "trigger" &&
    place.parent?.kind === "triggeredAbility" &&
    place.above("create", "delayed") === undefined &&
    waitsForPermanent(place) !== undefined,
  message: (place) =>
    `“${place.words()}” never happens: ${place.face.types[0] === "instant" ? "an instant" : "a sorcery"} is never on the battlefield.`,
  why: "Instants and sorceries go from the stack to the graveyard; they can't enter, die, attack or block.",
  help: "Write the effect alone: it happens as the spell resolves. “When you cast this spell, …” triggers as it is cast.",
  fixes: (place) => {
    const ability = place.parent!;
    const statement = made("statement", {
      effects: children(ability, "effects"),
      surface: ability.surface,
      span: ability.span,
    });
    return [place.replace("Leave the trigger out", false, ability, statement)];
  },
  wrong: [
    "Instant | «When Soot Herald enters», draw a card.",
    "Sorcery | «When Soot Herald dies», each opponent loses 2 life.",
    "Sorcery | «Whenever Soot Herald attacks», draw a card.",
  ],
  right: [
    "Instant | Draw a card.",
    "Sorcery | When you cast this spell, draw a card.",
    "Creature — Elf | When this creature enters, draw a card.",
  ],
  fixed: ["Instant | Draw a card."],
});
