/**
 * Reading a card: its lines become trees with spans; what nobody understands is an `unread` node with its place.
 * Reading never throws and never loses a word.
 */
import { Chart, inputOf } from "../grammar/chart.ts";
import { type Ambiguity, Deriver } from "../grammar/derive.ts";
import type { Accept, Grammar, Mark } from "../grammar/grammar.ts";
import { Printer } from "../grammar/print.ts";
import { noteSurface } from "../grammar/surface.ts";
import { isNode, MADE_BY, type TreeNode, walkTree } from "../grammar/tree.ts";
import { type Span, type Word, wordsOf } from "../text/words.ts";
import { oracleGrammar } from "./grammar.ts";
import { preferences } from "./preferences.ts";
import { definePrinters } from "./printLine.ts";
import { type CardNames, markedNames, type Piece, piecesOf } from "./sentences.ts";
import { violationsOf } from "./sorts/index.ts";
import { isTypeWord } from "./vocabulary.ts";

export type { Span } from "../text/words.ts";

/** One face of a card, as it is given to be read. */
export interface FaceInput {
  readonly name: string;
  /** How the card may call itself for short; see `selfNames` in `cards/`. */
  readonly shortName?: string;
  readonly typeLine: string;
  /** Rules lines with the place of their first character; spans of the reading count from the same origin. */
  readonly lines: readonly { readonly text: string; readonly start: number }[];
  readonly otherFaceNames?: readonly string[];
}

/** A part of a line that nobody understood. */
export interface Unread {
  readonly span: Span;
  readonly text: string;
  /** Where understanding stopped within it. */
  readonly stoppedAt: number;
}

/** One ability: a line, or a modal header with its modes. */
export interface LineReading {
  readonly span: Span;
  readonly tree: TreeNode;
  readonly unread: readonly Unread[];
  readonly ambiguous: number;
  readonly ambiguities: readonly Ambiguity[];
  readonly decidedBy: readonly string[];
  /** Ids of the templates used, for usage counts. */
  readonly templates: readonly number[];
}

export interface FaceReading {
  readonly lines: readonly LineReading[];
  readonly names: CardNames;
}

interface LineState {
  readonly unread: Unread[];
  readonly ambiguities: Ambiguity[];
  readonly decidedBy: string[];
  readonly templates: number[];
}

/** The names by which a face's text may speak of the card. */
export function namesOf(face: Pick<FaceInput, "name" | "shortName" | "otherFaceNames">): CardNames {
  const names: Record<string, string> = { full: face.name };
  if (face.shortName && face.shortName !== face.name) names.short = face.shortName;
  for (const [i, other] of (face.otherFaceNames ?? []).entries()) names[`face${i + 1}`] = other;
  return names as unknown as CardNames;
}

/** Reads all lines of a face. Never throws. */
export function readFace(face: FaceInput, grammar: Grammar = oracleGrammar()): FaceReading {
  const names = namesOf(face);
  const reader = new Reader(grammar, names);
  const lines: LineReading[] = [];
  for (const line of face.lines) {
    if (!line.text.trim()) continue;
    const reading = reader.readLine(line.text, line.start);
    const previous = lines[lines.length - 1];
    const mode = reading.tree.kind === "mode";
    if (mode && previous && previous.tree.kind !== "mode") lines[lines.length - 1] = joinMode(previous, reading);
    else lines.push(reading);
  }
  return { lines, names };
}

function joinMode(header: LineReading, mode: LineReading): LineReading {
  const modes = (header.tree.modes as TreeNode[] | undefined) ?? [];
  const tree: TreeNode = { ...header.tree, modes: [...modes, mode.tree], span: [header.span[0], mode.span[1]] };
  return {
    span: [header.span[0], mode.span[1]],
    tree,
    unread: [...header.unread, ...mode.unread],
    ambiguous: header.ambiguous + mode.ambiguous,
    ambiguities: [...header.ambiguities, ...mode.ambiguities],
    decidedBy: [...header.decidedBy, ...mode.decidedBy],
    templates: [...header.templates, ...mode.templates],
  };
}

const ROMAN = /^(?:I|II|III|IV|V|VI|VII|VIII|IX|X)$/;

class Reader {
  private readonly names: ReturnType<typeof markedNames>;
  private state: LineState = { unread: [], ambiguities: [], decidedBy: [], templates: [] };

