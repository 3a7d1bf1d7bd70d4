/** Where a node stands while an ability is walked through. */
import type { TreeNode } from "../../grammar/tree.ts";
import { type Candidate, Role } from "./candidates.ts";

export interface Place {
  readonly verb: TreeNode | undefined;
  readonly slot: string;
  readonly role: number;
  /** Whether it is an argument of the verb itself, not part of one. */
  readonly direct: boolean;
  readonly parent: TreeNode | undefined;
  readonly subject: Candidate | undefined;
  /** Things that are not meant here: "cards *they* discarded" are not the cards. */
  readonly not?: readonly number[];
  /** The phrases it is part of: "that creature" is none of them. */
  readonly around?: readonly number[];
}

/** The place of a whole ability. */
export const TOP: Place = {
  verb: undefined,
  slot: "",
  role: Role.other,
  direct: false,
  parent: undefined,
  subject: undefined,
};
