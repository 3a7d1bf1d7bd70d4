import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import { child, children } from "../trees.ts";

/** What is told by one word stands before the noun; only these are also said behind it, as in “the damage dealt”. */
const SAID_BEHIND = new Set(["dealDamage", "payLife", "remove", "gainLife", "loseLife", "spendMana", "prevent"]);

/** “Return the card exiled.”, “target creature tapped” */
export const participleBehindNoun = check("participle-behind-noun", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "done",
  test: (node, { parent }) => {
    const verb = child(node, "verb");
    if (!verb || !isAlone(node) || !isAlone(verb) || SAID_BEHIND.has(verb.kind)) return false;
    // “Chosen at random”, “exiled from your hand”: something is said of it, and it stands behind.
    const suffixes = children(parent, "suffixes");
    const next = suffixes[suffixes.indexOf(node) + 1];
    if (next && next.kind !== "controlledBy" && next.kind !== "ownedBy") return false;
    const determiner = child(parent, "determiner");
    // “The last card exiled”, “the number of Forests sacrificed as it entered” tell of what has happened.
    return determiner !== undefined && determiner.kind !== "theLast" && !/^(?:no|any)$/.test(determiner.kind);
  },
  message: (place) => `“${place.words()}” stands before its noun.`,
  why: "A single describing word stands before the noun; behind it stands what tells when, how or by what it was done.",
  help: "Write “the exiled card”, or say more: “the card exiled this way”.",
  fixes: () => [],
  wrong: [
    "Return the card «exiled» to its owner's hand.",
    "Put a +1/+1 counter on target creature «tapped».",
    "Creature — Elf | Tap an untapped Elf you control: Untap target creature «goaded».",
  ],
  right: [
    "Exile target card from a graveyard. Return the exiled card to its owner's hand.",
    "Exile the top card of your library. Return each card exiled this way to its owner's hand.",
    "Tap all creatures. Put a +1/+1 counter on target creature tapped this way.",
  ],
});

/** Whether nothing more is said than the word itself. */
function isAlone(node: TreeNode): boolean {
  return Object.keys(node).every((slot) => /^(?:kind|span|surface|voice|verb|tense)$/.test(slot));
}