  constructor(
    private readonly grammar: Grammar,
    private readonly cardNames: CardNames,
  ) {
    definePrinters(grammar);
    this.names = markedNames(cardNames);
  }

  readLine(text: string, start: number): LineReading {
    this.state = { unread: [], ambiguities: [], decidedBy: [], templates: [] };
    const words = wordsOf(text, start, isTypeWord);
    const trimmedStart = words[0]?.start ?? start;
    const span: Span = [trimmedStart, words[words.length - 1]?.end ?? start];
    const tree = this.lineTree(words, text, start);
    tree.span = [span[0], span[1]];
    const { unread, ambiguities, decidedBy, templates } = this.state;
    return { span, tree, unread, ambiguous: ambiguities.length, ambiguities, decidedBy, templates };
  }

  private lineTree(words: readonly Word[], text: string, start: number): TreeNode {
    if (words[0]?.key === "•") {
      const inner = this.prefixed(words.slice(1), text, start);
      return { kind: "mode", ability: inner };
    }
    return this.prefixed(words, text, start);
  }

  /** Takes an ability word, flavour word or chapter numbers off the front. */
  private prefixed(words: readonly Word[], text: string, start: number): TreeNode {
    const dash = prefixDash(words);
    if (dash < 0) return this.ability(words, text, start);
    const before = words.slice(0, dash);
    const ability = this.ability(words.slice(dash + 1), text, start);
    const numerals = before.filter((word) => word.key !== ",");
    if (numerals.every((word) => ROMAN.test(word.raw))) {
      return {
        kind: "chapter",
        chapters: numerals.map((word) => ({
          kind: "chapterNumber",
          is: word.raw,
          span: [word.start, word.end] as const,
        })) as TreeNode[],
        ability,
      };
    }
    const wordSpan: Span = [before[0]!.start, before[before.length - 1]!.end];
    const word: TreeNode = {
      kind: "abilityWord",
      text: text.slice(wordSpan[0] - start, wordSpan[1] - start),
      span: wordSpan,
    };
    const typed = words[dash]!;
    const node: TreeNode = { kind: "worded", word, ability };
    if (typed.raw !== "—") node.surface = { typed: [0, typed.raw] };
    return node;
  }

  private ability(words: readonly Word[], text: string, start: number): TreeNode {
    const pieces = piecesOf(text, words, start, this.names, (inner) => this.quoted(inner, text, start));
    const sentences = pieces.filter((piece) => piece.type === "sentence");
    if (sentences.length === 0) {
      const reminders = pieces.map(reminderNode);
      return { kind: "reminderLine", reminders };
    }
    const nodes: TreeNode[] = [];
    let first: TreeNode | undefined;
    let lastStop = true;
    for (const piece of pieces) {
      if (piece.type === "reminder") {
        nodes.push(reminderNode(piece));
        continue;
      }
      const node = this.sentence(piece, first === undefined);
      lastStop = piece.stop;
      first ??= node;
      nodes.push(node);
    }
    return assemble(nodes, first!, lastStop);
  }

  private quoted(words: readonly Word[], text: string, start: number): TreeNode {
    if (words.length === 0) return { kind: "statement", effects: [] };
    return this.prefixed(words, text, start);
  }

  private sentence(piece: Extract<Piece, { type: "sentence" }>, opening: boolean): TreeNode {
    const { words, marks } = piece;
    if (opening && !piece.stop) {
      const keywordLine = this.parse("keywordLine", words, marks);
      if (keywordLine) return keywordLine;
    }
    const node = this.parse(opening ? "opening" : "anySentence", words, marks) ?? this.mistaken(words, marks, opening);
    if (node) return node;
    const span: Span = [words[0]!.start, words[words.length - 1]!.end];
    const unreadText = words.map((word, i) => (i > 0 && word.space ? ` ${word.raw}` : word.raw)).join("");
    this.state.unread.push({ span, text: unreadText, stoppedAt: span[0] });
    return { kind: "unread", text: unreadText, span };
  }

  /** What can't be read otherwise is read once more with the wordings that people get wrong (`mistakes.ts`). */
  private mistaken(
    words: readonly Word[],
    marks: ReadonlyMap<number, readonly Mark[]>,
    opening: boolean,
  ): TreeNode | null {
    if (!opening) return this.parse("anySentence", words, marks, true);
    return this.parse("mistakenOpening", words, marks, true) ?? this.parse("opening", words, marks, true);
  }

