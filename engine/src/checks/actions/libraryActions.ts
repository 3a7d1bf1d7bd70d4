/** Searching, shuffling and milling as cards word them today. */
import type { TreeNode } from "../../grammar/tree.ts";
import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, findNode, hasNoun, made, objects } from "../trees.ts";

function isLibrary(node: TreeNode | undefined): boolean {
  const zones = zonesOf(node);
  return zones.length === 1 && zones[0] === "library";
}

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

/** A library searched and not shuffled. */
export const searchWithoutShuffle = check("search-without-shuffle", {
  ref: "ACT15",
  severity: "warning",
  rules: [cr("701.23"), cr("701.24")],
  on: "search",
  test: (node, place) => {
    if (
      node.tense ||
      node.form ||
      node.voice ||
      place.isTrigger ||
      place.isCost ||
      place.above("cannot", "would", "not", "can", "being")
    )
      return false;
    if (![child(node, "zone"), child(node, "secondZone")].some((zone) => zonesOf(zone).includes("library")))
      return false;
    return findNode(place.line.tree, ({ kind }) => kind === "shuffle" || kind === "unread", true) === undefined;
  },
  message: (place) => `After “${place.words()}” the library is never shuffled.`,
  why: "Somebody who searched a library knows the order of its cards until it is shuffled; every card that lets a player search has them shuffle.",
  help: "Add “, then shuffle” at the end.",
  fixes: (place) => {
    const clause = place.above("clause");
    const verbs = child(clause, "verbs");
    if (!clause || !verbs || verbs.kind === "may" || place.parent?.kind === "may") return [];
    const items = verbs.kind === "verbsAnd" || verbs.kind === "verbsThen" ? children(verbs, "items") : [verbs];
    return [
      place.replace("Add “then shuffle”", false, verbs, made("verbsThen", { items: [...items, made("shuffle")] })),
    ];
  },
  wrong: [
    "«Search your library for a card», put it into your hand.",
    "«Search your library for a basic land card» and put it onto the battlefield tapped.",
    "Creature — Elf | When this creature enters, you may «search your library for a creature card», reveal it, and put it into your hand.",
    "Artifact | {2}, {T}, Sacrifice this artifact: «Search your library for a land card» and put it onto the battlefield.",
  ],
  right: [
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    "Search your library for a card, put it into your hand, then shuffle.",
  ],
});

/** “then shuffle your library” */
export const shuffleYourLibrary = check("shuffle-your-library", {
  ref: "ACT17",
  severity: "warning",
  rules: [cr("701.24a")],
  since: "pre-STX",
  tags: ["unnecessary"],
  on: "shuffle",
  test: (node, place) => {
    const what = child(node, "what");
    if (!what || node.into || node.voice || !isLibrary(what)) return false;
    return findNode(place.line.tree, (below) => below.kind === "search") !== undefined && { at: what };
  },
  message: (place) => `“${place.words(child(place.node, "what"))}” can be left out: only libraries are shuffled.`,
  why: "“Shuffle” alone means shuffling the library that was searched.",
  help: "Write “then shuffle”.",
  fixes: (place) => [place.replace("Write “shuffle”", true, place.node, changed(place.node, { what: undefined }))],
  wrong: [
    "Search your library for a card, put it into your hand, then shuffle «your library».",
    "Target player searches their library for a land card, puts it onto the battlefield, then shuffles «their library».",
    "Artifact | {2}, {T}: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle «your library».",
  ],
  right: ["Search your library for a card, put it into your hand, then shuffle."],
  fixed: ["Search your library for a card, put it into your hand, then shuffle."],
});
