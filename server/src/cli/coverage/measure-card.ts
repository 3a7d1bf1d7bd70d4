import {
  type CardSource,
  type CorpusCard,
  corpusCardSource,
  type ReadFace,
  readCard,
} from "@cardwright/engine/cards/index";
import { checkCard, type CheckOptions, type Finding, notUnderstoodCode } from "@cardwright/engine/checks/index";
import { isNode, MADE_BY, type TreeNode, stripTree, walkTree } from "@cardwright/engine/grammar/tree";
import { printLine } from "@cardwright/engine/language/printLine";

/** How long the parts of the work on a card took. */
export interface Seconds {
  read: number;
  print: number;
  judge: number;
  play: number;
}

/** What a card came to when it was played; `null` without `--play`. */
export interface PlayMeasure {
  readonly playable: boolean;
  /** Why not, in the engine's words. */
  readonly reasons: readonly string[];
}

/** Plays a card on the board that simulating it makes. */
export type PlayCard = (card: CardSource, faces: readonly ReadFace[]) => PlayMeasure;

/** How cards are measured. */
export interface MeasureOptions {
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly judge: CheckOptions;
  /** `null` when cards are not to be played. */
  readonly play: PlayCard | null;
}

/** A line that was printed differently from how it stands. */
export interface InexactLine {
  readonly text: string;
  readonly printed: string;
}

/** A place that can be read in more than one way. */
export interface AmbiguousPlace {
  readonly rule: string;
  readonly text: string;
  readonly readings: readonly TreeNode[];
}

/** Everything measured on one card. */
export interface CardMeasure {
  readonly card: CorpusCard;
  readonly blank: boolean;
  readonly read: boolean;
  readonly exact: boolean;
  readonly ambiguous: boolean;
  readonly clean: boolean;
  readonly play: PlayMeasure | null;
  readonly lines: number;
  readonly linesExact: number;
  readonly inexact: readonly InexactLine[];
  readonly unread: readonly string[];
  /** The words around the place where understanding stopped, a bar at the place. */
  readonly stops: readonly string[];
  readonly ambiguities: readonly AmbiguousPlace[];
  readonly preferences: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Words each template printed of this card, by the template's number. */
  readonly templateWords: ReadonlyMap<number, number>;
  readonly words: number;
  /** Words in names and ability words. */
  readonly freeWords: number;
  readonly trees: readonly TreeNode[];
  readonly seconds: Seconds;
}

/** Reads one card and forgets it: how long that took, in seconds. Nothing is kept from one card to the next. */
export function timeReading(card: CorpusCard, now: () => number): number {
  const source = corpusCardSource(card);
  const started = now();
  readCard(source);
  return (now() - started) / 1000;
}

/**
 * Measures one card: reads it, prints its trees from JSON, judges it and, if asked, plays it. Each is timed by itself, and nothing is
 * kept from one card to the next.
 * @param readSeconds how long reading it took when it was timed ({@link timeReading})
 */
export function measureCard(
  card: CorpusCard,
  readSeconds: number,
  { now, judge, play: playCard }: MeasureOptions,
): CardMeasure {
  const source = corpusCardSource(card);
  const faces = readCard(source);
  const seconds: Seconds = { read: readSeconds, print: 0, judge: 0, play: 0 };
  const timed = <T>(part: keyof Seconds, work: () => T): T => {
    const started = now();
    const result = work();
    seconds[part] += (now() - started) / 1000;
    return result;
  };
  const abilities = faces.flatMap((face) => face.abilities);
  const printed = printAll(faces, (work) => timed("print", work));
  const findings = timed("judge", () => checkCard(source, faces, judge));
  const play = playCard ? timed("play", () => playCard(source, faces)) : null;
  const lines = faces.flatMap((face) => face.source.lines.map((line) => line.text));
  const unread = abilities.flatMap((ability) => ability.unread.map(({ text }) => text));
  const read = unread.length === 0 && !abilities.some(({ tree }) => holdsUnread(tree));
  const inexact = lines.flatMap((text, index) =>
    printed[index] === text ? [] : [{ text, printed: printed[index] ?? "" }],
  );
  const exact = read && inexact.length === 0 && printed.length === lines.length;
  const ambiguities = abilities.flatMap((ability) =>
    ability.ambiguities.map(({ rule, readings }) => ({ rule, readings, text: textOf(source.text, readings[0]) })),
  );
  return {
    card,
    blank: lines.length === 0,
    read,
    exact,
    ambiguous: abilities.some((ability) => ability.ambiguous > 0),
    clean:
      read &&
      !findings.some(
        ({ severity, code }) => severity === "error" || severity === "warning" || code === notUnderstoodCode,
      ),
    play: play && { playable: play.playable && read, reasons: play.reasons },
    lines: lines.length,
    linesExact: read || inexact.length < lines.length ? exactLines(faces, printed) : 0,
    inexact,
    unread,
    stops: abilities.flatMap((ability) => ability.unread.map((part) => aroundStop(source.text, part))),
    ambiguities,
    preferences: new Set(abilities.flatMap(({ decidedBy }) => decidedBy)),
    findings,
    templateWords: wordsByTemplate(
      abilities.map(({ tree }) => tree),
      source.text,
    ),
    ...countWords(faces),
    trees: abilities.map(({ tree }) => tree),
    seconds,
  };
}

