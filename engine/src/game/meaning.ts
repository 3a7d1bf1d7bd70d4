/**
 * What the game needs to know of a kind of tree node: the slots it understands, each with the role of what stands there.
 */
import { NotModelled } from "./game.ts";
import type { TreeNode } from "./treeAccess.ts";

/**
 * Role of what stands in a slot; "value" for plain values and leaves that are read as a whole, an array where several roles will do.
 */
export type SlotRole = string | readonly string[];

export interface Meaning {
  slots?: Readonly<Record<string, SlotRole>>;
  /** What of an otherwise known node is not known ("saddled"); null when all is. */
  unknown?(node: TreeNode): string | null;
}

export type Table<Entry extends Meaning> = Readonly<Record<string, Entry>>;

/** The entry for a node. @throws NotModelled when there is none */
export function entryOf<Entry extends Meaning>(table: Table<Entry>, node: TreeNode, role: string): Entry {
  const entry = table[node.kind];
  // What all objects have ("constructor") is a function and no entry.
  if (typeof entry !== "object") throw new NotModelled(node.kind, `"${node.kind}" as ${role} is not modelled`);
  return entry;
}

const THEN = "then";

/** The slot "then", which as a written key would look like a promise to the tools. */
export function thenIs(role: SlotRole): Readonly<Record<string, SlotRole>> {
  const slots: Record<string, SlotRole> = {};
  slots[THEN] = role;
  return slots;
}
