import type { TreeNode } from "../../grammar/tree.ts";
import { made } from "../trees.ts";

/** “The beginning of your …”. */
export function beginningOf(phase: string): TreeNode {
  return made("beginningOf", {
    phase: made("phaseOf", {
      of: made("possessivePronoun", { is: "your" }),
      phase: made("phase", { is: phase }),
    }),
  });
}
