import { child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “cast it for free” */
export const castForFree = check("cast-for-free", {
  ref: "CST22",
  severity: "warning",
  rules: [cr("118.9"), cr("601.2f")],
  on: "castForFree",
  test: () => true,
  message: "What is cast without its cost is cast “without paying its mana cost”.",
  fixes: (place) => {
    const of = child(place.node, "of") ?? made("possessivePronoun", { is: "its" });
    return [place.replace("Write “without paying its mana cost”", false, place.node, made("withoutPaying", { of }))];
  },
  why: "Only the mana cost is left out: additional costs are still paid.",
  help: "Write “without paying its mana cost”.",
  wrong: [
    "Exile the top card of your library. You may cast it «without paying the mana cost».",
    "Exile the top card of your library. You may cast it «for free».",
    "You may cast a spell from your hand «without paying its cost».",
    "Creature — Elf | When this creature enters, you may cast target instant card from your graveyard «for free».",
    "Choose one —\n• You may cast a spell from your hand «for free».\n• Draw a card.",
  ],
  right: ["You may cast a spell from your hand without paying its mana cost."],
  fixed: [
    "Exile the top card of your library. You may cast it without paying its mana cost.",
    "Exile the top card of your library. You may cast it without paying its mana cost.",
    "You may cast a spell from your hand without paying its mana cost.",
  ],
});
