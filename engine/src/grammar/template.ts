/**
 * Templates: how a sentence part is written, as one line of text that is compiled into parser, printer and completion.
 *
 *     "{who!:players} mill{s} {cards:count}"     a slot is {name:rule}; `!` marks the governor of the verb forms
 *     "<is|are> tapped"                          singular and plural (or bare) form of a word; mill{s} is short for <mills|mill>
 *     "[(next|coming)#coming] turn"              […] may be missing, (a|b) one of several; the first is the usual wording,
 *                                                the others carry a tag (after #, else made from their words)
 *     "{items:type}, {items+,:type} or {items:type}"   {name*:rule} any number, {name+:rule} at least one, with `,` a comma after each
 *     "{qualities*~:quality}"                  ~: words below stand in their singular form
 *     "once per turn#per-turn"                a tag for the whole template
 *     "{items@:type}"                          @: an array even when there is only one
 *     "may {do^:verbs}"                          ^: verbs below stand in their bare form
 *
 * White space counts when printing, not when reading.
 */
import type { BuildPlan } from "./buildPlan.ts";
import type { PrintPlan } from "./print.ts";
import { type IsTypeWord, type Word, wordsOf } from "../text/words.ts";

export type Element = LiteralElement | SlotElement;

/** A fixed word, in one or two forms. */
export interface LiteralElement {
  readonly type: "literal";
  /** What is printed: the usual form, or [singular, plural]. */
  readonly forms: readonly [string] | readonly [singular: string, plural: string];
  readonly keys: readonly string[];
  readonly space: boolean;
}

/** A place for a node of a rule. */
export interface SlotElement {
  readonly type: "slot";
  readonly name: string;
  readonly rule: string;
  readonly space: boolean;
  readonly governor: boolean;
  readonly bare: boolean;
  /** Whether the words below stand in their singular form whatever the number (`~`): *artifact creatures*. */
  readonly singular: boolean;
  readonly repeat: "once" | "any" | "some";
  /** Whether the slot holds an array even when it stands once (`@`). */
  readonly many: boolean;
  /** Whether a comma follows each repetition. */
  readonly comma: boolean;
}

/** One way through a template: no options left. */
export interface Variant {
  readonly elements: readonly Element[];
  /** Tags of the unusual wordings on this way; none for the usual one. */
  readonly tags: readonly string[];
  /** Slots that hold an array: repeated ones, those named twice, those marked `@`. */
  readonly arrays: ReadonlySet<string>;
  /** How its nodes are built and printed: made when first needed, for the one grammar that it belongs to. */
  buildPlan: BuildPlan | undefined;
  printPlan: PrintPlan | undefined;
}

type Part =
  | { type: "element"; element: Element }
  | { type: "choice"; options: { parts: Part[]; tag: string | undefined }[]; optional: boolean };

/**
 * Divides a template into two parts that are compiled apart, the second once for all templates that end in it: the forms of a
 * verb share what stands behind them. It prints as a space.
 */
export const TEMPLATE_JOINT = "\u0001";

/** What has been compiled for one language: words and the shared second parts of templates. */
interface Compiled {
  readonly words: Map<string, readonly Word[]>;
  readonly tails: Map<string, readonly Way[]>;
}

const compiledFor = new WeakMap<IsTypeWord, Compiled>();

function compiledOf(isTypeWord: IsTypeWord): Compiled {
  let compiled = compiledFor.get(isTypeWord);
  if (!compiled) {
    compiled = { words: new Map(), tails: new Map() };
    compiledFor.set(isTypeWord, compiled);
  }
  return compiled;
}

/** The words of a literal; templates say the same words over and over. */
function literalWords(text: string, isTypeWord: IsTypeWord): readonly Word[] {
  const { words } = compiledOf(isTypeWord);
  let list = words.get(text);
  if (!list) {
    // A copy is kept: the engine makes lists that it saw live long among the old ones from then on, those of all texts that are read too.
    list = wordsOf(text, 0, isTypeWord).slice();
    words.set(text, list);
  }
  return list;
}

/** Compiles a template's text. Throws (at build time only) on a malformed one, naming it. */
export function compileTemplate(source: string, isTypeWord: IsTypeWord): Variant[] {
  return compileWays(source, isTypeWord).map(({ elements, tags }) => ({
    elements,
    tags,
    arrays: arraySlots(elements),
    buildPlan: undefined,
    printPlan: undefined,
  }));
}

