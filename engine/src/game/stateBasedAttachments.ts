/**
 * State-based actions about Auras, Equipment and other attachments (CR 704.5m, n, p).
 */
import { moveOf } from "./events/moves.ts";
import type { Game } from "./game.ts";
import { boardOf } from "./layers/board.ts";
import { isProtectedFrom } from "./keywords/protection.ts";
import type { GameObject, Target } from "./object.ts";
import { cr } from "./rules.ts";
import type { StateBasedAction } from "./stateBased.ts";
import { characteristics, isOnBattlefield } from "./view.ts";

/** Adds what state-based actions do to attachments. */
export function attachmentActions(game: Game, actions: StateBasedAction[]): void {
  for (const id of boardOf(game).attached) {
    const object = game.state.objects[id]!;
    const { subtypes, types } = characteristics(game, id);
    const isAura = subtypes.includes("Aura");
    if (isAura && !types.includes("creature")) {
      if (!isLegallyAttached(game, object)) {
        actions.push({ event: moveOf(game, id, "graveyard", "stateBased", null), rule: cr("704.5m") });
      }
    } else if (object.attachedTo) {
      const isEquipment = subtypes.includes("Equipment") || subtypes.includes("Fortification");
      if (types.includes("creature") || types.includes("battle") || !isEquipment) {
        actions.push({ event: { kind: "unattach", object: id, from: object.attachedTo }, rule: cr("704.5p") });
      } else if (!isLegallyAttached(game, object)) {
        actions.push({ event: { kind: "unattach", object: id, from: object.attachedTo }, rule: cr("704.5n") });
      }
    }
  }
}

/** Whether what it is attached to is there and may carry it. */
export function isLegallyAttached(game: Game, object: GameObject): boolean {
  return object.attachedTo !== null && canCarry(game, object.id, object.attachedTo);
}

/** Whether a thing may carry an Aura or Equipment (CR 303.4c, 301.5c, 702.16c–d). */
export function canCarry(game: Game, attachment: number, to: Target): boolean {
  if ("object" in to) {
    if (!isOnBattlefield(game, to.object) || to.object === attachment) return false;
    if (isProtectedFrom(game, to.object, attachment)) return false;
  } else if (game.state.players[to.player]!.out !== null) return false;
  return game.library.vocabulary.mayBeAttached(game, attachment, to);
}
