/** What a grammar is made of: templates, lexicon entries, open rules, marks, tries. */
import type { Word } from "../text/words.ts";
import type { Printer } from "./print.ts";
import type { Variant } from "./template.ts";
import type { TreeNode } from "./tree.ts";

export type GrammaticalNumber = "singular" | "plural";

/** What a node contributes to the forms of the words it governs (a subject) or holds (a noun group). */
export type NumberOf = (node: TreeNode, inherited: GrammaticalNumber) => GrammaticalNumber;

/** A template with all that is known about it. */
export interface TemplateDefinition {
  readonly rule: string;
  /** The kind of the nodes it makes; null for a template that passes its only slot through. */
  readonly kind: string | null;
  readonly source: string;
  /** The ways through it; compiled when first asked for. */
  readonly variants: readonly Variant[];
  readonly options: TemplateOptions;
  /** Number among all templates, for usage counts. */
  readonly id: number;
}

export interface TemplateOptions {
  /** Fixed slots of every node it makes (`{ negative: true }`), part of the meaning. */
  readonly set?: Readonly<Record<string, string | number | boolean>>;
  /** Looks at a node just read and may complete it (store the number of a bare noun). */
  readonly finish?: (node: TreeNode, formOf: (leaf: TreeNode) => GrammaticalNumber | undefined) => void;
  /** Extra violations of a reading, beside those of the sorts: the reading with fewest wins. */
  readonly cost?: (node: TreeNode) => number;
  /** Tags of every wording of it: an outdated or unusual way to say what another template of the same kind says. */
  readonly tags?: readonly string[];
  /** The texts of a kind are different wordings of one thing: each but the first has a tag of its own, and so prints as it stands. */
  readonly apart?: boolean;
  /** Leaves this template out of the self-test, with the reason. */
  readonly untested?: string;
}

/** An entry of a lexicon: a closed list of words or phrases. */
export interface LexiconEntry {
  /** What the leaf's `is` holds. */
  readonly is: string;
  /** As printed; `plural` when it has a second form. */
  readonly text: string;
  readonly plural?: string;
  /** Other wordings that are read as this entry, by tag. */
  readonly also?: Readonly<Record<string, string>>;
}

/** Words that no list can hold: numbers, names, marked regions. Offers the ends it can have at a position. */
export interface OpenRule {
  readonly kind: string;
  /** What {@link first} looks at: the word's key, the word as it is written, or the marks that begin at it. */
  readonly looksAt: "key" | "word" | "marks";
  /** Cheap test on the first word; asked before a rule is entered. */
  readonly first: (word: Word, position: number, input: Input) => boolean;
  readonly ends: (input: Input, position: number) => readonly number[];
  readonly build: (input: Input, start: number, end: number) => TreeNode;
  readonly print: (node: TreeNode, printer: Printer) => void;
  /** A node for the self-test and words for completion. */
  readonly sample: () => TreeNode;
  readonly offers?: readonly string[];
}

/** A region found before reading: the card's own name, a quoted ability, reminder text. */
export interface Mark {
  readonly kind: string;
  readonly end: number;
  readonly node: TreeNode;
}

/** What is read: words and the marks that start at each of them. */
export interface Input {
  /** Whether mistaken wordings are looked for too. */
  readonly lenient?: boolean;
  readonly words: readonly Word[];
  /** Ids of the words, as {@link Grammar.literalId} gives them. */
  readonly ids: readonly number[];
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
}

export interface Accept {
  readonly definition: TemplateDefinition;
  readonly variant: Variant;
  /** The form in which its last inflected word stood. */
  readonly form?: GrammaticalNumber;
}

/** A node of a rule's trie. */
export interface TrieNode {
  readonly id: number;
  literals: Map<number, TrieNode[]> | undefined;
  /** The next node after each literal, by its forms: `is` and `is|are` are different edges. */
  byForms: Map<string, TrieNode> | undefined;
  readonly slots: { rule: Rule; next: TrieNode }[];
  readonly accepts: Accept[];
  /** Whether it is in or behind the loop of a repeated slot: several ways lead to it, and not each is a way of all that it accepts. */
  inLoop: boolean;
}

export interface Rule {
  readonly name: string;
  readonly id: number;
  /** The trie of all its templates: what is not compiled yet is compiled now. */
  readonly root: TrieNode;
  /** The trie for reading on from a word, by its id: only what that word needs is sure to be there. */
  rootAt(word: number): TrieNode;
  /** The number of the trie's first node. */
  readonly rootNode: number;
  readonly open: readonly OpenRule[];
  /** `open` as bits, by the order of the grammar's `opens`. */
  readonly ownOpenBits: number;
  readonly lexicon: ReadonlyMap<string, { definition: TemplateDefinition; entry: LexiconEntry; kind: string }>;
  /** One byte a word: whether it can begin the rule. */
  readonly first: Uint8Array;
  readonly openFirst: ReadonlySet<OpenRule>;
  /** `openFirst` as bits, by the order of the grammar's `opens`. */
  readonly openBits: number;
  /** Whether every use of the rule begins with a capital (the components of a cost). */
  readonly capital: boolean;
  /** Whether it holds wordings that are always wrong: it is tried only when a sentence can't be read without it. */
  readonly mistaken: boolean;
}

/** A printable way of a node kind. */
export interface PrintChoice {
  readonly definition: TemplateDefinition;
  readonly variant: Variant;
  readonly entry?: LexiconEntry;
}