function arraySlots(elements: readonly Element[]): Set<string> {
  const seen = new Set<string>();
  const arrays = new Set<string>();
  for (const element of elements) {
    if (element.type !== "slot") continue;
    if (element.many || element.repeat !== "once" || seen.has(element.name)) arrays.add(element.name);
    seen.add(element.name);
  }
  return arrays;
}

type Way = Pick<Variant, "elements" | "tags">;

function compileWays(source: string, isTypeWord: IsTypeWord): Way[] {
  const tagged = /^(.*)#([a-z-]+)$/.exec(source);
  if (tagged)
    return compileWays(tagged[1]!, isTypeWord).map((v) => ({
      elements: v.elements,
      tags: [...v.tags, tagged[2]!],
    }));
  const joint = source.indexOf(TEMPLATE_JOINT);
  if (joint >= 0) {
    const heads = compileWays(source.slice(0, joint), isTypeWord);
    const tails = tailWays(source.slice(joint + 1), isTypeWord);
    return heads.flatMap((head) =>
      tails.map((tail) => ({ elements: [...head.elements, ...tail.elements], tags: [...head.tags, ...tail.tags] })),
    );
  }
  const { parts, position } = parseParts(source, 0, "", isTypeWord);
  if (position !== source.length)
    throw new Error(`template "${source}": unexpected "${source[position]}" at ${position}`);
  const variants = expand(parts);
  if (variants.length > 200) throw new Error(`template "${source}" has ${variants.length} ways through it; split it`);
  const seen = new Map<string, Way>();
  for (const variant of variants) {
    const key = variant.elements
      .map((e) => (e.type === "slot" ? `{${e.name}:${e.rule}:${e.repeat}}` : e.keys.join("|")))
      .join(" ");
    const earlier = seen.get(key);
    if (!earlier || earlier.tags.length > variant.tags.length) seen.set(key, variant);
  }
  return [...seen.values()];
}

function tailWays(source: string, isTypeWord: IsTypeWord): readonly Way[] {
  const { tails } = compiledOf(isTypeWord);
  let ways = tails.get(source);
  if (!ways) {
    ways = compileWays(` ${source}`, isTypeWord);
    tails.set(source, ways);
  }
  return ways;
}

