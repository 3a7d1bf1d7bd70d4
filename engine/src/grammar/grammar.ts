/**
 * A grammar: rules made of templates, lexicons and open words, compiled into one left-factored trie a rule.
 * Reading (`chart.ts`, `derive.ts`), printing (`print.ts`) and completion (`complete.ts`) all work on what is built here.
 */
import type { IsTypeWord } from "../text/words.ts";
import type { Printer } from "./print.ts";
import type {
  GrammaticalNumber,
  LexiconEntry,
  NumberOf,
  OpenRule,
  Rule,
  TemplateDefinition,
  TemplateOptions,
  TrieNode,
} from "./definitions.ts";
import { NodePlans } from "./buildPlan.ts";
import { addBeginning, TemplateWords, LiteralIds } from "./beginnings.ts";
import { Definition, inflected, PrintChoices, withFixedSlots, type Wording } from "./compiled.ts";
import { addBits, innermostFirst } from "./firstWords.ts";
import { GrowingRule } from "./growingRule.ts";
import { Moves } from "./moves.ts";
import { OpenRules } from "./openRules.ts";
import { TEMPLATE_JOINT } from "./template.ts";
import type { TreeNode } from "./tree.ts";

export type {
  Accept,
  GrammaticalNumber,
  Input,
  LexiconEntry,
  Mark,
  NumberOf,
  OpenRule,
  PrintChoice,
  Rule,
  TemplateDefinition,
  TemplateOptions,
  TrieNode,
} from "./definitions.ts";

type Pending =
  | { type: "template"; kind: string | null; source: string; options: TemplateOptions }
  | { type: "lexicon"; kind: string; entries: readonly LexiconEntry[] }
  | { type: "open"; open: OpenRule };

/** Collects definitions; `build` compiles them once. */
export class GrammarBuilder {
  readonly pending = new Map<string, Pending[]>();
  readonly numbers = new Map<string, NumberOf>();
  readonly printers = new Map<string, (node: TreeNode, printer: Printer) => void>();
  readonly capitalRules = new Set<string>();
  /** Rules of mistaken wordings: see {@link Rule.mistaken}. */
  readonly mistakenRules = new Set<string>();

  private add(rule: string, item: Pending): this {
    const list = this.pending.get(rule);
    if (list) list.push(item);
    else this.pending.set(rule, [item]);
    return this;
  }

  /** Adds templates to a rule: `{ kind: "template", … }`; one kind may have several. */
  templates(
    rule: string,
    templates: Readonly<Record<string, string | readonly string[]>>,
    options: TemplateOptions = {},
  ): this {
    // Thousands of times when a server starts, in code that is not compiled yet: without iterators, which are garbage then.
    for (const kind in templates) {
      const sources = templates[kind]!;
      if (typeof sources === "string") this.add(rule, { type: "template", kind, source: sources, options });
      else
        for (let i = 0; i < sources.length; i++)
          this.add(rule, { type: "template", kind, source: sources[i]!, options });
    }
    return this;
  }

  /** The rule may be any of these other rules; no node of its own is made. */
  anyOf(rule: string, ...rules: readonly string[]): this {
    for (const other of rules) this.add(rule, { type: "template", kind: null, source: `{it:${other}}`, options: {} });
    return this;
  }

  /** A closed list of words; makes leaves `{kind, is}`. */
  lexicon(rule: string, kind: string, entries: readonly LexiconEntry[]): this {
    return this.add(rule, { type: "lexicon", kind, entries });
  }

  open(rule: string, open: OpenRule): this {
    return this.add(rule, { type: "open", open });
  }

  /** How many a node of this kind is, for the words it governs. */
  number(kinds: string | readonly string[], number: NumberOf | GrammaticalNumber): this {
    for (const kind of typeof kinds === "string" ? [kinds] : kinds)
      this.numbers.set(kind, typeof number === "function" ? number : () => number);
    return this;
  }

  /** Lists of a rule's items: "a or b", "a, b, or c"; makes `<name>List{items}` nodes of kind `orList`, `andList`, `andOrList`. */
  list(rule: string, item: string, conjunctions: readonly ("or" | "and" | "and/or")[]): this {
    this.anyOf(rule, item);
    return this.lists(rule, item, conjunctions);
  }

