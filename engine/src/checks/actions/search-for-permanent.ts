import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, type Found } from "../check.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import { child, children } from "../trees.ts";

/** What is searched for: one thing, or the items of a list. */
function soughtOf(what: TreeNode | undefined): readonly TreeNode[] {
  if (what === undefined) return [];
  return what.kind === "objects" ? [what] : children(what, "items").flatMap(soughtOf);
}

/** Whether a phrase says “permanent”, which is no type that could stand before “card”. */
function isAnyPermanent(what: TreeNode): boolean {
  const noun = child(what, "noun");
  return noun?.kind === "noun" && noun.is === "permanent";
}

function isPermanent(what: TreeNode): boolean {
  return isTypeNoun(child(what, "noun")) || isAnyPermanent(what);
}

/** “Search for basic land” misses its article first of all; the fix for that adds the noun too. */
function isBare(what: TreeNode): boolean {
  return what.number === "singular" && child(what, "determiner") === undefined;
}

/** “search your library for a basic land” */
export const searchForPermanent = check("search-for-permanent", {
  ref: null,
  severity: "warning",
  rules: [cr("109.2"), cr("701.23a")],
  on: "search",
  test: (node, place) => {
    const sought = soughtOf(child(node, "what")).filter((one) => isPermanent(one) && !isBare(one));
    if (sought.length === 0) return false;
    const mended = sought.map((one) => [one, withNoun(one, "card")] as const);
    const changes = mended.flatMap(([one, card]) => (card && !isAnyPermanent(one) ? [[one, card] as const] : []));
    const found: Found = {
      at: [sought[0]!, sought.at(-1)!],
      message: `“${place.words(sought[0]!, sought.at(-1)!)}” names what is on the battlefield, but only cards are searched for.`,
      fixes: changes.length === sought.length ? [place.replaceAll("Add “card”", true, changes)] : [],
    };
    return found;
  },
  message: "A permanent is searched for.",
  why: "A type without the word “card” or “spell” means a permanent on the battlefield, and in a library there are only cards.",
  help: "Add the word “card”: “Search your library for a basic land card”.",
  wrong: [
    "Search your library for «a basic land», put it onto the battlefield, then shuffle.",
    "Search your library for «a creature», reveal it, put it into your hand, then shuffle.",
    "Creature — Elf | When this creature enters, you may search your library for «an Elf», reveal it, put it into your hand, then shuffle.",
    "Search your library for «up to two basic lands», put them onto the battlefield, then shuffle.",
    'Enchantment | Creatures you control have "{T}: Search your library for «a Forest», put it onto the battlefield, then shuffle."',
    "Choose one —\n• Search your library for «a creature or land with mana value 2 or less», reveal it, put it into your hand, then shuffle.\n• Draw a card.",
    "Search your library for «a permanent», put it onto the battlefield, then shuffle.",
    "Search your library for «a Forest, a Plains, and an Island», put them onto the battlefield, then shuffle.",
    "Target player searches their library for «an artifact», puts it onto the battlefield, then shuffles.",
  ],
  right: [
    "Search your library for a permanent card, put it onto the battlefield, then shuffle.",
    "Search your library for a basic land card, put it onto the battlefield, then shuffle.",
    "Search your library for a Forest or Plains card, put it onto the battlefield, then shuffle.",
  ],
  fixed: [
    "Search your library for a basic land card, put it onto the battlefield, then shuffle.",
    "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
  ],
});
