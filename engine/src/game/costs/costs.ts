/**
 * Costs (CR 118, 602.1): what stands before a colon, behind "as an additional cost", "unless", "pay". Mana is paid by the solver;
 * the other costs are the same verbs as effects, done by whoever pays.
 */
import { amountOf } from "../amounts/amountOf.ts";
import { quantityRange } from "../amounts/quantities.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { isSick } from "../combat/canBlock.ts";
import { entryOf, type Table } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { counterNameOf } from "../effects/counterNames.ts";
import { objectsOf } from "../effects/clause.ts";
import { select } from "../selectors/filter.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { type CostEntry, cannot, symbolsOf } from "./entry.ts";
import { leastOf, objectCosts } from "./objectCosts.ts";
import type { CostMeaning } from "../vocabulary.ts";
import { type TreeNode, child, children, maybeChild, maybeNumber, word } from "../treeAccess.ts";
import { characteristics, objectOf } from "../view.ts";

/** The meaning of a cost node, bound to the node. */
export function costMeaningOf(node: TreeNode): CostMeaning {
  let meaning = bound.get(node);
  if (!meaning) {
    meaning = bind(node);
    bound.set(node, meaning);
  }
  return meaning;
}

const bound = new WeakMap<TreeNode, CostMeaning>();

function bind(node: TreeNode): CostMeaning {
  const entry = entryOf(meanings().cost, node, "cost");
  return {
    mana: entry.mana?.(node) ?? null,
    tapsSource: entry.tapsSource?.(node) ?? false,
    loyalty: entry.loyalty ?? false,
    problem: entry.problemOf?.(node) ?? ((scope) => entry.problem(scope, node)),
    pay: (scope) => {
      const outer = scope.node;
      scope.node = node;
      entry.pay(scope, node);
      scope.node = outer;
    },
  };
}

function isUntapSymbol(node: TreeNode): boolean {
  const symbols = symbolsOf(node);
  return symbols === "{Q}" || symbols === "{q}";
}

const NOT_THERE = cannot("It isn't on the battlefield.");
const TAPPED = cannot("It is tapped.", cr("107.5"));
const UNTAPPED = cannot("It is untapped.", cr("107.5"));
const SICK = cannot("It came under its controller's control this turn.", cr("302.6"));

function tapProblem({ game, source }: Scope, untaps: boolean): { rule: string; why: string } | null {
  const object = game.state.objects[source];
  if (object?.zone !== "battlefield") return NOT_THERE;
  if (object.tapped !== untaps) return untaps ? UNTAPPED : TAPPED;
  return characteristics(game, source).types.includes("creature") && isSick(game, source) ? SICK : null;
}

const tapSymbol: CostEntry = {
  slots: { symbols: "value" },
  tapsSource: () => true,
  problem: (scope, node) => tapProblem(scope, isUntapSymbol(node)),
  problemOf: (node) => {
    const untaps = isUntapSymbol(node);
    return (scope) => tapProblem(scope, untaps);
  },
  pay: (scope, node) => {
    const kind = isUntapSymbol(node) ? "untap" : "tap";
    cause(
      scope,
      kind === "tap"
        ? { kind, object: scope.source, forMana: scope.ability?.manaAbility ?? false }
        : { kind, object: scope.source },
      cr("107.5"),
      cr("602.1a"),
    );
  },
};

const manaCost: CostEntry = {
  slots: { symbols: "value" },
  mana: symbolsOf,
  problem: () => null,
  pay: () => {},
};

function lifeOf(scope: Scope, node: TreeNode): number {
  const life = child(node, "life");
  const amount = maybeChild(life, "amount") ?? maybeChild(life, "equal");
  return amount ? amountOf(scope, amount) : 0;
}

/** Counters a cost removes or puts: how many, of which kind. */
function countersOf(scope: Scope, node: TreeNode): { amount: number; counter: string | null } {
  const counters = child(node, "counters");
  const quantity = maybeChild(child(counters, "determiner"), "quantity");
  const [name] = children(counters, "names");
  return { amount: quantity ? quantityRange(scope, quantity).min : 1, counter: name ? counterNameOf(name) : null };
}

