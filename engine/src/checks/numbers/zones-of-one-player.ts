import type { TreeNode } from "../../grammar/tree.ts";
import { numberOfObjects } from "../../language/determiners.ts";
import { cr } from "../../rules/ruleNumber.ts";
import type { Span } from "../../text/words.ts";
import { check, type Found } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
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
function inWords(zone: string): string {
  return zone.replace(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** The words of a phrase behind the one that says whose it is. */
function behind(of: TreeNode, phrase: TreeNode): Span {
  const [start, end] = spanOf(phrase)!;
  return [(spanOf(of)?.[1] ?? start - 1) + 1, end];
}

/** “target player's graveyards”, “your libraries” */
export const zonesOfOnePlayer = check("zones-of-one-player", {
  ref: null,
  severity: "warning",
  rules: [cr("400.1")],
  on: ["zoneOf", "hand"],
  test: (node, place) => {
    const of = child(node, "of");
    const zone = node.kind === "hand" ? node : child(node, "zone");
    const name = node.kind === "hand" ? "hand" : String(zone?.is);
    if (node.number !== "plural" || !zone || !of || !SINGLE.has(name) || !belongsToOne(of, place)) return false;
    const found: Found = {
      at: node.kind === "hand" ? { span: behind(of, node) } : zone,
      message: `One player has one ${inWords(name)}.`,
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
    "Look at target player's «hands».",
    "Target opponent reveals their «hands».",
    "Target player discards their «hands».",
    "Creature — Elf | When this creature enters, look at an opponent's «hands».",
    "Choose one —\n• Exile target opponent's «graveyards».\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Exile target card from an opponent\'s «graveyards»."',
  ],
  right: [
    "Exile all graveyards.",
    "Each player reveals their hand.",
    "Look at your opponents' hands.",
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
