/**
 * What can come next: the words before the cursor are read word by word, every way of reading them with its cost; what can
 * follow the ways that are still open is read off the tries, the likely first. The same ways say where reading stopped.
 */
import type { Accept, Input, Rule } from "./grammar.ts";
import { type Context, contextWithin, type Likelihood } from "./likelihood.ts";
import type { Step } from "./steps.ts";
import { type Begun, passesThrough, readWeighted, type Start, type State } from "./weightedReading.ts";
import { type Around, type WayOn, WrittenTogether } from "./writtenTogether.ts";

export type { Start } from "./weightedReading.ts";

/** One thing that can come next. */
export interface Completion {
  /** The word, with the words that always follow it ("until end of turn"). */
  readonly text: string;
  /** The rule of the grammar that it begins or continues: "duration", "cardType". */
  readonly rule: string;
  /** How usual it is; greater is more usual. */
  readonly weight: number;
  /** Whether it is an example of a number or symbol, or a punctuation mark, and no word. */
  readonly sample: boolean;
}

const LEAST_MASS = 2e-6;
const MOST_EXPANDED = 4000;
const MOST_PHRASE_WORDS = 6;
/** From this share on, words that follow belong to the phrase. */
const NEARLY_ALWAYS = 0.85;
/** The share of the first example of several. */
const FIRST_SAMPLE = 0.6;
/** What is written in one with the word behind it. */
const PREFIX = /^non-?$/;
/** For what is less likely it does not matter what is written in one with it. */
const LEAST_LOOKED_BEHIND = 0.002;

/**
 * What can follow `input` when it is read as one of `starts`, the likely first.
 * @param least what is less likely is left out
 * @param unlikely whether unlikely readings of the input are tried where no likely one leads to its end
 */
export function completionsAfter(
  likelihood: Likelihood,
  starts: readonly Start[],
  input: Input,
  least = LEAST_MASS,
  unlikely = true,
): Completion[] {
  const reading = readWeighted(input, likelihood, starts, unlikely);
  return reading.furthest < input.words.length ? [] : new Offers(likelihood, least).of(reading.open);
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
  /** What is written in one with the word before it: "non". */
  readonly prefix: string;
  readonly ways: WayOn[];
  /** What has come in since it was last looked into. */
  mass: number;
}

/** A place in a trie whose steps can come next. */
interface ExpectedPlace {
  readonly around: Around;
  readonly node: State["node"];
  readonly before: number;
  readonly head: number;
  readonly form: number;
  readonly prefix: string;
  readonly mass: number;
}

/** Collects what the open ways expect: the words that can begin the rules in their slots, with the sum of their probabilities. */
class Offers {
  private readonly found = new Map<string, Completion>();
  private readonly expected = new Map<string, Expected>();
  private readonly begun = new Map<Begun, Around>();
  private readonly together: WrittenTogether;

  constructor(
    private readonly likelihood: Likelihood,
    private readonly least = LEAST_MASS,
  ) {
    this.together = new WrittenTogether(likelihood);
  }

  of(open: readonly State[]): Completion[] {
    const best = Math.min(...open.map(({ begun, cost }) => begun.outer + cost));
    let all = 0;
    for (const { begun, cost } of open) all += Math.exp(best - begun.outer - cost);
    for (const { begun, node, cost, before, head, form } of open) {
      const mass = Math.exp(best - begun.outer - cost) / all;
      this.take({ around: this.aroundOf(begun, best), node, before, head, form, prefix: "", mass });
    }
    for (let i = 0; i < MOST_EXPANDED; i++) {
      const next = this.likeliest();
      if (!next) break;
      const { rule, context, mass, prefix, ways } = next;
      next.mass = 0;
      const around: Around = { rule, context, ways: () => ways };
      this.take({ around, node: rule.root, before: context.before, head: 0, form: 0, prefix, mass });
    }
    return [...this.found.values()].sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
  }

  /** A rule that was begun before the cursor, with what waits for its end. */
  private aroundOf(begun: Begun, best: number): Around {
    let around = this.begun.get(begun);
    if (!around) {
      const ways = (): WayOn[] =>
        begun.waiting.map(({ state, next, cost }) => ({
          around: this.aroundOf(state.begun, best),
          next,
          mass: Math.exp(best - state.begun.outer - cost),
        }));
      around = { rule: begun.rule, context: begun.context, ways };
      this.begun.set(begun, around);
    }
    return around;
  }

  private likeliest(): Expected | undefined {
    let best: Expected | undefined;
    for (const one of this.expected.values()) if (one.mass > (best?.mass ?? this.least)) best = one;
    return best;
  }

