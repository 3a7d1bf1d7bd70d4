/** The supertypes of CR 205.4a, lower case. */
export const supertypes = ["basic", "legendary", "ongoing", "snow", "world"] as const;

/** One supertype's word. */
export type Supertype = (typeof supertypes)[number];

/** Words that some sets print in the place of a supertype but which the Comprehensive Rules do not list (augmented creatures). */
export const playtestSupertypes = ["elite", "host"] as const;

/**
 * @param word any letter case
 * @returns whether the word is a supertype of CR 205.4a
 */
export function isSupertype(word: string): boolean {
  return (supertypes as readonly string[]).includes(word.toLowerCase());
}
