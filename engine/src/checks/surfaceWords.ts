/** Words of a line that stand in another form than the printer gives them: capitals, endings, spaces. */
import { finishWords } from "../grammar/print.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { printedWords } from "../language/printWords.ts";
import { isTypeWord } from "../language/vocabulary.ts";
import { type Word, wordsOf } from "../text/words.ts";
import type { JudgedFace } from "./judgedCard.ts";

/** One such word. */
export interface SurfaceWord {
  readonly what: "capital" | "inflected" | "space";
  /** The node whose word it is. */
  readonly owner: TreeNode;
  /** As typed. */
  readonly typed: Word;
  /** As it should stand. */
  readonly expected: string;
  /** Whether white space should stand before it. */
  readonly expectedSpace: boolean;
  /** The word before it on the line. */
  readonly before: Word | undefined;
}

/** Whether a tree holds any of them, so that the line need not be printed. */
export function hasSurfaceWords(node: TreeNode): boolean {
  const { surface } = node;
  if (surface && (surface.capital || surface.upper || surface.inflected || surface.space)) return true;
  for (const slot of Object.keys(node)) {
    if (slot === "modes") continue;
    const value = node[slot];
    if (isNode(value)) {
      if (hasSurfaceWords(value)) return true;
    } else if (Array.isArray(value)) for (const item of value) if (isNode(item) && hasSurfaceWords(item)) return true;
  }
  return false;
}

/** The words of one printed unit that stand in another form. Empty when the unit does not print as it was typed. */
export function surfaceWordsOf(face: JudgedFace, unit: TreeNode): SurfaceWord[] {
  if (!unit.span || !hasSurfaceWords(unit)) return [];
  let printed: ReturnType<typeof printedWords>;
  try {
    printed = printedWords(unit, face.names);
  } catch {
    return [];
  }
  const start = unit.span[0];
  if (!face.cardText.startsWith(printed.text, start)) return [];
  const typed = wordsOf(printed.text, start, isTypeWord);
  const expected = finishWords(printed.raw, false);
  if (typed.length !== printed.raw.length) return [];
  const result: SurfaceWord[] = [];
  for (const [i, word] of printed.raw.entries()) {
    const surface = word.owner.surface;
    if (!surface) continue;
    for (const mark of ["capital", "upper", "inflected", "space"] as const) {
      if (!surface[mark]?.includes(word.index)) continue;
      result.push({
        what: mark === "upper" ? "capital" : mark,
        owner: word.owner,
        typed: typed[i]!,
        expected: expected[i]!.text,
        expectedSpace: expected[i]!.space,
        before: typed[i - 1],
      });
    }
  }
  return result;
}
