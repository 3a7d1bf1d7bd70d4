import { child, children, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { isInsteadOfManaCost } from "../costs/instead-of-mana-cost.ts";
import { check } from "../check.ts";

/** “You can draw a card.” */
export const canForMay = check("can-for-may", {
  ref: "CST12",
  severity: "warning",
  rules: [cr("608.2d")],
  on: "can",
  test: (_node, place) => {
    const subject = place.subject;
    const tails = children(place.parent, "tails");
    return (
      (place.resolves || tails.some(({ kind }) => kind === "ratherThan")) &&
      !tails.some(isInsteadOfManaCost) &&
      place.parent?.kind === "clause" &&
      place.slot === "verbs" &&
      subject?.kind === "pronoun" &&
      subject.is === "you"
    );
  },
  message: "Who may choose to do something “may” do it.",
  fixes: (place) => [place.replace("Write “may”", true, place.node, made("may", { do: child(place.node, "do") }))],
  why: "“Can” tells what is possible; a choice that is given to a player is worded “may”.",
  help: "Write “You may draw a card.”",
  wrong: [
    "You «can draw a card».",
    "Creature — Elf | You «can pay {B}» rather than pay this spell's mana cost.",
    "Creature — Elf | When this creature enters, you «can sacrifice another creature».",
    "Choose one —\n• You «can discard a card».\n• Draw a card.",
    'Enchantment | Creatures you control have "Whenever this creature attacks, you «can draw a card»."',
  ],
  right: ["You may draw a card."],
  fixed: ["You may draw a card."],
});
