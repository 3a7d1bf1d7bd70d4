/**
 * How likely each step through the tries of a grammar is, from counts of how often its templates and words are used: in all,
 * in the slot that holds them, in the slots around that one, and behind the phrase that stands before them.
 */
import type { Rule, TemplateDefinition, TrieNode } from "./grammar.ts";
import { mixedIn, normal, product } from "./mixing.ts";
import { hashOf, mixed, type Place, type Step, Steps } from "./steps.ts";

/** How often a step was taken, by its number (see {@link countKeys}); 0 for those that hardly any text takes. */
export type Weights = (key: number) => number;

/** Where a template stands: the slot that holds it, those around it, and the head of the phrase before it. */
export interface Context {
  readonly slot: number;
  readonly around: number;
  readonly outer: number;
  readonly before: number;
  /** Number of all that. */
  readonly key: number;
}

/** Makes a context. */
export function contextOf(slot: number, around: number, outer: number, before: number): Context {
  return { slot, around, outer, before, key: mixed(mixed(slot, around), mixed(outer, before + 7)) };
}

/** The context of what stands in a slot of a template that itself stands in `context`. */
export function contextWithin(context: Context, slot: number, before: number): Context {
  return contextOf(slot, context.slot, context.around, before);
}

/** How many kinds of count there are for a step. */
export const COUNT_KINDS = 7;

const AROUND = 0x51ed270b;
const OUTER = 0x2545f491;
const BEFORE = 0x1b873593;

/** The numbers by which a step is counted, from the general to the particular; `before` is the head of the phrase before it. */
export function countKeys(step: number, context: Context, before: number): readonly number[] {
  const inSlot = mixed(step, context.slot);
  const inSlots = mixed(inSlot, context.around ^ AROUND);
  return [
    step,
    inSlot,
    inSlots,
    mixed(inSlots, context.outer ^ OUTER),
    mixed(step, before ^ BEFORE),
    mixed(inSlot, before ^ BEFORE),
    mixed(inSlots, before ^ BEFORE),
  ];
}

/** What can be done at a place, with probabilities. */
export class LikelyPlace {
  private inOrder: Uint16Array | undefined;

  constructor(
    readonly place: Place,
    readonly probability: Float64Array,
  ) {}

  /** The numbers of the steps, the likely first. */
  get order(): Uint16Array {
    const { probability } = this;
    this.inOrder ??= Uint16Array.from(probability.keys()).sort((a, b) => probability[b]! - probability[a]!);
    return this.inOrder;
  }

  /** The negative logarithm of a step's probability. */
  cost(step: number): number {
    return -Math.log(this.probability[step]!);
  }
}

/** The name under which the uses of all steps are counted that are not counted by themselves. */
export function restName(place: number): number {
  return mixed(place, 0x5e57);
}

/** What every usual wording counts at least, so that nothing is impossible; unusual wordings less. */
const LEAST = 0.1;
const LEAST_UNUSUAL = 0.004;
const MOST_KEPT = 4000;
/** How many places are kept with their probabilities in a context; a power of two. */
const KEPT_PLACES = 8192;
/** A head is known without a form, or with one of two. */
const HEAD_FORMS = 3;

/** The probabilities of steps, worked out when they are first asked for. */
export class Likelihood {
  readonly steps = new Steps();
  private readonly known: (KnownPlace | undefined)[] = new Array(KEPT_PLACES).fill(undefined);

  private readonly general = new Map<TrieNode, General>();
  private forms = new Map<number, number>();
  /** Heads by name, numbered: few enough to be part of a state's number. */
  private readonly heads = new Map<string, number>();
  private readonly headNames: number[] = [0];
  private readonly headOfTemplate = new Map<TemplateDefinition, number>();

  /**
   * @param weights how often each step was taken
   * @param headRules the rules of the slots that say what a phrase is about: its noun, its verb
   */
  constructor(
    private readonly weights: Weights,
    private readonly headRules: ReadonlySet<string>,
  ) {}

  /** Whether what a slot of this rule holds says what the phrase around it is about. */
  isHead(rule: Rule): boolean {
    return this.headRules.has(rule.name);
  }

  /**
   * What a phrase made by a template is about, if no part of it says so: its kind, and the word for an entry of a lexicon.
   * @param form the form of its inflected word: 0 for none, 1 for the first (*creature*, *draws*), 2 for the second
   */
  headOf(definition: TemplateDefinition, form: number): number {
    let head = this.headOfTemplate.get(definition);
    if (head === undefined) {
      head = this.numberOfHead(`${definition.kind} ${definition.options.set?.is ?? ""}`);
      this.headOfTemplate.set(definition, head);
    }
    return head + form;
  }

  /** What an open word is about. */
  headOfOpen(kind: string): number {
    return this.numberOfHead(kind);
  }

  /** The number by which a head is known in counts: by what it is about, and with its form. */
  headName(head: number, withForm: boolean): number {
    const form = head % HEAD_FORMS;
    const name = this.headNames[(head - form) / HEAD_FORMS]!;
    return withForm && form > 0 ? mixed(name, form) : name;
  }

