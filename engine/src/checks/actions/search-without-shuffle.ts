import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, findNode, made } from "../trees.ts";

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
