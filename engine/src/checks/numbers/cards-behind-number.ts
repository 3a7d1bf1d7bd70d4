import { withoutWording } from "../rewriting.ts";
import { changed, child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Scry 2 cards.” */
export const cardsBehindNumber = wordingCheck("cards-behind-number", {
  ref: "ACT09",
  severity: "warning",
  rules: [cr("701.22a")],
  wording: "cards-behind-number",
  message: "The keyword action needs no “cards”.",
  fixes: (place) => {
    const amount = child(place.node, "amount")!;
    const inDigits = changed(amount, { surface: undefined });
    const usual = changed(withoutWording(place.node, "cards-behind-number"), { amount: inDigits });
    return [place.replace("Leave “cards” out", true, place.node, usual)];
  },
  why: "How many cards are looked at is what its number says.",
  help: "Write “Scry 2.”",
  wrong: [
    "Artifact | {2}, {T}: Scry two «cards».",
    "Scry 2 «cards».",
    "Creature — Elf | When this creature enters, surveil 3 «cards».",
    "Choose one —\n• Scry 3 «cards».\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Scry 1 «card»."',
  ],
  right: ["Scry 2.", "Surveil 1."],
  fixed: ["Artifact | {2}, {T}: Scry 2.", "Scry 2.", "Creature — Elf | When this creature enters, surveil 3."],
});
