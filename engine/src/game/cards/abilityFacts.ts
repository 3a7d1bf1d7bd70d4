/**
 * What follows from an ability's tree at once: where it functions, whether it is a mana ability.
 */
import { walkTree } from "../../grammar/tree.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import type { ZoneName } from "../object.ts";
import { targetNodesIn } from "../selectors/targetPhrases.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";
import type { AbilityKind, CompiledAbility } from "./library.ts";

/** Zones in which an ability functions: the battlefield, unless its own words say otherwise (CR 113.6). */
export function zonesOf(kind: AbilityKind, node: TreeNode): ZoneName[] {
  // What a spell costs has to be known before it is one (CR 113.6d).
  if (kind === "spell") return statesItsCost(node) ? ["stack", "hand", "graveyard", "exile", "command"] : ["stack"];
  if (kind === "activated") return activationZones(node);
  if (kind === "triggered") return triggerZones(node);
  // Rules about the card as a spell, or about playing it from elsewhere, function there too (CR 113.6b–g).
  if (speaksOfTheSpell(node)) return ["battlefield", "stack", "hand", "graveyard", "exile", "command"];
  return ["battlefield"];
}

/** Cycling and its like are activated from where the cost uses the card (CR 113.6m). */
function activationZones(node: TreeNode): ZoneName[] {
  for (const cost of children(node, "costs")) {
    const what = maybeChild(cost, "what") ?? maybeChild(cost, "cards");
    if (!what) continue;
    const self = what.kind === "placed" ? maybeChild(what, "what") : what;
    if (!isSelf(self)) continue;
    if (cost.kind === "discard" || cost.kind === "reveal") return ["hand"];
    const zone = what.kind === "placed" ? maybeChild(what, "zone") : null;
    const name = zone && maybeChild(zone, "zone");
    if (name) return [word(name) as ZoneName];
  }
  return effectZones(node);
}

/** "Return this card from your graveyard to the battlefield" is used from the graveyard. */
function effectZones(node: TreeNode): ZoneName[] {
  for (const effect of children(node, "effects")) {
    for (const inner of walkTree(effect)) {
      if (inner.kind !== "placed" && inner.kind !== "placedIn") continue;
      const what = maybeChild(inner, "what");
      const zone = maybeChild(inner, "zone");
      const name = zone && maybeChild(zone, "zone");
      if (isSelf(what) && name) return [word(name) as ZoneName];
    }
  }
  return ["battlefield"];
}

/** Triggers that speak of the card being cast, or of it in another zone, function there (CR 113.6). */
function triggerZones(node: TreeNode): ZoneName[] {
  const trigger = maybeChild(node, "trigger");
  for (const event of trigger ? children(trigger, "event") : []) {
    const verbs = maybeChild(event, "verbs");
    const what = verbs && maybeChild(verbs, "what");
    if (verbs?.kind === "cast" && isSelf(what)) return ["stack"];
    if (verbs?.kind === "cycle" || verbs?.kind === "discard" || verbs?.kind === "mill")
      return ["battlefield", "graveyard"];
  }
  const said = zoneOfCondition(node);
  if (said) return [said];
  const zones = effectZones(node);
  return zones[0] === "battlefield"
    ? ["battlefield"]
    : [
        ...zones,
        ...("trigger" in node && zones[0] === "graveyard" && tellsOfDeath(trigger) ? (["battlefield"] as const) : []),
      ];
}

/** "If this card is in your graveyard, …" behind the event: that is where the ability works (CR 113.6k). */
function zoneOfCondition(node: TreeNode): ZoneName | null {
  const [first] = children(node, "effects");
  const condition = first?.kind === "ifThen" ? maybeChild(first, "condition") : null;
  if (!condition || !isSelf(maybeChild(condition, "subject"))) return null;
  const verbs = maybeChild(condition, "verbs");
  const complement = verbs?.kind === "be" ? maybeChild(verbs, "complement") : null;
  const where = complement?.kind === "isIn" ? maybeChild(complement, "where") : null;
  const zone = where && maybeChild(where, "zone");
  const name = zone && maybeChild(zone, "zone");
  return name ? (word(name) as ZoneName) : null;
}

function tellsOfDeath(trigger: TreeNode | null): boolean {
  if (trigger === null) return false;
  return children(trigger, "event").some((event) => {
    const verbs = maybeChild(event, "verbs");
    if (verbs?.kind === "die") return true;
    // What is attached to something is there when that is put into a graveyard.
    const subject = maybeChild(event, "subject");
    const isAttached = subject && maybeChild(subject, "determiner")?.kind === "attachedTo";
    const complement = verbs && maybeChild(verbs, "complement");
    const isPut = complement?.kind === "isMoved" || (complement && maybeChild(complement, "verb")?.kind === "put");
    return isAttached === true && isPut === true;
  });
}

function statesItsCost(node: TreeNode): boolean {
  return children(node, "effects").some((effect) => {
    const verbs = maybeChild(effect, "verbs")?.kind;
    return verbs === "cost" || verbs === "costMore";
  });
}

function speaksOfTheSpell(node: TreeNode): boolean {
  for (const inner of walkTree(node)) {
    if (inner.kind === "self" && nounOfSelf(inner) === "spell") return true;
    if (inner.kind === "cost" || inner.kind === "costMore" || inner.kind === "placed") return true;
  }
  return false;
}

/** Without target, could make mana, not a loyalty ability (CR 605.1a); triggered by mana, makes mana (605.1b). */
export function makesMana(ability: CompiledAbility): boolean {
  if (ability.loyalty || (ability.kind !== "activated" && ability.kind !== "triggered")) return false;
  const effects = children(ability.node, "effects");
  if (effects.some((effect) => targetNodesIn(effect).length > 0)) return false;
  const adds = effects.some((effect) => [...walkTree(effect)].some((node) => node.kind === "addMana"));
  if (ability.kind === "activated") return adds;
  const trigger = maybeChild(ability.node, "trigger");
  return (
    adds &&
    trigger !== null &&
    [...walkTree(trigger)].some((node) => node.kind === "tapForMana" || node.kind === "addMana")
  );
}
