/**
 * One line about a simulation.
 */
import type { CardDefinition, Unmodelled } from "../game/cards/library.ts";
import type { GameState } from "../game/state.ts";
import type { Told } from "./stage.ts";
import { isAbout } from "./isAbout.ts";

export function verdictOf(
  definition: CardDefinition,
  state: GameState,
  told: readonly Told[],
  unmodelled: readonly Unmodelled[],
): string {
  const name = definition.faces[0]?.values.name ?? definition.id;
  const players = state.players.map((player) => `${player.name} ${player.life}`).join(", ");
  if (unmodelled.length > 0) {
    const [first] = unmodelled;
    const more = unmodelled.length > 1 ? ` and ${unmodelled.length - 1} more` : "";
    return `${name}: not all of it is modelled (${first!.why}${more}). Life: ${players}.`;
  }
  const printed = definition.abilities.filter((ability) => ability.printed && !ability.keywordOf);
  const triggered = printed.filter((ability) =>
    told.some(({ event }) => event.kind === "triggered" && isAbout(event.source, ability)),
  ).length;
  const activated = printed.filter((ability) =>
    told.some(({ event }) => event.kind === "activate" && isAbout(event.source, ability)),
  ).length;
  const parts = [`${printed.length} ${printed.length === 1 ? "ability" : "abilities"}`];
  if (triggered > 0) parts.push(`${triggered} triggered`);
  if (activated > 0) parts.push(`${activated} activated`);
  return `${name} works: ${parts.join(", ")}. Life: ${players}.`;
}
