/**
 * Everything Cardwright has to say about a card or a file, in one shape: what is off-form, what is not understood, what the
 * checks found. The editor and the command line both show it.
 */
import type { CardSource, FormProblem } from "@cardwright/engine/cards/index";
import type { Finding } from "@cardwright/engine/checks/index";

/** A form problem as a finding. The formatter's fixes are safe by what they are. */
export function findingOfForm({ code, severity, span, message, fix }: FormProblem): Finding {
  const fixes = fix ? [{ title: fix.title, safe: true, edits: fix.edits }] : [];
  return { code, ref: null, severity, span, message, why: "", help: "", tags: [], rules: [], fixes, related: [] };
}

/** The number of the card an offset of the document lies in (its end counts as inside); -1 between cards. Cards are in order. */
export function cardNumberAt(cards: readonly Pick<CardSource, "start" | "end">[], offset: number): number {
  let low = 0;
  let high = cards.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const card = cards[middle]!;
    if (offset < card.start) high = middle - 1;
    else if (offset > card.end) low = middle + 1;
    else return middle;
  }
  return -1;
}
