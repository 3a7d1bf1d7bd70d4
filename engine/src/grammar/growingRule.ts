/**
 * A rule of a grammar. Its trie grows as it is needed: the templates that begin with a word are compiled when the rule is first tried
 * at that word. What has grown is the same whatever came first: all that is below one beginning grows at once, in the order
 * of the templates.
 */
import type { LexiconEntry, OpenRule, Rule, TemplateDefinition, TrieNode } from "./definitions.ts";
import type { RuleBeginnings } from "./beginnings.ts";
import type { RuleTemplates } from "./ruleTemplates.ts";
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
  /** What the templates of a rule can begin with: to be used before that of another rule is asked for. */
  beginningsOf(rule: number): RuleBeginnings;
  /** One byte a word: whether it can begin a rule. */
  firstOf(rule: number): Uint8Array;
  /** The open rules that can begin a rule, one bit each. */
  openBitsOf(rule: number): number;
  /** The open rules of some bits. */
  opensOf(bits: number): readonly OpenRule[];
}

/** With no more templates than this, a rule grows at once. */
const FEW = 12;

export class GrowingRule implements Rule {
  readonly rootNode: number;
  private readonly trie: TrieNode;
  private firstBytes: Uint8Array | undefined;
  private openFirstRules: ReadonlySet<OpenRule> | undefined;
  private entries: Rule["lexicon"] | undefined;
  /** The templates that have not grown, by the words they can begin with; made when the rule is first tried. */
  private byWord: Map<number, number[]> | undefined;
  private hasGrown = false;
  /** The forms of first words behind which everything has grown. */
  private grown: Set<string> | undefined;
  /** Where the nodes behind the first words come in the order of the templates. */
  private ranks: Map<TrieNode, number> | undefined;

  /**
   * @param ownOpenBits `open` as bits, by the order of the grammar's `opens`
   */
  constructor(
    readonly name: string,
    readonly id: number,
    private readonly soil: Soil,
    readonly capital: boolean,
    readonly mistaken: boolean,
    private readonly templates: RuleTemplates,
    readonly open: readonly OpenRule[],
    readonly ownOpenBits: number,
  ) {
    this.trie = soil.trieNode();
    this.rootNode = this.trie.id;
    soil.addRoot(this.trie);
  }

  get first(): Uint8Array {
    this.firstBytes ??= this.soil.firstOf(this.id);
    return this.firstBytes;
  }

  get openFirst(): ReadonlySet<OpenRule> {
    this.openFirstRules ??= new Set(this.soil.opensOf(this.openBits));
    return this.openFirstRules;
  }

  get openBits(): number {
    return this.soil.openBitsOf(this.id);
  }

  get lexicon(): Rule["lexicon"] {
    this.entries ??= this.allEntries();
    return this.entries;
  }

  private allEntries(): Rule["lexicon"] {
    const entries = new Map<string, { definition: TemplateDefinition; entry: LexiconEntry; kind: string }>();
    for (const [at, { entry, kind }] of this.templates.sources.entries())
      if (entry) entries.set(entry.is, { definition: this.templates.at(at), entry, kind: kind! });
    return entries;
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
    const places = this.byWord.get(word);
    if (!places) return;
    this.byWord.delete(word);
    const definitions = places.map((at) => this.templates.at(at));
    this.grow(definitions, (keys) => keys.some((key) => this.soil.literalId(key) === word));
    this.sort(word);
  }

  private growAll(): void {
    this.byWord ??= this.begin();
    this.hasGrown = true;
    this.soil.hasGrown();
    this.grow(this.templates.all(), () => true);
    for (const word of this.byWord.keys()) this.sort(word);
    this.byWord = undefined;
    const { byForms } = this.trie;
    if (byForms) this.trie.byForms = new Map([...byForms].sort(([, a], [, b]) => this.rankOf(a) - this.rankOf(b)));
  }

  /** Grows what begins with a slot; gives the places of templates by the words they can begin with. */
  private begin(): Map<number, number[]> {
    const byWord = new Map<number, number[]>();
    const withSlots: number[] = [];
    const { words, wordEnds, ruleEnds } = this.soil.beginningsOf(this.id);
    let word = 0;
    for (let at = 0; at < wordEnds.length; at++) {
      for (; word < wordEnds[at]!; word++) {
        const list = byWord.get(words[word]!);
        if (!list) byWord.set(words[word]!, [at]);
        else if (list[list.length - 1] !== at) list.push(at);
      }
      if (ruleEnds[at]! > (ruleEnds[at - 1] ?? 0)) withSlots.push(at);
    }
    for (const at of withSlots) {
      const definition = this.templates.at(at);
      for (const variant of definition.variants)
        if (variant.elements[0]!.type === "slot") this.insert(definition, variant);
    }
    return byWord;
  }

  /** Grows the ways through templates that begin with a word, as far as they have not grown yet. */
  private grow(definitions: readonly TemplateDefinition[], wanted: (keys: readonly string[]) => boolean): void {
    const growing = new Set<string>();
    this.grown ??= new Set();
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
    if (nodes && nodes.length > 1) nodes.sort((a, b) => this.rankOf(a) - this.rankOf(b));
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
    this.ranks ??= new Map();
    const known = this.ranks.get(node);
    if (known === undefined || rank < known) this.ranks.set(node, rank);
  }

  private rankOf(node: TrieNode): number {
    return this.ranks!.get(node)!;
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

function formsOf({ keys }: Pick<LiteralElement, "keys">): string {
  return keys.length === 1 ? keys[0]! : keys.join("|");
}

function addTo(nodes: TrieNode[], node: TrieNode): void {
  if (!nodes.includes(node)) nodes.push(node);
}
