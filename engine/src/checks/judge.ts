/** Judging a card: its trees are walked once, and every check is asked about the nodes it looks at. */
import type { CardSource } from "../cards/cardSource.ts";
import { type ReadFace, readCard } from "../cards/readCard.ts";
import { isNode, type Surface, type TreeNode } from "../grammar/tree.ts";
import type { LineReading, Unread } from "../language/read.ts";
import type { Span } from "../text/words.ts";
import { checks } from "./all.ts";
import {
  type Check,
  type FaceCheck,
  type Found,
  findingOf,
  type NodeCheck,
  type WordCheck,
  type WordingCheck,
} from "./check.ts";
import type { Finding, Fix } from "./finding.ts";
import { type JudgedFace, judgedFace, spanOf } from "./judgedCard.ts";
import { misreadWords, notUnderstood } from "./notUnderstood.ts";
import { type CheckOptions, isBefore } from "./options.ts";
import { Place } from "./place.ts";
import { unitsOf, withoutWording } from "./rewriting.ts";
import { type SurfaceWord, surfaceWordsOf } from "./surfaceWords.ts";
import { withJoinedCapitals } from "./wording/joinedCapitals.ts";

/** Who wants to know of nodes of one kind. */
interface Interest {
  readonly checks: readonly NodeCheck[];
  /** Whether a check of faces asks for them. */
  readonly isCollected: boolean;
}

interface Subscriptions {
  readonly byKind: ReadonlyMap<string, Interest>;
  readonly byWording: ReadonlyMap<string, readonly WordingCheck[]>;
  readonly words: readonly WordCheck[];
  readonly faces: readonly FaceCheck[];
}

/** Every check, in the order of their files. */
export function allChecks(): readonly Check[] {
  return checks;
}

let subscriptions: Subscriptions | undefined;

function subscribe(): Subscriptions {
  const byKind = new Map<string, { checks: NodeCheck[]; isCollected: boolean }>();
  const byWording = new Map<string, WordingCheck[]>();
  const interestIn = (kind: string): { checks: NodeCheck[]; isCollected: boolean } => {
    const interest = byKind.get(kind) ?? { checks: [], isCollected: false };
    byKind.set(kind, interest);
    return interest;
  };
  for (const one of checks) {
    if (one.type === "node") for (const kind of listOf(one.on)) interestIn(kind).checks.push(one);
    else if (one.type === "face") for (const kind of one.nodes ?? []) interestIn(kind).isCollected = true;
    else if (one.type === "wording")
      for (const tag of listOf(one.wording)) byWording.set(tag, [...(byWording.get(tag) ?? []), one]);
  }
  return {
    byKind,
    byWording,
    words: checks.filter((one): one is WordCheck => one.type === "word"),
    faces: checks.filter((one): one is FaceCheck => one.type === "face"),
  };
}

function listOf(one: string | readonly string[]): readonly string[] {
  return typeof one === "string" ? [one] : one;
}

/**
 * Everything there is to say about what a card says.
 * @param card its typed parts; places in them and in the findings count from the card's first character
 * @param readings its faces as they were read; read here when left out
 */
export function checkCard(
  card: Pick<CardSource, "faces" | "text" | "allows" | "metadata">,
  readings: readonly ReadFace[] = readCard(card),
  options: CheckOptions = {},
): Finding[] {
  subscriptions ??= subscribe();
  const results = new Results(card.allows, options, card.text);
  const layout = card.metadata.find(({ key }) => key === "Layout")?.value.text.toLowerCase() ?? "";
  for (let index = 0; index < readings.length; index++) {
    const face = judgedFace(readings[index]!, index, readings.length, layout, card.text, options);
    new FaceJudge(subscriptions, face, results).judge();
  }
  return results.inOrder();
}

/** Asks every check about one face: its trees are walked once. */
class FaceJudge {
  private readonly parents: TreeNode[] = [];
  private readonly slots: string[] = [];
  /** The nodes that checks of the whole face ask for, by kind. */
  private readonly collected = new Map<string, TreeNode[]>();
  private line!: LineReading;
  /** The line's words that stand in another form than the printed ones; worked out when the first node has such a word. */
  private words: Map<TreeNode, SurfaceWord[]> | undefined;

