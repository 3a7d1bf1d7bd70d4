/**
 * What is written in one with a word although it is a word of its own for the grammar: the endings of *creature's*, *it's* and
 * *swampwalk*, and the *n* of *an*. How likely they are follows from what stands behind the word: what its template goes on
 * with, and behind its end the templates around it.
 */
import type { Rule, TrieNode } from "./definitions.ts";
import { type Context, contextWithin, type Likelihood } from "./likelihood.ts";
import { takesAn } from "./print.ts";
import type { Step } from "./steps.ts";
import { passesThrough } from "./weightedReading.ts";

/** A rule that is being read, and where its end leads. */
export interface Around {
  readonly rule: Rule;
  readonly context: Context;
  readonly ways: () => readonly WayOn[];
}

/** What is behind the end of a rule. */
export interface WayOn {
  readonly around: Around;
  readonly next: TrieNode;
  /** How likely it is, beside the other ways. */
  readonly mass: number;
}

/** A place behind a word. */
export interface Behind {
  readonly around: Around;
  readonly node: TrieNode;
  /** The head of the phrase before the template's next slot (see `Likelihood.headOf`). */
  readonly before: number;
  /** The head of the template, once it was met, and the form of its word. */
  readonly head: number;
  readonly form: number;
}

const ENDING = /^(?:'(?:s|ve|re|d|ll)?|cycling|walk)$/;
const LEAST = 0.015;
const DEEPEST = 14;
const MOST_WAYS = 3;

/** Looks behind words. */
export class WrittenTogether {
  constructor(private readonly likelihood: Likelihood) {}

  /** The endings that a word can take, with their probabilities; `form` is the word's own: 2 for a plural. */
  endingsAt(place: Behind): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    this.lookBehind(place, 1, 0, ({ forms }, share) => {
      const [first, second] = forms.split("|");
      const ending = place.form === 2 && second !== undefined ? second : first!;
      if (ENDING.test(ending)) found.set(ending, (found.get(ending) ?? 0) + share);
    });
    return found;
  }

  /** How likely the words at a place make *an* of the *a* before it. */
  shareOfAn(place: Behind): number {
    let an = 0;
    let all = 0;
    this.lookBehind(place, 1, 0, ({ forms }, share) => {
      all += share;
      if (takesAn(forms)) an += share;
    });
    return all > 0 ? an / all : 0;
  }

  /** Tells of the words that can stand behind a place, with their probabilities. */
  private lookBehind(place: Behind, mass: number, depth: number, tell: (step: Step, share: number) => void): void {
    if (mass < LEAST || depth > DEEPEST) return;
    const { around, node, before } = place;
    const likely = this.likelihood.stepsAt(around.rule, node, around.context, before);
    for (const number of likely.order) {
      const share = mass * likely.probability[number]!;
      if (share < LEAST) break;
      const step = likely.place.steps[number]!;
      if (step.type === "word") tell(step, share);
      else if (step.type === "slot") {
        const context = this.within(around, step, before);
        const inner: Around = { rule: step.rule!, context, ways: () => [] };
        const start = { around: inner, node: step.rule!.root, before: context.before, head: 0, form: 0 };
        this.lookBehind(start, share, depth + 1, tell);
      } else if (step.type === "end") this.lookAround(place, share, depth + 1, tell);
    }
  }

  private lookAround(place: Behind, mass: number, depth: number, tell: (step: Step, share: number) => void): void {
    const { definition } = place.node.accepts[0]!;
    const head = definition.kind === null ? place.before : place.head || this.likelihood.headOf(definition, place.form);
    const outer = this.likelihood.isHead(place.around.rule) ? head : 0;
    const ways = [...place.around.ways()].sort((a, b) => b.mass - a.mass);
    const total = ways.reduce((sum, way) => sum + way.mass, 0);
    for (const { around, next, mass: share } of ways.slice(0, MOST_WAYS))
      this.lookBehind({ around, node: next, before: head, head: outer, form: 0 }, (mass * share) / total, depth, tell);
  }

  private within(around: Around, step: Step, before: number): Context {
    return passesThrough(step.next)
      ? around.context
      : contextWithin(around.context, this.likelihood.steps.slotName(step.next), before);
  }
}
