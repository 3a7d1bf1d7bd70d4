/**
 * Noun phrases as selectors: what they denote, and whether a thing fits them. One table for objects and players.
 */
import type { Meaning, Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, word } from "../treeAccess.ts";
import { characteristics, controllerOf, objectOf, opponentsOf, sameTarget } from "../view.ts";
import { type SelectOptions, fits, select } from "./filter.ts";
import { chooseAmong, fitsObjects, selectObjects } from "./objectPhrases.ts";
import { ownersOf } from "./possessives.ts";
import { mention } from "./references.ts";
import { chosenFor } from "./targetPhrases.ts";
import { isIn, placesOf } from "./zones.ts";
import { pronounThings, knowsPronoun } from "./pronouns.ts";

export interface NounPhraseMeaning extends Meaning {
  fits(scope: Scope, node: TreeNode, thing: Target): boolean;
  select(scope: Scope, node: TreeNode, options: SelectOptions): Target[];
}

/** A phrase that denotes the same things whatever is asked: fitting means being one of them. */
function fixed(denotes: (scope: Scope, node: TreeNode) => Target[], slots: Meaning["slots"] = {}): NounPhraseMeaning {
  return {
    slots,
    fits: (scope, node, thing) => denotes(scope, node).some((one) => sameTarget(one, thing)),
    select: (scope, node, options) => {
      const things = denotes(scope, node);
      if (!options.unmentioned && things.length > 0) mention(scope, things, { how: options.how });
      return things;
    },
  };
}

/** "This creature", the card's name: the source, or what it became by the event that is being told (CR 201.5, 400.7). */
function selfThings(scope: Scope): Target[] {
  const { event, source } = scope;
  // The card put onto the battlefield by this event is still "this creature" to its own enters-trigger.
  if (event?.kind === "move" && event.object === source && event.became !== null && event.to.zone === "battlefield") {
    return [{ object: event.became }];
  }
  return [{ object: source }];
}

const self = fixed(selfThings);
const pronouns = fixed((scope, node) => pronounThings(scope, node));

function list(): NounPhraseMeaning {
  return {
    slots: { items: "np" },
    fits: (scope, node, thing) => children(node, "items").some((item) => fits(scope, item, thing)),
    select: (scope, node, options) => {
      const things: Target[] = [];
      const before = scope.mentions.length;
      for (const item of children(node, "items")) {
        const found = select(scope, item, { ...options, unmentioned: true });
        for (const thing of found) if (!things.some((one) => sameTarget(one, thing))) things.push(thing);
        // "Target creature and each other creature with the same name as that creature".
        if (found.length > 0) mention(scope, found);
      }
      scope.mentions.length = before;
      if (!options.unmentioned) mention(scope, things, { plural: true, how: options.how });
      return things;
    },
  };
}

function targetsOnly(slots: Meaning["slots"] = {}): NounPhraseMeaning {
  return {
    slots,
    fits: (scope, node, thing) =>
      chosenFor(scope, node)?.some((one) => sameTarget(one, thing)) ?? isAnyTarget(scope, thing),
    select: (scope, node, options) => {
      const things = chosenFor(scope, node) ?? [];
      if (!options.unmentioned) mention(scope, things, { how: options.how });
      return things;
    },
  };
}

/** "Any target" is a creature, player, planeswalker or battle (CR 115.4). */
export function isAnyTarget(scope: Scope, thing: Target): boolean {
  if ("player" in thing) return true;
  const object = scope.game.state.objects[thing.object];
  if (object?.zone !== "battlefield") return false;
  return characteristics(scope.game, thing.object).types.some(
    (type) => type === "creature" || type === "planeswalker" || type === "battle",
  );
}