  constructor(
    private readonly subscribed: Subscriptions,
    private readonly face: JudgedFace,
    private readonly results: Results,
  ) {}

  judge(): void {
    for (const line of this.face.abilities) {
      this.line = line;
      this.words = undefined;
      this.visit(line.tree);
      for (const unread of line.unread) this.judgeUnread(line, unread);
    }
    const nodes = (kind: string): readonly TreeNode[] => this.collected.get(kind) ?? NONE;
    for (const one of this.subscribed.faces) {
      for (const found of one.test?.(this.face, nodes) ?? []) {
        if (!this.results.wants(one)) break;
        this.results.add(findingOf(one, found.span, found.message, found, found.fixes ?? []));
      }
    }
  }

  /** What a check can say of words that are not understood, else that they are not. */
  private judgeUnread(line: LineReading, unread: Unread): void {
    const misread = misreadWords(this.face, line, unread);
    for (const one of this.subscribed.faces) {
      const found = one.unread?.(misread);
      if (!found) continue;
      if (this.results.wants(one))
        this.results.addOnce(findingOf(one, found.span, found.message, found, found.fixes ?? []));
      return;
    }
    this.results.add(notUnderstood(this.face, misread));
  }

  private visit(node: TreeNode): void {
    const interest = this.subscribed.byKind.get(node.kind);
    const { surface } = node;
    if (interest !== undefined || surface !== undefined) this.ask(node, interest, surface);
    this.parents.push(node);
    for (const slot in node) {
      const value = node[slot];
      if (typeof value !== "object" || slot === "span" || slot === "surface") continue;
      if (Array.isArray(value)) {
        this.slots.push(slot);
        for (const item of value as unknown[]) if (isNode(item)) this.visit(item);
        this.slots.pop();
      } else if (isNode(value)) {
        this.slots.push(slot);
        this.visit(value);
        this.slots.pop();
      }
    }
    this.parents.pop();
  }

  private ask(node: TreeNode, interest: Interest | undefined, surface: Surface | undefined): void {
    const { results } = this;
    const place = new Place(this.face, this.line, node, this.parents, this.slots);
    if (interest !== undefined) {
      for (const one of interest.checks) judgeNode(one, place, results);
      if (interest.isCollected) {
        const known = this.collected.get(node.kind);
        if (known) known.push(node);
        else this.collected.set(node.kind, [node]);
      }
    }
    if (surface === undefined) return;
    for (const tag of surface.wording ?? [])
      for (const one of this.subscribed.byWording.get(tag) ?? []) judgeWording(one, tag, place, results);
    if (surface.capital || surface.upper || surface.inflected || surface.space) {
      this.words ??= wordsByOwner(this.face, this.line);
      for (const word of this.words.get(node) ?? []) judgeWord(this.subscribed.words, word, place, results);
    }
  }
}

const NONE: readonly TreeNode[] = [];

function wordsByOwner(face: JudgedFace, line: LineReading): Map<TreeNode, SurfaceWord[]> {
  const words = new Map<TreeNode, SurfaceWord[]>();
  for (const unit of unitsOf(line.tree)) {
    for (const word of surfaceWordsOf(face, unit)) words.set(word.owner, [...(words.get(word.owner) ?? []), word]);
  }
  return words;
}

function judgeNode(one: NodeCheck, place: Place, results: Results): void {
  const result = one.test(place.node, place);
  if (!result || !results.wants(one)) return;
  for (const found of foundOf(result)) {
    const message = found.message ?? (typeof one.message === "string" ? one.message : one.message(place));
    results.add(findingOf(one, spanFound(found, place), message, found, found.fixes ?? one.fixes?.(place) ?? []));
  }
}

function foundOf(result: ReturnType<NodeCheck["test"]>): readonly Found[] {
  if (!result) return [];
  if (result === true) return [{}];
  return Array.isArray(result) ? (result as readonly Found[]) : [result as Found];
}

function spanFound(found: Found, place: Place): Span {
  const { at } = found;
  if (!at) return place.span();
  if (Array.isArray(at)) return [place.span(at[0] as TreeNode)[0], place.span(at[1] as TreeNode)[1]];
  return spanOf(at as TreeNode) ?? place.span();
}

