/**
 * Why a card cannot be cast now, without trying: for the list of what a player may do, and for messages.
 */
import { type CompiledAbility, definitionOf } from "../cards/library.ts";
import { forbidden } from "../events/impossible.ts";
import type { Game } from "../game.ts";
import { addCosts, parseManaCost, withX } from "../mana/cost.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { scopeOf } from "../scope.ts";
import type { CastMethod } from "../vocabulary.ts";
import { costOfNodes, paymentProblem, withCostChanges } from "./pay.ts";
import { compiled } from "../view.ts";
import { hasEnoughTargets } from "./targets.ts";

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
  const abilities = spellAbilitiesOfFace(game, card, method.face);
  return targetProblem(game, player, card, abilities) ?? costProblem(game, player, card, method, abilities);
}

/** Main phase, own turn, empty stack (CR 117.1a, 307.1). */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { turn, stack } = game.state;
  return (
    turn.active === player && stack.length === 0 && (turn.step === "precombat main" || turn.step === "postcombat main")
  );
}

function spellAbilitiesOfFace(game: Game, card: ObjectId, face: number): CompiledAbility[] {
  const object = game.state.objects[card]!;
  if (object.card === null) return [];
  const { values, abilities } = definitionOf(game.library, object.card).faces[face]!;
  const isAura = values.subtypes.includes("Aura");
  return compiled(game, abilities).filter(
    (ability) => ability.kind === "spell" || (isAura && ability.keyword === "enchant"),
  );
}

function targetProblem(game: Game, player: PlayerId, card: ObjectId, abilities: CompiledAbility[]): Problem | null {
  const { vocabulary } = game.library;
  for (const ability of abilities) {
    const scope = scopeOf(game, card, player, ability);
    const modes = vocabulary.modes(scope, ability);
    const tries = modes ? modes.labels.map((_, mode) => [mode]) : [[]];
    if (!tries.some((chosen) => hasEnoughTargets(scope, vocabulary.targetPhrases(scope, ability, chosen)))) {
      return { rule: cr("601.2c"), why: "It has no legal target." };
    }
  }
  return null;
}

function costProblem(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  method: CastMethod,
  abilities: CompiledAbility[],
): Problem | null {
  const scope = scopeOf(game, card, player, abilities[0] ?? null);
  const nodes = [...method.costs, ...abilities.flatMap((ability) => game.library.vocabulary.costs(ability))];
  const others = costOfNodes(game, nodes);
  const mana = addCosts(withX(parseManaCost(method.manaCost!), 0), withX(others.mana, 0));
  const attempt = { object: card, player, other: null, method: method.method };
  return paymentProblem(scope, player, withCostChanges(game, { ...others, mana }, attempt));
}
