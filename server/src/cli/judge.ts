import {
  type CardDocument,
  type CardSource,
  LinePositions,
  parseCardDocument,
  readCard,
} from "@cardwright/engine/cards/index";
import { checkCard, type Finding, optionsOfSet } from "@cardwright/engine/checks/index";
import type { Span } from "@cardwright/engine/text/words";
import { cardNumberAt, findingOfForm } from "../findings.ts";
import type { InputFile } from "./input-files.ts";
import { type FoundSet, parseOptionsOf } from "./set-files.ts";

/** A finding with its place in the file, and the card it is about. */
export interface FoundInFile {
  readonly finding: Finding;
  /** Place in the file's text. */
  readonly span: Span;
  /** Where the places of the finding's edits count from. */
  readonly base: number;
  readonly card: CardSource | null;
}

/** A card file with everything there is to say about it, in the order of its text. */
export interface JudgedFile {
  readonly name: string;
  readonly text: string;
  readonly document: CardDocument;
  readonly positions: LinePositions;
  readonly found: readonly FoundInFile[];
}

/** Judges a card file as the editor does: the same reader, the same checks, silenced by the same comments and settings. */
export function judgeFile(file: Pick<InputFile, "name" | "text">, set: FoundSet): JudgedFile {
  const document = parseCardDocument(file.text, parseOptionsOf(set));
  const found: FoundInFile[] = [];
  const add = (finding: Finding, base: number, card: CardSource | null): void => {
    const allows = [...document.allows, ...(card?.allows ?? [])];
    const severity = set.set.severities[finding.code] ?? finding.severity;
    if (severity === "off" || allows.some(({ code }) => code === finding.code)) return;
    const span: Span = [base + finding.span[0], base + finding.span[1]];
    found.push({ finding: { ...finding, severity }, span, base, card });
  };
  for (const problem of document.problems)
    add(findingOfForm(problem), 0, document.cards[cardNumberAt(document.cards, problem.span[0])] ?? null);
  const options = { ...optionsOfSet(set.set), bareMana: document.dialect === "bare", explainFully: true };
  for (const card of document.cards) {
    for (const finding of checkCard(card, readCard(card), options)) add(finding, card.start, card);
  }
  found.sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || compare(a.finding.code, b.finding.code));
  return { name: file.name, text: file.text, document, positions: new LinePositions(file.text), found };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A card's name: that of its first face. */
export function nameOfCard(card: CardSource | null): string {
  return card?.faces[0]?.name.text ?? "";
}
