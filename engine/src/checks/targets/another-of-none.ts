import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, findNode, isTarget, made } from "../trees.ts";

/** “Destroy another target creature.” on a sorcery that has no other target. */
export const anotherOfNone = check("another-of-none", {
  ref: "TGT19",
  severity: "warning",
  rules: [cr("115.3")],
  on: "objects",
  test: (node, place) => {
    const determiner = child(node, "determiner");
    if (!isTarget(node) || !determiner!.other || determiner!.quantity || !place.face.isSpell || place.isQuoted)
      return false;
    const start = place.span()[0];
    const isBefore = (below: { kind: string; span?: readonly [number, number] }): boolean =>
      (below.kind === "objects" || below.kind === "unread" || below.kind === "keyword") &&
      !!below.span &&
      below.span[0] < start;
    return !place.face.abilities.some(({ tree }) => findNode(tree, isBefore));
  },
  message: (place) => `“${place.words()}”: other than which? Nothing is named before it.`,
  fixes: (place) => {
    const determiner = changed(child(place.node, "determiner")!, { other: undefined, surface: undefined });
    return [
      place.replace(
        "Leave “another” out",
        true,
        place.node,
        changed(place.node, {
          determiner: made("target", { ...(determiner.quantity ? { quantity: determiner.quantity } : {}) }),
        }),
      ),
    ];
  },
  why: "“Another” leaves out what was named before, or the permanent whose ability it is; an instant or sorcery is no permanent.",
  help: "Write “target creature”.",
  wrong: [
    "Destroy «another target creature».",
    "Instant | «Another target creature» gets +2/+2 until end of turn.",
    "Choose one —\n• Tap «another target creature».\n• Draw a card.",
  ],
  right: [
    "Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn.",
    "Creature — Elf | When this creature enters, destroy another target creature.",
  ],
  fixed: ["Destroy target creature.", "Instant | Target creature gets +2/+2 until end of turn."],
});
