import type { TreeNode } from "../../grammar/tree.ts";
import { numberOfObjects } from "../../language/determiners.ts";
import { wordingCheck } from "../check.ts";
import { withoutForms, withoutWording } from "../rewriting.ts";
import { changed, child } from "../trees.ts";

/** The owner with its mark; the “s” of “its owners hand” and “target players hand” is what is left of it. */
function marked(possessive: TreeNode): TreeNode {
  const usual = withoutForms(withoutWording(possessive, "no-apostrophe"));
  const owner = child(usual, "of");
  const whose = child(owner, "of");
  const isOfOne = whose?.is === "its" || numberOfObjects(child(whose, "of") ?? usual) === "singular";
  if (owner?.kind !== "playerOf" || owner.number !== "plural" || !isOfOne) return usual;
  return changed(usual, { of: changed(owner, { number: undefined }) });
}

function messageOf(today: string): string {
  return `“${today}” is meant: an owner is marked by an apostrophe.`;
}

/** “target player graveyard” */
export const possessiveWithoutApostrophe = wordingCheck("possessive-without-apostrophe", {
  ref: null,
  severity: "warning",
  rules: [],
  wording: "no-apostrophe",
  test: (node, place) => {
    const fix = place.replace("", true, node, marked(node));
    const [edit] = fix?.edits ?? [];
    return edit
      ? { at: { span: edit.span }, message: messageOf(edit.text), fixes: [{ ...fix!, title: `Write “${edit.text}”` }] }
      : true;
  },
  message: (_place, today) => messageOf(today),
  why: "Whose zone, power or control it is is told by an apostrophe behind the owner.",
  help: "Write “target player's graveyard”, “that creature's controller”, “each opponent's upkeep”.",
  wrong: [
    "Exile target «player» graveyard.",
    "Look at target «opponent» hand.",
    "Search target «opponent» library for a card, exile it, then that player shuffles.",
    "You gain life equal to target «creature» power.",
    "Creature — Elf | When this creature dies, return it to its «owners» hand.",
    "Enchantment | During each «opponents» turn, creatures you control get +1/+0.",
    "Creature — Elf | When this creature enters, exile up to one target card from an «opponent» graveyard.",
    'Enchantment | Creatures you control have "{T}: Exile target card from target «player» graveyard."',
    "Choose one —\n• Exile target «player» graveyard.\n• Draw a card.",
  ],
  right: ["Exile target player's graveyard.", "Look at target opponent's hand."],
  fixed: [
    "Exile target player's graveyard.",
    "Look at target opponent's hand.",
    "Search target opponent's library for a card, exile it, then that player shuffles.",
    "You gain life equal to target creature's power.",
    "Creature — Elf | When this creature dies, return it to its owner's hand.",
    "Enchantment | During each opponent's turn, creatures you control get +1/+0.",
  ],
});
