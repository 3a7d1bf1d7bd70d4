/**
 * Seeded randomness. The generator's whole state is one unsigned 32-bit number that lives in the game state, so that a copy of the
 * state continues exactly as the original would (the algorithm is the well-known "mulberry32" mixing of a Weyl sequence).
 */

/** The next random state after `random`. */
export function nextRandomState(random: number): number {
  return (random + 0x6d2b79f5) >>> 0;
}

/** The number in [0, 1) that belongs to a random state. */
export function randomFraction(random: number): number {
  let mixed = random;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** A random state made from any finite number a person may type as a seed. */
export function randomStateFromSeed(seed: number): number {
  return nextRandomState(Math.floor(Math.abs(seed)) >>> 0);
}