function judgeWording(one: WordingCheck, tag: string, place: Place, results: Results): void {
  if (!results.wants(one)) return;
  const all: readonly Found[] = one.test ? foundOf(one.test(place.node, place)) : [{}];
  for (const found of all) {
    const usual = place.replace("", true, place.node, withoutWording(place.node, tag));
    const today = usual?.edits[0]?.text ?? "";
    const changed = usual?.edits[0]?.span;
    const span = found.at || one.wholePhrase || !changed ? spanFound(found, place) : wordsAround(changed, place);
    const fixes: readonly (Fix | undefined)[] = found.fixes ??
      one.fixes?.(place) ?? [usual && { ...usual, title: today.trim() ? `Write “${today.trim()}”` : "Leave it out" }];
    const message = found.message ?? (typeof one.message === "string" ? one.message : one.message(place, today.trim()));
    results.add(findingOf(one, span, message, found, fixes));
  }
}

/** The changed words; where only something is missing, the word before it. */
function wordsAround(span: Span, place: Place): Span {
  const { cardText } = place.face;
  let [start, end] = span;
  while (start < end && /\s/.test(cardText[start]!)) start++;
  while (end > start && /\s/.test(cardText[end - 1]!)) end--;
  if (start < end) return [start, end];
  while (start > 0 && /\s/.test(cardText[start - 1]!)) start--;
  end = start;
  while (start > 0 && /\S/.test(cardText[start - 1]!)) start--;
  return [start, end];
}

function judgeWord(checksOfWords: readonly WordCheck[], word: SurfaceWord, place: Place, results: Results): void {
  const one = checksOfWords.find((candidate) => candidate.surface === word.what && candidate.test(word, place));
  if (!one || !results.wants(one)) return;
  const { typed, expected } = word;
  const fix: Fix =
    one.fix?.(word, place) ??
    (word.what === "space"
      ? {
          title: word.expectedSpace ? "Put a space here" : "Take the space out",
          safe: true,
          edits: [{ span: [word.before?.end ?? typed.start, typed.start], text: word.expectedSpace ? " " : "" }],
        }
      : { title: `Write “${expected}”`, safe: true, edits: [{ span: [typed.start, typed.end], text: expected }] });
  const span: Span = word.what === "space" && word.before ? [word.before.start, typed.end] : [typed.start, typed.end];
  results.add(findingOf(one, span, one.message(word, place), {}, [fix]));
}

/** What was found on a card: without what is silenced, with the set's severities, in the order of the text. */
class Results {
  private readonly findings: Finding[] = [];
  private readonly silenced: ReadonlySet<string> | undefined;
  private readonly severities: CheckOptions["severities"];
  private readonly era: CheckOptions["era"];

  constructor(
    allows: CardSource["allows"],
    options: CheckOptions,
    private readonly cardText: string,
  ) {
    const { allowed = [], severities, era } = options;
    this.severities = severities;
    this.era = era;
    if (allows.length > 0 || allowed.length > 0)
      this.silenced = new Set([...allows.map(({ code }) => code), ...allowed]);
  }

  /** Whether a check's findings are told at all; asked before its messages and fixes are made. */
  wants({ code, since }: Pick<Check, "code" | "since">): boolean {
    if (this.silenced?.has(code) || this.severities?.[code] === "off") return false;
    return !(since && isBefore(this.era, since));
  }

  add(finding: Finding): void {
    if (!this.wants(finding as Pick<Check, "code">)) return;
    const own = this.severities?.[finding.code];
    this.findings.push(own && own !== "off" ? { ...finding, severity: own } : finding);
  }

  /** Adds what may be said of several parts of one line, but once. */
  addOnce(finding: Finding): void {
    const isSame = ({ code, span }: Finding): boolean => code === finding.code && span[0] === finding.span[0];
    if (!this.findings.some(isSame)) this.add(finding);
  }

  inOrder(): Finding[] {
    const sorted = this.findings.sort(
      (a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
    );
    return withJoinedCapitals(sorted, this.cardText);
  }
}
