/**
 * A rule of a grammar. Its trie grows as it is needed: the templates that begin with a word are compiled when the rule is first tried
 * at that word. What has grown is the same whatever came first: all that is below one beginning grows at once, in the order
 * of the templates.
 */
import type { LexiconEntry, OpenRule, Rule, TemplateDefinition, TrieNode } from "./definitions.ts";
import type { Beginnings } from "./beginnings.ts";
import type { LiteralElement, SlotElement, Variant } from "./template.ts";

/** What a rule needs of its grammar to grow. */
export interface Soil {
  trieNode(): TrieNode;
  addRoot(node: TrieNode): void;
  /** Tells that a rule has grown as far as it can. */
  hasGrown(): void;
  /** Tells that a node has got more edges, or ends its rule now. */
  changed(node: TrieNode): void;
  literalId(key: string): number;
  rule(name: string): Rule;
}

/** With no more templates than this, a rule grows at once. */
const FEW = 12;

export class GrowingRule implements Rule {
  readonly open: OpenRule[] = [];
  readonly lexicon = new Map<string, { definition: TemplateDefinition; entry: LexiconEntry; kind: string }>();
  /** {@link first} as bits. */
  firstBits = new Uint32Array(0);
  private firstBytes: Uint8Array | undefined;
  readonly openFirst = new Set<OpenRule>();
  openBits = 0;
  ownOpenBits = 0;
  readonly rootNode: number;
  private readonly trie: TrieNode;
  private readonly templates: TemplateDefinition[] = [];
  /** What they can begin with: thousands of templates make too many small lists, so each has a stretch of these two. */
  readonly beginnings: Beginnings = { words: [], rules: [] };
  private readonly wordEnds: number[] = [];
  private readonly ruleEnds: number[] = [];
  /** The templates that have not grown by the words they can begin with; made when the rule is first tried. */
  private byWord: Map<number, TemplateDefinition[]> | undefined;
  private hasGrown = false;
  /** The forms of first words behind which everything has grown. */
  private readonly grown = new Set<string>();
  /** Where the nodes behind the first words come in the order of the templates. */
  private readonly ranks = new Map<TrieNode, number>();

  constructor(
    readonly name: string,
    readonly id: number,
    private readonly soil: Soil,
    readonly capital: boolean,
    readonly mistaken: boolean,
  ) {
    this.trie = soil.trieNode();
    this.rootNode = this.trie.id;
    soil.addRoot(this.trie);
  }

  /** Adds a template, behind what it can begin with has been added to {@link beginnings}; all are there before the first grows. */
  add(definition: TemplateDefinition, mayBeEmpty: boolean): void {
    if (mayBeEmpty) throw new Error(`rule "${this.name}" can be empty`);
    this.templates.push(definition);
    this.wordEnds.push(this.beginnings.words.length);
    this.ruleEnds.push(this.beginnings.rules.length);
  }

  get first(): Uint8Array {
    if (!this.firstBytes) {
      const { firstBits } = this;
      this.firstBytes = new Uint8Array(firstBits.length * 32).map((_, word) => bitOf(firstBits, word));
    }
    return this.firstBytes;
  }

