/**
 * Verbs that only keywords' texts use: removing damage (CR 702.89a).
 */
import { cause } from "../events/pipeline.ts";
import { type EffectVerbMeaning, objectsOf } from "../effects/clause.ts";
import type { Table } from "../meaning.ts";
import { cr } from "../rules.ts";
import { select } from "../selectors/filter.ts";
import { child } from "../treeAccess.ts";

/** What those verbs do. */
export const keywordVerbs: Table<EffectVerbMeaning> = {
  /** "Remove all damage from that permanent". */
  heal: {
    slots: { what: "np" },
    run: (scope, node) => {
      const objects = objectsOf(select(scope, child(node, "what"), { hint: "help" }));
      cause(
        scope,
        objects.map((object) => ({ kind: "heal", object })),
        cr("120.6"),
      );
    },
  },
};
