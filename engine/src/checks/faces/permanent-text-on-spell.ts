import { cardTypes } from "../../language/lexicon/cardTypes.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
import { child, children, findNode, holds } from "../trees.ts";
import { aOrAn } from "./typeLine.ts";

/** What is only said of what is on the battlefield: that it enters, can't block or be blocked, gets +1/+1. */
function isOfPermanent(effect: TreeNode): boolean {
  if (effect.kind !== "clause" || !isSelf(child(effect, "subject")) || effect.tense) return false;
  const verb = child(effect, "verbs");
  if (verb?.kind === "cannot") return holds(child(verb, "do"), "attack", "block");
  return verb !== undefined && ["enter", "attack", "block", "getStats"].includes(verb.kind);
}

/** Text on an instant or sorcery that only works on the battlefield. */
export const permanentTextOnSpell = faceCheck("permanent-text-on-spell", {
  ref: "TYP17",
  severity: "error",
  rules: [cr("304.4"), cr("307.4")],
  on: "face",
  why: "Instants and sorceries are never on the battlefield, so they can't enter it, nor is any of them “this creature”.",
  help: "Say what the spell does as it resolves.",
  nodes: ["self"],
  test: (face, nodes) => {
    if (!face.isSpell || face.types.some((type) => ["creature", "artifact", "enchantment", "land"].includes(type)))
      return [];
    const isOtherThing = (node: TreeNode): boolean => {
      const noun = node.kind === "self" ? nounOfSelf(node) : undefined;
      return noun !== undefined && cardTypes.some(({ id }) => id === noun) && !face.types.includes(noun);
    };
    const speaks = nodes("self").some(isOtherThing);
    return face.abilities.flatMap(({ tree }): FaceFound[] => {
      // A trigger that waits for itself is told of as such.
      if (tree.kind === "triggeredAbility" && findNode(child(tree, "trigger"), isOtherThing)) return [];
      const self = speaks ? findNode(tree, isOtherThing) : undefined;
      const enters = tree.kind === "statement" ? children(tree, "effects").find(isOfPermanent) : undefined;
      const at = self ?? enters;
      const span = at && spanOf(at);
      return span
        ? [
            {
              span,
              message: `“${face.cardText.slice(span[0], span[1])}” can't be said of ${aOrAn(face.types.join(" "))}.`,
            },
          ]
        : [];
    });
  },
  wrong: [
    "Instant | «This creature» gets +1/+1.",
    "Sorcery | «Soot Herald enters tapped».",
    "Sorcery | {T}: Untap «this artifact».",
    "Sorcery | Draw a card. Sacrifice «this enchantment».",
    "Instant | «Soot Herald gets +1/+1».",
    "Sorcery | «Soot Herald can't be blocked».",
  ],
  right: [
    "Instant | Target creature gets +1/+1 until end of turn.",
    "Sorcery | This spell can't be countered.\nDraw a card.",
    "Creature — Elf | This creature enters tapped.",
  ],
});
