/**
 * Costs (CR 118, 602.1): what stands before a colon, behind "as an additional cost", "unless", "pay". Mana is paid by the solver;
 * the other costs are the same verbs as effects, done by whoever pays.
 */
import { amountOf } from "../amounts/amountOf.ts";
import { quantityRange } from "../amounts/quantities.ts";
import { moveOf } from "../events/moves.ts";
import { cause } from "../events/pipeline.ts";
import { isSick } from "../combat/canBlock.ts";
import { entryOf, type Meaning, type Table } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { ObjectId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { counterNameOf } from "../effects/counterNames.ts";
import { objectsOf } from "../effects/clause.ts";
import { select } from "../selectors/filter.ts";
import { universe } from "../selectors/objectPhrases.ts";
import { mention } from "../selectors/references.ts";
import type { CostMeaning } from "../vocabulary.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { characteristics, objectOf, permanentsOf } from "../view.ts";
import { forbidden } from "../events/impossible.ts";

/** How a kind of cost node is paid. */
export interface CostEntry extends Meaning {
  /** Mana symbols, for costs that are mana. */
  mana?(node: TreeNode): string;
  tapsSource?(node: TreeNode): boolean;
  loyalty?: boolean;
  problem(scope: Scope, node: TreeNode): { rule: string; why: string } | null;
  pay(scope: Scope, node: TreeNode): void;
}

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
    problem: (scope) => entry.problem(scope, node),
    pay: (scope) => {
      const outer = scope.node;
      scope.node = node;
      entry.pay(scope, node);
      scope.node = outer;
    },
  };
}

const cannot = (why: string, rule: string = cr("118.3")) => ({ rule, why });

/** The symbols of a mana node as text. */
export function symbolsOf(node: TreeNode): string {
  return children(node, "symbols").map(word).join("");
}

