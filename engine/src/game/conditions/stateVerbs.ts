/**
 * Verbs as statements: "you control a Goblin", "it has flying", "this creature attacked this turn", "that player doesn't".
 */
import { quantityRange } from "../amounts/quantities.ts";
import { compares } from "../amounts/compare.ts";
import { knowsStat, statOf } from "../amounts/stats.ts";
import { happenedTo } from "../eventPatterns/history.ts";
import { eventVerbMeanings } from "../eventPatterns/eventVerbs.ts";
import { entryOf, type Meaning, type Table } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { fits, select } from "../selectors/filter.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { controllerOf, hasKeyword, objectOf } from "../view.ts";
import { paidAndControlVerbs } from "../keywords/stateVerbs.ts";
import { wasPutThere } from "../selectors/pastEvents.ts";
import { placesOf } from "../selectors/zones.ts";
import { haveInCommon, traitNamed } from "../selectors/traits.ts";
import { countDiffering, differingSuffix, hasMoreThan } from "./comparing.ts";
import { quantityHolds } from "./quantityHolds.ts";
import { testSentence } from "./test.ts";

export interface StateVerbMeaning extends Meaning {
  isTrueOf(scope: Scope, thing: Target, node: TreeNode, around: TreeNode): boolean;
}

/** Whether there are as many of what a phrase describes, among those that pass a test, as the phrase says. */
function thereAreSuch(scope: Scope, what: TreeNode, test: (thing: Target) => boolean): boolean {
  if (what.kind !== "objects") return universeOf(scope, what).some(test);
  const differing = differingSuffix(what);
  const count = differing ? countDiffering(scope, what, differing, test) : universe(scope, what).filter(test).length;
  const determiner = maybeChild(what, "determiner");
  if (determiner?.kind === "no") return count === 0;
  const quantity = determiner && maybeChild(determiner, "quantity");
  return quantity ? quantityHolds(scope, quantity, count) : count > 0;
}

function universeOf(scope: Scope, what: TreeNode): Target[] {
  const { battlefield } = scope.game.state;
  return battlefield.map((object) => ({ object })).filter((thing) => fits(scope, what, thing));
}

