import type { TreeNode } from "../../grammar/tree.ts";
import { numberOfObjects } from "../../language/determiners.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, type Found } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child } from "../trees.ts";

/** Zones of which each player has one. */
const SINGLE = new Set(["graveyard", "hand", "library", "deck", "startingDeck", "openingHand", "sideboard"]);

/** Whether words name a single player: “target player”, “its owner”. */
function isOnePlayer(player: TreeNode | undefined): boolean {
  if (player?.kind === "objects") return child(player, "noun")?.kind === "playerNoun" && isOne(player);
  // “Their owner's hands” leaves open how many owners there are.
  const whose = child(player, "of");
  return player?.kind === "playerOf" && player.number !== "plural" && whose !== undefined && ownsAlone(whose);
}

function isOne(phrase: TreeNode): boolean {
  return numberOfObjects(phrase) === "singular";
}

function ownsAlone(whose: TreeNode): boolean {
  const of = child(whose, "of");
  return whose.kind === "possessivePronoun" ? whose.is === "its" : of?.kind === "objects" && isOne(of);
}

function belongsToOne(of: TreeNode, place: Place): boolean {
  if (of.kind === "possessive") return isOnePlayer(child(of, "of"));
  if (of.kind !== "possessivePronoun") return false;
  return of.is === "your" || (of.is === "their" && isOnePlayer(place.subject));
}

/** “opening hand” */
function nameOf(zone: TreeNode): string {
  return (zone.is as string).replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** “target player's graveyards”, “your libraries” */
export const zonesOfOnePlayer = check("zones-of-one-player", {
  ref: null,
  severity: "warning",
  rules: [cr("400.1")],
  on: "zoneOf",
  test: (node, place) => {
    const zone = child(node, "zone");
    const of = child(node, "of");
    if (node.number !== "plural" || !zone || !of || !SINGLE.has(zone.is as string) || !belongsToOne(of, place))
      return false;
    const found: Found = {
      at: zone,
      message: `One player has one ${nameOf(zone)}.`,
      fixes: [place.replace("Write it for one", true, node, changed(node, { number: undefined }))],
    };
    return found;
  },
  message: "One player has one zone of each kind.",
  why: "Each player has a library, a hand and a graveyard of their own, and no second one.",
  help: "Write “target player's graveyard”, “your library”; for those of several players “all graveyards”, “your opponents' graveyards”.",
  wrong: [
    "Exile target player's «graveyards».",
    "Search your «libraries» for a card, put it into your hand, then shuffle.",
    "Return target creature card from your «graveyards» to your hand.",
    "Each player exiles their «graveyards».",
    "Return target creature to its owner's «hands».",
    "Choose one —\n• Exile target opponent's «graveyards».\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Exile target card from an opponent\'s «graveyards»."',
  ],
  right: [
    "Exile all graveyards.",
    "Exile your opponents' graveyards.",
    "Return all creatures to their owners' hands.",
    "Exile target player's graveyard.",
    "Exile target card from a graveyard.",
  ],
  fixed: [
    "Exile target player's graveyard.",
    "Search your library for a card, put it into your hand, then shuffle.",
    "Return target creature card from your graveyard to your hand.",
  ],
});
