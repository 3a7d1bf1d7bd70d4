/**
 * Counting what a noun phrase describes: "the number of creatures you control", "for each card in your hand".
 */
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { counterNameOf } from "../effects/counterNames.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";
import { objectOf } from "../view.ts";
import { differentValues, traitNamed, valuesOf } from "./traits.ts";
import { select } from "./filter.ts";
import { universe } from "./objectPhrases.ts";

/** The things a counted phrase describes; "a" or no determiner both mean all of them. */
export function countedThings(scope: Scope, node: TreeNode): Target[] {
  if (node.kind !== "objects") return select(scope, node, { unmentioned: true });
  const determiner = maybeChild(node, "determiner");
  const pointsBack = determiner && ["that", "those", "the", "these", "theTop"].includes(determiner.kind);
  return pointsBack ? select(scope, node, { unmentioned: true }) : universe(scope, node);
}

/** How many things, counters or different values a phrase counts. */
export function countThings(scope: Scope, node: TreeNode): number {
  if (node.kind === "counters") return countersOn(scope, node);
  if (node.kind === "values") return valuesAmong(scope, node);
  return countedThings(scope, node).length;
}

/** "The +1/+1 counters on it". */
function countersOn(scope: Scope, node: TreeNode): number {
  const names = children(node, "names").map(counterNameOf);
  const on = children(node, "suffixes").flatMap((suffix) => children(suffix, "what"));
  let sum = 0;
  for (const phrase of on) {
    for (const thing of select(scope, phrase, { unmentioned: true })) {
      const { counters } =
        "object" in thing ? objectOf(scope.game, thing.object) : scope.game.state.players[thing.player]!;
      const kinds = names.length > 0 ? names : Object.keys(counters);
      for (const name of kinds) sum += counters[name] ?? 0;
    }
  }
  return sum;
}

/** "Basic land types among lands you control", "card types among cards in your graveyard". */
function valuesAmong(scope: Scope, node: TreeNode): number {
  const among = maybeChild(maybeChild(node, "scope") ?? node, "what");
  const things = among ? countedThings(scope, among) : [];
  const noun = word(maybeChild(node, "noun") ?? node);
  // Only Plains, Island, Swamp, Mountain and Forest are basic land types (CR 305.6).
  if (noun === "basicLandType") {
    const types = new Set(things.flatMap((thing) => valuesOf(scope, thing, "land type")));
    return BASIC_LAND_TYPES.filter((type) => types.has(type)).length;
  }
  return differentValues(scope, things, traitNamed(noun)!);
}

const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