export const costMeanings: Table<CostEntry> = {
  ...objectCosts,
  mana: manaCost,
  tapSymbol,
  costs: {
    slots: { costs: "cost" },
    problem: (scope, node) =>
      children(node, "costs")
        .map((cost) => costMeaningOf(cost).problem(scope))
        .find((problem) => problem !== null) ?? null,
    pay: (scope, node) => {
      for (const cost of children(node, "costs")) costMeaningOf(cost).pay(scope);
    },
  },
  pay: {
    slots: { cost: "cost" },
    mana: (node) => symbolsOf(child(node, "cost")),
    problem: () => null,
    pay: () => {},
    unknown: (node) => (maybeChild(node, "cost")?.kind === "mana" ? null : `paying this is not modelled`),
  },
  signedNumber: {
    slots: { is: "value" },
    loyalty: true,
    problem: (scope, node) => {
      const change = loyaltyChange(scope, node);
      const loyalty = objectOf(scope.game, scope.source).counters.loyalty ?? 0;
      return change < 0 && loyalty < -change ? cannot("It hasn't that many loyalty counters.", cr("606.6")) : null;
    },
    pay: (scope, node) => {
      const change = loyaltyChange(scope, node);
      const on = { object: scope.source };
      if (change >= 0)
        cause(
          scope,
          { kind: "addCounters", to: on, counter: "loyalty", amount: change, by: scope.controller },
          cr("606.4"),
        );
      else cause(scope, { kind: "removeCounters", from: on, counter: "loyalty", amount: -change }, cr("606.4"));
    },
  },
  /** "0:" of a loyalty ability changes nothing (CR 606.4). */
  number: {
    slots: { value: "value" },
    loyalty: true,
    unknown: (node) => (maybeNumber(node) === 0 ? null : "this cost is not modelled"),
    problem: () => null,
    pay: () => {},
  },
  payLife: {
    slots: { life: "lifeWord" },
    problem: (scope, node) =>
      scope.game.state.players[scope.controller]!.life < lifeOf(scope, node)
        ? cannot("There isn't that much life to pay.", cr("119.4"))
        : null,
    pay: (scope, node) => {
      cause(scope, { kind: "loseLife", player: scope.controller, amount: lifeOf(scope, node) }, cr("119.4"));
    },
  },
  mill: {
    slots: { cards: "np" },
    problem: (scope, node) =>
      scope.game.state.players[scope.controller]!.library.length < leastOf(scope, child(node, "cards"))
        ? cannot("There aren't that many cards in the library.", cr("701.17b"))
        : null,
    pay: (scope, node) => {
      const cards = scope.game.state.players[scope.controller]!.library.slice(0, leastOf(scope, child(node, "cards")));
      cause(
        scope,
        cards.map((card) => moveOf(scope.game, card, "graveyard", "mill", scope.controller)),
        cr("701.17a"),
      );
    },
  },
  remove: {
    slots: { counters: "countersWord", from: "np" },
    problem: (scope, node) => {
      const { amount, counter } = countersOf(scope, node);
      const enough = countersHolders(scope, node, counter, amount).length > 0;
      return enough ? null : cannot("There aren't that many counters on it.", cr("118.3"));
    },
    pay: (scope, node) => {
      const { amount, counter } = countersOf(scope, node);
      const [from] = countersHolders(scope, node, counter, amount);
      const kind = counter ?? Object.keys(objectOf(scope.game, from!).counters)[0]!;
      cause(scope, { kind: "removeCounters", from: { object: from! }, counter: kind, amount }, cr("118.3"));
    },
  },
  put: {
    slots: { counters: "countersWord", on: "np" },
    problem: () => null,
    pay: (scope, node) => {
      const { amount, counter } = countersOf(scope, node);
      for (const object of objectsOf(select(scope, child(node, "on")))) {
        cause(
          scope,
          { kind: "addCounters", to: { object }, counter: counter ?? "charge", amount, by: scope.controller },
          cr("122.1"),
        );
      }
    },
  },
};

/** The objects a cost could take its counters from. */
function countersHolders(scope: Scope, node: TreeNode, counter: string | null, amount: number): ObjectId[] {
  const phrase = child(node, "from");
  const from = phrase.kind === "objects" ? universe(scope, phrase) : select(scope, phrase, { unmentioned: true });
  return objectsOf(from).filter((id) => {
    const { counters } = objectOf(scope.game, id);
    return counter ? (counters[counter] ?? 0) >= amount : Object.values(counters).some((count) => count >= amount);
  });
}

function loyaltyChange(scope: Scope, node: TreeNode): number {
  const signed = word(node).replace("−", "-");
  if (/x$/i.test(signed)) return (signed.startsWith("-") ? -1 : 1) * (scope.x ?? 0);
  return Number(signed);
}