/** Every line printed from its tree's JSON, without places; a tree that can't be printed gives a line that says why. */
function printAll(faces: readonly ReadFace[], timed: <T>(work: () => T) => T): string[] {
  return faces.flatMap(({ abilities, names }) =>
    abilities.flatMap(({ tree }) => {
      const json = JSON.stringify(stripTree(tree));
      return timed(() => {
        try {
          return printLine(JSON.parse(json) as TreeNode, names).split("\n");
        } catch (error) {
          return [`can't be printed: ${error instanceof Error ? error.message : error}`];
        }
      });
    }),
  );
}

/** Lines that hold nothing unread and are printed as they stand. */
function exactLines(faces: readonly ReadFace[], printed: readonly string[]): number {
  let exact = 0;
  let at = 0;
  for (const { source, abilities } of faces) {
    for (const line of source.lines) {
      const unread = abilities.some((ability) =>
        ability.unread.some(({ span }) => span[0] < line.end && span[1] > line.start),
      );
      if (!unread && printed[at] === line.text) exact++;
      at++;
    }
  }
  return exact;
}

function holdsUnread(tree: TreeNode): boolean {
  for (const node of walkTree(tree)) if (node.kind === "unread") return true;
  return false;
}

/** Two words before and three after the place where understanding stopped. */
function aroundStop(
  text: string,
  { span, stoppedAt }: { readonly span: readonly [number, number]; readonly stoppedAt: number },
): string {
  const before = text.slice(span[0], stoppedAt).trimEnd().split(/\s+/).slice(-2).join(" ");
  const after = text.slice(stoppedAt, span[1]).trimStart().split(/\s+/).slice(0, 3).join(" ");
  return `${before} | ${after}`.trim();
}

function textOf(text: string, node: TreeNode | undefined): string {
  return node?.span ? text.slice(node.span[0], node.span[1]) : "";
}

const WORD = /[\p{L}\p{M}\d’'\-/+−{}]+/gu;

function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** How many words of the text each template brought itself, those of the slots below it not counted. */
function wordsByTemplate(trees: readonly TreeNode[], text: string): Map<number, number> {
  const words = new Map<number, number>();
  for (const tree of trees) {
    for (const node of walkTree(tree)) {
      const id = (node[MADE_BY] as { readonly definition?: { readonly id: number } } | undefined)?.definition?.id;
      if (id === undefined || !node.span) continue;
      let own = wordsIn(text.slice(node.span[0], node.span[1]));
      for (const child of spannedChildren(node)) own -= wordsIn(text.slice(child[0], child[1]));
      words.set(id, (words.get(id) ?? 0) + Math.max(0, own));
    }
  }
  return words;
}

/** The places of the nearest nodes below that have one. */
function spannedChildren(node: TreeNode): (readonly [number, number])[] {
  const spans: (readonly [number, number])[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (isNode(value)) {
      if (value.span) spans.push(value.span);
      else for (const slot of Object.keys(value)) visit(value[slot]);
    }
  };
  for (const slot of Object.keys(node)) if (slot !== "span" && slot !== "surface") visit(node[slot]);
  return spans;
}

/** Words of the rules text without reminder text, and those of them in names and ability words. */
function countWords(faces: readonly ReadFace[]): { words: number; freeWords: number } {
  let words = 0;
  let freeWords = 0;
  for (const { source, abilities } of faces) {
    for (const line of source.lines) words += wordsIn(line.text.replaceAll(/\([^()]*\)/g, " "));
    for (const { tree } of abilities) {
      for (const node of walkTree(tree)) {
        if ((node.kind === "name" || node.kind === "abilityWord") && typeof node.text === "string")
          freeWords += wordsIn(node.text);
      }
    }
  }
  return { words, freeWords };
}
