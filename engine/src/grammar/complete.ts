/**
 * What can come next: the words before the cursor are read word by word, every way of reading them with its cost; what can
 * follow the ways that are still open is read off the tries, the likely first. The same ways say where reading stopped.
 */
import type { Input, Rule } from "./grammar.ts";
import { type Context, contextWithin, type Likelihood } from "./likelihood.ts";
import type { Step } from "./steps.ts";
import { passesThrough, readWeighted, type Start, type State } from "./weightedReading.ts";

export type { Start } from "./weightedReading.ts";

/** One thing that can come next. */
export interface Completion {
  /** The word, with the words that always follow it ("until end of turn"). */
  readonly text: string;
  /** The rule of the grammar that it begins or continues: "duration", "cardType". */
  readonly rule: string;
  /** How usual it is; greater is more usual. */
  readonly weight: number;
}

const LEAST_MASS = 2e-6;
const MOST_EXPANDED = 4000;
const MOST_PHRASE_WORDS = 6;
/** From this share on, words that follow belong to the phrase. */
const NEARLY_ALWAYS = 0.85;

/** Everything that can follow `input` when it is read as one of `starts`, the likely first. */
export function completionsAfter(likelihood: Likelihood, starts: readonly Start[], input: Input): Completion[] {
  const reading = readWeighted(input, likelihood, starts);
  return reading.furthest < input.words.length ? [] : new Offers(likelihood).of(reading.open);
}

/** Where reading stopped, as a number of words understood, and what could have come there. */
export interface Stop {
  readonly words: number;
  readonly expected: readonly Completion[];
}

/** Explains an input that is not of a rule: the furthest place reached and what was expected there. */
export function explainStop(likelihood: Likelihood, starts: readonly Start[], input: Input): Stop {
  const reading = readWeighted(input, likelihood, starts);
  return { words: reading.furthest, expected: new Offers(likelihood).of(reading.open) };
}

/** A rule that can begin at the cursor, and how likely that is. */
interface Expected {
  readonly rule: Rule;
  readonly context: Context;
  /** What has come in since it was last looked into. */
  mass: number;
}

/** A place in a trie whose steps can come next. */
interface ExpectedPlace {
  readonly rule: Rule;
  readonly context: Context;
  readonly node: State["node"];
  readonly before: number;
  readonly mass: number;
}

/** Collects what the open ways expect: the words that can begin the rules in their slots, with the sum of their probabilities. */
class Offers {
  private readonly found = new Map<string, Completion>();
  private readonly expected = new Map<number, Expected>();

  constructor(private readonly likelihood: Likelihood) {}

  of(open: readonly State[]): Completion[] {
    const best = Math.min(...open.map(({ begun, cost }) => begun.outer + cost));
    for (const { begun, node, cost, before } of open)
      this.take({ rule: begun.rule, context: begun.context, node, before, mass: Math.exp(best - begun.outer - cost) });
    for (let i = 0; i < MOST_EXPANDED; i++) {
      const next = this.likeliest();
      if (!next) break;
      const { rule, context, mass } = next;
      next.mass = 0;
      this.take({ rule, context, node: rule.root, before: context.before, mass });
    }
    return [...this.found.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
  }

  private likeliest(): Expected | undefined {
    let best: Expected | undefined;
    for (const one of this.expected.values()) if (one.mass > (best?.mass ?? LEAST_MASS)) best = one;
    return best;
  }

  private take(place: ExpectedPlace): void {
    const { rule, context, node, before, mass } = place;
    const likely = this.likelihood.stepsAt(rule, node, context, before);
    for (const number of likely.order) {
      const step = likely.place.steps[number]!;
      const weight = mass * likely.probability[number]!;
      if (weight < LEAST_MASS) break;
      if (step.type === "word") this.addWord(step, place, weight);
      else if (step.type === "slot") {
        const within = passesThrough(step.next)
          ? context
          : contextWithin(context, this.likelihood.steps.slotName(rule, step.next), before);
        this.expect(step.rule!, within, weight);
      } else if (step.type === "open") {
        const texts = step.open!.offers ?? [];
        for (const text of texts) this.add(text, rule.name, weight / texts.length);
      }
    }
  }

  private expect(rule: Rule, context: Context, mass: number): void {
    const key = context.key * 4096 + rule.id;
    const known = this.expected.get(key);
    if (known) known.mass += mass;
    else this.expected.set(key, { rule, context, mass });
  }

  private addWord(step: Step, { rule, context, before }: ExpectedPlace, weight: number): void {
    const rest = this.restOf(rule, step.next, context, before);
    const first = step.forms.split("|")[0]!;
    if (step.inflected === undefined) {
      this.add(first + rest, rule.name, weight);
      return;
    }
    const share = this.likelihood.shareOfFirstForm(rule, context, before);
    this.add(first + rest, rule.name, weight * share);
    this.add(step.inflected + rest, rule.name, weight * (1 - share));
  }

  private add(text: string, rule: string, weight: number): void {
    if (weight < LEAST_MASS) return;
    const old = this.found.get(text);
    if (!old) this.found.set(text, { text, rule, weight });
    else this.found.set(text, { text, rule: old.weight >= weight ? old.rule : rule, weight: old.weight + weight });
  }

  /** The words that nearly always follow a place: "until [end of turn]". */
  private restOf(rule: Rule, after: State["node"], context: Context, before: number): string {
    const words: string[] = [];
    let node = after;
    while (words.length < MOST_PHRASE_WORDS - 1) {
      const likely = this.likelihood.stepsAt(rule, node, context, before);
      const number = likely.order[0] ?? 0;
      const step = likely.place.steps[number];
      if (step?.type !== "word" || likely.probability[number]! <= NEARLY_ALWAYS || step.forms.includes("|")) break;
      words.push(step.forms);
      node = step.next;
    }
    return words.length
      ? ` ${words.join(" ")}`.replace(/ ([,.:;])/g, "$1").replace(/ (?='(?:s|ve|re|d|ll)\b)/g, "")
      : "";
  }
}
