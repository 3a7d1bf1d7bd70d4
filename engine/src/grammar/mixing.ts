/** Putting together what several kinds of counts say of the same steps. */

/** How much what is known of the general counts beside the particular, for each different step seen there. */
const BACK_OFF = 0.7;
const LEAST_BACK_OFF = 0.2;

/** What two kinds of knowledge say together: `first` and `second` are both particular where `general` is what both start from. */
export function product(first: Float64Array, second: Float64Array, general: Float64Array): Float64Array {
  return normal(first.map((value, i) => (value * second[i]!) / general[i]!));
}

/** Divides values by their sum, in place. */
export function normal(values: Float64Array): Float64Array {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  for (let i = 0; i < values.length; i++) values[i]! /= sum;
  return values;
}

/**
 * Counts, smoothed by what is known of the more general.
 * @param rest how often steps were taken that are not counted here, because the general foretells them well
 */
export function mixedIn(counts: Float64Array | undefined, general: Float64Array, rest: number): Float64Array {
  if (!counts) return general;
  let sum = rest;
  let kinds = 0;
  let uncounted = 0;
  for (let i = 0; i < counts.length; i++) {
    sum += counts[i]!;
    if (counts[i]! > 0) kinds++;
    else uncounted += general[i]!;
  }
  const share = BACK_OFF * kinds + LEAST_BACK_OFF;
  const shareOfRest = uncounted > 0 ? rest / uncounted : 0;
  const result = new Float64Array(counts.length);
  for (let i = 0; i < counts.length; i++) {
    const own = counts[i]! > 0 ? counts[i]! : shareOfRest * general[i]!;
    result[i] = (own + share * general[i]!) / (sum + share);
  }
  return normal(result);
}
