import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { child, findNode, isPronoun, isSelf, made } from "../trees.ts";

/** Whether the card itself is meant: named, or the “it” of a line that names no other object. */
function meansItself(place: Place): boolean {
  const what = child(place.node, "what");
  if (isSelf(what)) return true;
  const { line } = place;
  return (
    isPronoun(what, "it") && !!findNode(line.tree, isSelf) && !findNode(line.tree, ({ kind }) => kind === "objects")
  );
}

/** “Transform this creature” on a card of one face, “flip this creature” on one that has no flip half. */
export const transformWithoutBack = check("transform-without-back", {
  ref: "ACT18 ACT19",
  severity: "error",
  rules: [cr("701.27a"), cr("710.1")],
  on: ["transform", "convert", "flip"],
  test: (node, place) => {
    const { faceCount, layout } = place.face;
    if (node.tense || node.voice || place.isTrigger || place.isQuoted || !meansItself(place)) return false;
    if (place.above("cannot", "would")) return false;
    if (faceCount === 1) return { message: `This card has no other face, so “${place.words()}” does nothing.` };
    if (node.kind !== "flip" || layout === "flip") return false;
    const { kind: _kind, surface: _surface, span: _span, ...slots } = node;
    return {
      fixes: [place.replace("Write “transform”", true, node, made("transform", slots as Record<string, never>))],
    };
  },
  message: "Cards with two faces are transformed; only those with both halves on one face are flipped.",
  why: "Transforming turns a card over to its other face; flipping turns it upside down to its other half. A card without the one or the other stays as it is.",
  help: "Write “transform”, and give the card its other face behind a line “---”.",
  wrong: [
    "Creature — Werewolf | {2}: «Transform this creature».",
    "Creature — Werewolf | When this creature attacks, «transform it».",
    "Artifact | {3}, {T}: «Transform Soot Herald».",
    "Creature — Goblin | Whenever this creature attacks, you may pay {2}. If you do, «flip it».",
    "Soot Herald {1}{R}\nCreature — Werewolf\n{2}: «Flip this creature».\n2/2\n---\nAsh Wolf\nCreature — Werewolf\n4/4\nColor: red",
  ],
  right: [
    "Creature — Wizard | {2}: Transform target creature you control.",
    "Creature — Wizard | {T}: Flip a coin. If you win the flip, draw a card.",
    "Soot Herald {1}{R}\nCreature — Werewolf\n{2}: Transform this creature.\n2/2\n---\nAsh Wolf\nCreature — Werewolf\n4/4\nColor: red",
    "Soot Herald {1}{R}\nCreature — Goblin\n{2}: Flip this creature.\n2/2\n---\nAsh Chief\nLegendary Creature — Goblin\n4/4\nLayout: flip",
  ],
  fixed: [
    null,
    null,
    null,
    null,
    "Soot Herald {1}{R}\nCreature — Werewolf\n{2}: Transform this creature.\n2/2\n---\nAsh Wolf\nCreature — Werewolf\n4/4\nColor: red",
  ],
});
