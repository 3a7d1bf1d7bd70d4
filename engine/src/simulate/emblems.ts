/**
 * Emblems that the card has made: what they say is told and caused like the card's own words.
 */
import { type CardDefinition, type CompiledAbility, sameAbility } from "../game/cards/library.ts";
import type { ObjectId } from "../game/object.ts";
import { objectOf } from "../game/view.ts";
import { isAbout } from "./isAbout.ts";
import type { Stage } from "./stage.ts";
import { tellStatics } from "./tellStatics.ts";

function emblems({ state }: Stage): ObjectId[] {
  return state.command.filter((id) => state.objects[id]?.kind === "emblem");
}

/** The emblem that has an ability; null when there is none. */
export function emblemWith(stage: Stage, ability: CompiledAbility): ObjectId | null {
  if (ability.printed) return null;
  const has = (id: ObjectId) =>
    objectOf(stage.game, id).printed?.abilities.some((ref) => sameAbility(ref, ability.ref));
  return emblems(stage).find(has) ?? null;
}

/** Triggered abilities of emblems that are there. */
export function emblemTriggers(stage: Stage, { abilities }: CardDefinition): CompiledAbility[] {
  return abilities.filter(
    (ability) => ability.kind === "triggered" && ability.unmodelled.length === 0 && emblemWith(stage, ability) !== null,
  );
}

/** Says once what the static abilities of emblems do. */
export function tellEmblems(stage: Stage, definition: CardDefinition): void {
  for (const id of emblems(stage)) {
    const isTold = definition.abilities.some(
      (ability) =>
        emblemWith(stage, ability) === id &&
        stage.told.some(({ event }) => event.kind === "static" && isAbout(event.source, ability)),
    );
    if (!isTold) tellStatics(stage, definition, id);
  }
}
