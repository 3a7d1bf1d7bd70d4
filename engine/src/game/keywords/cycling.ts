/**
 * A card is cycled when it is discarded to pay for one of its cycling abilities (CR 702.29c–d): triggers wait for that.
 */
import { keywordById } from "../../keywords/keywords.ts";
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import type { EventSource } from "../events/event.ts";
import { happen } from "../events/pipeline.ts";
import type { Game } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";

/** Tells that a player has cycled a card, if the ability just paid for is one of cycling. */
export function tellCycling(
  game: Game,
  card: ObjectId,
  player: PlayerId,
  ability: CompiledAbility,
  source: EventSource,
): void {
  const keyword = ability.keywordOf ? abilityOf(game.library, ability.keywordOf).keyword : null;
  if (!keyword || (keywordById(keyword)?.variantOf ?? keyword) !== "cycling") return;
  const discarded = game.state.lastKnown[card]?.became ?? card;
  happen(
    game,
    { kind: "keywordAction", verb: "cycle", player, objects: [discarded], amount: 1 },
    [cr("702.29c")],
    source,
  );
}
