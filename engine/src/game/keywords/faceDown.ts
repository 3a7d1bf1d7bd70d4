/**
 * Morph and megamorph: casting a card face down for {3}, and turning the permanent up later, which is no ability and uses no stack
 * (CR 702.37, 708, 116.2b).
 */
import type { CompiledAbility } from "../cards/library.ts";
import { happen } from "../events/pipeline.ts";
import { type Game, Refused } from "../game.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, scopeOf, sourceOf } from "../scope.ts";
import { costOfNodes, payTotal, paymentProblem } from "../stack/pay.ts";
import type { CastMethod } from "../vocabulary.ts";
import { compiled, controllerOf, faceOf, keywordsOf } from "../view.ts";
import { costNodes } from "./optionalCosts.ts";
import { costOfKeyword } from "./parameters.ts";

const TURN_UP = ["morph", "megamorph"];

/** What a keyword lets cast face down costs. */
const FACE_DOWN: CastMethod = {
  method: "face down",
  faceDown: true,
  face: 0,
  manaCost: "{3}",
  costs: [],
  rule: cr("702.37c"),
  flash: false,
};

const ONLY_FACE_DOWN = [FACE_DOWN];
const NONE: CastMethod[] = [];

/** Whether a keyword lets a card be cast face down. */
export function isCastFaceDown(keyword: string | null): boolean {
  return keyword !== null && TURN_UP.includes(keyword);
}

/** The way to cast a card face down, if it has one. */
export function faceDownMethods(game: Game, card: ObjectId): readonly CastMethod[] {
  return TURN_UP.some((keyword) => keywordsOf(game, card, keyword).length > 0) ? ONLY_FACE_DOWN : NONE;
}

/** The keyword by which a face-down permanent may be turned up: one that it would have face up (CR 702.37e). */
function keywordUnderneath(game: Game, id: ObjectId): CompiledAbility | null {
  const object = game.state.objects[id];
  if (!object?.faceDown || object.zone !== "battlefield") return null;
  const face = faceOf(game, object);
  const abilities = face ? compiled(game, face.abilities) : [];
  return abilities.find(({ keyword }) => keyword !== null && TURN_UP.includes(keyword)) ?? null;
}

function costScope(game: Game, player: PlayerId, id: ObjectId, ability: CompiledAbility): Scope {
  return scopeOf(game, id, player, ability);
}

/** Why a player cannot turn a permanent face up now; null when they can. */
export function turnUpProblem(game: Game, player: PlayerId, id: ObjectId): { rule: string; why: string } | null {
  const ability = keywordUnderneath(game, id);
  const cost = ability && costOfKeyword(ability);
  if (!cost || controllerOf(game, id) !== player)
    return { rule: cr("708.7"), why: "Nothing lets it be turned face up." };
  return paymentProblem(costScope(game, player, id, ability), player, costOfNodes(game, costNodes(cost)));
}

/** Pays for turning a permanent face up, and turns it. @throws Refused when that is not possible */
export function turnFaceUp(game: Game, player: PlayerId, id: ObjectId): void {
  const problem = turnUpProblem(game, player, id);
  if (problem) throw new Refused(problem.rule, problem.why);
  const ability = keywordUnderneath(game, id)!;
  const scope = costScope(game, player, id, ability);
  payTotal(scope, player, costOfNodes(game, costNodes(costOfKeyword(ability)!)));
  const source = sourceOf(scope, ability.node);
  happen(game, { kind: "turnFaceUp", object: id }, [cr("702.37e"), cr("116.2b")], source);
  if (ability.keyword !== "megamorph") return;
  const counter = { kind: "addCounters", to: { object: id }, counter: "+1/+1", amount: 1, by: player } as const;
  happen(game, counter, [cr("702.37b")], source);
}