  private parse(
    ruleName: string,
    words: readonly Word[],
    marks: ReadonlyMap<number, readonly Mark[]>,
    lenient = false,
  ): TreeNode | null {
    const rule = this.grammar.rule(ruleName);
    const chart = new Chart(this.grammar, inputOf(this.grammar, words, marks, lenient));
    const entry = chart.recognise(rule, 0);
    if (!entry.ends.includes(words.length)) return null;
    const deriver = new Deriver(chart, {
      preferences,
      violations: violationsOf,
      printContext: { names: this.cardNames as Record<string, string> },
    });
    const derived = deriver.derive(rule, 0, words.length);
    if (!derived) return null;
    const printer = new Printer(this.grammar, { names: this.cardNames as Record<string, string> });
    printer.startSentence();
    printer.print(derived.node);
    noteSurface(printer.words, words);
    this.state.ambiguities.push(...derived.ambiguities);
    this.state.decidedBy.push(...derived.decidedBy);
    collectTemplates(derived.node, this.state.templates);
    return derived.node;
  }
}

function collectTemplates(node: TreeNode, out: number[]): void {
  for (const below of walkTree(node)) {
    const made = below[MADE_BY] as Accept | undefined;
    if (made) out.push(made.definition.id);
  }
}

function reminderNode(piece: Piece): TreeNode {
  if (piece.type !== "reminder") throw new Error("a reminder was expected");
  return { kind: "reminder", text: piece.text, span: [piece.span[0], piece.span[1]] };
}

/** The dash behind an ability word or chapter numbers; -1 when there is none. */
function prefixDash(words: readonly Word[]): number {
  // Symbols before a dash are a cost, not words.
  if (words[0]?.key.startsWith("{")) return -1;
  for (let i = 1; i < Math.min(words.length - 1, 10); i++) {
    const word = words[i]!;
    if (word.key === "—") {
      const spaced = word.space && words[i + 1]!.space;
      return spaced && words[0]!.key !== "choose" ? i : -1;
    }
    if (/^[.:"({]/.test(word.key)) return -1;
  }
  return -1;
}

/** Openings whose effect becomes the first sentence of the ability. */
const FRAMES = new Set(["activated", "triggered", "loyalty"]);

/** Makes the ability node from its sentences: the kind follows from the first. */
function assemble(nodes: TreeNode[], first: TreeNode, stop: boolean): TreeNode {
  const rest = nodes.map((node) => (node === first && FRAMES.has(first.kind) ? (first.effect as TreeNode) : node));
  const framed = first.surface?.wording && FRAMES.has(first.kind) ? first.surface.wording : [];
  const wording = stop ? framed : [...framed, "no-full-stop"];
  const quoteEnd = endsWithQuote(nodes[nodes.length - 1]!) || nodes[nodes.length - 1]!.kind === "reminder";
  const kept = quoteEnd ? framed : wording;
  const withSurface = (node: TreeNode): TreeNode => (kept.length ? { ...node, surface: { wording: kept } } : node);
  switch (first.kind) {
    case "keywordLine": {
      const reminders = nodes.filter((node) => node !== first);
      return {
        ...first,
        ...(reminders.length ? { reminders } : {}),
        ...(stop && nodes.length === 1 ? { stop: true } : {}),
      };
    }
    case "activated":
      return withSurface({ kind: "activatedAbility", costs: first.costs, effects: rest });
    case "triggered":
      return withSurface({ kind: "triggeredAbility", trigger: first.trigger, effects: rest });
    case "loyalty":
      return withSurface({ kind: "loyaltyAbility", cost: first.cost, effects: rest });
    default:
      return withSurface({ kind: "statement", effects: rest });
  }
}

function endsWithQuote(node: TreeNode): boolean {
  let last: TreeNode | undefined = node;
  let found = false;
  const end = node.span?.[1];
  const visit = (item: TreeNode): void => {
    if (item.kind === "quoted" && item.span?.[1] === end) found = true;
    for (const name of Object.keys(item)) {
      const value = item[name];
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const one of value) if (isNode(one)) visit(one);
    }
  };
  if (end !== undefined) visit(node);
  last = undefined;
  return found && last === undefined;
}
