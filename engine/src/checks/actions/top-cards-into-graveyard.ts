import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, hasNoun, made, objects } from "../trees.ts";
import { isLibrary } from "./libraries.ts";

/** “puts the top three cards of their library into their graveyard” */
export const topCardsIntoGraveyard = check("top-cards-into-graveyard", {
  ref: "ACT10",
  severity: "warning",
  rules: [cr("701.17a")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "put",
  test: (node) => {
    const what = child(node, "what");
    const where = child(node, "where");
    const suffixes = children(what, "suffixes");
    return (
      child(what, "determiner")?.kind === "theTop" &&
      hasNoun(what, "card") &&
      suffixes.length === 1 &&
      suffixes[0]!.kind === "ofZone" &&
      isLibrary(suffixes[0]) &&
      where?.kind === "into" &&
      zonesOf(where)[0] === "graveyard" &&
      node.voice !== "passive"
    );
  },
  message: (place) => `“${place.words()}” is worded with the action mill today.`,
  why: "Putting cards from the top of a library into its owner's graveyard is milling them, and cards that care about milling look for that word.",
  help: "Write “mills three cards”.",
  fixes: (place) => {
    const determiner = child(place.node, "what", "determiner");
    const quantity = child(determiner, "quantity");
    const cards = objects(quantity ? made("quantified", { quantity }) : "a", made("noun", { is: "card" }));
    return [
      place.replace("Write “mill”", true, place.node, changed(made("mill", { cards }), { tense: place.node.tense })),
    ];
  },
  wrong: [
    "Target player «puts the top three cards of their library into their graveyard».",
    "Creature — Zombie | When this creature enters, «put the top card of your library into your graveyard».",
    "Artifact | {T}: Each opponent «puts the top two cards of their library into their graveyard».",
  ],
  right: ["Target player mills three cards.", "Put the top three cards of your library into your hand."],
  fixed: ["Target player mills three cards."],
});
