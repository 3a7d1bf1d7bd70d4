/**
 * Resolving the topmost spell or ability (CR 608).
 */
import { destinationByFace } from "../keywords/otherFaceSpells.ts";
import { announce, happen, report } from "../events/pipeline.ts";
import { moveOf } from "../events/moves.ts";
import { canBePermanent, removeObject } from "../events/applyMove.ts";
import type { EventSource } from "../events/event.ts";
import { type Game, set } from "../game.ts";
import { type ObjectId, type Target, itemWith } from "../object.ts";
import { cr } from "../rules.ts";
import { sourceOf, sourceOfAbility, stackScope } from "../scope.ts";
import { characteristics, nameOf } from "../view.ts";
import { canCarry } from "../stateBasedAttachments.ts";
import { performers, phrasesOf } from "./performers.ts";
import { stillLegal } from "./targets.ts";

export function resolveTop(game: Game): void {
  const id = game.state.stack.at(-1);
  if (id === undefined) return;
  const object = game.state.objects[id]!;
  const item = object.stack!;
  if (!checkTargets(game, id)) return;
  const abilities = performers(game, id);
  // 603.4: an intervening "if" is asked again.
  for (const ability of abilities) {
    const scope = stackScope(game, id, ability);
    if (ability.kind === "triggered" && !game.library.vocabulary.interveningIf(scope, ability)) {
      report(
        game,
        "The condition of the ability is no longer true: it does nothing.",
        [cr("603.4")],
        sourceOf(scope, ability.node),
      );
      finish(game, id);
      return;
    }
    if (ability.keyword === "enchant") continue;
    game.library.vocabulary.perform(scope, ability);
    if (!game.state.objects[id]) break;
  }
  announce(game, { kind: "resolved", object: id }, [cr("608.2")], originOf(game, id, item.origin));
  finish(game, id);
}

function originOf(game: Game, id: ObjectId, origin: EventSource | null): EventSource | null {
  if (origin || !game.state.objects[id]) return origin;
  const [ability] = performers(game, id);
  return ability ? sourceOfAbility(game.state.objects[id]!.stack?.source ?? id, ability, ability.node) : null;
}

/** 608.2b: illegal targets are left out; when all are illegal, it doesn't resolve. */
function checkTargets(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]!;
  const item = object.stack!;
  if (!item.targeted) return true;
  const [ability] = performers(game, id);
  const scope = stackScope(game, id, ability ?? null);
  const targets = stillLegal(scope, phrasesOf(game, id, item.modes), item.targets);
  const before = item.targets.reduce((sum, choice) => sum + choice.chosen.length, 0);
  const after = targets.reduce((sum, choice) => sum + choice.chosen.length, 0);
  if (after === before) return true;
  set(game, object, "stack", itemWith({ ...item, targets }));
  const name = nameOf(game, { object: item.source ?? id });
  if (after > 0) {
    report(
      game,
      `${name}: a target has become illegal and is not affected.`,
      [cr("608.2b")],
      sourceOf(scope, ability?.node ?? null),
    );
    return true;
  }
  report(
    game,
    `${name}: all its targets have become illegal, so it doesn't resolve.`,
    [cr("608.2b")],
    sourceOf(scope, ability?.node ?? null),
  );
  if (object.kind === "ability") removeObject(game, id, null);
  else happen(game, moveOf(game, id, destinationOf(game, id, false), "resolve", null), [cr("608.2b")]);
  return false;
}

function destinationOf(game: Game, id: ObjectId, resolves: boolean) {
  return game.library.vocabulary.destinationAfter(game.state.objects[id]!, resolves);
}

/** Where it goes after resolving: abilities cease to exist, permanents enter, the rest goes to the graveyard (CR 608.2n, 608.3). */
function finish(game: Game, id: ObjectId): void {
  const object = game.state.objects[id];
  if (object?.zone !== "stack") return;
  if (object.kind === "ability") {
    removeObject(game, id, null);
    return;
  }
  if (object.kind === "spellCopy" && !isPermanentSpell(game, id)) {
    removeObject(game, id, null);
    return;
  }
  const byFace = isPermanentSpell(game, id) ? null : destinationByFace(game, object);
  if (byFace) {
    const { zone, rule, memory } = byFace;
    happen(game, moveOf(game, id, zone, "resolve", object.controller, { memory }), [rule]);
    if (zone === "library") happen(game, { kind: "shuffle", player: object.owner }, [rule]);
    return;
  }
  if (!isPermanentSpell(game, id)) {
    happen(game, moveOf(game, id, destinationOf(game, id, true), "resolve", object.controller), [cr("608.2n")]);
    return;
  }
  const attachedTo = enchanted(game, id);
  if (attachedTo === undefined) {
    happen(game, moveOf(game, id, "graveyard", "resolve", object.controller), [cr("303.4g")]);
    return;
  }
  const more = { attachedTo, controller: object.controller, faceDown: object.faceDown };
  const rules = attachedTo ? [cr("608.3c"), cr("303.4a")] : [cr("608.3a")];
  happen(game, moveOf(game, id, "battlefield", "resolve", object.controller, more), rules);
}

function isPermanentSpell(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]!;
  const { types } = characteristics(game, id);
  if (types.includes("instant") || types.includes("sorcery")) return false;
  return object.kind !== "card" || object.faceDown || canBePermanent(game, object);
}

/** What an Aura spell will enchant; null for other spells, undefined when it can enchant nothing. */
function enchanted(game: Game, id: ObjectId): Target | null | undefined {
  if (!characteristics(game, id).subtypes.includes("Aura")) return null;
  const target = game.state.objects[id]!.stack!.targets.flatMap((choice) => choice.chosen)[0];
  return target && canCarry(game, id, target) ? target : undefined;
}
