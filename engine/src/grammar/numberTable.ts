/**
 * A set of whole numbers below 2^53 that is cleared at no cost: a place counts only when its stamp is the present one. So one table
 * serves reading after reading, and none has to make and throw away a set of its own.
 */
export class NumberTable {
  private keys = new Float64Array(1 << 13);
  private stamps = new Int32Array(1 << 13);
  private stamp = 1;
  private used = 0;

  /** Forgets everything. */
  clear(): void {
    this.stamp++;
    this.used = 0;
  }

  has(key: number): boolean {
    const { keys, stamps, stamp } = this;
    const mask = keys.length - 1;
    let at = placeOf(key, mask);
    while (stamps[at] === stamp) {
      if (keys[at] === key) return true;
      at = (at + 1) & mask;
    }
    return false;
  }

  /** Adds a number; false when it was there already. */
  add(key: number): boolean {
    if (this.used * 2 > this.keys.length) this.grow();
    const { keys, stamps, stamp } = this;
    const mask = keys.length - 1;
    let at = placeOf(key, mask);
    while (stamps[at] === stamp) {
      if (keys[at] === key) return false;
      at = (at + 1) & mask;
    }
    keys[at] = key;
    stamps[at] = stamp;
    this.used++;
    return true;
  }

  private grow(): void {
    const { keys, stamps, stamp } = this;
    this.keys = new Float64Array(keys.length * 2);
    this.stamps = new Int32Array(keys.length * 2);
    this.used = 0;
    for (let at = 0; at < keys.length; at++) if (stamps[at] === stamp) this.add(keys[at]!);
  }
}

function placeOf(key: number, mask: number): number {
  const low = key | 0;
  const high = (key / 4294967296) | 0;
  return ((Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 10) & mask;
}
