/** Helpers of the language's tests: our own card, its sentences read and printed. */
import { childNodes, isNode, stripTree, type TreeNode } from "../grammar/tree.ts";
import { printFace } from "./printLine.ts";
import { type FaceReading, readFace } from "./read.ts";

/** Reads a text as the rules text of a card called Soot Herald. */
export function readText(text: string, typeLine = "Creature — Goblin"): FaceReading {
  let at = 0;
  const lines = text.split("\n").map((line) => {
    const result = { text: line, start: at };
    at += line.length + 1;
    return result;
  });
  return readFace({ name: "Soot Herald", typeLine, lines });
}

/** The text that the trees print after a way through JSON, without spans. */
export function printed(reading: FaceReading): string {
  const trees = JSON.parse(JSON.stringify(reading.lines.map((line) => stripTree(line.tree)))) as TreeNode[];
  return printFace(trees, reading.names);
}

/** The first node of a kind in a tree, itself included. */
export function findKind(tree: TreeNode, kind: string): TreeNode | undefined {
  if (tree.kind === kind) return tree;
  for (const child of childNodes(tree)) {
    const found = findKind(child, kind);
    if (found) return found;
  }
  return undefined;
}

/** A tree as short text: `kind(slot: …)`, leaves by what they hold. */
export function brief(node: TreeNode): string {
  if (node.is !== undefined && Object.keys(node).filter((name) => name !== "surface").length === 2)
    return String(node.is);
  if (node.value !== undefined) return String(node.value);
  const slots = Object.entries(node).flatMap(([name, value]) => {
    if (name === "kind" || name === "span" || name === "surface") return [];
    if (isNode(value)) return [`${name}: ${brief(value)}`];
    if (Array.isArray(value)) return value.length ? [`${name}: [${(value as TreeNode[]).map(brief).join(", ")}]`] : [];
    return [`${name}: ${String(value)}`];
  });
  return slots.length ? `${node.kind}(${slots.join(", ")})` : node.kind;
}
