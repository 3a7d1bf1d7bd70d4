import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, hasWording } from "../trees.ts";

/** The zone under the name that it has during a game. */
function asLibrary(node: TreeNode): TreeNode {
  const zone = child(node, "zone");
  return zone ? changed(node, { zone: changed(zone, { is: "library" }) }) : withoutWording(node, "deck-for-library");
}

function isDeck(node: TreeNode, place: Place): boolean {
  // A deck still has its name where cards speak of the time before the game: “your starting deck” is a word of its own.
  return (
    hasWording(node, "deck-for-library") || (child(node, "zone")?.is === "deck" && !place.isIn("keyword", "quality"))
  );
}

/** “Search your deck for a card” */
export const deckForLibrary = check("deck-for-library", {
  ref: null,
  severity: "warning",
  rules: [cr("401.1")],
  on: ["zoneOf", "topOfLibrary", "bottomOfLibrary", "topOrBottomOfLibrary"],
  test: (node, place) => isDeck(node, place),
  message: "A deck is a library as soon as the game begins.",
  why: "The zone from which cards are drawn is called library; a deck is what a player brings to the table.",
  help: "Write “your library”, “the top card of your library”.",
  fixes: (place) => [place.replace("Write “library”", true, place.node, asLibrary(place.node))],
  wrong: [
    "Search «your deck» for a basic land card, reveal it, put it into your hand, then shuffle.",
    "Put target creature on top of «its owner's deck».",
    "Look at the top three cards of «your deck», then put them back in any order.",
    "Target player exiles the top card of «their deck».",
    "Creature — Elf | When this creature dies, shuffle it into «its owner's deck».",
    'Enchantment | Creatures you control have "{T}: Reveal the top card of «your deck»."',
    "Choose one —\n• Exile the top card of «your deck».\n• Draw a card.",
  ],
  right: ["Search your library for a basic land card, reveal it, put it into your hand, then shuffle."],
  fixed: [
    "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    "Put target creature on top of its owner's library.",
  ],
});