const own: Table<StateVerbMeaning> = {
  be: {
    slots: { complement: "complement", negative: "value", tense: "value" },
    isTrueOf: (scope, thing, node) => {
      const complement = child(node, "complement");
      return (
        entryOf(meanings().complement, complement, "statement").isTrueOf(scope, thing, complement) !==
        (node.negative === true)
      );
    },
  },
  control: {
    slots: { what: ["np", "compared", "differingThings"], tense: "value" },
    isTrueOf: (scope, thing, node) => {
      if (!("player" in thing)) return false;
      const what = child(node, "what");
      const of = (one: Target) => ("object" in one ? controllerOf(scope.game, one.object) : null);
      if (what.kind === "compared") return hasMoreThan(scope, thing.player, what, of);
      return thereAreSuch(scope, what, (one) => of(one) === thing.player);
    },
  },
  own: {
    slots: { what: "np" },
    isTrueOf: (scope, thing, node) =>
      "player" in thing &&
      thereAreSuch(
        scope,
        child(node, "what"),
        (one) => "object" in one && objectOf(scope.game, one.object).owner === thing.player,
      ),
  },
  haveAbilities: {
    slots: { abilities: "keywords" },
    isTrueOf: (scope, thing, node) =>
      "object" in thing &&
      children(child(node, "abilities"), "items").every((keyword) =>
        hasKeyword(scope.game, thing.object, word(keyword)),
      ),
  },
  haveStats: {
    // "It had no -1/-1 counters on it": of something that is gone one sees what it last was (CR 113.7a).
    slots: { what: "having", tense: "value" },
    isTrueOf: (scope, thing, node) => {
      const what = child(node, "what");
      return entryOf(meanings().having, what, "characteristic").has(scope, what, thing);
    },
  },
  have: {
    slots: { count: "cardsInHand", life: "value", what: ["np", "compared"] },
    isTrueOf: (scope, thing, node) => {
      if (!("player" in thing)) return false;
      const what = maybeChild(node, "what");
      const of = (one: Target) => ("object" in one ? objectOf(scope.game, one.object).owner : null);
      if (what?.kind === "compared") return hasMoreThan(scope, thing.player, what, of);
      if (what) return thereAreSuch(scope, what, (one) => of(one) === thing.player);
      const count = maybeChild(node, "count");
      if (count) return handHolds(scope, thing.player, count);
      const life = child(node, "life");
      const total = scope.game.state.players[thing.player]!.life;
      const compared = maybeChild(life, "compared");
      if (compared) return compares(scope, compared, total);
      const amount = maybeChild(life, "amount");
      return amount ? quantityHolds(scope, amount, total) : false;
    },
  },
  ...paidAndControlVerbs,
  /** "That was put there from the battlefield this turn". */
  putThere: {
    slots: { voice: "value", from: "zone" },
    unknown: (node) => (node.voice === "passive" ? null : "putting it there is not modelled"),
    isTrueOf: (scope, thing, node) => {
      const from = maybeChild(node, "from");
      const places = from && from.kind !== "anywhere" ? placesOf(scope, from) : null;
      const isFrom = (zone: string, player: number) =>
        places === null || places.some((place) => place.zone === zone && [null, player].includes(place.player));
      return wasPutThere(scope, thing, isFrom);
    },
  },
  /** "A spell that targets this creature": one of those that were chosen for it (CR 115.9a). */
  target: {
    slots: { what: "np" },
    isTrueOf: (scope, thing, node) =>
      targetsOf(scope, thing).some((target) => fits(scope, child(node, "what"), target)),
  },
  /** "That targets only this creature" (CR 115.9b). */
  targetOnly: {
    slots: { what: "np" },
    isTrueOf: (scope, thing, node) => {
      const targets = targetsOf(scope, thing);
      const what = child(node, "what");
      return new Set(targets.map((one) => JSON.stringify(one))).size === 1 && fits(scope, what, targets[0]!);
    },
  },
  /** "Shares a creature type with it". */
  share: {
    slots: { what: "traitPhrase", with: "np" },
    unknown: (node) => (maybeChild(node, "with") ? null : "sharing among several is not modelled"),
    isTrueOf: (scope, thing, node) => {
      const trait = traitNamed(word(child(child(node, "what"), "trait")))!;
      const outer = scope.subject;
      scope.subject = null;
      const others = select(scope, child(node, "with"), { unmentioned: true });
      scope.subject = outer;
      return others.some((other) => haveInCommon(scope, thing, other, trait));
    },
  },
  haveTrait: {
    slots: { having: "having", tense: "value", negative: "value" },
    isTrueOf: (scope, thing, node) => {
      const having = child(node, "having");
      return (
        entryOf(meanings().having, having, "characteristic").has(scope, having, thing) !== (node.negative === true)
      );
    },
  },
  /** "This creature remains tapped", "it remains exiled". */
  remain: {
    slots: { complement: "complement" },
    isTrueOf: (scope, thing, node) => {
      const complement = child(node, "complement");
      if ("object" in thing && !scope.game.state.objects[thing.object]) return false;
      if (complement.kind === "being")
        return "object" in thing && scope.game.state.objects[thing.object]?.zone === "exile";
      return entryOf(meanings().complement, complement, "statement").isTrueOf(scope, thing, complement);
    },
    unknown: (node) => {
      const complement = maybeChild(node, "complement");
      return complement?.kind !== "being" || maybeChild(complement, "verb")?.kind === "exile"
        ? null
        : "remaining this is not modelled";
    },
  },
  winFlip: { slots: { tense: "value" }, isTrueOf: (scope) => scope.wonFlip },
  loseFlip: { slots: { tense: "value" }, isTrueOf: (scope) => !scope.wonFlip },
  doSo: {
    slots: { negative: "value", tense: "value" },
    isTrueOf: (scope, _thing, node) => scope.outcome.done !== (node.negative === true),
  },
  not: {
    slots: { do: "stateVerb", tense: "value" },
    isTrueOf: (scope, thing, node, around) => !testSentence(scope, thing, child(node, "do"), around),
  },
  verbsAnd: {
    slots: { items: "stateVerb" },
    isTrueOf: (scope, thing, node, around) =>
      children(node, "items").every((item) => testSentence(scope, thing, item, around)),
  },
  verbsOr: {
    slots: { items: "stateVerb" },
    isTrueOf: (scope, thing, node, around) =>
      children(node, "items").some((item) => testSentence(scope, thing, item, around)),
  },
};

