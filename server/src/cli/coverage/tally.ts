import type { Grammar } from "@cardwright/engine/grammar/grammar";
import type { CardMeasure, Seconds } from "./measure-card.ts";

/** The figures of a group of cards, as `coverage --json` gives them. Counts are cards where nothing else is said. */
export interface Figures {
  readonly cards: number;
  /** Cards without rules text; they count as read, exact and clean. */
  readonly blank: number;
  readonly read: number;
  readonly exact: number;
  readonly ambiguous: number;
  readonly decidedByPreference: Readonly<Record<string, number>>;
  readonly clean: number;
  readonly withErrors: number;
  readonly withWarnings: number;
  readonly byCode: Readonly<Record<string, number>>;
  /** Only with `--play`. */
  readonly playable?: number;
  readonly lines: number;
  readonly linesExact: number;
  readonly words: number;
  /** Share of the words that stand in names and ability words, 0 to 1. */
  readonly freeWords: number;
  readonly unread: readonly { readonly text: string; readonly count: number }[];
  /** Cards that use each template. */
  readonly templates: Readonly<Record<string, number>>;
  /** Share of the words that templates used by fewer than three cards brought, 0 to 1. */
  readonly rareTemplateWords: number;
  readonly seconds: Readonly<Seconds>;
  readonly cardsPerSecond: number;
  /** Milliseconds that reading one card took: half of the cards, 99 of 100, all were read in so much. */
  readonly readMilliseconds: { readonly p50: number; readonly p99: number; readonly longest: number };
  /** The same as shares of the cards, 0 to 1; ambiguous as a share of the read ones. */
  readonly shares: Readonly<Record<string, number>>;
}

/** How few cards make a template rare. */
const RARE = 3;

/** Adds up the measures of a group of cards. */
export class Tally {
  private readonly counts: Record<string, number> = {};
  private readonly preferences = new Map<string, number>();
  private readonly codes = new Map<string, number>();
  private readonly unread = new Map<string, number>();
  private readonly templates = new Map<number, { cards: number; words: number }>();
  private readonly seconds: Seconds = { read: 0, print: 0, judge: 0, play: 0 };
  private readonly readSeconds: number[] = [];
  private played = false;

  /** Adds one card. */
  add(measure: CardMeasure): void {
    this.count("cards");
    for (const key of ["blank", "read", "exact", "ambiguous", "clean"] as const) if (measure[key]) this.count(key);
    if (measure.read && measure.ambiguous) this.count("ambiguousRead");
    const has = (severity: string): boolean => measure.findings.some((finding) => finding.severity === severity);
    if (has("error")) this.count("withErrors");
    if (has("warning")) this.count("withWarnings");
    if (measure.play) {
      this.played = true;
      if (measure.play.playable) this.count("playable");
    }
    for (const key of ["lines", "linesExact", "words", "freeWords"] as const) this.count(key, measure[key]);
    for (const name of measure.preferences) increase(this.preferences, name);
    for (const code of new Set(measure.findings.map((finding) => finding.code))) increase(this.codes, code);
    for (const text of measure.unread) increase(this.unread, text);
    for (const [id, words] of measure.templateWords) {
      const entry = this.templates.get(id);
      if (entry) {
        entry.cards++;
        entry.words += words;
      } else this.templates.set(id, { cards: 1, words });
    }
    this.readSeconds.push(measure.seconds.read);
    for (const part of ["read", "print", "judge", "play"] as const) this.seconds[part] += measure.seconds[part];
  }

  /**
   * The figures so far.
   *
   * @param grammar names the templates
   * @param mostUnread how many unread phrases to list, the most frequent first
   */
  figures(grammar: Grammar, mostUnread: number): Figures {
    const get = (key: string): number => this.counts[key] ?? 0;
    const share = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole));
    const cards = get("cards");
    const ranked = [...this.templates].sort((a, b) => b[1].cards - a[1].cards);
    const rareWords = ranked.reduce((sum, [, entry]) => sum + (entry.cards < RARE ? entry.words : 0), 0);
    const playable = this.played ? { playable: get("playable") } : {};
    return {
      cards,
      blank: get("blank"),
      read: get("read"),
      exact: get("exact"),
      ambiguous: get("ambiguous"),
      decidedByPreference: asRecord(this.preferences),
      clean: get("clean"),
      withErrors: get("withErrors"),
      withWarnings: get("withWarnings"),
      byCode: asRecord(this.codes),
      ...playable,
      lines: get("lines"),
      linesExact: get("linesExact"),
      words: get("words"),
      freeWords: share(get("freeWords"), get("words")),
      unread: [...this.unread]
        .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
        .slice(0, mostUnread)
        .map(([text, count]) => ({ text, count })),
      templates: Object.fromEntries(ranked.map(([id, entry]) => [templateName(grammar, id), entry.cards])),
      rareTemplateWords: share(rareWords, get("words")),
      seconds: { ...this.seconds },
      cardsPerSecond: this.seconds.read > 0 ? Math.round(cards / this.seconds.read) : 0,
      readMilliseconds: this.readMilliseconds(),
      shares: {
        read: share(get("read"), cards),
        exact: share(get("exact"), cards),
        ambiguousOfRead: share(get("ambiguousRead"), get("read")),
        clean: share(get("clean"), cards),
        ...(this.played ? { playable: share(get("playable"), cards) } : {}),
        linesExact: share(get("linesExact"), get("lines")),
      },
    };
  }

  private readMilliseconds(): Figures["readMilliseconds"] {
    const sorted = Float64Array.from(this.readSeconds).sort();
    const at = (share: number): number =>
      sorted.length === 0 ? 0 : Math.round(sorted[Math.ceil(share * sorted.length) - 1]! * 1e6) / 1000;
    return { p50: at(0.5), p99: at(0.99), longest: at(1) };
  }

  private count(key: string, by = 1): void {
    this.counts[key] = (this.counts[key] ?? 0) + by;
  }
}

/** A template by its rule and source. Two that read alike keep apart by their numbers. */
export function templateName(grammar: Grammar, id: number): string {
  const definition = grammar.definitions[id];
  return definition ? `${definition.rule}: ${definition.source} #${id}` : `#${id}`;
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Most frequent first. */
function asRecord(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]));
}

function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
