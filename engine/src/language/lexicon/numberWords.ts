/** Number words as cards print them, each at the index of its value. */
const smallNumbers = `
zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen twenty`
  .trim()
  .split(/\s+/);

const tens: Readonly<Record<number, string>> = {
  20: "twenty",
  30: "thirty",
  40: "forty",
  50: "fifty",
  60: "sixty",
  70: "seventy",
  80: "eighty",
  90: "ninety",
};

/** Number word to value for every word `wordOfNumber` can give: zero to ninety-nine, and the hundreds cards use. */
export const numberWords: ReadonlyMap<string, number> = buildNumberWords();

function buildNumberWords(): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const [value, word] of smallNumbers.entries()) words.set(word, value);
  for (let value = 21; value <= 99; value++) words.set(wordBelowHundred(value), value);
  words.set("one hundred", 100);
  words.set("two hundred", 200);
  words.set("one thousand", 1000);
  return words;
}

function wordBelowHundred(value: number): string {
  const small = smallNumbers[value];
  if (small !== undefined) return small;
  const ten = tens[value - (value % 10)]!;
  return value % 10 === 0 ? ten : `${ten}-${smallNumbers[value % 10]!}`;
}

const valueToWord = new Map([...numberWords].map(([word, value]) => [value, word]));

/**
 * The word for a whole number.
 * @param value a whole number
 * @returns e.g. `"three"`; `undefined` for numbers that have no word here (negative, or large and odd)
 */
export function wordOfNumber(value: number): string | undefined {
  return valueToWord.get(value);
}

/**
 * The value of a number word or of digits.
 * @param word e.g. `"three"`, `"Twenty-one"`, `"13"`
 * @returns `undefined` when it is neither
 */
export function numberOfWord(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  return numberWords.get(word.toLowerCase());
}

/** Ordinal words, each at the index of its value (`ordinals[2]` is *second*); index 0 is unused. */
export const ordinals: readonly string[] = `
zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`
  .trim()
  .split(/\s+/);

/** Words that multiply: *once*, *twice*, *three times*. */
export const timesWords: ReadonlyMap<string, number> = new Map([
  ["once", 1],
  ["twice", 2],
  ["three times", 3],
  ["four times", 4],
  ["five times", 5],
  ["six times", 6],
  ["ten times", 10],
]);

/** Fraction words and their value. */
export const fractionWords: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["a third", 1 / 3],
  ["one third", 1 / 3],
]);

/** Roman numerals of Saga chapters (CR 714.2), from I on. */
export const romanNumerals: readonly string[] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
