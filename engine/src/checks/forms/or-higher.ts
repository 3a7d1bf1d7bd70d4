import { wordingCheck } from "../check.ts";

/** “power 3 or higher”, “power at least 3”, “power 3+” */
export const orHigher = wordingCheck("or-higher", {
  ref: "NUM06",
  severity: "warning",
  rules: [],
  wording: ["greater-otherwise", "less-otherwise"],
  wholePhrase: true,
  message: (place, today) => `“${place.words()}” is worded “${today}”.`,
  fixes: (place) => {
    const end = place.node.kind === "orLess" ? "less" : "greater";
    const number = (place.node.amount as { value?: unknown } | undefined)?.value;
    const text = `${number} or ${end}`;
    return [place.edit(`Write “${text}”`, true, { span: place.span(), text })];
  },
  why: "Cards compare power, toughness and mana value in one way, which players know at a glance.",
  help: "Write “power 3 or greater”, “mana value 2 or less”.",
  wrong: [
    "Destroy target creature with power «3 or higher».",
    "Destroy target creature with power «at least 3».",
    "Creature — Elf | This creature can't be blocked by creatures with power «2 or lower».",
    "Choose one —\n• Exile target creature with mana value «at most 2».\n• Draw a card.",
    "Destroy target creature with toughness «4+».",
  ],
  right: ["Destroy target creature with power 3 or greater.", "Exile target creature with mana value 2 or less."],
  fixed: ["Destroy target creature with power 3 or greater.", "Destroy target creature with power 3 or greater."],
});