function handHolds(scope: Scope, player: number, count: TreeNode): boolean {
  const cards = scope.game.state.players[player]!.hand.length;
  const amount = maybeChild(count, "amount");
  if (!amount) return cards === 0;
  const { min, max } = quantityRange(scope, amount);
  return cards >= min && cards <= (amount.kind === "count" ? min : max);
}

/** What a spell or ability on the stack targets. */
function targetsOf(scope: Scope, thing: Target): Target[] {
  if (!("object" in thing)) return [];
  return objectOf(scope.game, thing.object).stack?.targets.flatMap(({ chosen }) => chosen) ?? [];
}

/** The table; verbs of events are statements about the past: "attacked this turn", "was dealt damage this turn". */
export function stateVerbMeanings(): Table<StateVerbMeaning> {
  const past = Object.entries(eventVerbMeanings).map(([kind, meaning]): [string, StateVerbMeaning] => [
    kind,
    {
      slots: { ...meaning.slots, tense: "value", voice: "value", negative: "value" },
      isTrueOf: (scope, thing, node) => happenedTo(scope, thing, node) !== (node.negative === true),
    },
  ]);
  return { ...Object.fromEntries(past), ...own };
}

export interface ComplementMeaning extends Meaning {
  isTrueOf(scope: Scope, thing: Target, node: TreeNode): boolean;
}

/** What something is: tapped, a creature, equal to 3, on the battlefield, your turn. */
export const complementMeanings: Table<ComplementMeaning> = {
  stateOf: {
    slots: { state: "adjectives" },
    isTrueOf: (scope, thing, node) => {
      const state = child(node, "state");
      return children(state, "items").every((item) =>
        entryOf(meanings().quality, item, "quality").fits(scope, item, thing),
      );
    },
  },
  being: {
    slots: { verb: "stateVerb" },
    isTrueOf: (scope, thing, node) => testSentence(scope, thing, child(node, "verb"), node),
  },
  isObject: { slots: { what: "np" }, isTrueOf: (scope, thing, node) => isThat(scope, thing, child(node, "what")) },
  isIn: {
    slots: { where: "suffix" },
    isTrueOf: (scope, thing, node) => {
      const where = child(node, "where");
      return entryOf(meanings().suffix, where, "place").fits(scope, where, thing);
    },
  },
  isEqual: {
    slots: { compared: "comparison" },
    isTrueOf: (scope, thing, node) => compares(scope, child(node, "compared"), comparedValue(scope, thing)),
  },
  isAmount: {
    slots: { compared: "comparison", amount: "amount" },
    isTrueOf: (scope, thing, node) => {
      const compared = maybeChild(node, "compared") ?? { kind: "exactlyThat", amount: child(node, "amount") };
      return compares(scope, compared, comparedValue(scope, thing));
    },
  },
  yourTurn: {
    slots: { of: "possessive" },
    isTrueOf: (scope, _thing, node) =>
      ownersOf(scope, child(node, "of")).some(
        (owner) => "player" in owner && owner.player === scope.game.state.turn.active,
      ),
  },
};

/** "It's a land": an indefinite phrase describes; anything else names. */
function isThat(scope: Scope, thing: Target, what: TreeNode): boolean {
  return fits(scope, what, thing);
}

/** The number a statement about a thing compares: a life total for players, power for creatures. */
function comparedValue(scope: Scope, thing: Target): number {
  const stat = "player" in thing ? "lifeTotal" : "power";
  return knowsStat(stat) ? (statOf(scope, thing, stat) ?? 0) : 0;
}