  private take(place: ExpectedPlace): void {
    const { around, node, before, mass, prefix } = place;
    const likely = this.likelihood.stepsAt(around.rule, node, around.context, before);
    for (const number of likely.order) {
      const step = likely.place.steps[number]!;
      const weight = mass * likely.probability[number]!;
      if (weight < this.least) break;
      if (step.type === "word") this.takeWord(step, place, weight);
      else if (step.type === "slot") {
        const within = passesThrough(step.next)
          ? around.context
          : contextWithin(around.context, this.likelihood.steps.slotName(step.next), before);
        this.expect(step.rule!, within, prefix, weight, { around, next: step.next, mass: weight });
      } else if (step.type === "open") this.addSamples(step.open!.offers ?? [], prefix, around.rule, weight);
    }
  }

  private expect(rule: Rule, context: Context, prefix: string, mass: number, way: WayOn): void {
    const key = `${context.key * 4096 + rule.id}${prefix}`;
    const known = this.expected.get(key);
    if (known) {
      known.mass += mass;
      known.ways.push(way);
    } else this.expected.set(key, { rule, context, prefix, mass, ways: [way] });
  }

  /** Examples of what no list holds: the first is the likeliest. */
  private addSamples(samples: readonly string[], prefix: string, { name }: Rule, weight: number): void {
    let left = weight;
    for (const [i, sample] of samples.entries()) {
      const share = i === samples.length - 1 ? left : left * FIRST_SAMPLE;
      this.add(prefix + sample, name, share, true);
      left -= share;
    }
  }

  private takeWord(step: Step, place: ExpectedPlace, weight: number): void {
    const { around, before, prefix } = place;
    const first = step.forms.split("|")[0]!;
    if (PREFIX.test(first)) {
      this.take({ ...place, node: step.next, prefix: first, mass: weight });
      return;
    }
    if (step.forms === "a|an") {
      const an = this.together.shareOfAn({ around, node: step.next, before, head: place.head, form: place.form });
      this.addWord("a", step, place, 0, weight * (1 - an));
      this.addWord("an", step, place, 0, weight * an);
      return;
    }
    const [singular, plural] = printedForms(step);
    if (step.inflected === undefined) {
      this.addWord(prefix + singular, step, place, 0, weight);
      return;
    }
    const share = this.likelihood.shareOfFirstForm(around.rule, around.context, before);
    this.addWord(prefix + singular, step, place, 1, weight * share);
    this.addWord(prefix + plural, step, place, 2, weight * (1 - share));
  }

  private addWord(text: string, step: Step, place: ExpectedPlace, form: number, weight: number): void {
    if (weight < this.least) return;
    const { around, before, head } = place;
    const rest = this.restOf(around.rule, step.next, around.context, before);
    let left = weight;
    if (rest === "" && weight > LEAST_LOOKED_BEHIND && /^\p{L}/u.test(text)) {
      const behind = { around, node: step.next, before, head, form: form || place.form };
      for (const [ending, share] of this.together.endingsAt(behind)) {
        this.add(text + ending, around.rule.name, weight * share, false);
        left -= weight * share;
      }
    }
    this.add(text + rest, around.rule.name, left, !/^[\p{L}•]/u.test(text));
  }

  private add(text: string, rule: string, weight: number, sample: boolean): void {
    if (weight < this.least) return;
    const old = this.found.get(text);
    if (!old) this.found.set(text, { text, rule, weight, sample });
    else
      this.found.set(text, {
        text,
        rule: old.weight >= weight ? old.rule : rule,
        weight: old.weight + weight,
        sample: old.sample && sample,
      });
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
      words.push(printedForms(step)[0]);
      node = step.next;
    }
    return words.length
      ? ` ${words.join(" ")}`.replace(/ ([,.:;])/g, "$1").replace(/ (?='(?:s|ve|re|d|ll)\b)/g, "")
      : "";
  }
}

/** The word of a step as it is printed, in both forms: *Goblin*, *Goblins*. */
function printedForms({ forms, next }: Step): readonly [string, string] {
  const keys = forms.split("|");
  const accept = firstAccept(next, 0);
  for (const element of accept?.variant.elements ?? []) {
    if (element.type === "literal" && element.keys.join("|") === forms)
      return [element.forms[0], element.forms[1] ?? element.forms[0]];
  }
  return [keys[0]!, keys[1] ?? keys[0]!];
}

/** A template that ends at a place or behind it. */
function firstAccept(node: State["node"], depth: number): Accept | undefined {
  if (node.accepts[0] || depth > MOST_PHRASE_WORDS) return node.accepts[0];
  const next = node.byForms?.values().next().value ?? node.slots[0]?.next;
  return next && firstAccept(next, depth + 1);
}
