import { withoutWording } from "../rewriting.ts";
import { child, hasWording } from "../trees.ts";
import { check } from "../check.ts";

/** “power 3 or more” */
export const orMoreForOrGreater = check("or-more-for-or-greater", {
  ref: "NUM06",
  severity: "warning",
  rules: [],
  on: "statHaving",
  test: (node) => {
    const compared = child(node, "compared");
    return hasWording(compared, "more", "fewer") && { at: compared };
  },
  message: (place) =>
    `“${place.words(child(place.node, "compared"))}” is said of things that are counted, not of power, toughness or mana value.`,
  fixes: (place) => {
    const compared = child(place.node, "compared")!;
    const usual = withoutWording(withoutWording(compared, "more"), "fewer");
    return [place.replace("Write “greater” or “less”", true, compared, usual)];
  },
  why: "Values are greater or less; there are more or fewer of things.",
  help: "Write “power 3 or greater”, “mana value 2 or less”.",
  wrong: [
    "Destroy target creature with power «3 or more».",
    "Exile target permanent with mana value «2 or fewer».",
    "Creature — Elf | Whenever a creature with toughness «4 or more» enters, draw a card.",
    'Enchantment | Creatures you control have "This creature can\'t be blocked by creatures with power «3 or more»."',
    "Choose one —\n• Destroy target creature with mana value «4 or more».\n• Draw a card.",
  ],
  right: ["Destroy target creature with power 3 or greater.", "If you control three or more creatures, draw a card."],
  fixed: ["Destroy target creature with power 3 or greater.", "Exile target permanent with mana value 2 or less."],
});
