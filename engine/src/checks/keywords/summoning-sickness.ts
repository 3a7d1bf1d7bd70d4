import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “doesn't have summoning sickness” */
export const summoningSickness = check("summoning-sickness", {
  ref: "STA04",
  severity: "warning",
  rules: [cr("302.6"), cr("702.10a")],
  on: "noSickness",
  test: () => true,
  message: "A creature without summoning sickness has haste.",
  fixes: (place) => {
    const { kind: _kind, ignore: _ignore, surface: _surface, span: _span, ...slots } = place.node;
    const abilities = made("keywords", { items: [made("keyword", { is: "haste" })] });
    return [place.replace("Write “haste”", true, place.node, { ...slots, ...made("haveAbilities", { abilities }) })];
  },
  why: "“Summoning sickness” is players' talk for a rule; the keyword haste lifts it.",
  help: "Write “haste”.",
  wrong: [
    "Creature — Elf | This creature «doesn't have summoning sickness».",
    "Enchantment | Creatures you control «don't have summoning sickness».",
    "Enchantment | Elves you control «ignore summoning sickness».",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «has no summoning sickness».",
  ],
  right: ["Enchantment | Creatures you control have haste."],
  fixed: ["Creature — Elf | This creature has haste.", "Enchantment | Creatures you control have haste."],
});
