/** Numbers for the things that a face speaks of: mentions of one thing have one number. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";

/** Numbers of the things a face speaks of. */
export class Entities {
  readonly self = 0;
  readonly you = 1;
  private next = 2;
  private readonly named = new Map<string, number>();

  fresh(): number {
    return this.next++;
  }

  /** The same for phrases that always mean the same thing: the card itself, "enchanted creature", "its controller". */
  of(node: TreeNode, possessor: number | undefined): number {
    if (node.kind === "self" || node.kind === "selfName") return this.self;
    const determiner = isNode(node.determiner) ? node.determiner : undefined;
    let key: string | undefined;
    if (determiner?.kind === "attachedTo") key = `attached ${String(determiner.how)}`;
    else if (node.kind === "playerOf" && possessor !== undefined && isNode(node.role))
      key = `${String(node.role.is)} of ${possessor}`;
    else if (/^(?:defendingPlayer|attackingPlayer|activePlayer|monarch)$/.test(node.kind)) key = node.kind;
    if (key === undefined) return this.fresh();
    const known = this.named.get(key);
    if (known !== undefined) return known;
    const entity = this.fresh();
    this.named.set(key, entity);
    return entity;
  }
}
