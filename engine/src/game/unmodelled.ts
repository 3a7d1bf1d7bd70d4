/**
 * Finds what of a card the game cannot play, before it is played: a walk over the tree by roles (see `meaning.ts`).
 */
import type { Span } from "../text/words.ts";
import type { Meaning, SlotRole, Table } from "./meaning.ts";
import { meanings } from "./meanings.ts";
import { type TreeNode, children } from "./treeAccess.ts";

export interface UnknownPart {
  nodeKind: string;
  span: Span | null;
  why: string;
}

/** Names on nodes that carry no meaning for play. */
const NO_MEANING = new Set(["kind", "span", "surface", "number", "form", "stop"]);

/** Everything below a node, read in a role, that the game has no meaning for. */
export function unknownParts(node: TreeNode, role: SlotRole): UnknownPart[] {
  const roles = typeof role === "string" ? [role] : role;
  let fewest: UnknownPart[] | null = null;
  for (const one of roles) {
    const parts = unknownInRole(node, one);
    if (parts.length === 0) return parts;
    if (!fewest || parts.length < fewest.length || isUnknownKind(fewest, node)) fewest = parts;
  }
  return fewest ?? [];
}

function isUnknownKind(parts: readonly UnknownPart[], node: TreeNode): boolean {
  return parts.length === 1 && parts[0]!.nodeKind === node.kind && parts[0]!.why.includes("is not modelled");
}

function unknownInRole(node: TreeNode, role: string): UnknownPart[] {
  if (role === "value") return [];
  if (node.kind === "unread") return [part(node, "these words are not understood")];
  const tables = meanings() as unknown as Record<string, Table<Meaning>>;
  const table = tables[role];
  if (!table) throw new Error(`There is no role "${role}".`);
  const entry = Object.hasOwn(table, node.kind) ? table[node.kind]! : null;
  if (!entry) return [part(node, `"${node.kind}" as ${role} is not modelled`)];
  const unknown = entry.unknown?.(node) ?? null;
  const found = unknown === null ? [] : [part(node, unknown)];
  for (const slot of Object.keys(node)) {
    if (NO_MEANING.has(slot) || node[slot] === undefined) continue;
    const slotRole = entry.slots?.[slot];
    if (slotRole === undefined) {
      found.push(part(node, `"${slot}" of "${node.kind}" as ${role} is not modelled`));
      continue;
    }
    for (const child of children(node, slot)) found.push(...unknownParts(child, slotRole));
  }
  return found;
}

function part(node: TreeNode, why: string): UnknownPart {
  return { nodeKind: node.kind, span: (node.span as Span | undefined) ?? null, why };
}
