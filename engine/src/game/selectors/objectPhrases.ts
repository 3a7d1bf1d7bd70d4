/**
 * "Target creature you control", "each opponent", "two cards", "that creature": determiner, qualities, noun, suffixes.
 */
import { pickAtRandom } from "../chance.ts";
import { decide } from "../choices.ts";
import { NotModelled } from "../game.ts";
import { quantityRange } from "../amounts/quantities.ts";
import type { Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, maybeChild, text, word } from "../treeAccess.ts";
import { nameOf, objectOf, playersInOrder, sameTarget, zoneList } from "../view.ts";
import type { SelectOptions } from "./filter.ts";
import { DONE, descriptionOf, fitsDescription, permanentsFor } from "./descriptions.ts";
import { ownersOf } from "./possessives.ts";
import { doneTo, latest, mention, mentionOwners } from "./references.ts";
import { chosenFor } from "./targetPhrases.ts";
import { doneThisWay } from "./suffixes.ts";
import { foundInEvents } from "./pastEvents.ts";
import { placesForPhrase } from "./phrasePlaces.ts";
import { isIn, thingsIn } from "./zones.ts";

/** Whether a thing is what the words describe, whatever the determiner counts. */
export function fitsObjects(scope: Scope, node: TreeNode, thing: Target): boolean {
  const determiner = maybeChild(node, "determiner");
  if (determiner && !fitsDeterminer(scope, determiner, node, thing)) return false;
  return fitsDescription(scope, node, thing);
}

function fitsDeterminer(scope: Scope, determiner: TreeNode, node: TreeNode, thing: Target): boolean {
  switch (determiner.kind) {
    case "target": {
      const chosen = chosenFor(scope, node);
      return chosen ? chosen.some((one) => sameTarget(one, thing)) : true;
    }
    case "another":
    case "other":
      return !isSelf(scope, thing);
    case "attachedTo":
      return attachedThings(scope).some((one) => sameTarget(one, thing));
    case "that":
    case "those":
    case "these":
    case "the":
      return pointedAt(scope, node, determiner).some((one) => sameTarget(one, thing));
    case "possessed":
      // "Your opponents": the noun says which players.
      if ("player" in thing) return true;
      if (maybeChild(determiner, "ordinal")) return isNth(scope, child(determiner, "ordinal"), thing);
      return ownersOf(scope, child(determiner, "of")).some(
        (owner) => "player" in owner && "object" in thing && objectOf(scope.game, thing.object).owner === owner.player,
      );
    default:
      return determiner.other ? !isSelf(scope, thing) : true;
  }
}

function isSelf(scope: Scope, thing: Target): boolean {
  if ("player" in thing) return thing.player === scope.controller;
  // "Equipped creature gets +1/+1 for each other creature": other than the one that gets it.
  if (scope.agent && "object" in scope.agent) return thing.object === scope.agent.object;
  return thing.object === scope.source || scope.game.state.lastKnown[scope.source]?.became === thing.object;
}

/** "Enchanted creature", "equipped creature": what the source is, or last was, attached to. */
export function attachedThings(scope: Scope): Target[] {
  const to = objectOf(scope.game, scope.source).attachedTo;
  return to ? [to] : [];
}

/** What "that creature", "those cards", "the exiled card" point at. */
function pointedAt(scope: Scope, node: TreeNode, determiner: TreeNode): Target[] {
  const done = children(node, "qualities")
    .map(word)
    .find((is) => DONE.has(is) || (is === "tapped" && scope.item?.paid.objects.tapped !== undefined));
  if (done) return doneTo(scope, done).filter((thing) => fitsDescription(scope, node, thing));
  const plural = determiner.kind === "those" || determiner.kind === "these" || text(node, "number") === "plural";
  const fit = (thing: Target) => fitsDescription(scope, node, thing);
  if (plural) return latest(scope, fit, true)?.what ?? latest(scope, fit)?.what ?? [];
  if (scope.subject && fit(scope.subject)) return [scope.subject];
  const nouns = maybeChild(node, "noun");
  if (nouns?.kind === "playerNoun" && scope.doer !== null && !latest(scope, fit)) return [{ player: scope.doer }];
  return latest(scope, fit, false)?.what ?? latest(scope, fit)?.what ?? [];
}

/** Everything in the phrase's zones that fits the description. */
export function universe(scope: Scope, node: TreeNode, from?: readonly Target[]): Target[] {
  return (from ?? lookedThrough(scope, node)).filter((thing) => fitsObjects(scope, node, thing));
}

/** All things among which those that a phrase describes are looked for. */
export function lookedThrough(scope: Scope, node: TreeNode): Target[] {
  const thisWay = children(node, "suffixes").find(saysThisWay);
  if (thisWay) return doneThisWay(scope, child(thisWay, "verb"));
  const past = foundInEvents(scope, node);
  if (past) return past;
  const { types, players } = descriptionOf(node);
  if (players === "only") return playersIn(scope);
  if (players === "too")
    return [...playersIn(scope), ...placesForPhrase(scope, node).flatMap((place) => thingsIn(scope, place))];
  const places = placesForPhrase(scope, node);
  if (types && places.length === 1 && places[0]!.zone === "battlefield")
    return permanentsFor(scope.game, types).map((object) => ({ object }));
  return places.length === 1 ? thingsIn(scope, places[0]!) : places.flatMap((place) => thingsIn(scope, place));
}

