/** The words of one line as the printer makes them: what fixes and the checks of capitals and spaces compare with. */
import type { Grammar } from "../grammar/grammar.ts";
import { finishWords, joinWords, type PrintedWord, Printer } from "../grammar/print.ts";
import type { TreeNode } from "../grammar/tree.ts";
import { oracleGrammar } from "./grammar.ts";
import { definePrinters } from "./printLine.ts";
import type { CardNames } from "./sentences.ts";

/** The words of a line or mode (or of a phrase that does not begin a sentence), before and after capitals, articles and the author's own wording are settled. Throws on an unknown tree. */
export function printedWords(
  tree: TreeNode,
  names: CardNames,
  begins = true,
  grammar: Grammar = oracleGrammar(),
): { readonly raw: readonly PrintedWord[]; readonly text: string } {
  definePrinters(grammar);
  const printer = new Printer(grammar, { names: names as unknown as Record<string, string> });
  if (begins) printer.startSentence();
  printer.print(tree);
  return { raw: printer.words, text: joinWords(finishWords(printer.words)) };
}