  /** As {@link list}, but only true lists of two or more. */
  lists(rule: string, item: string, conjunctions: readonly ("or" | "and" | "and/or")[], kindPrefix = ""): this {
    const kinds = { or: "orList", and: "andList", "and/or": "andOrList" } as const;
    for (const conjunction of conjunctions) {
      const kind = kindPrefix
        ? kindPrefix + kinds[conjunction][0]!.toUpperCase() + kinds[conjunction].slice(1)
        : kinds[conjunction];
      this.templates(rule, {
        [kind]: [
          `{items:${item}} ${conjunction} {items:${item}}`,
          `{items:${item}}, {items+,:${item}} ${conjunction} {items:${item}}`,
        ],
      });
      this.templates(
        rule,
        { [kind]: `{items+,:${item}} {items:${item}} ${conjunction} {items:${item}}` },
        { tags: ["no-serial-comma"] },
      );
    }
    return this;
  }

  build(isTypeWord: IsTypeWord): Grammar {
    return new Grammar(this, isTypeWord);
  }
}

/** So many words that no template was seen to hold get ids. */
const MOST_UNKNOWN = 4096;

/** A grammar. Its templates are compiled as they are needed; seen from outside it never changes after construction. */
export class Grammar {
  readonly rules = new Map<string, GrowingRule>();
  readonly ruleList: Rule[] = [];
  readonly definitions: TemplateDefinition[] = [];
  readonly printChoices = new PrintChoices();
  /** All open rules. */
  readonly opens = new OpenRules();
  readonly openByKind = new Map<string, OpenRule>();
  readonly numbers: ReadonlyMap<string, NumberOf>;
  readonly printers: ReadonlyMap<string, (node: TreeNode, printer: Printer) => void>;
  /** Gives a node with wording tags the shape in which it was worded, where that is another than the tree's. */
  asWorded: ((node: TreeNode) => TreeNode) | undefined;
  /**
   * What charts shall know whether it was built, one bit each ({@link Chart.watched}): a kind, a kind with a slot ("attack.with"),
   * a word ("noun=card").
   */
  watched: ReadonlyMap<string, number> = new Map();
  private readonly literalIds = new Map<string, number>();
  readonly literalWords: string[] = [""];
  private readonly words: TemplateWords;
  private readonly mostWords: number;
  /** All nodes of the rules' tries, by their numbers. */
  readonly nodes: TrieNode[] = [];
  /** What can be done at them. */
  readonly moves: Moves;
  /** How nodes of the tree are built at them. */
  readonly plans = new NodePlans(this);
  /** How many rules are not compiled as a whole. */
  private rulesToGrow: number;
  private readonly ruleKinds = new Map<Rule, Set<string>>();

  constructor(
    builder: GrammarBuilder,
    readonly isTypeWord: IsTypeWord,
  ) {
    this.numbers = builder.numbers;
    this.printers = builder.printers;
    this.moves = new Moves(this, builder.pending.size);
    this.rulesToGrow = builder.pending.size;
    for (const name of builder.pending.keys()) {
      const capital = builder.capitalRules.has(name);
      const rule = new GrowingRule(name, this.ruleList.length, this, capital, builder.mistakenRules.has(name));
      this.rules.set(name, rule);
      this.ruleList.push(rule);
    }
    const ids = new LiteralIds(isTypeWord, (key) => this.internLiteral(key));
    const sources: string[] = [];
    for (const [name, items] of builder.pending)
      for (const item of items) this.addItem(this.rules.get(name)!, item, ids, sources);
    this.words = new TemplateWords(sources);
    this.mostWords = this.literalIds.size + MOST_UNKNOWN;
    this.computeFirst();
  }

  /**
   * Id of a word's key. It stays the same, whether the templates that hold the word are compiled yet or not. Words that no template
   * holds have 0, or ids of their own: to look through all templates for each word would cost more than ids do.
   */
  literalId(key: string): number {
    return this.literalIds.get(key) ?? this.newWord(key);
  }

  /** Whether a template may hold a word, by its key. */
  isWord(key: string): boolean {
    return this.words.mayHold(key);
  }

  private newWord(key: string): number {
    // When all is compiled, all words of templates have their ids.
    if (this.rulesToGrow === 0) return 0;
    return this.literalIds.size < this.mostWords || this.words.mayHold(key) ? this.internLiteral(key) : 0;
  }

  rule(name: string): Rule {
    const rule = this.rules.get(name);
    if (!rule) throw new Error(`the grammar has no rule "${name}"`);
    return rule;
  }

  /** How many states the tries hold so far. */
  get stateCount(): number {
    return this.nodes.length;
  }

  /** A new state, for {@link GrowingRule}. */
  trieNode(): TrieNode {
    const node: TrieNode = {
      id: this.nodes.length,
      literals: undefined,
      byForms: undefined,
      slots: [],
      accepts: [],
      inLoop: false,
    };
    this.nodes.push(node);
    return node;
  }

  /** Notes the first node of a rule, for {@link GrowingRule}. */
  addRoot(node: TrieNode): void {
    this.moves.addRoot(node);
  }

