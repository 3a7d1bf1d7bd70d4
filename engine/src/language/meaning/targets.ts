/** The instances of the word "target" of an ability, numbered (CR 115.1, 115.3). */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { slotsInOrder, spanOf } from "./order.ts";
import type { TargetInstance } from "./types.ts";

const WITHOUT_NOUN = new Set(["anyTarget", "anyOtherTarget", "targets", "otherTargets"]);

/** Whether a phrase is an instance of "target". */
export function isTarget(node: TreeNode): boolean {
  if (WITHOUT_NOUN.has(node.kind)) return true;
  return node.kind === "objects" && isNode(node.determiner) && node.determiner.kind === "target";
}

/** All instances of "target" of an ability, modes included; what stands in quotation marks is another ability's. */
export function targetsOf(ability: TreeNode): TargetInstance[] {
  const found: TargetInstance[] = [];
  let number = 0;
  const visit = (node: TreeNode, mode: number | undefined): void => {
    if (node.kind === "quoted" || node.kind === "reminder") return;
    if (isTarget(node)) found.push({ number: ++number, node, span: spanOf(node), mode, ...quantityOf(node) });
    let modeNumber = 0;
    let before = number;
    for (const { slot, child } of slotsInOrder(node)) {
      if (slot === "modes") {
        if (modeNumber === 0) before = number;
        number = before;
        visit(child, ++modeNumber);
      } else visit(child, mode);
    }
  };
  visit(ability, undefined);
  return found;
}

/** How many targets an instance takes, at least and at most. */
function quantityOf(node: TreeNode): { least: number; most: number | undefined } {
  const determiner = isNode(node.determiner) ? node.determiner : node;
  const quantity = isNode(determiner.quantity) ? determiner.quantity : undefined;
  if (!quantity) return { least: 1, most: 1 };
  const value = (part: unknown): number | undefined =>
    isNode(part) && typeof part.value === "number" ? part.value : undefined;
  switch (quantity.kind) {
    case "count":
      return { least: value(quantity) ?? 0, most: value(quantity) };
    case "upTo":
      return { least: 0, most: value(quantity.amount) };
    case "oneOrMore":
      return { least: value(quantity.amount) ?? 1, most: undefined };
    case "oneOrTwo":
    case "oneTwoOrThree": {
      const values = ((quantity.items as TreeNode[] | undefined) ?? []).map((item) => value(item) ?? 0);
      return { least: Math.min(...values), most: Math.max(...values) };
    }
    default:
      return { least: 0, most: undefined };
  }
}
