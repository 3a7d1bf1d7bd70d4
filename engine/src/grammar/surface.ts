/**
 * Surface by difference: a text is read tolerantly and printed as it should stand; where the words differ, the node that owns
 * the word keeps the difference. So the tree prints the author's own text, and checks see what is off without looking at text.
 */
import { beginsWithCapital } from "../text/letters.ts";
import { keyOf, type Word } from "../text/words.ts";
import { type PrintedWord, settleWords, withCapital } from "./print.ts";
import type { Surface, TreeNode } from "./tree.ts";

/**
 * Compares the words of a reading with those it prints, and notes the differences on the owning nodes. Articles and capitals of
 * the printed words are settled on the way.
 * @returns whether the words agree one to one; when not, the tree cannot print the text back
 */
export function noteSurface(printed: readonly PrintedWord[], words: readonly Word[]): boolean {
  if (printed.length !== words.length) return false;
  let same = true;
  settleWords(printed);
  for (let i = 0; i < printed.length; i++) {
    const word = words[i]!;
    const print = printed[i]!;
    if (i > 0 && print.space !== word.space) note(print.owner, "space", print.index);
    if (print.text === word.raw) continue;
    let text = print.text;
    if (keyOf(text) !== word.key && print.other !== undefined && keyOf(print.other) === word.key) {
      note(print.owner, "inflected", print.index);
      text = withCapital(print.other, beginsWithCapital(text));
    }
    if (text === word.raw) continue;
    const straight = word.raw.length > 1 ? word.raw.replace(/[’‘]/g, "'") : word.raw;
    if (text !== straight && withCapital(text, !beginsWithCapital(text)) === straight) {
      note(print.owner, "capital", print.index);
      text = straight;
    }
    if (text === word.raw) continue;
    if (text.length > 1 && text.toUpperCase() === straight) {
      note(print.owner, "upper", print.index);
      text = straight;
    }
    if (text === word.raw) continue;
    if (keyOf(text) === word.key && (word.raw.length <= 2 || (text === straight && !word.raw.includes("'")))) {
      const surface = surfaceOf(print.owner);
      surface.typed = [
        ...(surface.typed ?? []),
        print.index,
        word.raw.length <= 2 && !/\p{L}/u.test(word.raw) ? word.raw : (/[’‘]/.exec(word.raw)?.[0] ?? "'"),
      ];
      continue;
    }
    same = false;
  }
  return same;
}

function surfaceOf(node: TreeNode): Surface {
  if (!node.surface) node.surface = {};
  return node.surface;
}

function note(node: TreeNode, what: "space" | "inflected" | "capital" | "upper", index: number): void {
  const surface = surfaceOf(node);
  surface[what] = [...(surface[what] ?? []), index];
}
