/** Counts of steps, and the choice of those that are worth being kept. */

/** For each kind of count the more general kind that stands in for it (see `countKeys` in `grammar/likelihood.ts`). */
const MORE_GENERAL = [-1, 0, 1, 2, 0, 1, 2];

/** What it is worth that a step is counted at all, and how much less it matters that the general foretells a step too often. */
const KNOWN_AT_ALL = 3;
const FORETOLD_TOO_OFTEN = 0.5;

interface Counted {
  readonly kind: number;
  /** The number of all steps that it was chosen from. */
  readonly group: number;
  /** Its number in the more general kind, and in all. */
  readonly general: number;
  readonly inAll: number;
  count: number;
}

interface Group {
  total: number;
}

/** How often each step was taken, in all and by where it stands. */
export class StepCounts {
  readonly steps = new Map<number, Counted>();
  private readonly groups = new Map<number, Group>();

  add(keys: readonly number[], groups: readonly number[]): void {
    for (let kind = 0; kind < keys.length; kind++) {
      const key = keys[kind]!;
      const number = groups[kind]!;
      let group = this.groups.get(number);
      if (!group) {
        group = { total: 0 };
        this.groups.set(number, group);
      }
      group.total++;
      const known = this.steps.get(key);
      if (known) known.count++;
      else {
        const general = kind === 0 ? key : keys[MORE_GENERAL[kind]!]!;
        this.steps.set(key, { kind, group: number, general, inAll: keys[0]!, count: 1 });
      }
    }
  }

  /**
   * The counts that say most, about so many: those which the more general counts foretell badly. What is left out at a place is
   * counted together.
   */
  best(most: number): Map<number, number> {
    const ranked = [...this.steps]
      .filter(([, { count, kind }]) => count > (kind === 0 ? 2 : 1))
      .map(([key, counted]) => ({ key, gain: this.gain(counted) }))
      .sort((a, b) => b.gain - a.gain);
    const kept = new Map<number, number>();
    for (const { key } of ranked) {
      if (kept.size >= most) break;
      const { count, inAll, group, kind } = this.steps.get(key)!;
      kept.set(key, count);
      kept.set(inAll, this.steps.get(inAll)!.count);
      if (kind === 0) continue;
      const rest = (kept.get(group) ?? this.groups.get(group)!.total) - count;
      kept.set(group, rest);
    }
    for (const [key, count] of kept) if (count <= 0) kept.delete(key);
    return kept;
  }

  /** How much better a step is foretold by its own count than by the more general one. */
  private gain({ count, group, general, kind }: Counted): number {
    const own = count / this.groups.get(group)!.total;
    if (kind === 0) return count * KNOWN_AT_ALL;
    const parent = this.steps.get(general)!;
    const gain = count * Math.log(own / (parent.count / this.groups.get(parent.group)!.total));
    return gain > 0 ? gain : -gain * FORETOLD_TOO_OFTEN;
  }
}