export const nounPhraseMeanings: Table<NounPhraseMeaning> = {
  objects: {
    slots: { determiner: "determiner", qualities: "quality", noun: "noun", suffixes: "suffix" },
    fits: fitsObjects,
    select: selectObjects,
  },
  self,
  selfName: self,
  pronoun: {
    ...pronouns,
    // "That player" never points back at a "you": nobody is spoken to and spoken of at once.
    select: (scope, node, options) =>
      pronouns.select(scope, node, word(node) === "you" ? { ...options, unmentioned: true } : options),
    slots: { is: "value" },
    unknown: (node) => (knowsPronoun(word(node)) ? null : `"${word(node)}" is not modelled`),
  },
  playerOf: fixed(playersOf, { of: "possessive", role: "value" }),
  defendingPlayer: fixed(defendingPlayers),
  attackingPlayer: fixed((scope) => [{ player: scope.game.state.turn.active }]),
  activePlayer: fixed((scope) => [{ player: scope.game.state.turn.active }]),
  anyTarget: targetsOnly(),
  anyOtherTarget: targetsOnly(),
  targets: targetsOnly({ quantity: "quantity" }),
  otherTargets: targetsOnly({ quantity: "quantity" }),
  npAndList: list(),
  npOrList: list(),
  npAndOrList: list(),
  partOf: {
    slots: { part: ["quantity", "partWord"], of: "np" },
    fits: (scope, node, thing) => fits(scope, child(node, "of"), thing),
    select: selectPart,
  },
  placed: placed(),
  placedIn: placed(),
  thisAbility: fixed((scope) => (scope.stackObject === null ? [] : [{ object: scope.stackObject }])),
};

/** "Each of up to two target creatures", "two of those cards", "one of them": all of the whole, or a choice among it. */
function selectPart(scope: Scope, node: TreeNode, options: SelectOptions): Target[] {
  const part = child(node, "part");
  const whole = select(scope, child(node, "of"), { ...options, unmentioned: true });
  const everything = part.kind === "partWord" && !["any", "anyNumber"].includes(word(part));
  const chosen = everything ? whole : chooseAmong(scope, whole, part.kind === "partWord" ? ANY_NUMBER : part, options);
  if (!options.unmentioned) mention(scope, chosen, { how: options.how });
  return chosen;
}

const ANY_NUMBER: TreeNode = { kind: "anyNumberOf" };

/** "It from your graveyard": that thing, as long as it is there. */
function placed(): NounPhraseMeaning {
  return {
    slots: { what: "np", zone: "zone" },
    fits: (scope, node, thing) =>
      "object" in thing &&
      fits(scope, child(node, "what"), thing) &&
      isIn(scope, thing.object, placesOf(scope, child(node, "zone"))),
    select: (scope, node, options) => {
      const places = placesOf(scope, child(node, "zone"));
      return select(scope, child(node, "what"), options).filter(
        (thing) => "object" in thing && isIn(scope, thing.object, places),
      );
    },
  };
}

/** "Its controller", "that card's owner". */
function playersOf(scope: Scope, node: TreeNode): Target[] {
  const role = word(child(node, "role"));
  const players: Target[] = [];
  for (const thing of ownersOf(scope, child(node, "of"))) {
    if ("player" in thing) continue;
    const player = role === "owner" ? objectOf(scope.game, thing.object).owner : controllerOf(scope.game, thing.object);
    if (!players.some((one) => "player" in one && one.player === player)) players.push({ player });
  }
  return players;
}

/** The player the source, or the creature the event tells of, is attacking (CR 508.5). */
function defendingPlayers(scope: Scope): Target[] {
  const { game, event } = scope;
  const attacker = event && "attacker" in event ? event.attacker : scope.source;
  const attack = game.state.combat?.attacks.find((one) => one.attacker === attacker);
  const defender = attack?.defender ?? (event?.kind === "attack" ? event.defender : null);
  if (!defender)
    return opponentsOf(game, scope.controller)
      .slice(0, 1)
      .map((player) => ({ player }));
  return ["player" in defender ? defender : { player: controllerOf(game, defender.object) }];
}

/** The single player a phrase names. */
export function playerIn(things: readonly Target[]): number | null {
  const found = things.find((thing) => "player" in thing);
  return found ? (found as { player: number }).player : null;
}
