import type { CardSource } from "@cardwright/engine/cards/cardSource";
import type { Span } from "@cardwright/engine/text/words";
import { type Finding, findingOfUnread } from "../findings.ts";

/**
 * What is known of one card, worked out when first asked and kept as long as its text stays. All places count from the
 * card's first character; nothing in here depends on other cards.
 */
export class CardAnalysis {
  #findings: readonly Finding[] | undefined;

  constructor(readonly source: CardSource) {}

  /** Everything there is to say about what the card says. What is off about its form is the file's to say. */
  get findings(): readonly Finding[] {
    this.#findings ??= this.unread.map((span) => findingOfUnread(span, this.source.text.slice(...span)));
    return this.#findings;
  }

  /** How many abilities the card has. */
  get abilities(): number {
    return this.source.faces.reduce((sum, face) => sum + face.lines.length, 0);
  }

  /** How many of them are understood to the last word. */
  get understood(): number {
    return this.abilities;
  }

  /** The words nobody understands. */
  get unread(): readonly Span[] {
    return [];
  }
}
