import type { TreeNode } from "../../grammar/tree.ts";
import { selfOf } from "../actions/selfAsSource.ts";
import { problemOf } from "../references/problems.ts";
import { changed, child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** Whether a clause says that no creature at all can block something. */
export function isPlainCantBlock(clause: TreeNode): boolean {
  const subject = child(clause, "subject");
  const blocks = child(clause, "verbs", "do");
  if (blocks?.kind !== "block" || subject?.kind !== "objects" || child(subject, "noun")?.is !== "creature")
    return false;
  if (!child(blocks, "what") || subject.qualities || subject.suffixes) return false;
  const verb = child(clause, "verbs")!.kind;
  const determiner = child(subject, "determiner")?.kind;
  return determiner === undefined ? verb === "cannot" : determiner === "no" && verb === "can";
}

/** “Creatures can't block this creature.” */
export const cantBlockIt = check("cant-block-it", {
  ref: "STA01",
  severity: "warning",
  rules: [cr("509.1b")],
  on: "clause",
  test: (node, place) => isPlainCantBlock(node) && !place.isTrigger,
  message: (place) => `“${place.words()}” is worded “… can't be blocked”.`,
  fixes: (place) => {
    const named = child(place.node, "verbs", "do", "what")!;
    const isNobody = named.kind === "pronoun" && problemOf(named, place) !== undefined;
    const what = isNobody ? selfOf(place.face) : named;
    const verb = made("block", { voice: "passive" });
    const be = made("be", { form: "bare", complement: made("being", { verb }) });
    return [
      place.replace(
        "Write “can't be blocked”",
        false,
        place.node,
        changed(place.node, { subject: what, verbs: made("cannot", { do: be }) }),
      ),
    ];
  },
  why: "When no creature at all can block something, cards say it of the one that attacks.",
  help: "Write “This creature can't be blocked.”",
  wrong: [
    "Creature — Elf | «Creatures can't block this creature».",
    "Enchantment — Aura | Enchant creature\n«Creatures can't block enchanted creature».",
    "«Creatures can't block target creature this turn».",
    "Creature — Elf | «Creatures can't block it».",
    "Creature — Elf | «No creatures can block this creature».",
  ],
  right: ["Creature — Elf | This creature can't be blocked."],
  fixed: [
    "Creature — Elf | This creature can't be blocked.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature can't be blocked.",
    "Target creature can't be blocked this turn.",
    "Creature — Elf | This creature can't be blocked.",
    "Creature — Elf | This creature can't be blocked.",
  ],
});
