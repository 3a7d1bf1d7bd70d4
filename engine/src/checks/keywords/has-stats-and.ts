import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “has flying and +1/+1” */
export const hasStatsAnd = check("has-stats-and", {
  ref: "KW19",
  severity: "warning",
  rules: [cr("613.4c"), cr("613.1f")],
  on: "haveStatsAnd",
  test: () => true,
  message: (place) => `“${place.words()}”: power and toughness are gotten, abilities are had.`,
  fixes: (place) => {
    const { kind: _kind, by, abilities, last: _last, surface: _surface, span: _span, ...slots } = place.node;
    const items = [
      { ...slots, ...made("getStats", { by }) },
      { ...slots, ...made("haveAbilities", { abilities }) },
    ];
    return [place.replace("Write “gets … and has …”", true, place.node, made("verbsAnd", { items }))];
  },
  why: "Changes of power and toughness come first and have a verb of their own.",
  help: "Write “gets +1/+1 and has flying”.",
  wrong: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature «has flying and +1/+1».",
    "Creature — Elf | Other Elves you control «have +1/+1 and trample».",
    "Creature — Elf | As long as you control a Forest, this creature «has +2/+2 and trample».",
  ],
  right: ["Creature — Elf | Other Elves you control get +1/+1 and have trample."],
  fixed: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1 and has flying.",
    "Creature — Elf | Other Elves you control get +1/+1 and have trample.",
  ],
});