function playersIn({ game }: Scope): Target[] {
  return playersInOrder(game).map((player) => ({ player }));
}

function saysThisWay(suffix: TreeNode): boolean {
  return suffix.kind === "done" && word(maybeChild(suffix, "time") ?? suffix) === "this way";
}

/** Whether one of the things among which those that a phrase describes are looked for passes a test. */
export function someLookedThrough(scope: Scope, node: TreeNode, test: (thing: Target) => boolean): boolean {
  const { suffixes } = node;
  const { types, players } = descriptionOf(node);
  if (players !== "no" || suffixes !== undefined) return lookedThrough(scope, node).some(test);
  for (const { zone, player } of placesForPhrase(scope, node)) {
    const ids = zone === "battlefield" ? permanentsFor(scope.game, types) : zoneList(scope.game, zone, player ?? 0);
    for (const object of ids) if (test({ object })) return true;
  }
  return false;
}

export function selectObjects(scope: Scope, node: TreeNode, options: SelectOptions): Target[] {
  const things = denoted(scope, node, options);
  if (!options.unmentioned) {
    mentionOwners(scope, node, things);
    mention(scope, things, { plural: isPlural(node, things), how: options.how });
  }
  return things;
}

function isPlural(node: TreeNode, things: readonly Target[]): boolean {
  if (things.length > 1) return true;
  const determiner = maybeChild(node, "determiner");
  return determiner === null || ["each", "all", "those", "other", "both"].includes(determiner.kind);
}

function denoted(scope: Scope, node: TreeNode, options: SelectOptions): Target[] {
  const determiner = maybeChild(node, "determiner");
  switch (determiner?.kind) {
    case "target":
      return chosenFor(scope, node) ?? [];
    case "attachedTo":
      return attachedThings(scope);
    case "that":
    case "those":
    case "these":
    case "the":
    case "both":
      return pointedAt(scope, node, determiner!);
    case "theTop":
    case "theBottom":
      return topCards(scope, node, determiner!);
    case "a":
    case "another":
    case "number":
    case "quantified":
    case "oneOf":
    case "any":
      return choose(scope, node, determiner!, options);
    case "no":
      return [];
    case undefined:
    case "each":
    case "all":
    case "every":
    case "other":
    case "eachOf":
    case "possessed":
      return universe(scope, node, options.from);
    default:
      throw new NotModelled(node.kind, `the determiner "${determiner?.kind}" is not modelled`);
  }
}

/** "The top three cards of your library". */
function topCards(scope: Scope, node: TreeNode, determiner: TreeNode): Target[] {
  const quantity = maybeChild(determiner, "quantity");
  const count = quantity ? quantityRange(scope, quantity).max : 1;
  return placesForPhrase(scope, node).flatMap((place) => {
    const all = thingsIn(scope, place).filter((thing) => fitsDescription(scope, node, thing));
    return determiner.kind === "theBottom" ? all.slice(-count) : all.slice(0, count);
  });
}

/** "A creature", "two cards", "up to one card": somebody chooses, without targeting (CR 608.2d). */
function choose(scope: Scope, node: TreeNode, determiner: TreeNode, options: SelectOptions): Target[] {
  const all = universe(scope, node, options.from);
  const random = children(node, "suffixes").some((suffix) => suffix.kind === "atRandom");
  return chooseAmong(scope, all, maybeChild(determiner, "quantity"), options, random);
}

/** Lets somebody choose as many things as a quantity says; one without a quantity. */
export function chooseAmong(
  scope: Scope,
  all: readonly Target[],
  quantity: TreeNode | null,
  options: SelectOptions,
  random = false,
): Target[] {
  const { game } = scope;
  const range = quantity ? quantityRange(scope, quantity) : { min: 1, max: 1 };
  const max = Math.min(range.max, all.length);
  const min = options.optional ? 0 : Math.min(Math.max(range.min, options.least ?? 0), all.length);
  if (random) return pickAtRandom(game, all, max);
  const player = options.chooser ?? scope.doer ?? scope.controller;
  const picked = decide(game, {
    kind: "pick",
    about: "object",
    player,
    prompt: `Choose ${max === 1 ? "one" : `up to ${max}`} for ${nameOf(game, { object: scope.source })}.`,
    options: all.map((target) => ({ label: nameOf(game, target), target })),
    min,
    max,
    rule: options.rule ?? cr("608.2d"),
    source: scope.source,
    hint: options.hint,
  });
  return picked.map((index) => all[index]!);
}

/** Whether an object is where the words say it is; for targets and other things that must still be there. */
export function isWhereSaid(scope: Scope, node: TreeNode, thing: Target): boolean {
  if ("player" in thing) return true;
  return isIn(scope, thing.object, placesForPhrase(scope, node));
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "Your second spell each turn": whether the event being told is the player's so-manieth of its kind this turn. */
export function isNth(scope: Scope, ordinal: TreeNode, _thing: Target | null): boolean {
  const { event } = scope;
  if (!event || !("player" in event)) return false;
  const same = scope.game.state.turnEvents.filter(
    (one) => one.kind === event.kind && "player" in one && one.player === event.player,
  );
  const upToNow = same.includes(event) ? same.indexOf(event) + 1 : same.length + 1;
  return ORDINALS.indexOf(word(ordinal)) + 1 === upToNow;
}
