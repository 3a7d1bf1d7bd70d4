import { child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Goblin spells you cast cost {1} less.” */
export const costChangeOfNothing = check("cost-change-of-nothing", {
  ref: "CST13 CST14",
  severity: "warning",
  rules: [cr("601.2f")],
  on: "costChangeAlone",
  test: () => true,
  message: (place) => `“${place.words()}” leaves open what costs it: “to cast” or “to activate”.`,
  fixes: (place) => {
    const { kind: _kind, is, surface: _surface, span: _span, more, less, ...slots } = place.node;
    const number = child(place.node, "less")?.value as number | undefined;
    if (less && number !== undefined) slots.mana = made("mana", { symbols: [made("symbol", { is: `{${number}}` })] });
    const cost = { ...slots, kind: more ? "costMore" : "cost", do: made("costDo", { is: "cast" }) };
    return [place.replace("Add “to cast”", true, place.node, cost)];
  },
  why: "Spells cost something to cast, abilities to activate.",
  help: "Write “cost {1} less to cast”.",
  wrong: [
    "Creature — Elf | Elf spells you cast «cost less by 1».",
    "Creature — Elf | Elf spells you cast «cost {1} less».",
    "This spell «costs {2} less».\nDraw a card.",
    "Enchantment | Spells your opponents cast «cost {1} more».",
  ],
  right: ["Creature — Elf | Elf spells you cast cost {1} less to cast."],
  fixed: [
    "Creature — Elf | Elf spells you cast cost {1} less to cast.",
    "Creature — Elf | Elf spells you cast cost {1} less to cast.",
    "This spell costs {2} less to cast.\nDraw a card.",
    "Enchantment | Spells your opponents cast cost {1} more to cast.",
  ],
});
