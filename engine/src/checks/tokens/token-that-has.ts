import type { TreeNode } from "../../grammar/tree.ts";
import { child, children, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “that has flying” */
function suffixOf(create: TreeNode): TreeNode | undefined {
  return children(child(create, "tokens"), "suffixes").find(
    (suffix) => suffix.kind === "thatDoes" && child(suffix, "verbs")?.kind === "haveAbilities",
  );
}

/** “a token that has flying” */
export const tokenThatHas = check("token-that-has", {
  ref: "TOK05",
  severity: "warning",
  rules: [cr("111.3")],
  on: "create",
  test: (node) => {
    const suffix = suffixOf(node);
    return suffix !== undefined && { at: suffix };
  },
  message: (place) => `“${place.words(suffixOf(place.node))}” is worded “with …”.`,
  fixes: (place) => {
    const suffix = suffixOf(place.node)!;
    const abilities = child(suffix, "verbs", "abilities");
    const having = abilities && made("abilitiesHaving", { abilities });
    return having ? [place.replace("Write “with”", false, suffix, made("with", { having }))] : [];
  },
  why: "A token is made with its abilities; “that has” would speak of one that is there already.",
  help: "Write “token with flying”.",
  wrong: [
    "Create a 1/1 green Elf creature token «that has flying».",
    "Creature — Elf | When this creature enters, create two 1/1 red Goblin creature tokens «that have haste».",
    'Enchantment | Creatures you control have "{T}: Create a 1/1 white Bird creature token «that has flying»."',
  ],
  right: ["Create a 1/1 green Elf creature token with flying."],
  fixed: ["Create a 1/1 green Elf creature token with flying."],
});
