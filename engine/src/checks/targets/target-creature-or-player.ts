import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";

const WORDS = new Set(["creature", "player", "planeswalker", "battle"]);

/** Whether a noun lists creature and player, perhaps with planeswalker and battle: what “any target” stands for. */
function listsCreatureAndPlayer(noun: TreeNode | undefined): boolean {
  if (!noun || !/^noun(?:Or|And|AndOr)$/.test(noun.kind)) return false;
  const words = children(noun, "items").map((item) => item.is as string);
  return words.every((word) => WORDS.has(word)) && words.includes("creature") && words.includes("player");
}

/** “target creature or player” where damage is dealt. */
export const targetCreatureOrPlayer = check("target-creature-or-player", {
  ref: "TGT04 TGT05",
  severity: "warning",
  rules: [cr("115.4")],
  since: "pre-DOM",
  tags: ["deprecated"],
  on: "objects",
  test: (node, place) => {
    if (child(node, "determiner")?.kind !== "target" || node.suffixes || node.qualities) return false;
    if (place.parent?.voice === "passive") return false;
    if (!listsCreatureAndPlayer(child(node, "noun"))) return false;
    return place.above("dealDamage", "prevent", "damageRecipient", "to", "toAndBy") !== undefined;
  },
  message: (place) => `“${place.words()}” is worded “any target” where damage is dealt.`,
  why: "Planeswalkers and battles can be dealt damage too, and “any target” names all that can.",
  help: "Write “any target”; if planeswalkers are not meant to be hit, keep the words and allow this check.",
  fixes: (place) => {
    const determiner = child(place.node, "determiner");
    const quantity = child(determiner, "quantity");
    const kind = quantity
      ? determiner?.other
        ? "otherTargets"
        : "targets"
      : determiner?.other
        ? "anyOtherTarget"
        : "anyTarget";
    const target = made(kind, { quantity });
    return [place.replace(quantity ? "Write “targets”" : "Write “any target”", false, place.node, target)];
  },
  wrong: [
    "Soot Herald deals 3 damage to «target creature or player».",
    "Creature — Goblin | {T}: This creature deals 1 damage to «target creature, player, or planeswalker».",
    "Creature — Goblin | When this creature dies, it deals 2 damage to «target player or creature».",
    "Choose one —\n• Soot Herald deals 2 damage to «target creature or player».\n• Draw a card.",
  ],
  right: [
    "Soot Herald deals 3 damage to any target.",
    "Soot Herald deals 3 damage to target creature or planeswalker.",
    "Soot Herald deals 3 damage to target player or planeswalker.",
  ],
  fixed: ["Soot Herald deals 3 damage to any target."],
});
