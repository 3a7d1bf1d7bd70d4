/**
 * Events told as sentences: who did what to whom. Shared by all entries of event verbs.
 */
import type { EventKind, GameEvent } from "../events/event.ts";
import type { Meaning } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

/** What happened, with the people and things in it. */
export interface Happening {
  /** Who or what did it, or to whom it happened: the subject of an active sentence. */
  subject: Target | null;
  /** What it was done to, by slot of the verb phrase. */
  objects: Readonly<Record<string, Target | readonly Target[] | null>>;
  /** "That much", "that many". */
  amount?: number;
}

export interface EventVerbMeaning extends Meaning {
  on: readonly EventKind[];
  /** The event as a happening of this verb; null when it is none. */
  tell(scope: Scope, event: GameEvent, node: TreeNode): Happening | null;
  /** The slot whose filler is the subject of a passive sentence. */
  passiveSlot?: string;
  /** It looks at the game before the event (CR 603.10). */
  looksBack?: boolean;
}

/** Helps to write entries: only events of one kind get to `tell`. */
export function onEvent<Kind extends EventKind>(
  kind: Kind,
  slots: Meaning["slots"],
  tell: (event: Extract<GameEvent, { kind: Kind }>, node: TreeNode, scope: Scope) => Happening | null,
  more: Partial<EventVerbMeaning> = {},
): EventVerbMeaning {
  return {
    slots,
    on: [kind],
    tell: (scope, event, node) =>
      event.kind === kind ? tell(event as Extract<GameEvent, { kind: Kind }>, node, scope) : null,
    ...more,
  };
}