  /** The number of a head by its name. */
  numberOfHead(name: string): number {
    let number = this.heads.get(name);
    if (number === undefined) {
      number = this.headNames.length;
      this.heads.set(name, number);
      this.headNames.push(hashOf(name));
    }
    return number * HEAD_FORMS;
  }

  /** The numbers by which the two forms of a rule's words are counted. */
  formNames(rule: Rule): readonly [number, number] {
    const name = hashOf(`forms of ${rule.name}`);
    return [mixed(name, 1), mixed(name, 2)];
  }

  /** How likely the first form of a rule's words is where they stand. */
  shareOfFirstForm(rule: Rule, context: Context, before: number): number {
    const key = mixed(mixed(context.key, before), rule.id);
    let share = this.forms.get(key);
    if (share === undefined) {
      if (this.forms.size > MOST_KEPT) this.forms = new Map();
      const steps = this.formNames(rule).map((name) => ({ name, unusual: false }));
      const general = this.inAll(steps);
      share = (this.weigh(mixed(hashOf(rule.name), 77), steps, general, context, this.headName(before, true)) ??
        general.probability)[0]!;
      this.forms.set(key, share);
    }
    return share;
  }

  /** What can be done at a place of a rule, with probabilities. */
  stepsAt(rule: Rule, node: TrieNode, context: Context, before: number): LikelyPlace {
    const head = before - (before % HEAD_FORMS);
    const at = mixed(mixed(context.key, head), node.id) & (KEPT_PLACES - 1);
    const known = this.known[at];
    if (known?.node === node && known.context === context.key && known.head === head) return known.likely;
    const general = this.generalAt(rule, node);
    const { steps } = general.likely.place;
    const probability =
      steps.length < 2
        ? undefined
        : this.weigh(general.likely.place.name, steps, general, context, this.headName(before, false));
    const likely = probability ? new LikelyPlace(general.likely.place, probability) : general.likely;
    this.known[at] = { node, context: context.key, head, likely };
    return likely;
  }

  private generalAt(rule: Rule, node: TrieNode): General {
    let general = this.general.get(node);
    if (!general) {
      const place = this.steps.at(rule, node);
      const { probability, used } = this.inAll(place.steps);
      general = { likely: new LikelyPlace(place, probability), probability, used };
      this.general.set(node, general);
    }
    return general;
  }

  private inAll(steps: readonly CountedStep[]): { probability: Float64Array; used: readonly number[] } {
    const used: number[] = [];
    const values = new Float64Array(steps.length);
    for (let i = 0; i < steps.length; i++) {
      const count = this.weights(steps[i]!.name);
      if (count > 0) used.push(i);
      values[i] = count + (steps[i]!.unusual ? LEAST_UNUSUAL : LEAST);
    }
    return { probability: normal(values), used };
  }

  /** The probabilities of steps in a context; undefined when nothing more is known there than in all. */
  private weigh(
    place: number,
    steps: readonly CountedStep[],
    { probability: inAll, used }: Pick<General, "probability" | "used">,
    context: Context,
    before: number,
  ): Float64Array | undefined {
    const counts: (Float64Array | undefined)[] = [];
    let known = false;
    const take = (kind: number, i: number, key: number): void => {
      const count = this.weights(key);
      if (count === 0) return;
      known = true;
      counts[kind] ??= new Float64Array(steps.length);
      counts[kind]![i] = count;
    };
    for (const i of used) {
      // As `countKeys` gives them, without a list for each step.
      const step = steps[i]!.name;
      const inSlot = mixed(step, context.slot);
      const inSlots = mixed(inSlot, context.around ^ AROUND);
      take(1, i, inSlot);
      take(2, i, inSlots);
      take(3, i, mixed(inSlots, context.outer ^ OUTER));
      take(4, i, mixed(step, before ^ BEFORE));
      take(5, i, mixed(inSlot, before ^ BEFORE));
      take(6, i, mixed(inSlots, before ^ BEFORE));
    }
    if (!known) return undefined;
    const rests = countKeys(restName(place), context, before).map(this.weights);
    const inSlot = mixedIn(counts[1], inAll, rests[1]!);
    const within = mixedIn(counts[3], mixedIn(counts[2], inSlot, rests[2]!), rests[3]!);
    const behind = mixedIn(counts[4], inAll, rests[4]!);
    const behindInSlot = mixedIn(counts[5], behind === inAll ? inSlot : product(inSlot, behind, inAll), rests[5]!);
    const both = behindInSlot === inSlot ? within : product(within, behindInSlot, inSlot);
    return mixedIn(counts[6], both, rests[6]!);
  }
}

/** A place in a context, with what was worked out for it. */
interface KnownPlace {
  readonly node: TrieNode;
  readonly context: number;
  readonly head: number;
  readonly likely: LikelyPlace;
}

/** A step as it is counted. */
type CountedStep = Pick<Step, "name" | "unusual">;

/** What is known of a place whatever stands around it. */
interface General {
  readonly likely: LikelyPlace;
  readonly probability: Float64Array;
  /** The numbers of the steps that are ever taken. */
  readonly used: readonly number[];
}
