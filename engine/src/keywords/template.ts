import { cardTypeByWord } from "../language/lexicon/cardTypes.ts";
import { wordOfNumber } from "../language/lexicon/numberWords.ts";
import { subtypeByWord } from "../language/lexicon/subtypes.ts";
import { verbForms } from "../language/lexicon/verbForms.ts";

/**
 * What stands in a keyword's holes: the words as printed, without the dash or the space before them. `n` may also be
 * a number.
 */
export type KeywordValues = Readonly<Record<string, string | number | undefined>>;

/** A hole: name, an optional way to print it, an optional noun for counts, and `?` when it may be left empty. */
const hole = /\{([a-z]\w*)(?::([a-z]+))?(\?)?(?::((?:[^{}]|\{[^{}]*\})*))?\}( ?)/g;

/**
 * Fills the holes of a reminder or of rules text. A hole is written
 * - `{cost}`, `{n}`, `{quality}` …: the value as it is;
 * - `{quality:a}`: with *a* or *an*;
 * - `{objects:another}`, `{objects:each}`: *a creature* as *another creature*, *artifacts* as *each artifact*;
 * - `{n:count:+1/+1 counter}`: *a +1/+1 counter*, *two +1/+1 counters*;
 * - `{n:times:{R}}`: the symbol so many times (for X: so many *X* before it);
 * - `{cost:pay}`, `{cost:pays}`, `{cost:for}`: the cost as an order, about somebody, or after *cast it*;
 * - with `?` after the name or the way to print: may be empty, and is then left out.
 * Symbols such as `{T}` and `{2}` are no holes.
 * @returns the text, or `undefined` when a hole that must be filled has no value
 */
export function fillTemplate(template: string, values: KeywordValues): string | undefined {
  let complete = true;
  const text = template.replaceAll(
    hole,
    (
      _all,
      name: string,
      way: string | undefined,
      optional: string | undefined,
      noun: string | undefined,
      space: string,
      at: number,
    ) => {
      const value = values[name];
      if (value === undefined || value === "") {
        if (optional === undefined) complete = false;
        return noun !== undefined && optional !== undefined ? pluralPhrase(noun) + space : "";
      }
      const printed = printValue(String(value), way, noun);
      return (startsSentence(template, at) ? capital(printed) : printed) + space;
    },
  );
  return complete ? articlesMended(text.trim()) : undefined;
}

/** The names of the holes in a template, each once. */
export function holesOf(template: string): string[] {
  return [...new Set([...template.matchAll(hole)].map((match) => match[1]!))];
}

function printValue(value: string, way: string | undefined, noun: string | undefined): string {
  switch (way) {
    case undefined:
      return value;
    case "a":
      return withArticle(value);
    case "another":
      return value.replace(/^an? /, "another ");
    case "each":
      return `each ${singularPhrase(value)}`;
    case "count":
      return countPhrase(value, noun ?? "");
    case "times":
      return timesPhrase(value, noun ?? "");
    case "pay":
      return payPhrase(value, "base");
    case "pays":
      return payPhrase(value, "thirdPerson");
    case "for":
      return isMana(value) ? `for ${value}` : `by ${payPhrase(value, "gerund")}`;
    default:
      throw new Error(`keyword template with an unknown way to print a hole: ${way}`);
  }
}

/** `true` for the start of the text and after a full stop. */
function startsSentence(template: string, at: number): boolean {
  return at === 0 || /[.:] $/.test(template.slice(0, at));
}

function capital(text: string): string {
  return text === "" ? text : text[0]!.toUpperCase() + text.slice(1);
}

/** Mana symbols only, or a placeholder in square brackets. */
function isMana(cost: string): boolean {
  return /^(?:(?:\{[^{}]+\})+|\[[^[\]]+\])$/.test(cost);
}

/** The cost as something a player does: `{2}, Discard a card` → *pay {2} and discard a card*. */
function payPhrase(cost: string, form: "base" | "gerund" | "thirdPerson"): string {
  const parts = cost.split(/, (?=[A-Z{])/).map((part) => {
    if (isMana(part)) return `${verbForms("pay")[form]} ${part}`;
    const [verb = "", ...rest] = part.split(" ");
    return [verbForms(verb.toLowerCase())[form], ...rest].join(" ");
  });
  const last = parts.pop()!;
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

function countPhrase(value: string, noun: string): string {
  const count = Number(value);
  if (count === 1) return withArticle(noun);
  const words = Number.isNaN(count) ? value : (wordOfNumber(count) ?? value);
  return `${words} ${pluralPhrase(noun)}`;
}

function timesPhrase(value: string, symbol: string): string {
  const count = Number(value);
  if (!Number.isNaN(count) && count <= 10) return symbol.repeat(count);
  return `${value} ${symbol}`;
}

/** Plural of a noun phrase whose head is its last word. */
function pluralPhrase(noun: string): string {
  return `${noun}s`;
}

/** Singular of a plural noun phrase whose head is the last word before any *you*, *with*, *that* … */
function singularPhrase(phrase: string): string {
  const [, front = "", head = "", rest = ""] =
    /^(.*?)(\S+)((?: (?:you|with|that|in|from|of)\b.*)?)$/.exec(phrase) ?? [];
  return front + singularWord(head) + rest;
}

function singularWord(word: string): string {
  const subtype = subtypeByWord(word);
  if (subtype !== undefined) return subtype.id;
  const type = cardTypeByWord(word);
  if (type !== undefined) return type.type.singular;
  return word.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}

function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? "an" : "a"} ${phrase}`;
}

/** Whether *an* goes before it; a spoken first letter (X, 8) counts as it sounds. */
function startsWithVowelSound(phrase: string): boolean {
  if (/^(?:uni|use|one|eu)/i.test(phrase)) return false;
  return /^(?:[aeiou]|X\b|8|11|18)/i.test(phrase);
}

/** *a* before a hole that was filled with a vowel, or left empty before one. */
function articlesMended(text: string): string {
  return text.replaceAll(/\b([Aa]) (?=(\S+))/g, (all, article: string, next: string) =>
    startsWithVowelSound(next) && /^[a-zA-Z]{2}/.test(next) ? `${article}n ` : all,
  );
}
