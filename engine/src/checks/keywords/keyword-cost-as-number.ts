import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, hasWording } from "../trees.ts";

/** “Equip 2” */
export const numberForCost = check("keyword-cost-as-number", {
  ref: "KW02",
  severity: "warning",
  rules: [cr("702.1a"), cr("107.4")],
  on: "keyword",
  test: (node, place) => {
    const cost = child(node, "cost");
    // “Ward 2 life” asks for no mana.
    if (hasWording(node, "life-as-mana")) return false;
    if (place.face.options.bareMana || (cost?.kind !== "mana" && cost?.kind !== "number")) return false;
    // Mana that was typed without its braces is read all the same, but takes less room than it should.
    return (
      cost.kind === "number" ||
      children(cost, "symbols").some(({ span, is }) => span && span[1] - span[0] < (is as string).length)
    );
  },
  message: (place) => `“${place.words()}” asks for mana, which is written in braces.`,
  why: "What stands behind this keyword is a cost; a plain number is read as a number of something.",
  help: "Write the cost as mana: “Equip {2}”.",
  fixes: (place) => {
    const cost = child(place.node, "cost")!;
    const text =
      cost.kind === "number"
        ? `{${cost.value as number}}`
        : children(cost, "symbols")
            .map(({ is }) => is as string)
            .join("");
    return [place.edit(`Write ${text}`, true, { span: place.span(cost), text })];
  },
  wrong: [
    "Artifact — Equipment | Equipped creature gets +1/+1.\n«Equip 2»",
    "Creature — Elf | «Ward 1»",
    "Instant | Draw a card.\n«Flashback 3»",
    "Creature — Elf | Flying, «cycling 2»",
  ],
  right: ["Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}", "Creature — Elf | Ward {1}"],
  fixed: ["Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}"],
});
