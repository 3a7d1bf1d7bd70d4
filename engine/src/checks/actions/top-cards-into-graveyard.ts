import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, hasWording } from "../trees.ts";

/** “puts the top three cards of their library into their graveyard” */
export const topCardsIntoGraveyard = check("top-cards-into-graveyard", {
  ref: "ACT10",
  severity: "warning",
  rules: [cr("701.17a")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "mill",
  test: (node) => hasWording(node, "mill-from-your-library", "mill-from-their-library"),
  message: (place) => `“${place.words()}” is worded with the action mill today.`,
  why: "Putting cards from the top of a library into its owner's graveyard is milling them, and cards that care about milling look for that word.",
  help: "Write “mills three cards”.",
  fixes: (place) => [
    place.replace("Write “mill”", true, place.node, changed(place.node, { span: undefined, surface: undefined })),
  ],
  wrong: [
    "Target player «puts the top three cards of their library into their graveyard».",
    "Creature — Zombie | When this creature enters, «put the top card of your library into your graveyard».",
    "Artifact | {T}: Each opponent «puts the top two cards of their library into their graveyard».",
  ],
  right: ["Target player mills three cards.", "Put the top three cards of your library into your hand."],
  fixed: ["Target player mills three cards."],
});
