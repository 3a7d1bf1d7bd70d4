import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";
import { formerAdjective } from "./formerAdjective.ts";

/** “is unblockable” */
export const isUnblockable = check("is-unblockable", {
  ref: "OLD11",
  severity: "warning",
  rules: [cr("509.1b")],
  tags: ["deprecated"],
  on: ["be", "become"],
  test: (node) => formerAdjective(child(node, "complement") ?? node) === "unblockable",
  message: (place) => `“${place.words()}” is worded “can't be blocked” today.`,
  why: "Since 2014 cards say what is meant.",
  help: "Write “can't be blocked”.",
  fixes: (place) => {
    const being = made("being", { verb: made("block", { voice: "passive" }) });
    return place.node.negative || place.node.tense
      ? []
      : [
          place.replace(
            "Write “can't be blocked”",
            true,
            place.node,
            made("cannot", { do: made("be", { form: "bare", complement: being }) }),
          ),
        ];
  },
  wrong: [
    "Creature — Rogue | This creature «is unblockable».",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «is unblockable».",
    "Target creature «is unblockable» this turn.",
    "Target creature «becomes unblockable» this turn.",
  ],
  right: ["Creature — Rogue | This creature can't be blocked."],
  fixed: ["Creature — Rogue | This creature can't be blocked."],
});
