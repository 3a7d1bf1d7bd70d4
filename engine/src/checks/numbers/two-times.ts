import { child, made } from "../trees.ts";
import { check } from "../check.ts";

/** “Proliferate two times.” */
export const twoTimes = check("two-times", {
  ref: "ACT13",
  severity: "warning",
  rules: [],
  on: "timesCount",
  test: (node) => child(node, "amount")?.value === 2,
  message: "“Two times” is worded “twice”.",
  fixes: (place) => [place.replace("Write “twice”", true, place.node, made("times", { is: "twice" }))],
  why: "Cards say “twice”, and “times” from three on.",
  help: "Write “Proliferate twice.”",
  wrong: [
    "Proliferate «two times».",
    "Creature — Elf | When this creature enters, investigate «two times».",
    "Choose one —\n• Proliferate «two times».\n• Draw a card.",
  ],
  right: ["Proliferate twice.", "Proliferate three times."],
  fixed: ["Proliferate twice."],
});
