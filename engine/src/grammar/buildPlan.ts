/** How nodes of the tree are built by a template: all that building asks of it, so that it looks at nothing else. */
import type { Accept, Grammar, TemplateOptions, TrieNode } from "./grammar.ts";
import type { Element, Variant } from "./template.ts";

/** One element of a variant, ready for building. */
export class Step {
  /** The number of a slot's rule; -1 for a word. */
  readonly rule: number;
  readonly name: string;
  /** Whether the slot holds an array. */
  readonly many: boolean;
  readonly repeat: "once" | "any" | "some";
  /** The id of the comma behind each repetition; 0 for none. */
  readonly comma: number;
  /** Ids of a word's forms. */
  readonly ids: readonly number[];
  readonly inflected: boolean;
  /** Of a slot, where its child is in a way that has just as many steps as the variant: the last step comes first there. */
  readonly place: number;

  constructor(grammar: Grammar, element: Element, variant: Variant, place: number) {
    const slot = element.type === "slot" ? element : undefined;
    this.rule = slot ? grammar.rule(slot.rule).id : -1;
    this.name = slot?.name ?? "";
    this.many = variant.arrays.has(this.name);
    this.repeat = slot?.repeat ?? "once";
    this.comma = slot?.comma ? grammar.literalId(",") : 0;
    this.ids = element.type === "literal" ? element.keys.map((key) => grammar.literalId(key)) : [];
    this.inflected = element.type === "literal" && element.forms.length === 2;
    this.place = place;
  }
}

/** The bits of what an accept's nodes are: their kind, their slots, the word that they are. */
function watchedIn(grammar: Grammar, { definition, variant }: Pick<Accept, "definition" | "variant">): number {
  const { kind } = definition;
  if (kind === null || grammar.watched.size === 0) return 0;
  const slots = variant.elements.map((element) => (element.type === "slot" ? `${kind}.${element.name}` : kind));
  let bits = 0;
  for (const key of [kind, `${kind}=${String(definition.options.set?.is)}`, ...slots])
    bits |= grammar.watched.get(key) ?? 0;
  return bits;
}

/** All that building an accept's nodes asks of its template. */
export class BuildPlan {
  readonly kind: string | null;
  readonly steps: readonly Step[];
  /** The steps that are slots. */
  readonly slots: readonly Step[];
  readonly repeats: boolean;
  /** Whether nothing but its own way leads to the one node of the trie that accepts it. */
  hasOneWay = false;
  /** The rule of a template that is nothing but another rule; -1 for others. */
  readonly passesOn: number;
  /** The ids of the last word that has two forms; empty for none. */
  readonly inflected: readonly number[];
  /** Where that word stands, where no slot repeats: so many words behind the slot before it, or behind the beginning. */
  readonly wordsBefore: number;
  readonly slotBefore: Step | undefined;
  readonly singular: Accept;
  readonly plural: Accept;
  /** Names and values of the fixed slots, one after the other. */
  readonly fixed: readonly (string | number | boolean)[];
  readonly tags: readonly string[];
  readonly finish: TemplateOptions["finish"];
  /** Bits of what its nodes are of all that the grammar watches. */
  readonly watched: number;

  constructor(
    grammar: Grammar,
    readonly accept: Accept,
  ) {
    const { definition, variant } = accept;
    const { elements } = variant;
    this.kind = definition.kind;
    this.steps = elements.map((element, i) => new Step(grammar, element, variant, elements.length - 1 - i));
    this.slots = this.steps.filter((step) => step.rule >= 0);
    this.repeats = this.steps.some((step) => step.repeat !== "once");
    this.fixed = Object.entries(definition.options.set ?? {}).flat();
    const isAnother = this.kind === null && !this.repeats && this.fixed.length === 0 && this.steps.length === 1;
    this.passesOn = isAnother ? this.steps[0]!.rule : -1;
    const last = this.steps.findLastIndex((step) => step.inflected);
    const slot = this.steps.findLastIndex((step, i) => i < last && step.rule >= 0);
    this.inflected = this.steps[last]?.ids ?? [];
    this.wordsBefore = last - slot - 1;
    this.slotBefore = this.steps[slot];
    this.singular = { definition, variant, form: "singular" };
    this.plural = { definition, variant, form: "plural" };
    this.tags = variant.tags;
    this.finish = definition.options.finish;
    this.watched = watchedIn(grammar, { definition, variant });
  }
}

/** The plan of an accept; it is made when first asked for. */
export function planOf(grammar: Grammar, accept: Accept): BuildPlan {
  accept.variant.buildPlan ??= new BuildPlan(grammar, accept);
  return accept.variant.buildPlan;
}

/** The plans of trie nodes that accept one thing. */
export class NodePlans {
  private readonly plans: (BuildPlan | null | undefined)[] = [];

  constructor(private readonly grammar: Grammar) {}

  /** The plan of a node, by its number; null where several things are accepted. */
  of(node: number): BuildPlan | null {
    const known = this.plans[node];
    return known === undefined ? this.make(node) : known;
  }

  /** The plan of a node is out of date. */
  forget(node: TrieNode): void {
    if (node.id < this.plans.length) this.plans[node.id] = undefined;
  }

  private make(number: number): BuildPlan | null {
    const { accepts, inLoop } = this.grammar.nodes[number]!;
    const plan = accepts.length === 1 ? planOf(this.grammar, accepts[0]!) : null;
    // A template without repeated slots ends at one node.
    if (plan) plan.hasOneWay = !plan.repeats && !inLoop;
    while (this.plans.length <= number) this.plans.push(undefined);
    this.plans[number] = plan;
    return plan;
  }
}
