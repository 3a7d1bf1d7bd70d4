import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “to owner's hand” */
export const ownerOfNothing = check("owner-of-nothing", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "roleOfNothing",
  test: () => true,
  message: (place) => `“${place.words()}” doesn't say of what: a word like “its” is missing.`,
  why: "Every card has an owner and every permanent a controller, so cards say whose is meant.",
  help: "Write “its owner's hand”, “under its owner's control”, “their owners' hands”.",
  fixes: (place) => {
    const { number } = place.node;
    const is = number === "plural" ? "their" : "its";
    const of = made("possessivePronoun", { is });
    const player = made("playerOf", { of, role: child(place.node, "role"), number });
    return [place.replace(`Write “${is}”`, false, place.node, player)];
  },
  wrong: [
    "Return target creature to «owner»'s hand.",
    "Return all creatures to «owners»' hands.",
    "Exile target creature, then return it to the battlefield under «owner»'s control.",
    "Creature — Elf | When this creature dies, return it to «owner»'s hand.",
    'Enchantment | Creatures you control have "{2}: Return this creature to «owner»\'s hand."',
    "Choose one —\n• Put target creature on top of «owner»'s library.\n• Draw a card.",
    "Destroy target creature. You gain life equal to «controller»'s life total.",
  ],
  right: [
    "Return target creature to its owner's hand.",
    "Return all creatures to their owners' hands.",
    "Exile target creature, then return it to the battlefield under its owner's control.",
  ],
  fixed: ["Return target creature to its owner's hand.", "Return all creatures to their owners' hands."],
});
