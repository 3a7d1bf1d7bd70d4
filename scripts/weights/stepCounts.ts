/** Counts of steps, and the choice of those that are worth being kept. */

/** For each kind of count the more general kind that stands in for it (see `countKeys` in `grammar/likelihood.ts`). */
const MORE_GENERAL = [-1, 0, 1, 2, 0, 1, 2];

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
  readonly kind: number;
  readonly keys: number[];
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
        group = { kind, keys: [], total: 0 };
        this.groups.set(number, group);
      }
      group.total++;
      const known = this.steps.get(key);
      if (known) known.count++;
      else {
        const general = kind === 0 ? key : keys[MORE_GENERAL[kind]!]!;
        this.steps.set(key, { kind, group: number, general, inAll: keys[0]!, count: 1 });
        group.keys.push(key);
      }
    }
  }

  /** The counts that say most, at most so many: whole places, because a place with some of its steps left out misleads. */
  best(most: number): Map<number, number> {
    const ranked = [...this.groups.values()]
      .map((group) => {
        const keys = group.keys.filter((key) => this.isWorthwhile(this.steps.get(key)!, group));
        return { keys, gain: this.gain(group) / Math.max(1, keys.length) };
      })
      .filter(({ gain, keys }) => gain > 0 && keys.length > 0)
      .sort((a, b) => b.gain - a.gain);
    const kept = new Map<number, number>();
    for (const { keys } of ranked) {
      if (kept.size >= most) break;
      for (const key of keys) {
        const { count, inAll } = this.steps.get(key)!;
        kept.set(key, count);
        kept.set(inAll, this.steps.get(inAll)!.count);
      }
    }
    return kept;
  }

  private isWorthwhile({ count, kind }: Counted, group: Group): boolean {
    return kind === 0 ? count > 2 : count > 1 && count > group.total / 200;
  }

  /** How much better the steps of a place are foretold by their own counts than by more general ones. */
  private gain(group: Group): number {
    let gain = 0;
    for (const key of group.keys) {
      const { count, general, kind } = this.steps.get(key)!;
      const own = count / group.total;
      if (kind === 0) gain += count * Math.log(own * Math.max(2, group.keys.length));
      else {
        const parent = this.steps.get(general)!;
        gain += count * Math.log(own / (parent.count / this.groups.get(parent.group)!.total));
      }
    }
    return gain;
  }
}
