/**
 * Counter, copy: what happens to spells and abilities on the stack (CR 701.6, 707.10); extra turns.
 */
import { ASPECT } from "../aspects.ts";
import { cause } from "../events/pipeline.ts";
import { addObject, append, copyState, freshId, freshTimestamp } from "../game.ts";
import type { Table } from "../meaning.ts";
import { type ObjectId, objectWith } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { copiableValues } from "../layers/copiable.ts";
import { select } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { quantityRange } from "../amounts/quantities.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { moveOf } from "../events/moves.ts";
import { plainMethods } from "../keywords/casting.ts";
import { castSpell } from "../stack/cast.ts";
import { castProblem } from "../stack/castProblem.ts";
import { characteristics, follow } from "../view.ts";
import { beginRule } from "./continuous.ts";
import { type Clause, type EffectVerbMeaning, doingPlayers, forEachPlayer, objectsOf } from "./clause.ts";

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
  const object = objectWith({
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
  addObject(game, object);
  append(game, game.state.stack, id, ASPECT.stack);
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

/** "You may cast that card without paying its mana cost": now, as part of the resolution (CR 608.2g). */
function castNow(scope: Scope, node: TreeNode, clause: Clause): void {
  // With a duration it is a permission for later (CR 611.2).
  if (clause.duration) {
    beginRule(scope, clause.node, clause.duration, "a card may be played");
    return;
  }
  const { game } = scope;
  const [player = scope.controller] = doingPlayers(scope, clause);
  const free = clause.tails.some((tail) => tail.kind === "withoutPaying");
  const things = select(scope, child(node, "what"), { chooser: player, hint: "help", how: "cast" });
  for (const object of objectsOf(things).flatMap((one) => follow(game, one) ?? [])) {
    const it = game.state.objects[object];
    if (!it || it.card === null) continue;
    if (node.kind === "play" && characteristics(game, object).types.includes("land")) {
      cause(scope, moveOf(game, object, "battlefield", "play", player, { controller: player }), cr("305.1"));
      continue;
    }
    const [method] = plainMethods(game, object, it.card);
    if (!method || castProblem(game, player, object, { ...method, flash: true, manaCost: free ? "" : method.manaCost }))
      continue;
    const spell = castSpell(game, player, object, method, free);
    cause(scope, { kind: "keywordAction", verb: "castNow", player, objects: [spell], amount: 1 }, cr("608.2g"));
  }
}

export const spellVerbs: Table<EffectVerbMeaning> = {
  counter: { slots: { what: "np" }, run: counter },
  copy: { slots: { what: "np" }, run: copy },
  cast: { slots: { what: "np" }, run: castNow },
  play: { slots: { what: "np" }, run: castNow },
  take: {
    slots: { extraTurn: "value", turns: "value" },
    run: (scope, node, clause) => {
      const determiner = maybeChild(child(node, "turns"), "determiner");
      const quantity = determiner && maybeChild(determiner, "quantity");
      const turns = quantity ? quantityRange(scope, quantity).max : 1;
      forEachPlayer(scope, clause, (player) => {
        for (let turn = 0; turn < turns; turn++) cause(scope, { kind: "extraTurn", player }, cr("500.7"));
      });
    },
    unknown: (node) => (node.extraTurn === true ? null : "taking this is not modelled"),
  },
};