  /** Notes the words it can begin with by itself in a set of bits; gives the rules it can begin with. */
  noteBeginnings(words: Uint32Array): Set<Rule> {
    const ids = this.beginnings.words;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i]!;
      words[id >> 5]! |= 1 << (id & 31);
    }
    const rules = new Set<Rule>();
    for (const name of new Set(this.beginnings.rules)) rules.add(this.soil.rule(name));
    return rules;
  }

  /** The whole trie. */
  get root(): TrieNode {
    if (!this.hasGrown) this.growAll();
    return this.trie;
  }

  /** The trie, of which all that can be read from a word on is sure to be there. */
  rootAt(word: number): TrieNode {
    if (!this.hasGrown) this.growAt(word);
    return this.trie;
  }

  private growAt(word: number): void {
    if (this.templates.length <= FEW) {
      this.growAll();
      return;
    }
    this.byWord ??= this.begin();
    const definitions = this.byWord.get(word);
    if (!definitions) return;
    this.byWord.delete(word);
    this.grow(definitions, (keys) => keys.some((key) => this.soil.literalId(key) === word));
    this.sort(word);
  }

  private growAll(): void {
    this.byWord ??= this.begin();
    this.hasGrown = true;
    this.soil.hasGrown();
    this.grow(this.templates, () => true);
    for (const word of this.byWord.keys()) this.sort(word);
    this.byWord = undefined;
    const { byForms } = this.trie;
    if (byForms)
      this.trie.byForms = new Map([...byForms].sort(([, a], [, b]) => this.ranks.get(a)! - this.ranks.get(b)!));
  }

  /** Grows what begins with a slot; gives the templates by the words they can begin with. */
  private begin(): Map<number, TemplateDefinition[]> {
    const byWord = new Map<number, TemplateDefinition[]>();
    const { words } = this.beginnings;
    let word = 0;
    let rules = 0;
    for (const [at, definition] of this.templates.entries()) {
      for (; word < this.wordEnds[at]!; word++) {
        const list = byWord.get(words[word]!);
        if (!list) byWord.set(words[word]!, [definition]);
        else if (list[list.length - 1] !== definition) list.push(definition);
      }
      const beginsWithRules = this.ruleEnds[at]! > rules;
      rules = this.ruleEnds[at]!;
      if (!beginsWithRules) continue;
      for (const variant of definition.variants)
        if (variant.elements[0]!.type === "slot") this.insert(definition, variant);
    }
    return byWord;
  }

  /** Grows the ways through templates that begin with a word, as far as they have not grown yet. */
  private grow(definitions: readonly TemplateDefinition[], wanted: (keys: readonly string[]) => boolean): void {
    const growing = new Set<string>();
    for (const definition of definitions) {
      for (const variant of definition.variants) {
        const first = variant.elements[0]!;
        if (first.type === "slot") continue;
        const forms = formsOf(first);
        if (this.grown.has(forms) || !wanted(first.keys)) continue;
        growing.add(forms);
        this.insert(definition, variant);
      }
    }
    for (const forms of growing) this.grown.add(forms);
  }

  /** Puts the nodes behind a first word in the order of the templates. */
  private sort(word: number): void {
    const nodes = this.trie.literals?.get(word);
    if (nodes && nodes.length > 1) nodes.sort((a, b) => this.ranks.get(a)! - this.ranks.get(b)!);
  }

  private insert(definition: TemplateDefinition, variant: Variant): void {
    let reached: TrieNode[] = [this.trie];
    for (const element of variant.elements) {
      const next: TrieNode[] = [];
      for (const node of reached) {
        if (element.type === "literal") {
          const target = this.literalEdge(node, element);
          if (node === this.trie) this.rank(target, definition, variant);
          addTo(next, target);
        } else if (element.repeat === "once") addTo(next, this.follow(node, element));
        else this.insertRepeat(node, element, next);
      }
      reached = next;
    }
    for (const node of reached) {
      node.accepts.push({ definition, variant });
      this.soil.changed(node);
    }
  }

  private rank(node: TrieNode, definition: TemplateDefinition, variant: Variant): void {
    const rank = definition.id * 1000 + definition.variants.indexOf(variant);
    const known = this.ranks.get(node);
    if (known === undefined || rank < known) this.ranks.set(node, rank);
  }

  private literalEdge(node: TrieNode, { keys }: Pick<LiteralElement, "keys">): TrieNode {
    const forms = formsOf({ keys });
    node.byForms ??= new Map();
    node.literals ??= new Map();
    const existing = node.byForms.get(forms);
    if (existing) return existing;
    const target = this.nodeBehind(node);
    node.byForms.set(forms, target);
    this.soil.changed(node);
    for (const key of keys) {
      const id = this.soil.literalId(key);
      const list = node.literals.get(id);
      if (list) list.push(target);
      else node.literals.set(id, [target]);
    }
    return target;
  }

  private follow(node: TrieNode, element: SlotElement): TrieNode {
    const rule = this.soil.rule(element.rule);
    for (const slot of node.slots) if (slot.rule === rule) return slot.next;
    const next = this.nodeBehind(node);
    this.addSlot(node, rule, next);
    return next;
  }

  private nodeBehind(node: TrieNode): TrieNode {
    const next = this.soil.trieNode();
    next.inLoop = node.inLoop;
    return next;
  }

  private addSlot(node: TrieNode, rule: Rule, next: TrieNode): void {
    node.slots.push({ rule, next });
    this.soil.changed(node);
  }

  /** `{a*:r}`: a loop in a part of the trie that no other template shares, so that a list is read without nesting. */
  private insertRepeat(node: TrieNode, element: SlotElement, next: TrieNode[]): void {
    const rule = this.soil.rule(element.rule);
    const afterItem = this.soil.trieNode();
    afterItem.inLoop = true;
    this.addSlot(node, rule, afterItem);
    if (element.comma) {
      const afterComma = this.literalEdge(afterItem, { keys: [","] });
      this.addSlot(afterComma, rule, afterItem);
      addTo(next, afterComma);
    } else {
      this.addSlot(afterItem, rule, afterItem);
      addTo(next, afterItem);
    }
    if (element.repeat === "any") addTo(next, node);
  }
}

/** One bit of a list of bits. */
export function bitOf(bits: Uint32Array, at: number): number {
  return (bits[at >> 5]! >>> (at & 31)) & 1;
}

function formsOf({ keys }: Pick<LiteralElement, "keys">): string {
  return keys.length === 1 ? keys[0]! : keys.join("|");
}

function addTo(nodes: TrieNode[], node: TrieNode): void {
  if (!nodes.includes(node)) nodes.push(node);
}
