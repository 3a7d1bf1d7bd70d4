/**
 * Destroy, tap, untap, regenerate, sacrifice, transform, attach, goad (CR 701).
 */
import { isBoundToDay } from "../frames/dayNight.ts";
import type { EventData } from "../events/event.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { forbidden } from "../events/impossible.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { definitionOf } from "../cards/library.ts";
import { select } from "../selectors/filter.ts";
import { canCarry } from "../stateBasedAttachments.ts";
import { type TreeNode, child, maybeChild } from "../treeAccess.ts";
import { controllerOf, isOnBattlefield, permanentsOf } from "../view.ts";
import { type Clause, type EffectVerbMeaning, doingObjects, forEachPlayer, objectsOf } from "./clause.ts";
import { decide } from "../choices.ts";
import { nameOf } from "../view.ts";

/** A verb that does the same to everything it is said of, at the same time. */
function toEach(
  how: string,
  hint: string,
  rule: string,
  event: (scope: Scope, object: ObjectId) => EventData,
): EffectVerbMeaning {
  return {
    slots: { what: "np" },
    run: (scope, node) => {
      const objects = objectsOf(select(scope, child(node, "what"), { how, hint }));
      cause(
        scope,
        objects.map((object) => event(scope, object)),
        rule,
      );
    },
  };
}

/** Said of something that does it itself ("regenerate", "transform" with nothing behind): the subject, or what follows. */
function objectsMeant(scope: Scope, node: TreeNode, clause: Clause, how: string, hint: string): ObjectId[] {
  const what = maybeChild(node, "what");
  if (what) return objectsOf(select(scope, what, { how, hint }));
  const doers = doingObjects(clause);
  return doers.length > 0 ? doers : [scope.source];
}

/** Players sacrifice what they control and choose it themselves (CR 701.21a). */
function sacrifice(scope: Scope, node: TreeNode, clause: Clause): void {
  const events: EventData[] = [];
  const what = child(node, "what");
  forEachPlayer(scope, clause, (player) => {
    const from = permanentsOf(scope.game, player)
      .filter((object) => !forbidden(scope.game, "sacrifice", object, player))
      .map((object) => ({ object }));
    const chosen =
      what.kind === "objects"
        ? select(scope, what, { from, chooser: player, how: "sacrificed", hint: "pay", rule: cr("701.21a") })
        : select(scope, what, { how: "sacrificed" });
    for (const object of objectsOf(chosen)) {
      if (isOnBattlefield(scope.game, object) && controllerOf(scope.game, object) === player) {
        events.push(moveOf(scope.game, object, "graveyard", "sacrifice", player));
      }
    }
  });
  cause(scope, events, cr("701.21a"));
}

function transform(scope: Scope, objects: readonly ObjectId[]): void {
  const events = objects.flatMap((object): EventData[] => {
    const it = scope.game.state.objects[object];
    if (!it?.card || definitionOf(scope.game.library, it.card).faces.length < 2) return [];
    if (isBoundToDay(scope.game, object)) return [];
    return [{ kind: "transform", object, face: it.face === 0 ? 1 : 0 }];
  });
  cause(scope, events, cr("701.27a"));
}

/** Attaches Auras or Equipment where they may be (CR 701.3). */
function attach(scope: Scope, node: TreeNode): void {
  const attachments = objectsOf(select(scope, child(node, "what")));
  const [to] = select(scope, child(node, "to"), { hint: "help" });
  if (!to) return;
  const able = attachments.filter((object) => canCarry(scope.game, object, to));
  cause(
    scope,
    able.map((object) => ({ kind: "attach", object, to })),
    cr("701.3a"),
  );
}

function tapOrUntap(scope: Scope, node: TreeNode): void {
  for (const object of objectsOf(select(scope, child(node, "what")))) {
    const { tapped } = scope.game.state.objects[object] ?? { tapped: false };
    const [picked] = decide(scope.game, {
      kind: "pick",
      about: "may",
      player: scope.controller,
      prompt: `Tap or untap ${nameOf(scope.game, { object })}?`,
      options: [{ label: "Tap" }, { label: "Untap" }],
      min: 1,
      max: 1,
      rule: cr("608.2d"),
      source: scope.source,
      hint: tapped ? "second" : "first",
    });
    cause(scope, picked === 0 ? { kind: "tap", object, forMana: false } : { kind: "untap", object }, cr("701.26a"));
  }
}

/** Puts up a regeneration shield for this turn (CR 701.19a). */
function regenerate(scope: Scope, objects: readonly ObjectId[]): void {
  for (const object of objects) {
    const it = scope.game.state.objects[object];
    if (!it) continue;
    cause(
      scope,
      { kind: "setMemory", object, name: "regeneration", value: Number(it.memory.regeneration ?? 0) + 1 },
      cr("701.19a"),
    );
  }
}

function mark(scope: Scope, objects: readonly ObjectId[], verb: string, player: PlayerId | null, rule: string): void {
  for (const object of objects) {
    cause(
      scope,
      [
        { kind: "setMemory", object, name: verb, value: true },
        { kind: "keywordAction", verb, player, objects: [object], amount: 1 },
      ],
      rule,
    );
  }
}

export const permanentVerbs: Table<EffectVerbMeaning> = {
  destroy: toEach("destroyed", "harm", cr("701.8a"), (scope, object) => ({
    kind: "destroy",
    object,
    regenerable: !scope.noRegeneration,
  })),
  untap: {
    slots: { what: "np" },
    run: (scope, node, clause) => {
      const objects = objectsMeant(scope, node, clause, "untapped", "help");
      cause(
        scope,
        objects.map((object) => ({ kind: "untap", object })),
        cr("701.26b"),
      );
    },
  },
  tap: toEach("tapped", "harm", cr("701.26a"), (_scope, object) => ({ kind: "tap", object, forMana: false })),
  tapOrUntap: { slots: { what: "np" }, run: tapOrUntap },
  sacrifice: { slots: { what: "np" }, run: sacrifice },
  regenerate: {
    slots: { what: "np" },
    run: (scope, node, clause) => regenerate(scope, objectsMeant(scope, node, clause, "regenerated", "help")),
  },
  transform: {
    slots: { what: "np" },
    run: (scope, node, clause) => transform(scope, objectsMeant(scope, node, clause, "transformed", "help")),
  },
  convert: {
    slots: { what: "np" },
    run: (scope, node, clause) => transform(scope, objectsMeant(scope, node, clause, "transformed", "help")),
  },
  attach: { slots: { what: "np", to: "np" }, run: attach },
  unattach: {
    slots: { what: "np" },
    run: (scope, node) => {
      for (const object of objectsOf(select(scope, child(node, "what")))) {
        const from = scope.game.state.objects[object]?.attachedTo;
        if (from) cause(scope, { kind: "unattach", object, from }, cr("701.3d"));
      }
    },
  },
  goad: {
    slots: { what: "np" },
    run: (scope, node) =>
      mark(scope, objectsOf(select(scope, child(node, "what"), { hint: "harm" })), "goaded", null, cr("701.15a")),
  },
  exert: {
    slots: { what: "np" },
    run: (scope, node, clause) =>
      mark(scope, objectsMeant(scope, node, clause, "exerted", "pay"), "exert", scope.controller, cr("701.43a")),
  },
};