const tapSymbol: CostEntry = {
  slots: { symbols: "value" },
  tapsSource: () => true,
  problem: (scope, node) => {
    const object = scope.game.state.objects[scope.source];
    if (object?.zone !== "battlefield") return cannot("It isn't on the battlefield.");
    const untaps = symbolsOf(node).toUpperCase() === "{Q}";
    if (object.tapped !== untaps) return cannot(untaps ? "It is untapped." : "It is tapped.", cr("107.5"));
    if (characteristics(scope.game, object.id).types.includes("creature") && isSick(scope.game, object.id)) {
      return cannot("It came under its controller's control this turn.", cr("302.6"));
    }
    return null;
  },
  pay: (scope, node) => {
    const kind = symbolsOf(node).toUpperCase() === "{Q}" ? "untap" : "tap";
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

/** How one or several objects pay a cost. */
interface ObjectCost {
  slot: string;
  /** What may be used; narrowed by the words. */
  from(scope: Scope): ObjectId[];
  usable?(scope: Scope, object: ObjectId): boolean;
  how: string;
  rule: string;
  use(scope: Scope, objects: ObjectId[], node: TreeNode): void;
  slots?: Meaning["slots"];
}

function ofObjects(cost: ObjectCost): CostEntry {
  const candidates = (scope: Scope, phrase: TreeNode): Target[] => {
    const from = cost.from(scope).filter((object) => cost.usable?.(scope, object) ?? true);
    if (phrase.kind === "objects")
      return universe(
        scope,
        phrase,
        from.map((object) => ({ object })),
      );
    const named = objectsOf(select(scope, phrase, { unmentioned: true }));
    return named.filter((object) => from.includes(object)).map((object) => ({ object }));
  };
  return {
    slots: { [cost.slot]: "np", ...cost.slots },
    problem: (scope, node) => {
      const phrase = child(node, cost.slot);
      const least = leastOf(scope, phrase);
      return candidates(scope, phrase).length < least ? cannot(`There is nothing to ${node.kind} for it.`) : null;
    },
    pay: (scope, node) => {
      const phrase = child(node, cost.slot);
      const from = candidates(scope, phrase);
      const chosen =
        phrase.kind === "objects"
          ? objectsOf(
              select(scope, phrase, {
                from,
                chooser: scope.controller,
                rule: cr("601.2b"),
                hint: "pay",
                how: cost.how,
              }),
            )
          : objectsOf(from);
      if (phrase.kind !== "objects") mention(scope, from, { how: cost.how });
      cost.use(scope, chosen, node);
      if (scope.item)
        scope.item.paid = { ...scope.item.paid, objects: { ...scope.item.paid.objects, [cost.how]: chosen } };
    },
  };
}

/** The least number of things a phrase asks for. */
function leastOf(scope: Scope, phrase: TreeNode): number {
  const determiner = maybeChild(phrase, "determiner");
  if (!determiner) return phrase.kind === "objects" ? 0 : 1;
  if (determiner.kind === "all" || determiner.kind === "each") return 0;
  const quantity = maybeChild(determiner, "quantity");
  return quantity ? quantityRange(scope, quantity).min : 1;
}

const controlled = (scope: Scope) => permanentsOf(scope.game, scope.controller);
const inHand = (scope: Scope) =>
  scope.game.state.players[scope.controller]!.hand.filter((id) => id !== scope.stackObject);
const anywhere = (scope: Scope) => [
  ...controlled(scope),
  ...inHand(scope),
  ...scope.game.state.players[scope.controller]!.graveyard,
  ...scope.game.state.players[scope.controller]!.library,
];

function moveAll(
  scope: Scope,
  objects: ObjectId[],
  zone: "graveyard" | "exile" | "hand",
  because: "sacrifice" | "discard" | "exile" | "return",
  rule: string,
): void {
  cause(
    scope,
    objects.map((object) => moveOf(scope.game, object, zone, because, scope.controller)),
    rule,
    cr("601.2h"),
  );
}

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
  sacrifice: ofObjects({
    slot: "what",
    from: controlled,
    usable: (scope, object) => !forbidden(scope.game, "sacrifice", object, scope.controller),
    how: "sacrificed",
    rule: cr("701.21a"),
    use: (scope, objects) => moveAll(scope, objects, "graveyard", "sacrifice", cr("701.21a")),
  }),
  discard: {
    ...ofObjects({
      slot: "cards",
      from: inHand,
      how: "discarded",
      rule: cr("701.9a"),
      use: (scope, objects) => moveAll(scope, objects, "graveyard", "discard", cr("701.9a")),
    }),
  },
  exile: ofObjects({
    slot: "what",
    from: anywhere,
    how: "exiled",
    rule: cr("701.13a"),
    use: (scope, objects) => moveAll(scope, objects, "exile", "exile", cr("701.13a")),
  }),
  return: ofObjects({
    slot: "what",
    slots: { to: "zone" },
    from: controlled,
    how: "returned",
    rule: cr("118.3"),
    use: (scope, objects) => moveAll(scope, objects, "hand", "return", cr("118.3")),
  }),
  tap: ofObjects({
    slot: "what",
    from: controlled,
    // A creature needs no haste to be tapped for a cost without the tap symbol (CR 302.6).
    usable: (scope, object) => !objectOf(scope.game, object).tapped,
    how: "tapped",
    rule: cr("701.26a"),
    use: (scope, objects) => {
      cause(
        scope,
        objects.map((object) => ({ kind: "tap", object, forMana: false })),
        cr("701.26a"),
      );
    },
  }),
  untap: ofObjects({
    slot: "what",
    from: controlled,
    usable: (scope, object) => objectOf(scope.game, object).tapped,
    how: "untapped",
    rule: cr("701.26b"),
    use: (scope, objects) => {
      cause(
        scope,
        objects.map((object) => ({ kind: "untap", object })),
        cr("701.26b"),
      );
    },
  }),
  reveal: ofObjects({
    slot: "what",
    from: inHand,
    how: "revealed",
    rule: cr("701.20a"),
    use: (scope, objects) => {
      cause(scope, { kind: "reveal", objects, player: scope.controller }, cr("701.20a"));
    },
  }),
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
