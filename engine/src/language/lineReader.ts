/** Reads the lines of one face: shapes, sentences, quotations. */
import { Chart, inputOf } from "../grammar/chart.ts";
import { type Ambiguity, type Derived, type DeriveOptions, Deriver } from "../grammar/derive.ts";
import type { Grammar, Input } from "../grammar/grammar.ts";
import { Printer } from "../grammar/print.ts";
import { mistakesIn } from "./mistakeCount.ts";
import { noteSurface } from "../grammar/surface.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { type Span, type Word, wordsOf } from "../text/words.ts";
import { assemble, type LinePart } from "./assemble.ts";
import { oldWordingsIn, treeOfToday } from "./eras/today.ts";
import { conditionOf, foldMode, frontOf } from "./lineShapes.ts";
import { preferences } from "./preferences.ts";
import { definePrinters } from "./printLine.ts";
import { dropStopsBeforeCommas } from "./quotes.ts";
import type { OwnWords } from "./ownWords.ts";
import type { LineReading, Unread } from "./read.ts";
import { namesInQuotation } from "./selfReference.ts";
import { type Aside, type CardNames, markedNames, type Piece, piecesOf } from "./sentences.ts";
import { violationsOf } from "./sorts/index.ts";
import { isTypeWord } from "./vocabulary.ts";

interface LineState {
  readonly unread: Unread[];
  readonly ambiguities: Ambiguity[];
  readonly decidedBy: string[];
}

/** A line as it was given, to cut its own text out of it. */
interface LineText {
  readonly text: string;
  readonly start: number;
}

/** How deep quotations and line fronts may be nested before the rest stays unread. */
const DEEPEST = 8;

const printers = new WeakMap<Grammar, Printer>();

/** The printer of all readings: one is enough, as none prints while another does. */
function printerOf(grammar: Grammar): Printer {
  let printer = printers.get(grammar);
  if (!printer) {
    printer = new Printer(grammar);
    printers.set(grammar, printer);
  }
  return printer;
}

export class LineReader {
  private readonly printer: Printer;
  private readonly deriveOptions: DeriveOptions;
  private readonly names: ReturnType<typeof markedNames>;
  private state: LineState = { unread: [], ambiguities: [], decidedBy: [] };
  private depth = 0;
  /** Bits of what was read by which old wordings are known ({@link oldWordingsIn}). */
  private clues = 0;
  /** Whether the line quotes abilities. */
  private quotes = false;

  constructor(
    private readonly grammar: Grammar,
    private readonly cardNames: CardNames,
    private readonly ownWords?: OwnWords,
    /** Of what it only finds out what is not understood: its trees are empty then. */
    private readonly onlyRecognises?: "lines" | "laterSentences",
  ) {
    definePrinters(grammar);
    const printContext = { names: this.cardNames as Record<string, string> };
    this.printer = printerOf(grammar);
    this.deriveOptions = { preferences, violations: violationsOf, printContext, printer: this.printer };
    const names = markedNames(cardNames);
    this.names = ownWords ? [...names, ...ownWords.marked] : names;
  }

  /** Reads one line; `start` is the place of its first character. */
  readLine(text: string, start: number): LineReading {
    this.state = { unread: [], ambiguities: [], decidedBy: [] };
    this.depth = 0;
    this.clues = 0;
    this.quotes = false;
    const words = wordsOf(text, start, this.ownWords?.isTypeWord ?? isTypeWord);
    const span: Span = [words[0]?.start ?? start, words[words.length - 1]?.end ?? start];
    const read = this.shaped(words, { text, start });
    const old = oldWordingsIn(this.clues);
    const tree = old.length > 0 ? treeOfToday(read, old, this.quotes) : read;
    tree.span = span;
    const { unread, ambiguities, decidedBy } = this.state;
    return { span, tree, unread, ambiguous: ambiguities.length, ambiguities, decidedBy };
  }

  /** Takes the shapes off the front of a line, one by one, and reads the ability that is left. */
  private shaped(words: readonly Word[], line: LineText, stopMayMiss = false): TreeNode {
    if (this.depth >= DEEPEST) return { kind: "statement", effects: [this.unread(words, words[0]!.start)] };
    const front = frontOf(words, line.text, line.start);
    if (!front.node) return this.ability(words, line, front.rule, stopMayMiss);
    const node = front.node;
    if (front.words.length > 0) {
      this.depth++;
      node[front.slot] =
        front.rule === "opening"
          ? this.shaped(front.words, line, stopMayMiss)
          : this.ability(front.words, line, front.rule, stopMayMiss);
      this.depth--;
    }
    if (node.kind === "toSolve" && isNode(node.condition)) return conditionOf(node, node.condition);
    return node.kind === "mode" ? foldMode(node) : node;
  }

  private ability(words: readonly Word[], line: LineText, rule: string, stopMayMiss: boolean): TreeNode {
    const pieces = piecesOf(line.text, words, line.start, this.names, (inner, mayMiss) =>
      this.quoted(inner, line, mayMiss),
    );
    if (pieces.every((piece) => piece.type === "reminder"))
      return {
        kind: "reminderLine",
        surface: { reminders: pieces.flatMap((piece) => (piece.type === "reminder" ? reminderNode(piece) : [])) },
      };
    const parts: LinePart[] = [];
    let begun = this.onlyRecognises === "laterSentences";
    for (const piece of pieces) {
      if (piece.type === "reminder")
        parts.push({ node: reminderNode(piece), asides: [], effectAt: 0, stop: false, stopSpaced: false });
      else {
        parts.push(this.sentence(piece, begun ? "anySentence" : rule));
        begun = true;
      }
    }
    const node = assemble(parts, stopMayMiss);
    node.span = [words[0]!.start, words[words.length - 1]!.end];
    return node;
  }

