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

const ON_BATTLEFIELD: ZonePlace[] = [{ zone: "battlefield", player: null }];

/** The places of phrases that name none, and so are the same at any time; null for the others. */
const steadyPlaces = new WeakMap<TreeNode, ZonePlace[] | null>();

/** The places of a phrase. "Card" without a zone is looked for everywhere it could be meant: the caller narrows it down. */
export function placesForPhrase(scope: Scope, node: TreeNode): readonly ZonePlace[] {
  let steady = steadyPlaces.get(node);
  if (steady === undefined) {
    steady = placesByNoun(node);
    steadyPlaces.set(node, steady);
  }
  return steady ?? placesOf(scope, child(children(node, "suffixes").find(namesZone)!, "zone"));
}

function namesZone({ kind }: TreeNode): boolean {
  return kind === "inZone" || kind === "ofZone";
}

/** "Exiled with it". */
function isExiledWith(suffix: TreeNode): boolean {
  const verb = suffix.kind === "done" ? maybeChild(suffix, "verb") : null;
  return verb?.kind === "exile" && maybeChild(verb, "with") !== null;
}

function placesByNoun(node: TreeNode): ZonePlace[] | null {
  const suffixes = children(node, "suffixes");
  if (suffixes.some(namesZone)) return null;
  if (suffixes.some(({ kind }) => kind === "fromAmong")) return [];
  if (suffixes.some(isExiledWith)) return [{ zone: "exile", player: null }];
  const noun = maybeChild(node, "noun");
  const nouns = noun ? [noun, ...children(noun, "items")] : [];
  if (nouns.some((one) => word(one) === "spell" || ON_THE_STACK.has(one.kind) || word(one) === "ability")) {
    const places: ZonePlace[] = [{ zone: "stack", player: null }];
    // "Target spell or permanent" is looked for in both places.
    if (nouns.some((one) => one.kind === "cardType" || word(one) === "permanent"))
      places.push({ zone: "battlefield", player: null });
    return places;
  }
  return ON_BATTLEFIELD;
}
