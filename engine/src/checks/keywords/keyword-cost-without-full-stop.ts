import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children } from "../trees.ts";

/** “Ward—Pay 2 life” */
export const dashCostWithoutStop = check("keyword-cost-without-full-stop", {
  ref: "KW05",
  severity: "warning",
  rules: [cr("702.1a")],
  on: "keywordLine",
  test: (node, place) => {
    if (place.parent?.kind === "keywordDash") return false;
    const last = children(node, "keywords").at(-1);
    const cost = child(last, "cost");
    return (
      !node.stop &&
      cost?.kind === "costs" &&
      children(cost, "costs").some(({ kind }) => kind !== "mana" && kind !== "blight" && kind !== "waterbend") &&
      !last!.surface?.wording && { at: last! }
    );
  },
  message: (place) =>
    `“${place.words(children(place.node, "keywords").at(-1))}” ends with a full stop: its cost is a sentence.`,
  why: "A cost in words behind a dash is a sentence, and sentences end with a full stop.",
  help: "Put a full stop at the end.",
  fixes: (place) => [place.replace("Put a full stop", true, place.node, changed(place.node, { stop: true }))],
  wrong: [
    "Creature — Elf | «Ward—Pay 2 life»",
    "Instant | «Kicker—Sacrifice a land»\nDraw a card.",
    "Creature — Elf | «Ward—Discard a card»",
  ],
  right: ["Creature — Elf | Ward—Pay 2 life.", "Creature — Elf | Ward {2}"],
  fixed: ["Creature — Elf | Ward—Pay 2 life."],
});