const SLOT = /\{[a-z][a-zA-Z]*[!^*+,@~]*(?::[a-zA-Z]+)?\}/y;
const WORD = /(?:\{[^}]+\}|[^\s[\](){}<>|#]+)/uy;
const FORM_SUFFIX = /\{(s|es|ies)\}/y;

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function parseParts(
  source: string,
  from: number,
  end: string,
  isTypeWord: IsTypeWord,
): { parts: Part[]; position: number } {
  const parts: Part[] = [];
  let i = from;
  let space = false;
  while (i < source.length && !end.includes(source[i]!)) {
    const c = source[i]!;
    if (c === " ") {
      space = true;
      i++;
    } else if (c === "{" && matchAt(SLOT, source, i)) {
      const close = source.indexOf("}", i);
      parts.push({ type: "element", element: slotOf(source.slice(i + 1, close), space) });
      space = false;
      i = close + 1;
    } else if (c === "[" || c === "(") {
      const closing = c === "[" ? "]" : ")";
      const options: { parts: Part[]; tag: string | undefined }[] = [];
      i++;
      for (;;) {
        const start = i;
        const inner = parseParts(source, i, `|#${closing}`, isTypeWord);
        i = inner.position;
        let tag: string | undefined;
        if (source[i] === "#") {
          const tagEnd = /[|\])]/.exec(source.slice(i));
          if (!tagEnd) throw new Error(`template "${source}": tag without end`);
          tag = source.slice(i + 1, i + tagEnd.index);
          i += tagEnd.index;
        }
        const literalOnly = inner.parts.every((part) => part.type === "element" && part.element.type === "literal");
        if (!tag && options.length && literalOnly)
          tag =
            source
              .slice(start, i)
              .trim()
              .toLowerCase()
              .replace(/[^a-z0-9']+/g, "-") || "left-out";
        if (space && inner.parts.length) markSpace(inner.parts);
        options.push({ parts: inner.parts, tag });
        if (source[i] !== "|") break;
        i++;
      }
      if (source[i] !== closing) throw new Error(`template "${source}": missing ${closing}`);
      const optional = c === "[";
      if (optional && options[0] && !options[0].tag) {
        const literalOnly = options[0].parts.every(
          (part) => part.type === "element" && part.element.type === "literal",
        );
        if (literalOnly)
          options[0].tag = options[0].parts.map((p) => (p as { element: LiteralElement }).element.keys[0]).join("-");
      }
      parts.push({ type: "choice", options, optional });
      space = false;
      i++;
    } else if (c === "<") {
      const close = source.indexOf(">", i);
      const [singular, plural] = source.slice(i + 1, close).split("|");
      if (singular === undefined || plural === undefined)
        throw new Error(`template "${source}": <singular|plural> expected`);
      pushInflected(parts, singular, plural, space, isTypeWord);
      space = false;
      i = close + 1;
    } else {
      const word = matchAt(WORD, source, i)?.[0];
      if (!word) throw new Error(`template "${source}": cannot read "${source.slice(i)}"`);
      i += word.length;
      const suffix = source[i] === "{" ? matchAt(FORM_SUFFIX, source, i) : null;
      if (suffix) {
        i += suffix[0].length;
        const singular = suffix[1] === "ies" ? `${word.slice(0, -1)}ies` : word + suffix[1];
        pushInflected(parts, singular, word, space, isTypeWord);
      } else {
        for (const [at, part] of literalWords(word, isTypeWord).entries()) {
          parts.push({
            type: "element",
            element: {
              type: "literal",
              forms: [part.raw],
              keys: part.key === "a" ? ["a", "an"] : [part.key],
              space: at === 0 ? space : part.space,
            },
          });
        }
      }
      space = false;
    }
  }
  return { parts, position: i };
}

function pushInflected(parts: Part[], singular: string, plural: string, space: boolean, isTypeWord: IsTypeWord): void {
  const a = literalWords(singular, isTypeWord);
  const b = literalWords(plural, isTypeWord);
  if (a.length !== b.length) throw new Error(`<${singular}|${plural}>: the forms have different numbers of words`);
  for (const [at, word] of a.entries()) {
    const other = b[at]!;
    const same = word.raw === other.raw;
    parts.push({
      type: "element",
      element: {
        type: "literal",
        forms: same ? [word.raw] : [word.raw, other.raw],
        keys: same ? [word.key] : [word.key, other.key],
        space: at === 0 ? space : word.space,
      },
    });
  }
}

function slotOf(text: string, space: boolean): SlotElement {
  const match = /^([a-zA-Z]+)([!^*+,@~]*)(?::([a-zA-Z]+))?$/.exec(text)!;
  const flags = match[2] ?? "";
  if (/^(?:kind|span|surface|number)$/.test(match[1]!)) throw new Error(`a slot cannot be called "${match[1]}"`);
  if (flags.includes(",") && !/[*+]/.test(flags))
    throw new Error(`slot "${match[1]}": a comma follows repetitions only`);
  return {
    type: "slot",
    name: match[1]!,
    rule: match[3] ?? match[1]!,
    space,
    governor: flags.includes("!"),
    bare: flags.includes("^"),
    singular: flags.includes("~"),
    repeat: flags.includes("*") ? "any" : flags.includes("+") ? "some" : "once",
    many: flags.includes("@"),
    comma: flags.includes(","),
  };
}

/** Puts the space that stands before a choice on the first element of its options. */
function markSpace(parts: Part[]): void {
  const first = parts[0]!;
  if (first.type === "element") parts[0] = { type: "element", element: { ...first.element, space: true } };
  else for (const option of first.options) if (option.parts.length) markSpace(option.parts);
}

function expand(parts: readonly Part[]): Way[] {
  let variants: Way[] = [{ elements: [], tags: [] }];
  for (const part of parts) {
    if (part.type === "element") {
      variants = variants.map((v) => ({ elements: [...v.elements, part.element], tags: v.tags }));
      continue;
    }
    const options: Way[] = [];
    if (part.optional) options.push({ elements: [], tags: [] });
    for (const option of part.options) {
      for (const inner of expand(option.parts))
        options.push({ elements: inner.elements, tags: option.tag ? [...inner.tags, option.tag] : inner.tags });
    }
    variants = variants.flatMap((v) =>
      options.map((o) => ({ elements: [...v.elements, ...o.elements], tags: [...v.tags, ...o.tags] })),
    );
  }
  return variants;
}
