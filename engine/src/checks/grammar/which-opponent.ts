import { changed, child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Your opponent discards a card.” */
export const whichOpponent = check("which-opponent", {
  ref: "PLR01",
  severity: "warning",
  rules: [cr("102.2"), cr("102.3")],
  on: "objects",
  test: (node, place) => {
    const determiner = child(node, "determiner");
    if (
      child(node, "noun")?.is !== "opponent" ||
      node.number === "plural" ||
      node.qualities ||
      node.suffixes ||
      place.parent?.kind === "isObject"
    )
      return false;
    return determiner?.kind === "the" || (determiner?.kind === "possessed" && child(determiner, "of")?.is === "your");
  },
  message: (place) => `“${place.words()}” leaves open which opponent is meant: there may be several.`,
  fixes: (place) =>
    place.isTrigger
      ? [place.replace("Write “an opponent”", false, place.node, changed(place.node, { determiner: made("a") }))]
      : [
          place.replace("Write “each opponent”", false, place.node, changed(place.node, { determiner: made("each") })),
          place.replace(
            "Write “target opponent”",
            false,
            place.node,
            changed(place.node, { determiner: made("target") }),
          ),
        ],
  why: "Cards are also played by more than two players, so they say whether one opponent is chosen or each is meant.",
  help: "Write “each opponent”, “target opponent”, “an opponent” or “defending player”.",
  wrong: [
    "«Your opponent» discards a card.",
    "«The opponent» loses 2 life.",
    "Creature — Elf | Whenever «your opponent» casts a spell, draw a card.",
    'Enchantment | Creatures you control have "{T}: «Your opponent» loses 1 life."',
    "Choose one —\n• Look at «your opponent»'s hand.\n• Draw a card.",
  ],
  right: [
    "If target player is your opponent, draw a card.",
    "Each opponent discards a card.",
    "Target opponent loses 2 life.",
  ],
  fixed: [
    "Each opponent discards a card.",
    "Each opponent loses 2 life.",
    "Creature — Elf | Whenever an opponent casts a spell, draw a card.",
  ],
});
