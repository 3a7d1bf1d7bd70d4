import type { TreeNode } from "../../grammar/tree.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { made } from "../trees.ts";

/** How a card speaks of itself as the source of damage. */
export function selfOf(face: JudgedFace): TreeNode {
  const type = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle"].find((one) =>
    face.types.includes(one),
  );
  if (face.isSpell || !type || face.supertypes.includes("legendary"))
    return made(
      "self",
      face.supertypes.includes("legendary") && face.names.short ? { surface: { name: "short" } } : {},
    );
  return made("self", { surface: { noun: type } });
}
