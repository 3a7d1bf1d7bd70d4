/** What rules can begin with, carried from rule to rule as sets of bits. */
import type { Rule } from "./definitions.ts";

/** The numbers of rules in an order in which, loops aside, each comes behind those it begins with. */
export function innermostFirst(begunBy: readonly ReadonlySet<Rule>[]): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const { id } of begunBy[at]!) visit(id);
    order.push(at);
  };
  for (const at of begunBy.keys()) visit(at);
  return order;
}

/** Adds the members of a set to another one; whether there were new ones. */
export function addBits(to: Uint32Array, from: Uint32Array): boolean {
  let more = 0;
  for (let i = 0; i < to.length; i++) {
    more |= from[i]! & ~to[i]!;
    to[i]! |= from[i]!;
  }
  return more !== 0;
}
