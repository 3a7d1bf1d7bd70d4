/**
 * Printing: a tree gives back its text, letter for letter, from its kinds, slots and `surface` alone.
 * Number and verb form are computed (a governor's number flows down), capitals and articles follow from what stands beside them.
 */
import { beginsWithCapital } from "../text/letters.ts";
import { chooseVariant } from "./chooseVariant.ts";
import type { Grammar, GrammaticalNumber, NumberOf, PrintChoice } from "./grammar.ts";
import type { SlotElement } from "./template.ts";
import type { Word } from "../text/words.ts";
import { isNode, MADE_BY, type Surface, type TreeNode } from "./tree.ts";

/** One printed word and who owns it. */
export interface PrintedWord {
  text: string;
  space: boolean;
  owner: TreeNode;
  /** Number of this word among those the owner itself prints. */
  index: number;
  /** Its other form (plural for singular, *an* for *a*), if there is one. */
  other: string | undefined;
  /** Whether a capital is due here whatever stands before. */
  capital: boolean;
  /** Printed as given: names, self-names. */
  fixed: boolean;
}

/** One element of a variant, ready for printing. */
interface PrintStep {
  /** A word's form when what governs it is one, and the other if it has two; undefined for a slot. */
  readonly singular: string | undefined;
  readonly plural: string | undefined;
  /** A slot's name. */
  readonly name: string;
  readonly space: boolean;
  /** The number of what stands in the slot, where it is not that of the node. */
  readonly number: GrammaticalNumber | undefined;
  readonly repeat: SlotElement["repeat"];
  readonly comma: boolean;
  /** Whether what stands in the slot begins with a capital. */
  readonly capital: boolean;
  /** How many elements further on take items of the same slot. */
  readonly later: number;
}

/** All that printing nodes by a variant asks of its template, so that it looks at nothing else. */
export class PrintPlan {
  readonly steps: readonly PrintStep[];
  /** The slot that settles the number of the others. */
  readonly governor: string | undefined;
  readonly numberOf: NumberOf | undefined;
  /** Whether the kind is printed by its templates alone. */
  readonly isPlain: boolean;

  constructor(grammar: Grammar, { definition, variant }: PrintChoice) {
    const { elements } = variant;
    const governor = elements.find((element) => element.type === "slot" && element.governor);
    this.governor = governor?.type === "slot" ? governor.name : undefined;
    const { kind } = definition;
    this.numberOf = kind === null ? undefined : grammar.numbers.get(kind);
    this.isPlain = kind !== null && !grammar.printers.has(kind) && !grammar.openByKind.has(kind);
    this.steps = elements.map((element, i): PrintStep => {
      const { space } = element;
      if (element.type === "literal") {
        const [singular, plural] = element.forms;
        return {
          singular,
          plural,
          name: "",
          space,
          number: undefined,
          repeat: "once",
          comma: false,
          capital: false,
          later: 0,
        };
      }
      const { name, repeat, comma } = element;
      const later = elements.filter((other, k) => k > i && other.type === "slot" && other.name === name).length;
      const number = element.bare ? "plural" : element.singular ? "singular" : undefined;
      const { capital } = grammar.rule(element.rule);
      return { singular: undefined, plural: undefined, name, space, number, repeat, comma, capital, later };
    });
  }
}

export interface PrintContext {
  /** The card's names, for `self` nodes; the printer of the language knows how to use them. */
  readonly names?: Readonly<Record<string, string>>;
}

export class Printer {
  readonly words: PrintedWord[] = [];
  /** Words printed by kinds with a printer of their own; templates count theirs themselves. */
  private readonly counts = new Map<TreeNode, number>();
  private capitalDue = false;
  /** Words made so far, to be used again. */
  private readonly made: PrintedWord[] = [];
  private printed = 0;
  /** While printing only compares ({@link prints}): the words that are expected, how many were met, and whether all were as expected. */
  private expected: readonly Word[] | undefined;
  private met = 0;
  private asExpected = true;
  /** Whether white space is due before the next word, when what stands around it has settled that. */
  private spaceDue: boolean | undefined;
  /** Whether a capital is due because of the word before. */
  private capitalBehind = false;

  constructor(
    readonly grammar: Grammar,
    public context: PrintContext = {},
  ) {}

  /** Begins anew. The words printed before are used again: nobody may hold them any more. */
  restart(context: PrintContext): void {
    this.context = context;
    this.words.length = 0;
    this.printed = 0;
    this.capitalDue = false;
    if (this.counts.size) this.counts.clear();
  }

  /**
   * Whether a sentence's node prints just the words of a text. Printed words are not kept, so this is quicker than to print and to compare.
   * Begins anew. A node that the author worded in a way of his own, and one that quotes, counts as printing others.
   */
  prints(node: TreeNode, words: readonly Word[], context: PrintContext): boolean {
    this.restart(context);
    this.expected = words;
    this.met = 0;
    this.asExpected = true;
    this.spaceDue = undefined;
    this.capitalBehind = true;
    try {
      this.print(node);
    } finally {
      this.expected = undefined;
    }
    return this.asExpected && this.met === words.length;
  }

