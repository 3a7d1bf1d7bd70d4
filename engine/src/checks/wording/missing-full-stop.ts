import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import { changed, holds } from "../trees.ts";

/** A sentence without a full stop. */
export const missingFullStop = check("missing-full-stop", {
  ref: "PUN01",
  severity: "warning",
  rules: [],
  on: ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"],
  test: (node, place) => {
    const wording = node.surface?.wording;
    // A quoted ability in mid-sentence has none either.
    if (!wording?.includes("no-full-stop") || place.isHalfRead || place.isQuoted) return false;
    const effects = (node.effects as TreeNode[] | undefined) ?? [];
    if (effects.some(({ kind }) => kind === "unread")) return false;
    const last = effects.filter(({ kind }) => kind !== "reminder").at(-1);
    const span = last && place.span(last);
    if (!span || holds(last, "chooseModes")) return false;
    const start = Math.max(span[0], place.face.cardText.slice(0, span[1]).search(/\S+$/));
    return { at: { span: [start, span[1]] } };
  },
  message: "This sentence has no full stop.",
  why: "Abilities written as sentences end with a full stop; only lists of keywords have none.",
  help: "Put a full stop at the end.",
  fixes: (place) => {
    const rest = (place.node.surface?.wording ?? []).filter((tag) => tag !== "no-full-stop");
    return [
      place.replace(
        "Put a full stop",
        true,
        place.node,
        changed(place.node, { surface: rest.length ? { ...place.node.surface, wording: rest } : undefined }),
      ),
    ];
  },
  wrong: [
    "Draw a «card»",
    "Creature — Elf | When this creature enters, draw a «card»",
    "Artifact | {T}: You gain 1 «life»",
    "Choose one —\n• Draw a «card»\n• You gain 3 life.",
  ],
  right: ["Draw a card.", "Creature — Elf | Flying", "Creature — Elf | Trample, haste"],
  fixed: ["Draw a card."],
});
