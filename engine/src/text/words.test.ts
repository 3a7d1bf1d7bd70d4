import fc from "fast-check";
import { expect, test } from "vitest";
import { cutWords, wordsOf } from "./words.ts";

const isTypeWord = (word: string): boolean => ["land", "plains", "creature", "island"].includes(word);

/** Pieces whose neighbourhood decides where a word ends. */
const pieces = fc.constantFrom(
  ..."Creature|players|non|nonland|plainswalk|landcycling|cycling|can't|X|Æther|é|'s|’s|S|'|’|'ve|-|–|—|−|--|1|20|2/2|th|3,000|1.5|+1/+1|-1/-1|−1/−1|+X/+X|+2|{T}|{W/U}|{2|{ab cd}|{|}|.|...|,|:|;|•|\"|“|(|)|*|/|~|٣| |  |\n|\t|\u00a0".split(
    "|",
  ),
);

test("usual words are cut as the pattern cuts them", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = parts.join("");
      expect(wordsOf(text, 3, isTypeWord)).toEqual(cutWords(text, 3, isTypeWord, false));
    }),
    { numRuns: 3000 },
  );
});

test("words that were read before are the same words", () => {
  expect(wordsOf("Creatures’ land, CREATURES' land").map(({ key, raw }) => `${key} ${raw}`)).toEqual([
    "creatures Creatures",
    "' ’",
    "land land",
    ", ,",
    "creatures CREATURES",
    "' '",
    "land land",
  ]);
});
