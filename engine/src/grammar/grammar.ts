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
import { type Beginnings, type RuleBeginnings, noRule, scanBeginnings, TemplateWords } from "./beginnings.ts";
import { PrintChoices, textsOf } from "./compiled.ts";
import { FirstWords } from "./firstWords.ts";
import { GrowingRule } from "./growingRule.ts";
import { KeptBeginnings } from "./keptBeginnings.ts";
import { Moves } from "./moves.ts";
import { OpenRules } from "./openRules.ts";
import { RuleItems, RuleTemplates, type TemplatesByKind } from "./ruleTemplates.ts";
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

/** Collects definitions; `build` makes a grammar of them. */
export class GrammarBuilder {
  readonly rules = new Map<string, RuleItems>();
  readonly numbers = new Map<string, NumberOf>();
  readonly printers = new Map<string, (node: TreeNode, printer: Printer) => void>();
  readonly capitalRules = new Set<string>();
  /** Rules of mistaken wordings: see {@link Rule.mistaken}. */
  readonly mistakenRules = new Set<string>();

  private itemsOf(rule: string): RuleItems {
    let items = this.rules.get(rule);
    if (!items) {
      items = new RuleItems();
      this.rules.set(rule, items);
    }
    return items;
  }

  /** Adds templates to a rule: `{ kind: "template", … }`; one kind may have several. */
  templates(rule: string, templates: TemplatesByKind, options: TemplateOptions = {}): this {
    this.itemsOf(rule).templates(templates, options);
    return this;
  }

  /** The rule may be any of these other rules; no node of its own is made. */
  anyOf(rule: string, ...rules: readonly string[]): this {
    this.itemsOf(rule).rules(rules);
    return this;
  }

  /** A closed list of words; makes leaves `{kind, is}`. */
  lexicon(rule: string, kind: string, entries: readonly LexiconEntry[]): this {
    this.itemsOf(rule).lexicon(kind, entries);
    return this;
  }

  open(rule: string, open: OpenRule): this {
    this.itemsOf(rule).open.push(open);
    return this;
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

  /**
   * Makes the grammar.
   * @param kept what its templates begin with, as `packBeginnings` wrote it, where that is known; of other templates it is not used
   */
  build(isTypeWord: IsTypeWord, kept?: string): Grammar {
    return new Grammar(this, isTypeWord, kept);
  }
}

/** So many words that no template was seen to hold get ids. */
const MOST_UNKNOWN = 4096;

/** A grammar. Its templates are compiled as they are needed; seen from outside it never changes after construction. */
export class Grammar {
  readonly rules = new Map<string, GrowingRule>();
  readonly ruleList: Rule[] = [];
  private readonly templates: RuleTemplates[] = [];
  private allDefinitions: readonly TemplateDefinition[] | undefined;
  readonly printChoices = new PrintChoices(this.templates);
  /** What its templates begin with. */
  readonly beginnings: Beginnings;
  private readonly firstWords: FirstWords;
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
    kept?: string,
  ) {
    this.numbers = builder.numbers;
    this.printers = builder.printers;
    this.moves = new Moves(this, builder.rules.size);
    this.rulesToGrow = builder.rules.size;
    let count = 0;
    for (const [name, items] of builder.rules) {
      this.templates.push(new RuleTemplates(name, items, count, isTypeWord));
      count += items.count;
    }
    const known = kept === undefined ? undefined : new KeptBeginnings(kept);
    this.beginnings = known?.isOf(this.templates) ? known : scanBeginnings(this.templates, isTypeWord);
    for (const word of this.beginnings.words) this.internLiteral(word);
    for (const [name, { open }] of builder.rules) this.addRule(builder, name, open);
    this.words = new TemplateWords(() => this.templateTexts());
    this.mostWords = this.literalIds.size + MOST_UNKNOWN;
    this.firstWords = new FirstWords(this.beginnings, this.ruleList);
    this.moves.setWords(this.firstWords);
  }

  private addRule(builder: GrammarBuilder, name: string, open: readonly OpenRule[]): void {
    let bits = 0;
    for (const one of open) {
      this.opens.add(one);
      this.openByKind.set(one.kind, one);
      bits |= this.opens.bitOf(one);
    }
    const id = this.ruleList.length;
    const rule = new GrowingRule(
      name,
      id,
      this,
      builder.capitalRules.has(name),
      builder.mistakenRules.has(name),
      this.templates[id]!,
      open,
      bits,
    );
    this.rules.set(name, rule);
    this.ruleList.push(rule);
  }

  private *templateTexts(): Iterable<string> {
    for (const { sources } of this.templates) for (const source of sources) yield* textsOf(source);
  }

  /** The kinds of node that the templates of a rule make themselves, without compiling any. */
  kindsMadeBy(rule: Rule): ReadonlySet<string> {
    return new Set(this.templates[rule.id]!.sources.flatMap(({ kind }) => kind ?? []));
  }

  /** All templates, by their numbers. */
  get definitions(): readonly TemplateDefinition[] {
    this.allDefinitions ??= this.templates.flatMap((templates) => templates.all());
    return this.allDefinitions;
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
    if (!rule) throw noRule(name);
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
      for (const templates of this.templates)
        for (const [at, { kind: made }] of templates.sources.entries()) {
          const kinds = this.ruleKinds.get(this.rule(templates.rule))!;
          const size = kinds.size;
          if (made !== null) kinds.add(made);
          else {
            const slot = templates.at(at).variants[0]!.elements[0];
            if (slot?.type === "slot") for (const kind of this.ruleKinds.get(this.rule(slot.rule))!) kinds.add(kind);
          }
          if (kinds.size > size) changed = true;
        }
    }
  }

  /** What the templates of a rule can begin with, by the rule's number: to be used before that of another rule is asked for. */
  beginningsOf(rule: number): RuleBeginnings {
    return this.beginnings.of(rule);
  }

  /** One byte a word: whether it can begin a rule, by the rule's number. */
  firstOf(rule: number): Uint8Array {
    return this.firstWords.of(rule);
  }

  /** The open rules that can begin a rule, one bit each. */
  openBitsOf(rule: number): number {
    return this.firstWords.openBits[rule]!;
  }

  /** The open rules of some bits. */
  opensOf(bits: number): readonly OpenRule[] {
    return this.opens.of(bits);
  }
}
