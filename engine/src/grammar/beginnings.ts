/**
 * What a template can begin with, read off its text without compiling it. Most templates are not
 * needed for the cards at hand, and compiling all of them is what starting would cost most.
 */
import { type IsTypeWord, keyOf, wordsOf } from "../text/words.ts";
import { TEMPLATE_JOINT } from "./template.ts";

/**
 * The words and rules, by their numbers, that the templates of a rule can begin with, template after template; some are named twice.
 * Thousands of templates make too many small lists, so each has a stretch of these two, up to its end.
 */
export class RuleBeginnings {
  readonly words: number[] = [];
  readonly rules: number[] = [];
  readonly wordEnds: number[] = [];
  readonly ruleEnds: number[] = [];

  /** Ends a template, behind what it can begin with. */
  end(): void {
    this.wordEnds.push(this.words.length);
    this.ruleEnds.push(this.rules.length);
  }

  clear(): void {
    this.words.length = this.rules.length = this.wordEnds.length = this.ruleEnds.length = 0;
  }
}

/** What all templates of a grammar can begin with. */
export interface Beginnings {
  /** The words, whose numbers are their places here from 1 on. */
  readonly words: readonly string[];
  /** What the templates of a rule begin with, by the rule's number: to be used before the next is asked for. */
  of(rule: number): RuleBeginnings;
}

/** The templates of a rule, as far as this needs them. */
export interface BeginningTemplates {
  readonly rule: string;
  all(): readonly { readonly wordings: readonly { readonly source: string }[] }[];
}

const SLOT = /\{([a-z][a-zA-Z]*)([!^*+,@~]*)(?::([a-zA-Z]+))?\}/y;
/** Words that are cut no further (see `wordsOf`). */
const WHOLE_WORD = /^(?!non)[a-z]+(?<!walk|cycling)$/i;

/** Reads off all templates of a grammar what they can begin with. Throws when one names a rule that is none, or can be empty. */
export function scanBeginnings(rules: readonly BeginningTemplates[], isTypeWord: IsTypeWord): Beginnings {
  const numbers = new Map(rules.map(({ rule }, number) => [rule, number]));
  const numberOf = (name: string): number => {
    const number = numbers.get(name);
    if (number === undefined) throw noRule(name);
    return number;
  };
  const ids = new LiteralIds(isTypeWord);
  const ofRules = rules.map((templates): RuleBeginnings => {
    const found = new RuleBeginnings();
    for (const { wordings } of templates.all()) {
      for (const { source } of wordings)
        if (new Scan(source, ids, found.words, found.rules, numberOf).sequence(true, true))
          throw new Error(`rule "${templates.rule}" can be empty`);
      found.end();
    }
    return found;
  });
  return { words: ids.keys, of: (rule) => ofRules[rule]! };
}

/** The fault of asking for a rule that is none. */
export function noRule(name: string): Error {
  return new Error(`the grammar has no rule "${name}"`);
}

/** Numbers of the words of templates, in the order in which they are seen; the same words come over and over. */
class LiteralIds {
  readonly keys: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly known = new Map<string, number>();

  constructor(private readonly isTypeWord: IsTypeWord) {}

  /** The number of the first word of a text without brackets. */
  first(text: string): number {
    let id = this.known.get(text);
    if (id === undefined) {
      const keys = WHOLE_WORD.test(text)
        ? [text.toLowerCase()]
        : wordsOf(text, 0, this.isTypeWord).map(({ key }) => key);
      const all = keys.map((key) => this.idOf(key));
      id = all[0]!;
      this.known.set(text, id);
    }
    return id;
  }

  private idOf(key: string): number {
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.keys.push(key);
      this.ids.set(key, id);
    }
    return id;
  }
}

/** So many answers are kept. */
const MOST_ASKED = 4096;

/** The words that templates hold, as far as their text tells. */
export class TemplateWords {
  private text: string | undefined;
  /** Looking through the text takes long, and the same words are asked for again and again. */
  private readonly asked = new Map<string, boolean>();

  /** @param sources gives the texts of all templates */
  constructor(private readonly sources: () => Iterable<string>) {}

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
    for (const source of this.sources()) {
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

class Scan {
  private at = 0;

  constructor(
    private readonly source: string,
    private readonly ids: LiteralIds,
    private readonly words: number[],
    private readonly rules: number[],
    private readonly ruleOf: (name: string) => number,
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
        if (first) this.rules.push(this.ruleOf(slot[3] ?? slot[1]!));
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
