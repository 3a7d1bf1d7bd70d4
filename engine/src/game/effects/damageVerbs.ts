/**
 * Damage and life (CR 119, 120).
 */
import { walkTree } from "../../grammar/tree.ts";
import { amountOf } from "../amounts/amountOf.ts";
import type { EventData } from "../events/event.ts";
import { cause } from "../events/pipeline.ts";
import type { Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { divisionFor } from "../selectors/targetPhrases.ts";
import { type TreeNode, child, maybeChild, word } from "../treeAccess.ts";
import { type Clause, type EffectVerbMeaning, doingObjects, forEachPlayer } from "./clause.ts";

/** How much damage words such as "3 damage", "that much damage plus 1" or "damage equal to its power" mean. */
export function damageAmount(scope: Scope, damage: TreeNode, node?: TreeNode): number {
  const said = scope.lastAmount ?? 0;
  switch (damage.kind) {
    case "damageThatMuch":
    case "damageThat":
      return said;
    case "damageTwiceThat":
      return 2 * said;
    case "damagePlus":
      return said + amountOf(scope, child(damage, "plus"));
    case "damageHalf": {
      const way = maybeChild(damage, "way");
      return way && word(way) === "up" ? Math.ceil(said / 2) : Math.floor(said / 2);
    }
  }
  const amount = maybeChild(damage, "amount") ?? maybeChild(damage, "equal") ?? (node ? equalTail(node) : null);
  return amount ? amountOf(scope, amount) : said;
}

function equalTail(node: TreeNode): TreeNode | null {
  return maybeChild(node, "equal");
}

function dealDamage(scope: Scope, node: TreeNode, clause: Clause): void {
  const damage = child(node, "damage");
  const sources = doingObjects(clause);
  const events: EventData[] = [];
  for (const from of sources.length > 0 ? sources : [scope.source]) {
    const among = maybeChild(damage, "among");
    if (among) {
      events.push(...dividedDamage(scope, from, damage, among));
      continue;
    }
    const tail = clause.tails.find((one) => one.kind === "equalToTail");
    const deal = (words: TreeNode, to: TreeNode | null): void => {
      // "It deals 4 damage instead": to what the sentence before deals it to.
      const recipient = to ?? earlierRecipient(scope);
      const things = recipient ? select(scope, recipient, { hint: "harm" }) : [];
      // "Its power" is that of what deals the damage, although the recipient was mentioned later.
      const outer = scope.agent;
      scope.agent = clause.subject && sources.length > 0 ? { object: from } : outer;
      const amount = clause.times * (tail ? amountOf(scope, child(tail, "equal")) : damageAmount(scope, words, node));
      scope.agent = outer;
      for (const thing of things)
        events.push({ kind: "damage", from, to: thing, amount, combat: false, preventable: true });
    };
    deal(damage, maybeChild(node, "to"));
    const second = maybeChild(node, "second");
    if (second) deal(second, maybeChild(node, "secondTo"));
  }
  cause(scope, events, cr("120.3"));
}

/** Whom the first sentence about damage names. */
function earlierRecipient(scope: Scope): TreeNode | null {
  const first =
    scope.ability &&
    [...walkTree(scope.ability.node)].find((node) => node.kind === "dealDamage" && maybeChild(node, "to"));
  return first ? maybeChild(first, "to") : null;
}

/** "4 damage divided as you choose among any number of targets": as it was announced (CR 601.2d, 608.2i). */
function dividedDamage(scope: Scope, from: number, damage: TreeNode, among: TreeNode): EventData[] {
  const things = select(scope, among, { hint: "harm" });
  const division = divisionFor(scope, among);
  const total = damageAmount(scope, damage);
  return things.map((to: Target, index) => ({
    kind: "damage",
    from,
    to,
    amount: division?.[index] ?? Math.floor(total / things.length),
    combat: false,
    preventable: true,
  }));
}

/** The amount of life that words mean. */
export function lifeAmount(scope: Scope, life: TreeNode): number {
  const said = scope.lastAmount ?? 0;
  switch (life.kind) {
    case "twiceThatLife":
      return 2 * said;
    case "thatLifePlus":
      return said + amountOf(scope, child(life, "plus"));
    case "halfLife": {
      const [owner] = ownersOf(scope, child(life, "of"));
      const total = owner && "player" in owner ? scope.game.state.players[owner.player]!.life : 0;
      return word(child(life, "way")) === "up" ? Math.ceil(total / 2) : Math.floor(total / 2);
    }
  }
  const amount = maybeChild(life, "amount") ?? maybeChild(life, "equal");
  return amount ? amountOf(scope, amount) : said;
}

function changeLife(kind: "gainLife" | "loseLife", rule: string): EffectVerbMeaning {
  return {
    slots: { life: "lifeWord" },
    multiplies: true,
    run: (scope, node, clause) => {
      const events: EventData[] = [];
      const tail = clause.tails.find((one) => one.kind === "equalToTail");
      forEachPlayer(scope, clause, (player) => {
        const amount =
          clause.times * (tail ? amountOf(scope, child(tail, "equal")) : lifeAmount(scope, child(node, "life")));
        events.push({ kind, player, amount });
      });
      cause(scope, events, rule);
    },
  };
}

/** A life total becomes a number by gaining or losing the difference (CR 119.5). */
export function setLife(scope: Scope, player: number, amount: number): void {
  const difference = amount - scope.game.state.players[player]!.life;
  if (difference > 0) cause(scope, { kind: "gainLife", player, amount: difference }, cr("119.5"));
  if (difference < 0) cause(scope, { kind: "loseLife", player, amount: -difference }, cr("119.5"));
}

export const damageVerbs: Table<EffectVerbMeaning> = {
  dealDamage: {
    slots: { equal: "amount", damage: "damageWord", to: "np", second: "damageWord", secondTo: "np" },
    run: dealDamage,
    multiplies: true,
  },
  gainLife: changeLife("gainLife", cr("119.3")),
  loseLife: changeLife("loseLife", cr("119.3")),
  payLife: changeLife("loseLife", cr("119.4")),
  loseGame: {
    run: (scope, _node, clause) =>
      forEachPlayer(scope, clause, (player) =>
        cause(scope, { kind: "loseGame", player, reason: cr("104.3e") }, cr("104.3e")),
      ),
  },
  winGame: {
    run: (scope, _node, clause) =>
      forEachPlayer(scope, clause, (player) => cause(scope, { kind: "winGame", player }, cr("104.2b"))),
  },
};