  /** As {@link print}, where printing only compares. */
  private compare(given: TreeNode, number: GrammaticalNumber, space: boolean): void {
    if (!this.asExpected) return;
    const { surface } = given;
    if (given.kind === "quoted" || (surface !== undefined && isMarked(surface))) {
      this.asExpected = false;
      return;
    }
    const before = this.met;
    // What stands around a word settles the space before it.
    const settles = this.spaceDue === undefined;
    if (settles) this.spaceDue = space;
    const plan = printPlanOf(this.grammar, given);
    if (plan?.isPlain && surface?.wording === undefined) this.printBy(plan, given, number);
    else this.printOther(given, number);
    if (settles && this.met === before) this.spaceDue = undefined;
  }

  private compareWord(text: string, space: boolean, other: string | undefined, fixed: boolean): void {
    const words = this.expected!;
    const at = this.met++;
    const word = words[at];
    let shown = text;
    if (text === "a" && other === undefined && !fixed) shown = takesAn(words[at + 1]?.raw ?? "") ? "an" : "a";
    if ((this.capitalDue || this.capitalBehind) && !fixed) shown = withCapital(shown, true);
    const due = this.spaceDue ?? space;
    if (word === undefined || shown !== word.raw || (at > 0 && due !== word.space)) this.asExpected = false;
    this.capitalDue = false;
    this.spaceDue = undefined;
    this.capitalBehind = text.length === 1 && capitalFollows(text, due);
  }

  /** Prints a node as part of the text; `number` is that of what governs it. Throws on a node the grammar does not know. */
  print(given: TreeNode, number: GrammaticalNumber = "plural", space = true): void {
    if (this.expected !== undefined) {
      this.compare(given, number, space);
      return;
    }
    const before = this.words.length;
    const plan = printPlanOf(this.grammar, given);
    if (plan?.isPlain && given.surface?.wording === undefined) this.printBy(plan, given, number);
    else this.printOther(given, number);
    if (this.words.length > before) this.words[before]!.space = space;
  }

  private printOther(given: TreeNode, number: GrammaticalNumber): void {
    const { grammar } = this;
    const node = given.surface?.wording && grammar.asWorded ? grammar.asWorded(given) : given;
    const open = grammar.openByKind.get(node.kind);
    const custom = grammar.printers.get(node.kind);
    if (custom) custom(node, this);
    else if (open) open.print(node, this);
    else
      this.printBy(
        printPlanOf(grammar, node) ?? printPlanOfChoice(grammar, chooseVariant(grammar, node)),
        node,
        number,
      );
  }

  /** Adds one word of `owner`'s own. */
  emit(owner: TreeNode, text: string, space = true, other?: string, fixed = false): void {
    if (this.expected !== undefined) {
      this.compareWord(text, space, other, fixed);
      return;
    }
    const index = this.counts.get(owner) ?? 0;
    this.counts.set(owner, index + 1);
    this.add(owner, index, text, space, other, fixed);
  }

  private add(
    owner: TreeNode,
    index: number,
    text: string,
    space: boolean,
    other: string | undefined,
    fixed: boolean,
  ): void {
    if (this.expected !== undefined) {
      this.compareWord(text, space, other, fixed);
      return;
    }
    let word = this.made[this.printed++];
    if (word) {
      word.text = text;
      word.space = space;
      word.owner = owner;
      word.index = index;
      word.other = other;
      word.capital = this.capitalDue;
      word.fixed = fixed;
    } else {
      word = { text, space, owner, index, other, capital: this.capitalDue, fixed };
      this.made.push(word);
    }
    this.words.push(word);
    this.capitalDue = false;
  }

  /** The next word begins a sentence. */
  startSentence(): void {
    this.capitalDue = true;
  }

