/** Which ability an event is told of. */
import type { CompiledAbility } from "../game/cards/library.ts";

/** Whether an event's words are the ability's, or those of the keyword that stands for it. */
export function isAbout(
  source: { card: string | null; ability: number | null } | null,
  ability: CompiledAbility,
): boolean {
  if (!source || source.card !== ability.ref.card) return false;
  return source.ability === ability.ref.index;
}
