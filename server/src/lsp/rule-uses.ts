import type { TreeNode } from "@cardwright/engine/grammar/tree";
import { childNodes } from "@cardwright/engine/grammar/tree";
import { type RuleNumber, parentOfRuleNumber, ruleNumbersInText, titleOfRule } from "@cardwright/engine/rules/index";
import type { Span } from "@cardwright/engine/text/words";
import type { Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { governingAt } from "./hover.ts";
import { type OpenCard, type OpenFile, rangeInCard, rangeOf } from "./open-files.ts";

/** A rule that some words of a card are governed by, as the current edition numbers it. Places are the card's. */
export interface RuleUse {
  readonly number: RuleNumber;
  readonly span: Span;
}

/** Every rule that governs words of a card, in the order of the words; the rules of a phrase before those of its parts. */
export function usesOfCard({ analysis }: OpenCard): RuleUse[] {
  const uses: RuleUse[] = [];
  for (const { source: face, abilities } of analysis.faces) {
    for (const ability of abilities) {
      const visit = (path: readonly TreeNode[]) => {
        const node = path.at(-1)!;
        const numbers = node.span ? governingAt(node, { face, ability, path }) : undefined;
        for (const number of numbers ?? []) uses.push({ number, span: node.span! });
        for (const child of childNodes(node)) visit([...path, child]);
      };
      visit([ability.tree]);
    }
  }
  return uses;
}

/** A rule that is looked for: by its number today, and as the edition in use (whose numbers people write) has it. */
export interface SoughtRule {
  readonly today: RuleNumber;
  readonly written: RuleNumber;
}

/** Whether a number is the sought one or stands below it; a keyword's own number also stands for its subrules. */
function isPartOf(number: RuleNumber, sought: RuleNumber): boolean {
  for (let own: RuleNumber | undefined = number; own; own = parentOfRuleNumber(own)) if (own === sought) return true;
  return /^70[12]\.\d+[a-z]$/.test(sought) && parentOfRuleNumber(sought) === number;
}

/** Where the cards of a file use a rule, and where the file's comments and other texts name it; in the order of the file. */
export function usesInFile(file: OpenFile, { today, written }: SoughtRule): Range[] {
  const ranges = new Map<string, Range>();
  const add = (range: Range) => ranges.set(JSON.stringify(range.start), range);
  for (const card of file.cards)
    for (const { number, span } of usesOfCard(card))
      if (isPartOf(number, today)) add(rangeInCard(file.document, card.source, span));
  for (const range of numbersIn(file.document, written)) add(range);
  return [...ranges.values()].sort((a, b) => a.start.line - b.start.line || a.start.character - b.start.character);
}

/** Where a text that is no card file names a rule: by its number, or a keyword's by its name. */
export function mentionsInText(document: TextDocument, { today, written }: SoughtRule): Range[] {
  const ranges = numbersIn(document, written);
  const keyword = /^70[12]\.(?!1[a-z]?$)\d/.test(today) ? titleOfRule(today) : "";
  if (keyword) {
    const escaped = keyword.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const named = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
    for (const { 0: words, index } of document.getText().matchAll(named))
      ranges.push(rangeOf(document, [index, index + words.length]));
  }
  return ranges.sort((a, b) => a.start.line - b.start.line || a.start.character - b.start.character);
}

function numbersIn(document: TextDocument, written: RuleNumber): Range[] {
  return ruleNumbersInText(document.getText())
    .filter(({ number }) => isPartOf(number, written))
    .map(({ span }) => rangeOf(document, [span[0], span[1]]));
}
