/** Words that writers take for each other: what was typed, and what may have been meant, the likeliest first. */
const GROUPS: readonly (readonly string[])[] = [
  ["its", "it's"],
  ["your", "you", "you're"],
  ["their", "they", "there", "they're"],
  ["than", "then"],
  ["of", "or", "from"],
  ["form", "from"],
  ["a", "an"],
  ["gains", "gets"],
  ["gain", "get"],
  ["looses", "loses"],
  ["loose", "lose"],
  ["live", "lives", "life"],
  ["whose", "who's"],
  ["where", "were"],
  ["effect", "affect"],
  ["in", "into"],
  ["on", "onto"],
  ["on", "in", "onto", "into", "to"],
];

const meant = new Map<string, string[]>();
for (const group of GROUPS)
  for (const word of group)
    meant.set(word, [...new Set([...(meant.get(word) ?? []), ...group.filter((other) => other !== word)])]);

/** What may have been meant by a word, in small letters. */
export function takenFor(word: string): readonly string[] {
  return meant.get(word) ?? [];
}
