/**
 * What "it", "they", "that creature", "those cards" mean: the things mentioned before, the latest first (CR 608.2c: read in order).
 */
import type { Mention, PlayerId, Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, children, maybeChild } from "../treeAccess.ts";
import { controllerOf, objectOf } from "../view.ts";

/** Lets later words refer to things. */
export function mention(
  scope: Scope,
  what: readonly Target[],
  options: { plural?: boolean; how?: string | null } = {},
): void {
  scope.mentions.push({ what: [...what], plural: options.plural ?? what.length > 1, how: options.how ?? null });
}

type Test = (thing: Target) => boolean;

const isObject: Test = (thing) => "object" in thing;
const isPlayer: Test = (thing) => "player" in thing;

/** The latest mention whose things pass a test; null when there is none. */
export function latest(scope: Scope, test: Test, plural: boolean | null = null): Mention | null {
  for (let i = scope.mentions.length - 1; i >= 0; i--) {
    const one = scope.mentions[i]!;
    if (plural !== null && one.plural !== plural) continue;
    if (one.what.every(test)) return one;
  }
  return null;
}

/** "It": the latest single object; the source itself when nothing else was mentioned. */
export function itObject(scope: Scope): Target[] {
  if (scope.subject && "object" in scope.subject) return [scope.subject];
  if (scope.agent) return [scope.agent];
  const found = latest(scope, isObject, false) ?? latest(scope, isObject);
  return found ? found.what : [{ object: scope.source }];
}

/** "They", "them": the latest several objects, else the latest players, else the latest object. */
export function theyThings(scope: Scope): Target[] {
  if (scope.doer !== null && !latest(scope, isObject, true)) return [{ player: scope.doer }];
  const last = scope.mentions.at(-1);
  if (last?.what.every(isPlayer) && last.what.length > 0) return last.what;
  return (latest(scope, isObject, true) ?? latest(scope, isPlayer) ?? latest(scope, isObject))?.what ?? [];
}

/** "That player", "their": who is doing it, else the player mentioned last. */
export function thatPlayer(scope: Scope): PlayerId | null {
  if (scope.doer !== null && scope.doer !== scope.controller) return scope.doer;
  const found =
    latest(scope, (thing) => isPlayer(thing) && (thing as { player: PlayerId }).player !== scope.controller) ??
    latest(scope, isPlayer);
  const [first] = found?.what ?? [];
  if (first && "player" in first) return first.player;
  return scope.doer;
}

/** The things that something was done to: "the exiled card", "the sacrificed creature". */
export function doneTo(scope: Scope, how: string): Target[] {
  const found = [...scope.mentions].reverse().find((one) => one.how === how);
  if (found) return found.what;
  const paid = scope.item?.paid.objects[how];
  if (paid) return paid.map((object) => ({ object }));
  // Said by another ability of the same object: what that ability left behind (CR 607.2a).
  const it = scope.game.state.objects[scope.source] ?? scope.game.state.lastKnown[scope.source]?.object;
  const kept = it?.memory[how];
  return Array.isArray(kept) ? kept : [];
}

/** "A spell an opponent controls" lets "that player" mean the opponent. */
export function mentionOwners(scope: Scope, phrase: TreeNode, things: readonly Target[]): void {
  for (const suffix of children(phrase, "suffixes")) {
    if (suffix.kind !== "controlledBy" && suffix.kind !== "ownedBy" && suffix.kind !== "relative") continue;
    if (maybeChild(suffix, "by")?.kind !== "objects") continue;
    const owners = things.flatMap((thing) =>
      "object" in thing
        ? [
            suffix.kind === "ownedBy"
              ? objectOf(scope.game, thing.object).owner
              : controllerOf(scope.game, thing.object),
          ]
        : [],
    );
    if (owners.length > 0)
      mention(
        scope,
        [...new Set(owners)].map((player) => ({ player })),
        {},
      );
  }
}
