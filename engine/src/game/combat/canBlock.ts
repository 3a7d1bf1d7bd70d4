/**
 * Which creatures may attack and which may block which (CR 508.1c, 509.1b): evasion keywords and what cards forbid.
 */
import { forbidden } from "../events/impossible.ts";
import type { Game } from "../game.ts";
import { isProtectedFrom } from "../keywords/protection.ts";
import { derivedOf } from "../layers/derived.ts";
import type { ObjectId, PlayerId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import { characteristics, controllerOf, hasKeyword, keywordsOf, permanentsOf } from "../view.ts";
import { word, maybeChild } from "../treeAccess.ts";
import { qualitiesOfKeyword } from "../keywords/parameters.ts";
import { scopeOf } from "../scope.ts";

export interface CombatProblem {
  rule: string;
  why: string;
}

/** Haste lets a creature ignore how long its controller has had it (CR 302.6, 702.10b). */
export function isSick(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]!;
  return object.sickSince !== -1 && !hasKeyword(game, id, "haste");
}

/** Null when the creature may be declared as an attacker. */
export function attackProblem(game: Game, id: ObjectId, defender: Target | null): CombatProblem | null {
  const object = game.state.objects[id]!;
  if (!characteristics(game, id).types.includes("creature"))
    return { rule: cr("508.1a"), why: "Only creatures attack." };
  if (object.tapped) return { rule: cr("508.1a"), why: "It is tapped." };
  if (isSick(game, id)) return { rule: cr("302.6"), why: "It came under its controller's control this turn." };
  if (hasKeyword(game, id, "defender") && !mayAttackAnyway(game, id))
    return { rule: cr("702.3b"), why: "It has defender." };
  return forbidden(game, "attack", id, controllerOf(game, id), { other: defender });
}

function mayAttackAnyway(game: Game, id: ObjectId): boolean {
  const attempt = { object: id, player: controllerOf(game, id), other: null };
  return (derivedOf(game).permissions.get("attackAsThoughNoDefender") ?? []).some(({ part, scope }) =>
    part.allows(scope, attempt),
  );
}

/** Null when `blocker` may block `attacker`. */
export function blockProblem(game: Game, blocker: ObjectId, attacker: ObjectId): CombatProblem | null {
  const object = game.state.objects[blocker]!;
  const values = characteristics(game, blocker);
  if (!values.types.includes("creature")) return { rule: cr("509.1a"), why: "Only creatures block." };
  if (object.tapped) return { rule: cr("509.1a"), why: "It is tapped." };
  const evasion = evasionProblem(game, blocker, attacker);
  if (evasion) return evasion;
  const other = { object: attacker };
  return (
    forbidden(game, "block", blocker, values.controller, { other }) ??
    forbidden(game, "beBlocked", attacker, controllerOf(game, attacker), { other: { object: blocker } })
  );
}

function evasionProblem(game: Game, blocker: ObjectId, attacker: ObjectId): CombatProblem | null {
  const has = (keyword: string) => hasKeyword(game, attacker, keyword);
  const blockerHas = (keyword: string) => hasKeyword(game, blocker, keyword);
  const { types, colors } = characteristics(game, blocker);
  const attackerColors = characteristics(game, attacker).colors;
  const sharesColor = colors.some((color) => attackerColors.includes(color));
  if (has("flying") && !blockerHas("flying") && !blockerHas("reach"))
    return { rule: cr("702.9b"), why: "It has flying." };
  if (has("shadow") !== blockerHas("shadow")) return { rule: cr("702.28b"), why: "Shadow meets only shadow." };
  if (has("horsemanship") && !blockerHas("horsemanship")) return { rule: cr("702.31b"), why: "It has horsemanship." };
  const artifact = types.includes("artifact");
  if (has("fear") && !artifact && !colors.includes("B")) return { rule: cr("702.36b"), why: "It has fear." };
  if (has("intimidate") && !artifact && !sharesColor) return { rule: cr("702.13b"), why: "It has intimidate." };
  if (has("skulk")) {
    const power = characteristics(game, attacker).power ?? 0;
    if ((characteristics(game, blocker).power ?? 0) > power) return { rule: cr("702.118b"), why: "It has skulk." };
  }
  if (blockerHas("decayed")) return { rule: cr("702.147a"), why: "The blocker is decayed." };
  if (isProtectedFrom(game, attacker, blocker))
    return { rule: cr("702.16f"), why: "It has protection from the blocker." };
  return landwalkProblem(game, blocker, attacker);
}

/** CR 702.14c: the defending player controls such a land. */
function landwalkProblem(game: Game, blocker: ObjectId, attacker: ObjectId): CombatProblem | null {
  const walks = keywordsOf(game, attacker, "landwalk");
  if (walks.length === 0) return null;
  const lands = permanentsOf(game, controllerOf(game, blocker)).filter((id) =>
    characteristics(game, id).types.includes("land"),
  );
  for (const walk of walks) {
    const type = maybeChild(walk.node, "landType");
    const scope = scopeOf(game, attacker, controllerOf(game, attacker), walk);
    const matches = (land: ObjectId) =>
      type
        ? characteristics(game, land).subtypes.includes(word(type))
        : qualitiesOfKeyword(walk).every((quality) => game.library.vocabulary.hasQuality(scope, quality, land));
    if (lands.some(matches)) return { rule: cr("702.14c"), why: "It walks across the defending player's lands." };
  }
  return null;
}

/** By how many creatures one can be blocked at most, where a card says so (CR 509.1b). */
export function mostBlockers(game: Game, attacker: ObjectId): number {
  const attempt = { object: attacker, player: controllerOf(game, attacker), other: null };
  const limits = (derivedOf(game).permissions.get("mostBlockers") ?? []).filter(({ part, scope }) =>
    part.allows(scope, attempt),
  );
  return Math.min(...limits.map(({ part, scope }) => part.amount?.(scope) ?? Number.POSITIVE_INFINITY));
}

/** How many blockers a creature needs at least (CR 702.111b). */
export function leastBlockers(game: Game, attacker: ObjectId): number {
  const menace = hasKeyword(game, attacker, "menace") ? 2 : 1;
  const attempt = { object: attacker, player: controllerOf(game, attacker), other: null };
  return (derivedOf(game).permissions.get("leastBlockers") ?? []).reduce(
    (most, { part, scope }) => (part.allows(scope, attempt) ? Math.max(most, part.amount?.(scope) ?? 2) : most),
    menace,
  );
}

/** How many attackers a creature may block (CR 509.1a); more when a card says so. */
export function mostBlocked(game: Game, blocker: ObjectId, player: PlayerId): number {
  const attempt = { object: blocker, player, other: null };
  return (derivedOf(game).permissions.get("blockAdditional") ?? []).reduce(
    (sum, { part, scope }) => (part.allows(scope, attempt) ? sum + (part.amount?.(scope) ?? 1) : sum),
    1,
  );
}
