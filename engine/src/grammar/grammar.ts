/**
 * A grammar: rules made of templates, lexicons and open words, compiled into one left-factored trie a rule.
 * Reading (`chart.ts`, `derive.ts`), printing (`print.ts`) and completion (`complete.ts`) all work on what is built here.
 */
import type { IsTypeWord } from "../text/words.ts";
import type { Printer } from "./print.ts";
import type {
  Accept,
  GrammaticalNumber,
  LexiconEntry,
  NumberOf,
  OpenRule,
  PrintChoice,
  Rule,
  TemplateDefinition,
  TemplateOptions,
  TrieNode,
} from "./definitions.ts";
import { compileTemplate, TEMPLATE_JOINT, type SlotElement, type Variant } from "./template.ts";
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
    for (const [kind, sources] of Object.entries(templates)) {
      for (const source of typeof sources === "string" ? [sources] : sources)
        this.add(rule, { type: "template", kind, source, options });
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

/** A compiled grammar. Immutable after construction. */
export class Grammar {
  readonly rules = new Map<string, Rule>();
  readonly ruleList: Rule[] = [];
  readonly definitions: TemplateDefinition[] = [];
  readonly printChoices = new Map<string, PrintChoice[]>();
  /** All open rules; at most 31, so that a set of them is one number. */
  readonly opens: OpenRule[] = [];
  private readonly openNumbers = new Map<OpenRule, number>();
  readonly openByKind = new Map<string, OpenRule>();
  readonly numbers: ReadonlyMap<string, NumberOf>;
  readonly printers: ReadonlyMap<string, (node: TreeNode, printer: Printer) => void>;
  private readonly literalIds = new Map<string, number>();
  readonly literalWords: string[] = [""];
  private trieNodes = 0;
  private readonly ruleKinds = new Map<Rule, Set<string>>();

  constructor(
    builder: GrammarBuilder,
    readonly isTypeWord: IsTypeWord,
  ) {
    this.numbers = builder.numbers;
    this.printers = builder.printers;
    for (const name of builder.pending.keys()) {
      const rule: Rule = {
        name,
        id: this.ruleList.length,
        root: this.trieNode(),
        open: [],
        lexicon: new Map(),
        first: new Uint8Array(0),
        openFirst: new Set(),
        openBits: 0,
        capital: builder.capitalRules.has(name),
        mistaken: builder.mistakenRules.has(name),
      };
      this.rules.set(name, rule);
      this.ruleList.push(rule);
    }
    for (const [name, items] of builder.pending) for (const item of items) this.addItem(this.rules.get(name)!, item);
    this.computeFirst();
  }

  /** The number of an open rule among {@link opens}. */
  openNumber(open: OpenRule): number {
    return this.openNumbers.get(open)!;
  }

  /** Id of a word's key; 0 for words that no template holds. */
  literalId(key: string): number {
    return this.literalIds.get(key) ?? 0;
  }

  rule(name: string): Rule {
    const rule = this.rules.get(name);
    if (!rule) throw new Error(`the grammar has no rule "${name}"`);
    return rule;
  }

  /** How many states the tries hold. */
  get stateCount(): number {
    return this.trieNodes;
  }

  private trieNode(): TrieNode {
    return { id: this.trieNodes++, literals: undefined, byForms: undefined, slots: [], accepts: [] };
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

  private addItem(rule: Rule, item: Pending): void {
    if (item.type === "open") {
      rule.open.push(item.open);
      if (!this.openNumbers.has(item.open)) {
        this.openNumbers.set(item.open, this.opens.length);
        this.opens.push(item.open);
      }
      if (this.opens.length > 31) throw new Error("more than 31 open rules");
      this.openByKind.set(item.open.kind, item.open);
      return;
    }
    if (item.type === "template") {
      this.addTemplate(rule, item.kind, item.source, item.options);
      return;
    }
    for (const entry of item.entries) {
      const wordings: [string, string | undefined][] = [[inflected(entry.text, entry.plural), undefined]];
      for (const [tag, text] of Object.entries(entry.also ?? {})) wordings.push([text, tag]);
      const variants = wordings.flatMap(([text, tag]) =>
        compileTemplate(text, this.isTypeWord).map((v) => (tag ? { ...v, tags: [tag] } : v)),
      );
      const definition = this.define(rule.name, item.kind, entry.text, variants, { set: { is: entry.is } });
      rule.lexicon.set(entry.is, { definition, entry, kind: item.kind });
      for (const variant of variants) this.insert(rule, { definition, variant });
      const choices = this.choicesOf(item.kind);
      for (const variant of variants) choices.push({ definition, variant, entry });
    }
  }

  private addTemplate(rule: Rule, kind: string | null, fullSource: string, given: TemplateOptions): void {
    const { source, options } = withFixedSlots(fullSource, given);
    const extra = options.tags;
    const variants = compileTemplate(source, this.isTypeWord).map((v) =>
      extra ? { ...v, tags: [...extra, ...v.tags] } : v,
    );
    const definition = this.define(rule.name, kind, source.replace(TEMPLATE_JOINT, " "), variants, options);
    for (const variant of variants) {
      this.insert(rule, { definition, variant });
      if (kind !== null) this.choicesOf(kind).push({ definition, variant });
    }
  }

  private define(
    rule: string,
    kind: string | null,
    source: string,
    variants: Variant[],
    options: TemplateOptions,
  ): TemplateDefinition {
    const definition = { rule, kind, source, variants, options, id: this.definitions.length };
    this.definitions.push(definition);
    return definition;
  }

  private choicesOf(kind: string): PrintChoice[] {
    let list = this.printChoices.get(kind);
    if (!list) {
      list = [];
      this.printChoices.set(kind, list);
    }
    return list;
  }

  private insert(rule: Rule, accept: Accept): void {
    let reached: TrieNode[] = [rule.root];
    for (const element of accept.variant.elements) {
      const next = new Set<TrieNode>();
      for (const node of reached) {
        if (element.type === "literal") {
          const target = this.literalEdge(node, element.keys);
          next.add(target);
        } else if (element.repeat === "once") next.add(this.follow(node, this.rule(element.rule)));
        else this.insertRepeat(node, element, next);
      }
      reached = [...next];
    }
    for (const node of reached) node.accepts.push(accept);
  }

  private literalEdge(node: TrieNode, keys: readonly string[]): TrieNode {
    const forms = keys.join("|");
    node.byForms ??= new Map();
    node.literals ??= new Map();
    const existing = node.byForms.get(forms);
    if (existing) return existing;
    const target = this.trieNode();
    node.byForms.set(forms, target);
    for (const key of keys) {
      const id = this.internLiteral(key);
      const list = node.literals.get(id);
      if (list) list.push(target);
      else node.literals.set(id, [target]);
    }
    return target;
  }

  private follow(node: TrieNode, rule: Rule): TrieNode {
    const edge = node.slots.find((slot) => slot.rule === rule);
    if (edge) return edge.next;
    const next = this.trieNode();
    node.slots.push({ rule, next });
    return next;
  }

  /** `{a*:r}`: a loop in a part of the trie that no other template shares, so that a list is read without nesting. */
  private insertRepeat(node: TrieNode, element: SlotElement, next: Set<TrieNode>): void {
    const rule = this.rule(element.rule);
    const afterItem = this.trieNode();
    node.slots.push({ rule, next: afterItem });
    if (element.comma) {
      const afterComma = this.literalEdge(afterItem, [","]);
      afterComma.slots.push({ rule, next: afterItem });
      next.add(afterComma);
    } else {
      afterItem.slots.push({ rule, next: afterItem });
      next.add(afterItem);
    }
    if (element.repeat === "any") next.add(node);
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

  private computeFirst(): void {
    const size = this.literalIds.size + 1;
    for (const rule of this.ruleList) {
      if (rule.root.accepts.length) throw new Error(`rule "${rule.name}" can be empty`);
      rule.first = new Uint8Array(size);
      for (const id of rule.root.literals?.keys() ?? []) rule.first[id] = 1;
      for (const open of rule.open) rule.openFirst.add(open);
    }
    let changed = true;
    while (changed) {
      changed = false;
      for (const rule of this.ruleList) {
        for (const slot of rule.root.slots) if (slot.rule !== rule && takeFirst(rule, slot.rule)) changed = true;
      }
    }
    for (const rule of this.ruleList) for (const open of rule.openFirst) rule.openBits |= 1 << this.openNumber(open);
  }
}

/** Adds what `other` can begin with to `rule`; whether that was more than before. */
function takeFirst(rule: Rule, other: Rule): boolean {
  let more = false;
  for (let id = 0; id < rule.first.length; id++) {
    if (other.first[id] === 1 && rule.first[id] === 0) {
      rule.first[id] = 1;
      more = true;
    }
  }
  for (const open of other.openFirst) {
    if (rule.openFirst.has(open)) continue;
    rule.openFirst.add(open);
    more = true;
  }
  return more;
}

/** Takes the fixed slots off a template's text: `"{cards:np} at random => random"` sets `random: true`, `=> how:each` a value. */
function withFixedSlots(source: string, options: TemplateOptions): { source: string; options: TemplateOptions } {
  const arrow = source.indexOf(" => ");
  if (arrow < 0) return { source, options };
  const set: Record<string, string | number | boolean> = { ...options.set };
  for (const item of source
    .slice(arrow + 4)
    .trim()
    .split(/\s+/)) {
    const [name, value] = item.split(":");
    set[name!] = value ?? true;
  }
  return { source: source.slice(0, arrow), options: { ...options, set } };
}

function inflected(singular: string, plural: string | undefined): string {
  if (plural === undefined || plural === singular) return singular;
  const a = singular.split(" ");
  const b = plural.split(" ");
  if (a.length !== b.length) throw new Error(`"${singular}" and "${plural}" have different numbers of words`);
  return a.map((word, i) => (word === b[i] ? word : `<${word}|${b[i]}>`)).join(" ");
}
