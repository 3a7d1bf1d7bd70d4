/**
 * Why a card cannot be cast now, without trying: for the list of what a player may do, and for messages.
 */
import { type CardFace, type CompiledAbility, definitionOf } from "../cards/library.ts";
import { forbidden } from "../events/impossible.ts";
import type { Game } from "../game.ts";
import { addCosts, isFree, parseManaCost, withX } from "../mana/cost.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { askingScope, scopeOf } from "../scope.ts";
import type { CastMethod, CostMeaning } from "../vocabulary.ts";
import {
  type TotalCost,
  costOfAbility,
  costOfNodes,
  canPayMana,
  canPayOthers,
  paidFor,
  paymentProblem,
  totalOf,
  withCostChanges,
} from "./pay.ts";
import { compiled } from "../view.ts";
import { someModeHasTargets } from "./targets.ts";

export interface Problem {
  rule: string;
  why: string;
}

/** Null when casting the card this way is worth proposing. */
export function castProblem(game: Game, player: PlayerId, card: ObjectId, method: CastMethod): Problem | null {
  if (method.manaCost === null) return { rule: cr("118.6"), why: "It has no mana cost, so it can't be cast." };
  if (!method.flash && !isSorceryTime(game, player)) {
    return { rule: cr("307.1"), why: "It can be cast only in its player's main phase while the stack is empty." };
  }
  const obstacle = forbidden(game, "cast", card, player, { method: method.method });
  if (obstacle) return { rule: cr("601.2e"), why: obstacle.why };
  const abilities = spellAbilitiesOf(game, card, method);
  if (!haveTargets(game, player, card, abilities)) return { rule: cr("601.2c"), why: "It has no legal target." };
  const scope = scopeOf(game, card, player, abilities[0] ?? null);
  const total = leastCost(game, player, card, method, abilities);
  return paymentProblem(scope, player, paidFor(total, { object: card, ability: null }));
}

/** Whether casting is worth proposing: the same as having no `castProblem`, asking what is quickly known first. */
export function mayCast(game: Game, player: PlayerId, card: ObjectId, method: CastMethod): boolean {
  if (method.manaCost === null || (!method.flash && !isSorceryTime(game, player))) return false;
  const abilities = spellAbilitiesOf(game, card, method);
  const total = leastCost(game, player, card, method, abilities);
  return (
    canPayMana(game, player, card, total, null) &&
    (total.others.length === 0 || canPayOthers(askingScope(game, card, player, abilities[0] ?? null), total)) &&
    !forbidden(game, "cast", card, player, { method: method.method }) &&
    haveTargets(game, player, card, abilities)
  );
}

/** Main phase, own turn, empty stack (CR 117.1a, 307.1). */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { turn, stack } = game.state;
  return (
    turn.active === player && stack.length === 0 && (turn.step === "precombat main" || turn.step === "postcombat main")
  );
}

const spellAbilities = new WeakMap<CardFace, readonly CompiledAbility[]>();

const NO_ABILITIES: readonly CompiledAbility[] = [];

/** The abilities a spell follows that is cast this way; face down it has none (CR 708.2a). */
function spellAbilitiesOf(game: Game, card: ObjectId, { face, faceDown }: CastMethod): readonly CompiledAbility[] {
  return faceDown ? NO_ABILITIES : spellAbilitiesOfFace(game, card, face);
}

/** The abilities a spell follows that is cast as this face: see `performers`. */
function spellAbilitiesOfFace(game: Game, card: ObjectId, face: number): readonly CompiledAbility[] {
  const object = game.state.objects[card]!;
  if (object.card === null) return [];
  const cardFace = definitionOf(game.library, object.card).faces[face]!;
  let followed = spellAbilities.get(cardFace);
  if (!followed) {
    const isAura = cardFace.values.subtypes.includes("Aura");
    followed = compiled(game, cardFace.abilities).filter(
      (ability) => ability.kind === "spell" || (isAura && ability.keyword === "enchant"),
    );
    spellAbilities.set(cardFace, followed);
  }
  return followed;
}

function haveTargets(game: Game, player: PlayerId, card: ObjectId, abilities: readonly CompiledAbility[]): boolean {
  for (const ability of abilities)
    if (!someModeHasTargets(askingScope(game, card, player, ability), ability)) return false;
  return true;
}

/** What casting costs at least: X is 0, and no optional cost is paid. */
function leastCost(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  method: CastMethod,
  abilities: readonly CompiledAbility[],
): TotalCost {
  let total = totalOf(withX(parseManaCost(method.manaCost!), 0), NO_COSTS);
  if (method.costs.length > 0) total = withMore(total, costOfNodes(game, method.costs));
  for (const ability of abilities) total = withMore(total, costOfAbility(game, ability));
  return withCostChanges(game, total, { object: card, player, other: null, method: method.method });
}

const NO_COSTS: CostMeaning[] = [];

function withMore(total: TotalCost, more: TotalCost): TotalCost {
  if (isFree(more.mana) && more.others.length === 0) return total;
  return totalOf(addCosts(total.mana, withX(more.mana, 0)), [...total.others, ...more.others]);
}