  /** Notes that a rule has grown as far as it can, for {@link GrowingRule}. */
  hasGrown(): void {
    this.rulesToGrow--;
  }

  /** Notes that a node has changed, for {@link GrowingRule}. */
  changed(node: TrieNode): void {
    this.moves.forget(node);
    this.plans.forget(node);
  }

  private internLiteral(key: string): number {
    let id = this.literalIds.get(key);
    if (id === undefined) {
      id = this.literalIds.size + 1;
      this.literalIds.set(key, id);
      this.literalWords[id] = key;
    }
    return id;
  }

  private addItem(rule: GrowingRule, item: Pending, ids: LiteralIds, sources: string[]): void {
    if (item.type === "open") {
      rule.open.push(item.open);
      this.opens.add(item.open);
      this.openByKind.set(item.open.kind, item.open);
      rule.ownOpenBits |= this.opens.bitOf(item.open);
      return;
    }
    if (item.type === "template") {
      const { source, options } = withFixedSlots(item.source, item.options);
      const wordings = [{ source, tags: options.tags }];
      this.define(rule, item.kind, source.replace(TEMPLATE_JOINT, " "), wordings, options, ids);
      sources.push(source);
      return;
    }
    for (const entry of item.entries) {
      const wordings: Wording[] = [{ source: inflected(entry.text, entry.plural), tags: undefined }];
      for (const tag in entry.also) wordings.push({ source: entry.also[tag]!, tags: [tag] });
      const definition = this.define(rule, item.kind, entry.text, wordings, { set: { is: entry.is } }, ids, entry);
      rule.lexicon.set(entry.is, { definition, entry, kind: item.kind });
      for (const wording of wordings) sources.push(wording.source);
    }
  }

  private define(
    rule: GrowingRule,
    kind: string | null,
    source: string,
    wordings: readonly Wording[],
    options: TemplateOptions,
    ids: LiteralIds,
    entry?: LexiconEntry,
  ): TemplateDefinition {
    const id = this.definitions.length;
    const definition = new Definition(rule.name, kind, source, options, id, wordings, this.isTypeWord);
    this.definitions.push(definition);
    let mayBeEmpty = false;
    for (let i = 0; i < wordings.length; i++)
      if (addBeginning(wordings[i]!.source, ids, rule.beginnings)) mayBeEmpty = true;
    rule.add(definition, mayBeEmpty);
    if (kind !== null) this.printChoices.add(kind, definition, entry);
    return definition;
  }

  /** The kinds of node a rule can give. */
  kindsOf(rule: Rule): ReadonlySet<string> {
    if (this.ruleKinds.size === 0) this.computeKinds();
    return this.ruleKinds.get(rule)!;
  }

  private computeKinds(): void {
    for (const rule of this.ruleList) this.ruleKinds.set(rule, new Set(rule.open.map((open) => open.kind)));
    let changed = true;
    while (changed) {
      changed = false;
      for (const definition of this.definitions) {
        const kinds = this.ruleKinds.get(this.rule(definition.rule))!;
        const size = kinds.size;
        if (definition.kind !== null) kinds.add(definition.kind);
        else {
          const slot = definition.variants[0]!.elements[0];
          if (slot?.type === "slot") for (const kind of this.ruleKinds.get(this.rule(slot.rule))!) kinds.add(kind);
        }
        if (kinds.size > size) changed = true;
      }
    }
  }

  /** What each rule can begin with: by itself, and by the rules its templates begin with. */
  private computeFirst(): void {
    const words = this.literalIds.size + 1;
    const own: Uint32Array[] = [];
    const sets: Uint32Array<ArrayBuffer>[] = [];
    const begunBy: Set<Rule>[] = [];
    for (const rule of this.rules.values()) {
      const set = new Uint32Array((words + 31) >> 5);
      begunBy.push(rule.noteBeginnings(set));
      own.push(set.slice());
      sets.push(set);
    }
    for (const rule of this.ruleList) for (const open of rule.open) rule.openFirst.add(open);
    const order = innermostFirst(begunBy);
    let changed = true;
    while (changed) {
      changed = false;
      for (const at of order)
        for (const { id, openFirst } of begunBy[at]!) {
          if (addBits(sets[at]!, sets[id]!)) changed = true;
          for (const open of openFirst) {
            if (this.ruleList[at]!.openFirst.has(open)) continue;
            this.ruleList[at]!.openFirst.add(open);
            changed = true;
          }
        }
    }
    for (const [at, rule] of this.ruleList.entries()) {
      this.rules.get(rule.name)!.firstBits = sets[at]!;
      for (const open of rule.openFirst) rule.openBits |= this.opens.bitOf(open);
    }
    this.moves.setWords(words, sets, own);
  }
}
