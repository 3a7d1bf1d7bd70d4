import { check } from "../check.ts";
import { changed, child, hasNoun, made } from "../trees.ts";

/** “All players draw a card.” */
export const allPlayers = check("all-players", {
  ref: "PLR02",
  severity: "warning",
  rules: [],
  on: "objects",
  test: (node, { slot, parent }) => {
    if (child(node, "determiner")?.kind !== "all" || !hasNoun(node, "player", "opponent")) return false;
    // Values among all players are spoken of as a whole.
    return (slot === "subject" && parent?.kind === "clause") || (slot === "to" && parent?.kind === "dealDamage");
  },
  message: (place) => `“${place.words()}” is worded “each ${child(place.node, "noun")?.is}”.`,
  fixes: (place) => {
    const { node } = place;
    const text = `each ${child(node, "noun")?.is}`;
    return place.slot === "to"
      ? [place.edit(`Write “${text}”`, true, { span: place.span(), text })]
      : [place.replace(`Write “${text}”`, true, node, changed(node, { determiner: made("each") }))];
  },
  why: "What happens to all players happens to each of them, in turn order where choices are made.",
  help: "Write “each player” or “each opponent”.",
  wrong: [
    "«All players» draw a card.",
    "Creature — Elf | When this creature enters, «all players» sacrifice a creature.",
    "Soot Herald deals 2 damage to «all opponents».",
    "Choose one —\n• «All opponents» discard a card.\n• Draw a card.",
  ],
  right: ["Each player draws a card.", "Creature — Elf | Players can't gain life."],
  fixed: [
    "Each player draws a card.",
    "Creature — Elf | When this creature enters, each player sacrifices a creature.",
    "Soot Herald deals 2 damage to each opponent.",
  ],
});
