import type { TreeNode } from "../../grammar/tree.ts";
import type { Place } from "../place.ts";

/** What neither of the two checks says anything of. */
export const right = [
  "Target creature gets +2/+2 until end of turn.",
  "Target creature gains flying until end of turn.",
  "Enchantment | Creatures you control get +1/+1 and have vigilance.",
];

/** Marks the first word of a phrase. */
export const firstWord = (_: TreeNode, place: Place) => {
  const [start, end] = place.span();
  const word = /^\S+/.exec(place.face.cardText.slice(start, end))![0];
  return { at: { span: [start, start + word.length] as const } };
};
