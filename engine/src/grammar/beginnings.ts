/**
 * What a template can begin with, read off its text without compiling it. Most templates are not
 * needed for the cards at hand, and compiling all of them is what starting would cost most.
 */
import { type IsTypeWord, keyOf, wordsOf } from "../text/words.ts";
import { TEMPLATE_JOINT } from "./template.ts";

/** The words (by their ids) and rules that the templates of a rule can begin with, template after template; some are named twice. */
export interface Beginnings {
  readonly words: number[];
  readonly rules: string[];
}

const SLOT = /\{([a-z][a-zA-Z]*)([!^*+,@~]*)(?::([a-zA-Z]+))?\}/y;
/** Words that are cut no further (see `wordsOf`). */
const WHOLE_WORD = /^(?!non)[a-z]+(?<!walk|cycling)$/i;

/** Ids of the words of templates; the same words come over and over. */
export class LiteralIds {
  private readonly known = new Map<string, readonly number[]>();

  constructor(
    private readonly isTypeWord: IsTypeWord,
    private readonly idOf: (key: string) => number,
  ) {}

  /** The ids of the words of a text without brackets. */
  of(text: string): readonly number[] {
    let ids = this.known.get(text);
    if (!ids) {
      ids = WHOLE_WORD.test(text)
        ? [this.idOf(text.toLowerCase())]
        : wordsOf(text, 0, this.isTypeWord).map(({ key }) => this.idOf(key));
      this.known.set(text, ids);
    }
    return ids;
  }

  /** The id of the first word of a text. */
  first(text: string): number {
    return this.of(text)[0]!;
  }
}

/** So many answers are kept. */
const MOST_ASKED = 4096;

/** The words that templates hold, as far as their text tells. */
export class TemplateWords {
  private text: string | undefined;
  /** Looking through the text takes long, and the same words are asked for again and again. */
  private readonly asked = new Map<string, boolean>();

  constructor(private readonly sources: readonly string[]) {}

  /** Whether a template may hold a word. True of some words that none holds (parts of words, names of slots). */
  mayHold(key: string): boolean {
    const known = this.asked.get(key);
    if (known !== undefined) return known;
    this.text ??= this.allWords();
    const holds = key.length === 1 || this.text.includes(key);
    if (this.asked.size >= MOST_ASKED) this.asked.clear();
    this.asked.set(key, holds);
    return holds;
  }

  private allWords(): string {
    // Verbs say what stands behind them once for each of their forms.
    const parts = new Set<string>(["an"]);
    for (const source of this.sources) {
      const joint = source.indexOf(TEMPLATE_JOINT);
      if (joint < 0) parts.add(source);
      else parts.add(source.slice(0, joint)).add(source.slice(joint + 1));
    }
    const text = keyOf([...parts].join("\n"));
    const endings = text.matchAll(/([^\s[\](){}<>|#]+)\{(s|es|ies)\}/g);
    return [text, ...Array.from(endings, ([, word, ending]) => singularOf(word!, ending!))].join("\n");
  }
}

function singularOf(word: string, ending: string): string {
  return ending === "ies" ? `${word.slice(0, -1)}ies` : word + ending;
}

/** Adds what a template's text can begin with; gives whether it can be empty altogether. */
export function addBeginning(source: string, ids: LiteralIds, to: Beginnings): boolean {
  return new Scan(source, ids, to.words, to.rules).sequence(true, true);
}

class Scan {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly ids: LiteralIds,
    private readonly words: number[],
    private readonly rules: string[],
  ) {}

  /**
   * Goes over a sequence, up to what ends it.
   * @param first whether what stands in it can be the first of the template
   * @param whole whether it is the whole template, of which nothing behind the first word is of interest
   * @returns whether it can be empty
   */
  sequence(first: boolean, whole = false): boolean {
    const { source } = this;
    let empty = true;
    for (;;) {
      const c = source[this.at];
      if (c === undefined || c === "#" || c === "|" || c === "]" || c === ")") return empty;
      if (c === " " || c === TEMPLATE_JOINT) this.at++;
      else if (whole && !empty) return false;
      else empty = this.item(c, first && empty) && empty;
    }
  }

  /** Goes over one word, slot or choice; whether it can be empty. */
  private item(c: string, first: boolean): boolean {
    const { source, ids, words } = this;
    if (c === "[" || c === "(") return this.choice(c === "[" ? "]" : ")", first) || c === "[";
    if (c === "<") {
      const bar = source.indexOf("|", this.at);
      const close = source.indexOf(">", bar);
      if (first) words.push(ids.first(source.slice(this.at + 1, bar)), ids.first(source.slice(bar + 1, close)));
      this.at = close + 1;
      return false;
    }
    if (c === "{") {
      SLOT.lastIndex = this.at;
      const slot = SLOT.exec(source);
      if (slot) {
        this.at += slot[0].length;
        if (first) this.rules.push(slot[3] ?? slot[1]!);
        return slot[2]!.includes("*");
      }
    }
    const start = this.at;
    this.at = wordEnd(source, start);
    const word = source.slice(start, this.at);
    const ending = source[this.at] === "{" ? /^\{(s|es|ies)\}/.exec(source.slice(this.at, this.at + 5)) : null;
    if (ending) this.at += ending[0].length;
    if (!first) return false;
    words.push(ids.first(word));
    if (ending) words.push(ids.first(singularOf(word, ending[1]!)));
    else if (word.toLowerCase() === "a") words.push(ids.first("an"));
    return false;
  }

  private choice(closing: string, first: boolean): boolean {
    const { source } = this;
    let empty = false;
    do {
      this.at++;
      if (this.sequence(first)) empty = true;
      while (source[this.at] !== "|" && source[this.at] !== closing) {
        if (this.at >= source.length) throw new Error(`template "${source}": missing ${closing}`);
        this.at++;
      }
    } while (source[this.at] === "|");
    this.at++;
    return empty;
  }
}

/** The end of a word of a template: letters, or a symbol in braces. */
function wordEnd(source: string, start: number): number {
  if (source[start] === "{") {
    const close = source.indexOf("}", start);
    if (close > start + 1) return close + 1;
  }
  let at = start;
  while (at < source.length && !" \u0001[](){}<>|#".includes(source[at]!)) at++;
  if (at === start) throw new Error(`template "${source}": cannot read "${source.slice(start)}"`);
  return at;
}