  private printBy({ governor, steps, numberOf }: PrintPlan, node: TreeNode, inherited: GrammaticalNumber): void {
    let number = numberOf ? numberOf(node, inherited) : inherited;
    if (governor !== undefined) number = numberOfNode(this.grammar, node[governor], number);
    let index = 0;
    /** How many items of each slot that holds an array were printed. */
    let taken: Record<string, number> | undefined;
    for (let s = 0; s < steps.length; s++) {
      const step = steps[s]!;
      const { singular, plural, space } = step;
      if (singular !== undefined) {
        if (plural === undefined) this.add(node, index++, singular, space, undefined, false);
        else if (number === "singular") this.add(node, index++, singular, space, plural, false);
        else this.add(node, index++, plural, space, singular, false);
        continue;
      }
      const { name, repeat, comma, capital, later } = step;
      const below = step.number ?? number;
      const value = node[name];
      if (!Array.isArray(value)) {
        if (!isNode(value)) {
          if (repeat === "any" && value === undefined) continue;
          throw new Error(`${node.kind}: slot ${name} is missing`);
        }
        if (capital) this.startSentence();
        this.print(value, below, space);
        if (comma) this.add(node, index++, ",", false, undefined, false);
        continue;
      }
      const from = taken?.[name] ?? 0;
      const to = repeat === "once" ? from + 1 : Math.max(from, value.length - later);
      if (later > 0) {
        taken ??= {};
        taken[name] = to;
      }
      if ((from === to && repeat !== "any") || to > value.length)
        throw new Error(`${node.kind}: slot ${name} is missing`);
      for (let i = from; i < to; i++) {
        const item = value[i];
        if (!isNode(item)) throw new Error(`${node.kind}: slot ${name} is missing`);
        if (capital) this.startSentence();
        this.print(item, below, i > from || space);
        if (comma) this.add(node, index++, ",", false, undefined, false);
      }
    }
  }
}

function printPlanOfChoice(grammar: Grammar, choice: PrintChoice): PrintPlan {
  choice.variant.printPlan ??= new PrintPlan(grammar, choice);
  return choice.variant.printPlan;
}

/** The plan of the template that a node was read by; undefined for a node that was not read. */
function printPlanOf(grammar: Grammar, node: TreeNode): PrintPlan | undefined {
  const made = node[MADE_BY] as PrintChoice | undefined;
  return made && (made.variant.printPlan ?? printPlanOfChoice(grammar, made));
}

/** The number of what stands in a slot. */
export function numberOfNode(grammar: Grammar, value: unknown, otherwise: GrammaticalNumber): GrammaticalNumber {
  const node = Array.isArray(value) ? value[value.length - 1] : value;
  if (!isNode(node)) return otherwise;
  const plan = printPlanOf(grammar, node);
  const numberOf = plan ? plan.numberOf : grammar.numbers.get(node.kind);
  return numberOf ? numberOf(node, otherwise) : otherwise;
}

const AN = /^(?:[aeiou]|8|11(?![\d])|18(?![\d])|8\d|x\b|hour|honor|f\/|m\/)/i;
const NOT_AN = /^(?:uni(?!n)|use|usu|eu|one\b|once|u\b|ubi|ur-)/i;

/** Whether a word makes *an* of the *a* before it. */
export function takesAn(word: string): boolean {
  return AN.test(word) && !NOT_AN.test(word);
}

/** Settles articles, capitals and the marks of `surface`; gives the words as they are printed. */
export function finishWords(words: readonly PrintedWord[], surface = true): PrintedWord[] {
  const result = words.map((word) => ({ ...word }));
  settleWords(result, surface);
  return result;
}

/** As {@link finishWords}, on the words themselves. */
export function settleWords(words: readonly PrintedWord[], surface = true): void {
  let capitalDue = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word.text === "a" && word.other === undefined && !word.fixed) {
      const vowel = takesAn(words[i + 1]?.text ?? "");
      word.text = vowel ? "an" : "a";
      word.other = vowel ? "a" : "an";
    }
    const own = surface ? word.owner.surface : undefined;
    if (own?.inflected?.includes(word.index) && word.other !== undefined)
      [word.text, word.other] = [word.other, word.text];
    if (own?.space?.includes(word.index)) word.space = !word.space;
    if ((word.capital || capitalDue) && !word.fixed) word.text = withCapital(word.text, true);
    capitalDue = capitalFollows(word.text, word.space);
    if (own?.capital?.includes(word.index)) word.text = withCapital(word.text, !beginsWithCapital(word.text));
    if (own?.upper?.includes(word.index)) word.text = word.text.toUpperCase();
    if (own?.typed) {
      const at = own.typed.indexOf(word.index);
      const character = own.typed[at + 1];
      if (at >= 0 && typeof character === "string")
        word.text = word.text.length > 1 ? word.text.replaceAll("'", character) : character;
    }
  }
}

/** Whether a capital is due behind a word. */
function capitalFollows(text: string, space: boolean): boolean {
  return text === ":" || text === "•" || text === "—" || (text === '"' && space);
}

/** Whether the author worded something about a node in a way of his own, of what is noted word by word (`surface.ts`). */
function isMarked({ inflected, space, capital, upper, typed, reminders }: Surface): boolean {
  return (inflected ?? space ?? capital ?? upper ?? typed ?? reminders) !== undefined;
}

export function withCapital(text: string, capital: boolean): string {
  const first = text.charAt(0);
  return (capital ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
}

/** The words as one text. */
export function joinWords(words: readonly PrintedWord[]): string {
  let text = "";
  for (const [i, word] of words.entries()) text += i > 0 && word.space ? ` ${word.text}` : word.text;
  return text;
}
