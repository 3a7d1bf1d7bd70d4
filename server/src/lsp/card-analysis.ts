import { type CardSource, type ReadFace, readCard } from "@cardwright/engine/cards/index";
import { type CheckOptions, type Finding, checkCard } from "@cardwright/engine/checks/index";
import type { Span } from "@cardwright/engine/text/words";

/** How many cards were read so far: what a test of the caches counts. */
export const readings = { cards: 0 };

/**
 * What is known of one card, worked out when first asked and kept as long as its text stays. All places count from the
 * card's first character; nothing in here depends on other cards.
 */
export class CardAnalysis {
  #faces: readonly ReadFace[] | undefined;
  #findings: readonly Finding[] | undefined;
  #known: Understanding | undefined;

  constructor(
    readonly source: CardSource,
    readonly options: CheckOptions,
  ) {}

  /** The card as it was read. */
  get faces(): readonly ReadFace[] {
    if (!this.#faces) {
      readings.cards++;
      this.#faces = readCard(this.source);
    }
    return this.#faces;
  }

  /** Whether it was judged before, so that its findings cost nothing. */
  get isKnown(): boolean {
    return this.#findings !== undefined;
  }

  /** Everything there is to say about what the card says. What is off about its form is the file's to say. */
  get findings(): readonly Finding[] {
    this.#findings ??= checkCard(this.source, this.faces, this.options);
    return this.#findings;
  }

  /** How many abilities the card has. */
  get abilities(): number {
    return this.#understanding.abilities;
  }

  /** How many of them are understood to the last word. */
  get understood(): number {
    return this.#understanding.understood;
  }

  /** The words nobody understands. */
  get unread(): readonly Span[] {
    return this.#understanding.unread;
  }

  /** Counted once: every look at a file asks it of each of its cards. */
  get #understanding(): Understanding {
    this.#known ??= understandingOf(this.faces);
    return this.#known;
  }
}

interface Understanding {
  readonly abilities: number;
  readonly understood: number;
  readonly unread: readonly Span[];
}

function understandingOf(faces: readonly ReadFace[]): Understanding {
  const abilities = faces.flatMap((face) => face.abilities);
  return {
    abilities: abilities.length,
    understood: abilities.filter(({ unread }) => unread.length === 0).length,
    unread: abilities.flatMap(({ unread }) => unread.map(({ span }) => span)),
  };
}
