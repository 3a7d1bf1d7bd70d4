/**
 * Amounts (CR 107): numbers, X, counts of things, values of characteristics, sums and halves.
 */
import { NotModelled } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Scope } from "../scope.ts";
import { happeningOf } from "../eventPatterns/matchClause.ts";
import { counterNameOf } from "../effects/counterNames.ts";
import { countThings } from "../selectors/count.ts";
import { select } from "../selectors/filter.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { type TreeNode, child, maybeChild, maybeNumber, word } from "../treeAccess.ts";
import { characteristics, objectOf, permanentsOf } from "../view.ts";
import { parseManaCost } from "../mana/cost.ts";
import { colorOf } from "../selectors/qualities.ts";
import { signedAmountOf } from "./amountOf.ts";
import { knowsStat, statOf } from "./stats.ts";

export interface AmountMeaning extends Meaning {
  value(scope: Scope, node: TreeNode): number;
}

const plain: AmountMeaning = { slots: { value: "value" }, value: (_scope, node) => maybeNumber(node) ?? 0 };
const said = (factor: number): AmountMeaning => ({ value: (scope) => Math.floor(factor * (scope.lastAmount ?? 0)) });

function part(fraction: number): AmountMeaning {
  return {
    slots: { amount: "amount", way: "value" },
    value: (scope, node) => {
      const value = signedAmountOf(scope, child(node, "amount")) * fraction;
      const way = maybeChild(node, "way");
      return way && word(way) === "up" ? Math.ceil(value) : Math.floor(value);
    },
  };
}

/** Values of a characteristic of several things, put together. */
function ofSeveral(slot: string, together: (values: number[]) => number): AmountMeaning {
  return {
    slots: { stat: "stat", [slot]: "np" },
    value: (scope, node) => {
      const stat = word(child(node, "stat"));
      const values = select(scope, child(node, slot), { unmentioned: true }).map(
        (thing) => statOf(scope, thing, stat) ?? 0,
      );
      return values.length === 0 ? 0 : together(values);
    },
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export const amountMeanings: Table<AmountMeaning> = {
  number: plain,
  count: plain,
  variable: {
    slots: { is: "value" },
    value: (scope) => scope.x ?? 0,
  },
  twice: { slots: { amount: "amount" }, value: (scope, node) => 2 * signedAmountOf(scope, child(node, "amount")) },
  thrice: { slots: { amount: "amount" }, value: (scope, node) => 3 * signedAmountOf(scope, child(node, "amount")) },
  thatMuch: said(1),
  thatMany: said(1),
  thatNumber: said(1),
  twiceThatMuch: said(2),
  halfThatMuch: said(0.5),
  numberOf: {
    slots: { what: ["np", "countable"] },
    value: (scope, node) => countThings(scope, child(node, "what")),
  },
  numberOfCounters: {
    slots: { counter: "value", on: "np" },
    value: (scope, node) => {
      const counter = maybeChild(node, "counter");
      return sum(
        select(scope, child(node, "on"), { unmentioned: true }).map((thing) => {
          const holder =
            "object" in thing ? objectOf(scope.game, thing.object) : scope.game.state.players[thing.player]!;
          return counter ? (holder.counters[counterNameOf(counter)] ?? 0) : sum(Object.values(holder.counters));
        }),
      );
    },
  },
  statOf: {
    slots: { of: "possessive", stat: "stat" },
    value: (scope, node) =>
      sum(ownersOf(scope, child(node, "of")).map((thing) => statOf(scope, thing, word(child(node, "stat"))) ?? 0)),
    unknown: (node) =>
      knowsStat(word(child(node, "stat"))) ? null : `"${word(child(node, "stat"))}" as an amount is not modelled`,
  },
  statOfSelf: ofSeveral("of", sum),
  greatest: ofSeveral("among", (values) => Math.max(...values)),
  total: ofSeveral("of", sum),
  /** "The life lost this way", "the damage dealt this way". */
  amountOf: {
    slots: { what: "amountThing", suffixes: "doneSuffix", short: "value" },
    value: (scope, node) => {
      const suffix = child(node, "suffixes");
      if (suffix.kind === "relative") {
        const verb: TreeNode = { kind: word(child(suffix, "does")) };
        const by = child(suffix, "by");
        return sum(scope.game.state.turnEvents.map((event) => happeningOf(scope, by, verb, event)?.amount ?? 0));
      }
      const verb = child(suffix, "verb");
      return sum(scope.happened.map((event) => happeningOf(scope, null, verb, event)?.amount ?? 0));
    },
  },
  /** Devotion counts the mana symbols of a colour among the mana costs of permanents (CR 700.5). */
  devotion: {
    slots: { of: "possessive", to: "value" },
    unknown: (node) => (child(node, "to").kind === "color" ? null : "this devotion is not modelled"),
    value: (scope, node) => {
      const color = colorOf(word(child(node, "to")));
      const [player] = ownersOf(scope, child(node, "of"));
      if (!color || !player || !("player" in player)) return 0;
      const costs = permanentsOf(scope.game, player.player).map((id) => characteristics(scope.game, id).manaCost);
      const symbols = costs.flatMap((cost) => (cost === null ? [] : parseManaCost(cost).symbols));
      return symbols.filter(({ types }) => types.includes(color)).length;
    },
  },
  plus: {
    slots: { first: "amount", second: "amount" },
    value: (scope, node) => signedAmountOf(scope, child(node, "first")) + signedAmountOf(scope, child(node, "second")),
  },
  minus: {
    slots: { first: "amount", second: "amount" },
    value: (scope, node) => signedAmountOf(scope, child(node, "first")) - signedAmountOf(scope, child(node, "second")),
  },
  half: part(1 / 2),
  halfUnrounded: part(1 / 2),
  oneThird: part(1 / 3),
  theDifference: {
    value: () => {
      throw new NotModelled("theDifference", `"the difference" is not modelled`);
    },
    unknown: () => `"the difference" is not modelled`,
  },
};
