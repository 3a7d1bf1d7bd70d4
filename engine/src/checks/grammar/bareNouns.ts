/** Nouns for one thing by themselves: where they may stand, and subjects among them whose verb is that of several. */
import type { TreeNode } from "../../grammar/tree.ts";
import { Place } from "../place.ts";
import { child, children, verbsIn } from "../trees.ts";

/** Where cards write a noun for one thing by itself: what is done for each, what keywords are of, what is named or chosen. */
const BARE_SLOTS = new Set(["forEach.each", "forEachTail.each", "chooseCardType.other", "doThis.for"]);
const BARE_ABOVE = new Set(["keyword", "fromNp"]);

function mayBeBare(place: Place): boolean {
  for (let i = place.parents.length - 1; i >= 0; i--) {
    const parent = place.parents[i]!;
    if (BARE_ABOVE.has(parent.kind) || BARE_SLOTS.has(`${parent.kind}.${place.slots[i]}`)) return true;
    // A mode may just name what the words above the modes are done to: “• Target artifact card.”
    if (parent.kind === "target" && place.parents[i - 2]?.kind === "statement" && place.parents[i - 3]?.kind === "mode")
      return true;
    if (!/^np.*List$/.test(parent.kind)) return false;
  }
  return false;
}

/** Whether a phrase is a noun for one thing without a word that says which. */
export function isBareSingular(node: TreeNode, place: Place): boolean {
  const determiner = child(node, "determiner");
  // “Other” needs several, or “another”.
  if ((determiner && determiner.kind !== "other") || node.number !== "singular" || mayBeBare(place)) return false;
  const qualities = children(node, "qualities");
  // “Attacking player” is said like “defending player”; a list may begin with the describing word of its first item.
  const noun = child(node, "noun");
  if (noun?.kind === "playerNoun" && qualities.length > 0) return false;
  if (!noun || !/^noun(?:And|Or)/.test(noun.kind)) return true;
  // “Choose Elf or Goblin” offers names; in “Elf spells and Goblin spells” the number is that of the first word.
  if (place.parent?.kind === "choose" && !node.suffixes) return false;
  return children(noun, "items").every(({ kind }) => kind !== "nounWith");
}

/** The verbs of a clause that stand in the form for several although its subject is a bare noun for one: “Creature you control get”. */
export function pluralVerbsOf(clause: TreeNode): readonly TreeNode[] {
  return verbsIn(child(clause, "verbs")).filter((verb) => verb.surface?.inflected !== undefined);
}

/** Whether a node is the verb of a bare noun for one thing: its form can't be told from such a subject. */
export function isVerbOfBareSingular(verb: TreeNode, place: Place): boolean {
  const clause = place.above("clause");
  const subject = child(clause, "subject");
  if (!clause || subject?.kind !== "objects" || !pluralVerbsOf(clause).includes(verb)) return false;
  const { face, line, parents, slots } = place.placeOf(clause);
  return isBareSingular(subject, new Place(face, line, subject, [...parents, clause], [...slots, "subject"]));
}
