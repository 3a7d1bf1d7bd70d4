import { isNode } from "../../grammar/tree.ts";
import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “gets 2/2” */
export const getsBareStats = check("gets-bare-stats", {
  ref: "DUR10",
  severity: "warning",
  rules: [cr("613.4b"), cr("613.4c")],
  on: "getBareStats",
  test: () => true,
  message: (place) =>
    `“${place.words()}” is neither a bonus, which has signs, nor what its base power and toughness are.`,
  fixes: (place) => {
    const { kind: _kind, stats, surface: _surface, span: _span, ...slots } = place.node;
    const [power, toughness] = isNode(stats) ? String(stats.is).split("/") : [];
    const by = made("statsChange", { is: `+${power}/+${toughness}` });
    return [place.replace("Add “+”", false, place.node, { ...slots, ...made("getStats", { by }) })];
  },
  why: "“+2/+2” adds to what a creature has; “base power and toughness 2/2” replaces it.",
  help: "Write “gets +2/+2” or “has base power and toughness 2/2”.",
  wrong: [
    "Target creature «gets 2/2» until end of turn.",
    "Creature — Elf | Other creatures you control «get 1/1».",
    "Choose one —\n• Target creature «gets 3/3» until end of turn.\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: This creature «gets 1/0» until end of turn."',
  ],
  right: ["Target creature gets +2/+2 until end of turn."],
  fixed: ["Target creature gets +2/+2 until end of turn.", "Creature — Elf | Other creatures you control get +1/+1."],
});
