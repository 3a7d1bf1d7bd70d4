/**
 * Where to look for what a noun phrase describes: the zone it names, else the battlefield; spells are on the stack (CR 109.2).
 */
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { type ZonePlace, placesOf } from "./zones.ts";

const ON_THE_STACK = new Set([
  "activatedAbility",
  "triggeredAbility",
  "activatedOrTriggeredAbility",
  "loyaltyAbilityNoun",
]);

/** The places of a phrase. "Card" without a zone is looked for everywhere it could be meant: the caller narrows it down. */
export function placesForPhrase(scope: Scope, node: TreeNode): ZonePlace[] {
  for (const suffix of children(node, "suffixes")) {
    if (suffix.kind === "inZone" || suffix.kind === "ofZone") return placesOf(scope, child(suffix, "zone"));
  }
  for (const suffix of children(node, "suffixes")) {
    if (suffix.kind === "fromAmong") return [];
  }
  const noun = maybeChild(node, "noun");
  const nouns = noun ? [noun, ...children(noun, "items")] : [];
  if (nouns.some((one) => word(one) === "spell" || ON_THE_STACK.has(one.kind) || word(one) === "ability")) {
    const places: ZonePlace[] = [{ zone: "stack", player: null }];
    // "Target spell or permanent" is looked for in both places.
    if (nouns.some((one) => one.kind === "cardType" || word(one) === "permanent"))
      places.push({ zone: "battlefield", player: null });
    return places;
  }
  return [{ zone: "battlefield", player: null }];
}
