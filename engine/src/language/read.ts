/**
 * Reading a card: its lines become trees with spans; what nobody understands is an `unread` node with its place.
 * Reading never throws and never loses a word.
 */
import type { Ambiguity } from "../grammar/derive.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { TreeNode } from "../grammar/tree.ts";
import type { Span } from "../text/words.ts";
import { oracleGrammar } from "./grammar.ts";
import { LineReader } from "./lineReader.ts";
import { asOpenRow } from "./lineShapes.ts";
import type { OwnWords } from "./ownWords.ts";
import type { CardNames } from "./sentences.ts";

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
  /** What the set adds to the language. */
  readonly ownWords?: OwnWords | undefined;
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
}

export interface FaceReading {
  readonly lines: readonly LineReading[];
  readonly names: CardNames;
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
  const reader = new LineReader(grammar, names, face.ownWords);
  const lines: LineReading[] = [];
  for (const line of face.lines) {
    if (!line.text.trim()) continue;
    const alone = reader.readLine(line.text, line.start);
    const previous = lines[lines.length - 1];
    const tree = previous ? asOpenRow(alone.tree, previous.tree) : alone.tree;
    const reading = tree === alone.tree ? alone : { ...alone, tree };
    const slot = previous && slotFor(reading.tree, previous.tree);
    if (previous && slot) lines[lines.length - 1] = joined(previous, reading, slot);
    else lines.push(reading);
  }
  return { lines, names };
}

/**
 * What of a face's lines nobody would understand, without reading them: their trees are not made. Mistaken wordings count as not
 * understood. Never throws.
 * @param isLater whether the lines are sentences that stand behind another one
 */
export function unreadOf(face: FaceInput, isLater = false, grammar: Grammar = oracleGrammar()): Unread[] {
  const reader = new LineReader(grammar, namesOf(face), face.ownWords, isLater ? "laterSentences" : "lines");
  return face.lines.flatMap(({ text, start }) => (text.trim() ? [...reader.readLine(text, start).unread] : []));
}

/** Where a line belongs in the ability before it: modes, rows of a table, all that a level band holds. */
function slotFor(line: TreeNode, previous: TreeNode): string | undefined {
  if (line.kind === "priced" && previous.kind !== "priced") return "modes";
  if (line.kind === "mode" && previous.kind !== "mode") return "modes";
  if (line.kind === "tableRow" && previous.kind !== "tableRow") return "rows";
  if (previous.kind === "levelBand" && line.kind !== "levelBand") return "abilities";
  return undefined;
}

function joined(header: LineReading, line: LineReading, slot: string): LineReading {
  const items = (header.tree[slot] as TreeNode[] | undefined) ?? [];
  const span: Span = [header.span[0], line.span[1]];
  return {
    span,
    tree: { ...header.tree, [slot]: [...items, line.tree], span },
    unread: [...header.unread, ...line.unread],
    ambiguous: header.ambiguous + line.ambiguous,
    ambiguities: [...header.ambiguities, ...line.ambiguities],
    decidedBy: [...header.decidedBy, ...line.decidedBy],
  };
}
