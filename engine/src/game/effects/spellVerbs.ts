/**
 * Counter, copy: what happens to spells and abilities on the stack (CR 701.6, 707.10); extra turns.
 */
import { cause } from "../events/pipeline.ts";
import { blankObject } from "../events/applyMove.ts";
import { append, copyState, freshId, freshTimestamp, set } from "../game.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { chooseNewTargets } from "../stack/newTargets.ts";
import { copiableValues } from "../layers/copiable.ts";
import { select } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { type TreeNode, child } from "../treeAccess.ts";
import { type Clause, type EffectVerbMeaning, doingPlayers, objectsOf } from "./clause.ts";

function counter(scope: Scope, node: TreeNode, clause: Clause): void {
  const [player = scope.controller] = doingPlayers(scope, clause);
  const objects = objectsOf(select(scope, child(node, "what"), { how: "countered", hint: "harm" }));
  cause(
    scope,
    objects.map((object) => ({ kind: "counterSpell", object, by: player })),
    cr("701.6a"),
  );
}

/** A copy of a spell or ability goes on the stack with the same choices (CR 707.10). */
export function copyOnStack(scope: Scope, of: ObjectId): ObjectId | null {
  const { game } = scope;
  const original = game.state.objects[of];
  if (!original?.stack) return null;
  const id = freshId(game);
  const isAbility = original.kind === "ability";
  set(game, game.state.objects, id, {
    ...blankObject(),
    id,
    kind: isAbility ? "ability" : "spellCopy",
    card: original.card,
    face: original.face,
    printed: isAbility ? null : copiableValues(game, of),
    owner: scope.controller,
    controller: scope.controller,
    zone: "stack",
    timestamp: freshTimestamp(game),
    stack: copyState(original.stack),
  });
  append(game, game.state.stack, id);
  return id;
}

function copy(scope: Scope, node: TreeNode): void {
  const copies = objectsOf(select(scope, child(node, "what"))).flatMap((object) => {
    const made = copyOnStack(scope, object);
    return made === null ? [] : [made];
  });
  cause(
    scope,
    { kind: "keywordAction", verb: "copy", player: scope.controller, objects: copies, amount: copies.length },
    cr("707.10"),
  );
  mention(
    scope,
    copies.map((object) => ({ object })),
    { how: "copied" },
  );
}

export const spellVerbs: Table<EffectVerbMeaning> = {
  counter: { slots: { what: "np" }, run: counter },
  copy: { slots: { what: "np" }, run: copy },
  chooseNewTargets: {
    slots: { for: "np" },
    run: (scope, node) => {
      for (const object of objectsOf(select(scope, child(node, "for")))) chooseNewTargets(scope, object);
      cause(scope, { kind: "chooses", player: scope.controller, what: "new targets", value: "" }, cr("115.7d"));
    },
  },
};
