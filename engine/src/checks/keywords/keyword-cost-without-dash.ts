import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, children, made } from "../trees.ts";
import { digits } from "./keywordForms.ts";

/** The same keyword with its cost behind a dash. */
function dashed(place: Place): TreeNode {
  let node = place.node;
  for (const tag of [
    "life-without-dash",
    "life-as-mana",
    "no-dash-before-cost",
    "colon-before-cost",
    "life-after-dash",
  ])
    node = withoutWording(node, tag);
  const cost = child(node, "cost")!;
  if (cost.kind === "mana" && !place.node.surface?.wording?.includes("life-as-mana")) return node;
  const amount = Number(digits.exec((children(cost, "symbols")[0]?.is as string | undefined) ?? "")?.[1] ?? 0);
  if (cost.kind === "mana")
    return changed(node, {
      cost: made("costs", {
        costs: [made("payLife", { life: made("life", { amount: made("number", { value: amount }) }) })],
      }),
    });
  const paid = cost.kind === "life" ? made("payLife", { life: cost }) : cost;
  return changed(node, { cost: made("costs", { costs: [changed(paid, { surface: undefined })] }) });
}

/** “Ward 2 life”, “Kicker: Sacrifice a land” */
export const costWithoutDash = wordingCheck("keyword-cost-without-dash", {
  ref: "KW05 KW23",
  severity: "warning",
  rules: [cr("702.1a"), cr("118.1")],
  wording: ["life-without-dash", "life-as-mana", "no-dash-before-cost", "colon-before-cost", "life-after-dash"],
  wholePhrase: true,
  message: (place) => `In “${place.words()}” the cost belongs behind a long dash, as a sentence.`,
  why: "A keyword's cost that is more than mana stands behind a dash without spaces, starts with a capital and ends with a full stop; a colon would make it an activated ability.",
  help: "Write “Ward—Pay 2 life.”, “Kicker—Sacrifice a land.”",
  fixes: (place) => {
    const line = place.parent;
    const fixed = dashed(place);
    if (line?.kind !== "keywordLine" || children(line, "keywords").at(-1) !== place.node)
      return [place.replace("Put a dash before the cost", true, place.node, fixed)];
    const keywords = children(line, "keywords").map((keyword) => (keyword === place.node ? fixed : keyword));
    const stop = child(fixed, "cost")?.kind === "costs" ? true : undefined;
    return [place.replace("Put a dash before the cost", true, line, changed(line, { keywords, stop }))];
  },
  wrong: [
    "Creature — Elf | «Ward 2 life»",
    "Instant | «Kicker: Sacrifice a land»\nDraw a card.",
    "Creature — Elf | «Ward discard a card»",
    "Creature — Elf | Flying\n«Cycling: {2}»",
  ],
  right: [
    "Creature — Elf | Ward—Pay 2 life.",
    "Instant | Kicker—Sacrifice a land.\nDraw a card.",
    "Creature — Elf | Cycling {2}",
  ],
  fixed: [
    "Creature — Elf | Ward—Pay 2 life.",
    "Instant | Kicker—Sacrifice a land.\nDraw a card.",
    "Creature — Elf | Ward—Discard a card.",
    "Creature — Elf | Flying\nCycling {2}",
  ],
});
