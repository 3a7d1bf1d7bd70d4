/**
 * Target phrases (CR 115.1): which words of an ability ask for targets, and what was chosen for them.
 */
import type { CompiledAbility } from "../cards/library.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, children, maybeChild } from "../treeAccess.ts";
import { childNodes } from "../../grammar/tree.ts";

/** Nodes whose insides belong to another ability: what they target is chosen when that one goes on the stack. */
const OTHER_ABILITIES = new Set(["quoted", "keyword", "reminder", "delayed"]);

/** Where each phrase of an ability's tree stands in the order of its phrases. */
const indices = new WeakMap<TreeNode, ReadonlyMap<TreeNode, number>>();

export function isTargetPhrase(node: TreeNode): boolean {
  switch (node.kind) {
    case "objects":
      return maybeChild(node, "determiner")?.kind === "target";
    case "anyTarget":
    case "anyOtherTarget":
    case "targets":
    case "otherTargets":
      return true;
    default:
      return false;
  }
}

/** The target phrases below a node, in reading order; trigger conditions and costs have none of their own. */
export function targetNodesIn(node: TreeNode): TreeNode[] {
  let nodes = found.get(node);
  if (!nodes) {
    nodes = findTargetNodes(node);
    found.set(node, nodes);
  }
  return nodes;
}

const found = new WeakMap<TreeNode, TreeNode[]>();

function findTargetNodes(node: TreeNode): TreeNode[] {
  if (OTHER_ABILITIES.has(node.kind)) return [];
  const inside = childNodes(node).flatMap(targetNodesIn);
  return isTargetPhrase(node) ? [node, ...inside] : inside;
}

/** The parts of an ability that may ask for targets: its effects and, if modal, its modes. */
export function effectRoots(node: TreeNode): TreeNode[] {
  return [...children(node, "effects"), ...children(node, "modes")];
}

function indicesOf(ability: CompiledAbility): ReadonlyMap<TreeNode, number> {
  let map = indices.get(ability.node);
  if (!map) {
    map = new Map(
      effectRoots(ability.node)
        .flatMap(targetNodesIn)
        .map((node, index) => [node, index]),
    );
    indices.set(ability.node, map);
  }
  return map;
}

/** The number of a target phrase, different from those of all other phrases of the card. */
export function phraseNumber(ability: CompiledAbility, node: TreeNode): number | null {
  const index = indicesOf(ability).get(node);
  return index === undefined ? null : ability.ref.index * 1000 + index;
}

/** What was chosen for a target phrase and is still legal; null when nothing has been chosen yet. */
export function chosenFor(scope: Scope, node: TreeNode): Target[] | null {
  const number = scope.ability && phraseNumber(scope.ability, node);
  if (number === null) return null;
  return scope.targets.find((choice) => choice.phrase === number)?.chosen ?? null;
}

/** How a divided effect was divided among them (CR 601.2d). */
export function divisionFor(scope: Scope, node: TreeNode): number[] | null {
  const number = scope.ability && phraseNumber(scope.ability, node);
  return scope.targets.find((choice) => choice.phrase === number)?.division ?? null;
}
