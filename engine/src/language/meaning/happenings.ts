/** What happens and is done in an ability, for "this way", "if you do" and "that much". */
import type { TreeNode } from "../../grammar/tree.ts";
import { actingVerb, verbKind } from "./needs.ts";
import { isVerbList } from "./forms.ts";
import { spanOf } from "./order.ts";
import { holds, howManyOf } from "./phrases.ts";
import type { Referent } from "./types.ts";

/** Something that happens or is done, for "this way" and "if you do". */
export interface Happening {
  readonly node: TreeNode;
  readonly clause: number;
  readonly isOptional: boolean;
  /** Who does it. */
  readonly subject: TreeNode | undefined;
}

/** Amounts that look back. */
export const AMOUNTS = new Set([
  "thatMuch",
  "thatMany",
  "twiceThatMuch",
  "twiceThatMany",
  "halfThatMuch",
  "thatManyPlus",
  "damageThat",
  "damageTwiceThat",
  "thatNumber",
  "theDifference",
]);

/** Phrases that name an amount, for "that number". */
const QUANTITIES = new Set([
  "numberOf",
  "numberOfCounters",
  "numberOfTimes",
  "statOf",
  "chooseNumber",
  "total",
  "greatest",
]);

/** The happenings of an ability, in the order in which they are said. */
export class Happenings {
  readonly all: Happening[] = [];
  private readonly quantities: TreeNode[] = [];
  private readonly values: TreeNode[] = [];

  add(happening: Happening): void {
    this.all.push(happening);
  }

  /** Keeps a phrase in mind if it names an amount. */
  noteQuantity(node: TreeNode): void {
    if (QUANTITIES.has(node.kind)) this.quantities.push(node);
  }

  /** Keeps "each color among …" in mind, for "that color". */
  noteValues(node: TreeNode): void {
    if (node.kind === "values") this.values.push(node);
  }

  /** What "that color" is where one after the other is gone through. */
  value(): TreeNode | undefined {
    return this.values.at(-1);
  }

  takeOver(other: Happenings): void {
    this.all.push(...other.all);
    this.quantities.push(...other.quantities);
    this.values.push(...other.values);
  }

  /** What "this way" looks back at: the same verb before, else one with the same result. */
  way(node: TreeNode, verb: TreeNode | undefined): Referent {
    const acting = verb && lastVerb(verb);
    const before = this.all.filter((one) => one.node !== acting && !holdsNode(one.node, node));
    const kind = acting && verbKind(acting);
    const same = before.findLast((one) => kind === undefined || one.node.kind === kind);
    const found = same ?? before.findLast((one) => WAYS[kind!]?.includes(one.node.kind));
    return happened(found?.node);
  }

  /** What "if you do" looks back at: the nearest that was optional, else the nearest before its clause. */
  done(clause: number): Referent {
    const before = this.all.filter((one) => one.clause < clause);
    const found = before.findLast((one) => one.isOptional) ?? before.at(-1) ?? this.all.at(-1);
    return happened(found?.node);
  }

  /** What "that much" measures: the nearest event with an amount of its own. */
  amount(node: TreeNode): Referent {
    const damage = /^damage/.test(node.kind);
    const event = this.all.findLast(
      (one) =>
        !holdsNode(one.node, node) &&
        !isRepeated(one.node) &&
        (damage ? /[dD]amage|prevent/.test(one.node.kind) : node.kind === "theDifference" || isCounted(one)),
    );
    const quantity = node.kind === "thatNumber" ? this.quantities.findLast((one) => !holdsNode(one, node)) : undefined;
    return happened(quantity ?? event?.node);
  }
}

/** The verb that words behind a list of verbs belong to. */
export function lastVerb(verb: TreeNode): TreeNode {
  const items = isVerbList(verb.kind) && Array.isArray(verb.items) ? (verb.items as TreeNode[]) : [];
  return actingVerb(items.at(-1) ?? verb);
}

export function happened(node: TreeNode | undefined): Referent {
  return node ? { kind: "one", mentions: [{ node, span: spanOf(node), entity: -1 }] } : { kind: "none" };
}

function holdsNode(outer: TreeNode, inner: TreeNode): boolean {
  const [from, to] = spanOf(outer);
  const [start, end] = spanOf(inner);
  return from <= start && end <= to;
}

/** Kinds of happening that end in the same result: a creature that "died this way" was destroyed, damaged or sacrificed. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  die: ["destroy", "dealDamage", "sacrifice", "getStats", "fight", "put", "distribute"],
  become: ["getStats", "put"],
  create: ["populate", "investigate", "incubate", "amass", "copy"],
  payLife: ["pay"],
  pay: ["payLife"],
  mill: ["put"],
  find: ["search"],
  phaseIn: ["phaseOut"],
  dealDamage: ["prevent", "fight"],
  put: [
    "return",
    "mill",
    "discard",
    "destroy",
    "sacrifice",
    "exile",
    "manifest",
    "counter",
    "search",
    "surveil",
    "distribute",
    ..."scry fateseal proliferate seek conjure support bolster adapt explore connive manifestDread amass".split(" "),
  ],
  return: ["put"],
  enter: ["put", "return", "create", "exile", "escape", "manifest", "cloak", "play", "cast"],
  loseLife: ["dealDamage", "payLife", "exchange", "become"],
  gainLife: ["exchange", "become"],
  lookAt: ["reveal", "search"],
  reveal: ["lookAt", "search", "put", "exile", "mill", "explore", "clash"],
  exile: ["put", "return", "counter", "discover"],
  prevent: ["dealDamage"],
  cast: ["play", "lookAtAndPlay", "discover"],
  play: ["cast"],
  discard: ["put", "learn", "connive"],
  draw: ["put", "learn", "connive"],
  phaseOut: ["phase"],
  leave: ["exile", "return", "destroy", "sacrifice", "put", "shuffle"],
};

/** Verbs that are done in an amount. */
const IN_AMOUNTS = new Set(
  "dealDamage gainLife loseLife payLife pay prevent addMana roll getCounters removeCounters chooseNumber".split(" "),
);

/** Whether a happening has an amount: so much of something, or so many of those it is done by or to. */
function isCounted({ node, subject }: Happening): boolean {
  if (IN_AMOUNTS.has(node.kind)) return true;
  return holds(node, isSeveral) || (subject !== undefined && holds(subject, isSeveral));
}

function isSeveral(node: TreeNode): boolean {
  if (/^(?:number|variable|count|counters|numberOf|zoneOf|hand|chooseNumber)$/.test(node.kind)) return true;
  return /^(?:objects|partOf|np\w+List)$/.test(node.kind) && howManyOf(node) !== "one";
}

/** Whether a happening's amount is itself "that much". */
function isRepeated(node: TreeNode): boolean {
  return holds(node, (below) => AMOUNTS.has(below.kind));
}
