import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, made } from "../trees.ts";

const TITLE = "Word it as cards do";

/** Whether the tail of a clause says that it is paid in place of a mana cost, in other words than cards have for it. */
export function isInsteadOfManaCost(tail: TreeNode): boolean {
  const gerund = child(tail, "gerund");
  return (
    tail.kind === "insteadOfManaCost" ||
    (tail.kind === "insteadTail" && gerund?.kind === "pay" && gerund.of !== undefined)
  );
}

/** “You may pay {B} instead of paying this spell's mana cost.” */
export const insteadOfManaCost = check("instead-of-mana-cost", {
  ref: "CST12",
  severity: "warning",
  rules: [cr("118.9"), cr("601.2b")],
  on: ["insteadTail", "insteadOfManaCost"],
  test: isInsteadOfManaCost,
  message: "A cost paid in another's place is paid “rather than pay this spell's mana cost”.",
  fixes: (place) => {
    const of = made("possessive", { of: made("self", { surface: { noun: "spell" } }) });
    const than = made("clause", { verbs: made("pay", { of }) });
    const tail = made("ratherThan", { than });
    const clause = place.above("clause");
    const verbs = child(clause, "verbs");
    if (!clause || verbs?.kind !== "can") return [place.replace(TITLE, true, place.node, tail)];
    const tails = children(clause, "tails").map((one) => (one === place.node ? tail : one));
    const may = made("may", { do: child(verbs, "do") });
    return [place.replace(TITLE, true, clause, changed(clause, { verbs: may, tails }))];
  },
  why: "All cards word an alternative cost alike, so that players know that it is one, and that it goes with no other.",
  help: "Write “You may pay {B} rather than pay this spell's mana cost.”",
  wrong: [
    "You can pay {B} «instead of its mana cost».\nDraw a card.",
    "You may pay {B} «instead of paying this spell's mana cost».\nDraw a card.",
    "You may pay {B} «instead of its mana cost».\nDraw a card.",
    "You may sacrifice a creature «rather than this spell's mana cost».\nDraw a card.",
    "If you control a Swamp, you may pay {1} «instead of this spell's mana cost».\nDraw a card.",
  ],
  right: ["You may pay {B} rather than pay this spell's mana cost.\nDraw a card."],
  fixed: [
    "You may pay {B} rather than pay this spell's mana cost.\nDraw a card.",
    "You may pay {B} rather than pay this spell's mana cost.\nDraw a card.",
    "You may pay {B} rather than pay this spell's mana cost.\nDraw a card.",
  ],
});
