/**
 * A combat in which the card is blocked, for keywords that show only there: first strike, deathtouch, trample, menace …
 */
import { leastBlockers } from "../game/combat/canBlock.ts";
import type { CardDefinition } from "../game/cards/library.ts";
import type { ObjectId } from "../game/object.ts";
import { place } from "../game/setup.ts";
import { layBoard } from "./board.ts";
import { type Stage, YOU } from "./stage.ts";

/** Keywords about fighting with blockers. */
const SHOWN_WHEN_BLOCKED = new Set([
  "first strike",
  "double strike",
  "deathtouch",
  "trample",
  "menace",
  "indestructible",
  "wither",
  "infect",
  "bushido",
  "flanking",
  "rampage",
]);

/** Whether a card is a creature with a keyword that only shows when something blocks it. */
export function showsWhenBlocked({ faces, abilities }: CardDefinition): boolean {
  return (
    faces[0]!.values.types.includes("creature") &&
    abilities.some(
      ({ printed, keywordOf, keyword, face }) =>
        printed && !keywordOf && face === 0 && SHOWN_WHEN_BLOCKED.has(keyword ?? ""),
    )
  );
}

/** The card is on the battlefield already, attacks, and as many creatures block it as have to. */
export function* playClash(stage: Stage, definition: CardDefinition): Generator<void, void> {
  const { game } = stage;
  layBoard(game, definition);
  const attacker = place(game, definition.id, { zone: "battlefield", player: YOU });
  yield;
  if (!stage.settle() || !stage.state.objects[attacker]) return;
  const blocking = new Set<ObjectId>();
  stage.intent = {
    attackers: ({ target }) => target !== undefined && "object" in target && target.object === attacker,
    blockers: ({ target, other }) => {
      if (!target || !("object" in target) || !other || !("object" in other) || other.object !== attacker) return false;
      const isWanted = blocking.has(target.object) || blocking.size < leastBlockers(game, attacker);
      if (isWanted) blocking.add(target.object);
      return isWanted;
    },
  };
  if (yield* stage.goToInParts("declare attackers", YOU)) stage.resolveAll();
  if (stage.state.combat && (yield* stage.goToInParts("end of combat", YOU))) stage.resolveAll();
  stage.intent = {};
}
