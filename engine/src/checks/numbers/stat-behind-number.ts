import { child, made } from "../trees.ts";
import { check } from "../check.ts";

/** “with 3 power or less” */
export const statBehindNumber = check("stat-behind-number", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["statBehindNumber", "statOfAmount"],
  test: (node) => !child(node, "stat")?.surface?.wording,
  message: (place) => `“${place.words()}”: the number stands right behind what is measured.`,
  fixes: (place) => {
    const { less, amount, stat } = place.node;
    const compared = place.node.compared ?? made(less ? "orLess" : "orGreater", { amount });
    return [place.replace("Turn it round", true, place.node, made("statHaving", { stat, compared }))];
  },
  why: "Cards name the value first and then what it is compared with.",
  help: "Write “with power 3 or less”.",
  wrong: [
    "Destroy target creature with «3 power or less».",
    "Creature — Elf | Whenever a creature with «4 toughness or greater» enters, draw a card.",
    "Destroy target creature with «a mana value of 3 or less».",
    "Choose one —\n• Exile target permanent with «2 mana value or less».\n• Draw a card.",
    'Enchantment | Creatures you control have "This creature can\'t be blocked by creatures with «3 power or more»."',
  ],
  right: ["Destroy target creature with power 3 or less."],
  fixed: [
    "Destroy target creature with power 3 or less.",
    "Creature — Elf | Whenever a creature with toughness 4 or greater enters, draw a card.",
  ],
});
