import fc from "fast-check";
import { expect, test } from "vitest";
import { beginsWithCapital, beginsWithSmallLetter, LetterPattern } from "./letters.ts";

const letters = fc.constantFrom(
  "a",
  "Z",
  "q",
  "é",
  "Ö",
  "ß",
  "世",
  "Ж",
  "ǅ",
  "\u0301",
  "7",
  " ",
  "-",
  "’",
  "—",
  "•",
  "…",
  "−",
  "😀",
  ".",
);
const texts = fc.string({ unit: letters, maxLength: 12 });

test("a pattern finds in plain texts what it finds with the letters of all alphabets", () => {
  for (const source of [
    "[\\p{L}][\\p{L}\\p{M}\\d]*",
    "^[\\p{Lu}]",
    "[\\p{Ll}]\\.",
    "(?<![\\p{L}\\d])\\d+(?![\\p{L}])",
  ]) {
    const pattern = new LetterPattern(source);
    fc.assert(
      fc.property(texts, (text) => {
        expect(pattern.exec(text)).toEqual(new RegExp(source, "u").exec(text));
        expect(pattern.test(text)).toBe(new RegExp(source, "u").test(text));
      }),
    );
  }
});

test("letters of all alphabets are capital or small", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(beginsWithCapital(text)).toBe(/^\p{Lu}/u.test(text));
      expect(beginsWithSmallLetter(text)).toBe(/^\p{Ll}/u.test(text));
    }),
  );
});
