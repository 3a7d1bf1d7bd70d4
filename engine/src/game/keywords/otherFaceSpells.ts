/**
 * Spells cast as an Adventure or as an Omen (CR 715, 720): where they go as they resolve, and how the card is played afterwards.
 */
import { definitionOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import type { GameObject, MemoryValue, PlayerId, ZoneName } from "../object.ts";
import { cr } from "../rules.ts";

/** Under which name a card in exile remembers who may play it after its Adventure. */
const ADVENTURER = "on an adventure of";

/** Where a spell that resolves goes instead of the graveyard, because of the face it was cast with; null for all others. */
export function destinationByFace(
  game: Game,
  { kind, card, face, controller }: GameObject,
): { zone: ZoneName; rule: string; memory: Record<string, MemoryValue> } | null {
  if (kind !== "card" || card === null || face === 0) return null;
  const { layout } = definitionOf(game.library, card);
  if (layout === "adventure") return { zone: "exile", rule: cr("715.3d"), memory: { [ADVENTURER]: controller } };
  if (layout === "omen") return { zone: "library", rule: cr("720.3d"), memory: {} };
  return null;
}

/** Whether a player may cast a card from exile, because they sent it on an Adventure (CR 715.3d). */
export function isOnAdventureOf({ zone, memory }: GameObject, player: PlayerId): boolean {
  return zone === "exile" && memory[ADVENTURER] === player;
}
