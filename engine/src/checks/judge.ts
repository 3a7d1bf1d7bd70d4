/** Judging a card: its trees are walked once, and every check is asked about the nodes it looks at. */
import type { CardSource } from "../cards/cardSource.ts";
import { type ReadFace, readCard } from "../cards/readCard.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import type { LineReading } from "../language/read.ts";
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
import { notUnderstood } from "./notUnderstood.ts";
import { type CheckOptions, isBefore } from "./options.ts";
import { Place } from "./place.ts";
import { unitsOf, withoutWording } from "./rewriting.ts";
import { type SurfaceWord, surfaceWordsOf } from "./surfaceWords.ts";

interface Subscriptions {
  readonly byKind: ReadonlyMap<string, readonly NodeCheck[]>;
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
  const byKind = new Map<string, NodeCheck[]>();
  const byWording = new Map<string, WordingCheck[]>();
  const enter = <T>(map: Map<string, T[]>, keys: string | readonly string[], one: T): void => {
    for (const key of typeof keys === "string" ? [keys] : keys) map.set(key, [...(map.get(key) ?? []), one]);
  };
  for (const one of checks) {
    if (one.type === "node") enter(byKind, one.on, one);
    else if (one.type === "wording") enter(byWording, one.wording, one);
  }
  return {
    byKind,
    byWording,
    words: checks.filter((one): one is WordCheck => one.type === "word"),
    faces: checks.filter((one): one is FaceCheck => one.type === "face"),
  };
}

/**
 * Everything there is to say about what a card says.
 * @param card its typed parts; places in them and in the findings count from the card's first character
 * @param readings its faces as they were read; read here when left out
 */
export function checkCard(
  card: Pick<CardSource, "faces" | "text" | "allows">,
  readings: readonly ReadFace[] = readCard(card),
  options: CheckOptions = {},
): Finding[] {
  subscriptions ??= subscribe();
  const findings: Finding[] = [];
  for (const [index, read] of readings.entries()) {
    const face = judgedFace(read, index, readings.length, card.text, options);
    for (const one of subscriptions.faces) judgeFace(one, face, findings);
    for (const line of face.abilities) {
      judgeLine(subscriptions, face, line, findings);
      for (const unread of line.unread) findings.push(notUnderstood(face, line, unread));
    }
  }
  const silenced = new Set([...card.allows.map(({ code }) => code), ...(options.allowed ?? [])]);
  return settled(findings, silenced, options);
}

function judgeFace(one: FaceCheck, face: JudgedFace, out: Finding[]): void {
  for (const found of one.test(face)) out.push(findingOf(one, found.span, found.message, found, found.fixes ?? []));
}

function judgeLine(subscribed: Subscriptions, face: JudgedFace, line: LineReading, out: Finding[]): void {
  const words = new Map<TreeNode, SurfaceWord[]>();
  for (const unit of unitsOf(line.tree)) {
    for (const word of surfaceWordsOf(face, unit)) words.set(word.owner, [...(words.get(word.owner) ?? []), word]);
  }
  const parents: TreeNode[] = [];
  const slots: string[] = [];
  const visit = (node: TreeNode): void => {
    const byKind = subscribed.byKind.get(node.kind);
    const tags = node.surface?.wording;
    const own = words.size ? words.get(node) : undefined;
    if (byKind || tags || own) {
      const place = new Place(face, line, node, parents, slots);
      for (const one of byKind ?? []) judgeNode(one, place, out);
      for (const tag of tags ?? [])
        for (const one of subscribed.byWording.get(tag) ?? []) judgeWording(one, tag, place, out);
      for (const word of own ?? []) judgeWord(subscribed.words, word, place, out);
    }
    parents.push(node);
    for (const slot of Object.keys(node)) {
      if (slot === "surface" || slot === "span") continue;
      const value = node[slot];
      if (isNode(value)) {
        slots.push(slot);
        visit(value);
        slots.pop();
      } else if (Array.isArray(value)) {
        slots.push(slot);
        for (const item of value) if (isNode(item)) visit(item);
        slots.pop();
      }
    }
    parents.pop();
  };
  visit(line.tree);
}

function judgeNode(one: NodeCheck, place: Place, out: Finding[]): void {
  for (const found of foundOf(one.test(place.node, place))) {
    const message = found.message ?? (typeof one.message === "string" ? one.message : one.message(place));
    out.push(findingOf(one, spanFound(found, place), message, found, found.fixes ?? one.fixes?.(place) ?? []));
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

function judgeWording(one: WordingCheck, tag: string, place: Place, out: Finding[]): void {
  const results = one.test ? foundOf(one.test(place.node, place)) : [{}];
  for (const found of results as readonly Found[]) {
    const usual = place.replace("", true, place.node, withoutWording(place.node, tag));
    const today = usual?.edits[0]?.text ?? "";
    const changed = usual?.edits[0]?.span;
    const span = found.at || one.wholePhrase || !changed ? spanFound(found, place) : wordsAround(changed, place);
    const fixes: readonly (Fix | undefined)[] = found.fixes ??
      one.fixes?.(place) ?? [usual && { ...usual, title: today.trim() ? `Write “${today.trim()}”` : "Leave it out" }];
    const message = found.message ?? (typeof one.message === "string" ? one.message : one.message(place, today.trim()));
    out.push(findingOf(one, span, message, found, fixes));
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

function judgeWord(checksOfWords: readonly WordCheck[], word: SurfaceWord, place: Place, out: Finding[]): void {
  const one = checksOfWords.find((candidate) => candidate.surface === word.what && candidate.test(word, place));
  if (!one) return;
  const { typed, expected } = word;
  const fix: Fix =
    word.what === "space"
      ? {
          title: word.expectedSpace ? "Put a space here" : "Take the space out",
          safe: true,
          edits: [{ span: [word.before?.end ?? typed.start, typed.start], text: word.expectedSpace ? " " : "" }],
        }
      : { title: `Write “${expected}”`, safe: true, edits: [{ span: [typed.start, typed.end], text: expected }] };
  const span: Span = word.what === "space" && word.before ? [word.before.start, typed.end] : [typed.start, typed.end];
  out.push(findingOf(one, span, one.message(word, place), {}, [fix]));
}

/** Severities of the set, silenced checks and eras applied; in the order of the text. */
function settled(findings: readonly Finding[], silenced: ReadonlySet<string>, options: CheckOptions): Finding[] {
  const result: Finding[] = [];
  for (const finding of findings) {
    if (silenced.has(finding.code)) continue;
    const own = options.severities?.[finding.code];
    if (own === "off") continue;
    const since = sinceOf(finding.code);
    if (since && isBefore(options.era, since)) continue;
    result.push(own ? { ...finding, severity: own } : finding);
  }
  return result.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || (a.code < b.code ? -1 : 1));
}

let sinces: Map<string, NonNullable<Check["since"]>> | undefined;

function sinceOf(code: string): Check["since"] {
  sinces ??= new Map(checks.flatMap((one) => (one.since ? [[one.code, one.since] as const] : [])));
  return sinces.get(code);
}