  private quoted(words: readonly Word[], line: LineText, stopMayMiss: boolean): TreeNode {
    if (words.length === 0) return { kind: "statement", effects: [] };
    this.quotes = true;
    this.depth++;
    const node = this.shaped(words, line, stopMayMiss);
    this.depth--;
    return namesInQuotation(node);
  }

  private sentence(piece: Extract<Piece, { type: "sentence" }>, rule: string): LinePart {
    const { words, marks, stop, stopSpaced } = piece;
    const asides = piece.asides.map((aside) => ({ ...reminderNode(aside), after: aside.after }));
    const input = inputOf(this.grammar, words, marks);
    const rules = rule === "opening" && !stop ? ["keywordLine", rule] : [rule];
    if (words.length === 1 && rules.length === 2) rules.unshift("stats");
    const node = this.onlyRecognises
      ? this.recognised(rules, input)
      : (this.parse(rules, input) ?? this.mistaken(input, rule) ?? this.notRead(rules, input));
    const effect = node.effect;
    const effectAt = isNode(effect) && effect.span ? words.filter((word) => word.start < effect.span![0]).length : 0;
    return { node, asides, effectAt, stop, stopSpaced };
  }

  /** What no rule covers, and how far the words made sense. */
  private notRead(rules: readonly string[], input: Input): TreeNode {
    return this.unread(input.words, this.recognise(rules, input).stoppedAt);
  }

  /** An empty tree for words that a rule covers; what none covers is noted. */
  private recognised(rules: readonly string[], input: Input): TreeNode {
    const { isCovered, stoppedAt } = this.recognise(rules, input);
    const { words } = input;
    if (!isCovered) return this.unread(words, stoppedAt);
    return { kind: "statement", effects: [], span: [words[0]!.start, words[words.length - 1]!.end] };
  }

  /** Whether a rule covers words, and the place of the last word as far as which they make sense by any of the rules. */
  private recognise(rules: readonly string[], input: Input): { isCovered: boolean; stoppedAt: number } {
    const chart = new Chart(this.grammar, input, false);
    let isCovered = false;
    for (const name of rules) if (chart.covers(this.grammar.rule(name))) isCovered = true;
    const { words } = input;
    const stoppedAt = words[Math.min(chart.furthest, words.length - 1)]!.start;
    chart.release();
    return { isCovered, stoppedAt };
  }

  private unread(words: readonly Word[], stoppedAt: number): TreeNode {
    const span: Span = [words[0]!.start, Math.max(...words.map((word) => word.end))];
    const text = words.map((word, i) => (i > 0 && word.space ? ` ${word.raw}` : word.raw)).join("");
    this.state.unread.push({ span, text, stoppedAt });
    return { kind: "unread", text, span };
  }

  /**
   * What can't be read otherwise is read once more with the wordings that people get wrong (`mistakes.ts`). Where both a
   * mistaken frame and a right one fit, the reading with fewer mistakes is meant.
   */
  private mistaken(input: Input, rule: string): TreeNode | null {
    return this.parse(rule === "opening" ? ["mistakenOpening", rule] : [rule], { ...input, lenient: true });
  }

  /** Reads words as the first of some rules that covers them. */
  private parse(ruleNames: readonly string[], input: Input): TreeNode | null {
    const chart = new Chart(this.grammar, input);
    let derived: Derived | null = null;
    let name = "";
    for (name of ruleNames) {
      const rule = this.grammar.rule(name);
      if (!chart.covers(rule)) continue;
      const one = new Deriver(chart, this.deriveOptions).derive(rule, 0, input.words.length);
      if (one && (!derived || mistakesIn(one.node, this.grammar) < mistakesIn(derived.node, this.grammar)))
        derived = one;
      if (derived && !input.lenient) break;
    }
    this.clues |= chart.watched;
    chart.release();
    if (!derived) return null;
    this.noteSurface(derived.node, input.words);
    this.state.ambiguities.push(...derived.ambiguities);
    this.state.decidedBy.push(...derived.decidedBy);
    return name === "stats" ? { kind: "statsLine", stats: derived.node, span: derived.node.span! } : derived.node;
  }

  /** Notes where the author's words are not just those that a sentence's tree prints. */
  private noteSurface(node: TreeNode, words: readonly Word[]): void {
    const { printer } = this;
    const { printContext } = this.deriveOptions;
    if (printer.prints(node, words, printContext)) return;
    printer.restart(printContext);
    printer.startSentence();
    printer.print(node);
    noteSurface(dropStopsBeforeCommas(printer.words), words);
  }
}

function reminderNode(piece: Aside | Extract<Piece, { type: "reminder" }>): TreeNode {
  const node: TreeNode = { kind: "reminder", text: piece.text, span: piece.span };
  return piece.spaced ? node : { ...node, surface: { space: [0] } };
}
