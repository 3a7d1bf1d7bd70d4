import type { TreeNode } from "../../grammar/tree.ts";
import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, findNode, made } from "../trees.ts";

/** Whether just “a card” or “two cards” are looked for: nobody could find a wrong one. */
function isAnyCard(what: TreeNode | undefined): boolean {
  return !!what && child(what, "noun")?.is === "card" && !what.qualities && !what.suffixes;
}

/** A card of a certain kind found and put into a hand unseen. */
export const searchWithoutReveal = check("search-without-reveal", {
  ref: "ACT16",
  severity: "warning",
  rules: [cr("701.23e"), cr("701.20a")],
  on: ["verbsThen", "verbsAnd"],
  test: (node, place) => {
    const items = children(node, "items");
    const at = items.findIndex(({ kind }) => kind === "search");
    const search = items[at];
    const put = items[at + 1];
    if (!search || put?.kind !== "put" || search.tense || place.isTrigger || place.isHalfRead) return false;
    const toHand = zonesOf(child(put, "where", "zone")).includes("hand");
    const what = child(search, "what");
    if (!toHand || !zonesOf(child(search, "zone")).includes("library") || what?.kind !== "objects") return false;
    const has = (deed: string): boolean => findNode(place.line.tree, ({ kind }) => kind === deed, true) !== undefined;
    // A library that is not shuffled is told of first.
    if (isAnyCard(what) || has("reveal") || !has("shuffle")) return false;
    const it = child(put, "what");
    const reveal = it?.kind === "pronoun" ? made("reveal", { what: made("pronoun", { is: it.is }) }) : undefined;
    const list = reveal && [...items.slice(0, at + 1), reveal, ...items.slice(at + 1)];
    return {
      at: what,
      fixes: list && [place.replace("Reveal it", true, node, changed(node, { items: list }))],
    };
  },
  message: (place) => {
    const search = children(place.node, "items").find(({ kind }) => kind === "search");
    return `Nobody sees whether what goes to the hand is “${place.words(child(search, "what"))}”: it has to be revealed.`;
  },
  why: "The other players must see that the card found is one of those that may be looked for; only where any card will do it stays hidden.",
  help: "Write “…, reveal it, put it into your hand, then shuffle.”",
  wrong: [
    "Search your library for «a creature card», put it into your hand, then shuffle.",
    "Creature — Elf | When this creature enters, you may search your library for «a basic land card», put it into your hand, then shuffle.",
    "Artifact | {2}, {T}: Search your library for «up to two Goblin cards», put them into your hand, then shuffle.",
  ],
  right: [
    "Search your library for a card, put it into your hand, then shuffle.",
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
    "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
  ],
  fixed: ["Search your library for a creature card, reveal it, put it into your hand, then shuffle."],
});
