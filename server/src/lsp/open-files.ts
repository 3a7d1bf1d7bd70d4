import {
  type CardDocument,
  type CardSource,
  type FaceSource,
  LinesByText,
  type ParsedCard,
  type SetFile,
  cardCacheKey,
  parseCardDocument,
} from "@cardwright/engine/cards/index";
import { optionsOfSet } from "@cardwright/engine/checks/index";
import type { Span } from "@cardwright/engine/text/words";
import type { Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { cardNumberAt } from "../findings.ts";
import { CardAnalysis } from "./card-analysis.ts";
import { SetFiles, parseOptionsOf } from "./set-files.ts";

/** So many cards more than a file has are remembered: taking an edit back costs nothing. */
const SPARE_CARDS = 50;

/** One card of an open file. Places inside `source` and `analysis` count from `source.start`. */
export interface OpenCard {
  readonly source: CardSource;
  readonly analysis: CardAnalysis;
}

/** One version of an open file: its cards, and what is known of each. */
export interface OpenFile {
  readonly document: TextDocument;
  readonly source: CardDocument;
  readonly cards: readonly OpenCard[];
  /** The set it belongs to. */
  readonly set: SetFile;
}

/** What is kept of a file between its versions, for the cards it has now. */
interface KeptFile {
  /** `null` where only the beginning of a version was looked at. */
  readonly version: number | null;
  /** What the set files were when it was looked at. */
  readonly setVersion: number;
  readonly file: OpenFile;
  readonly parsed: Map<string, ParsedCard>;
  readonly lines: LinesByText;
  /** By the faces as they were parsed, which are the same objects as long as the card's text is the same. */
  readonly analyses: WeakMap<readonly FaceSource[], CardAnalysis>;
}

/**
 * What is known of the open files: by (uri, version), and within a file by the text of each card.
 *
 * Invariant: what is known of a card depends on the card's text, the file's way of writing mana and the set file alone, so
 * an edit inside one card leaves everything known of the others in place. Analyses are lazy: a card is read when
 * somebody asks.
 */
export class OpenFiles {
  readonly #kept = new Map<string, KeptFile>();

  constructor(readonly sets: SetFiles = new SetFiles()) {}

  /** The file in the document's version. Cheap to ask again. */
  of(document: TextDocument): OpenFile {
    const kept = this.#keptOf(document);
    return kept?.version === document.version ? kept.file : this.#look(document, kept);
  }

  /**
   * The beginning of a long file that was just opened, so that something can be shown before all of it is looked through: the file with
   * its first cards, or with all where they are known already; `undefined` where hardly more than `most` cards are new.
   */
  beginningOf(document: TextDocument, most: number): OpenFile | undefined {
    const kept = this.#keptOf(document);
    const file = kept ? this.of(document) : this.#look(document, kept, most);
    return file.source.cardsLeft > 0 || hasMoreNewCards(file, most) ? file : undefined;
  }

  #keptOf({ uri }: TextDocument): KeptFile | undefined {
    const kept = this.#kept.get(uri);
    return kept?.setVersion === this.sets.version ? kept : undefined;
  }

  #look(document: TextDocument, kept: KeptFile | undefined, most?: number): OpenFile {
    const set = this.sets.of(document.uri);
    const options = parseOptionsOf(set);
    const {
      parsed = new Map<string, ParsedCard>(),
      lines = new LinesByText(options.words),
      analyses = new WeakMap<readonly FaceSource[], CardAnalysis>(),
    } = kept ?? {};
    const source = parseCardDocument(document.getText(), {
      ...options,
      cache: parsed,
      lines,
      ...(most === undefined ? {} : { most }),
    });
    const checkOptions = { ...optionsOfSet(set), bareMana: source.dialect === "bare" };
    const cards = source.cards.map((card) => {
      let analysis = analyses.get(card.faces);
      if (!analysis) {
        analysis = new CardAnalysis(card, checkOptions);
        analyses.set(card.faces, analysis);
      }
      return { source: card, analysis };
    });
    forgetOthers(parsed, source);
    const file = { document, source, cards, set };
    const version = source.cardsLeft > 0 ? null : document.version;
    this.#kept.set(document.uri, { version, setVersion: this.sets.version, file, parsed, lines, analyses });
    return file;
  }

  /** Forgets a closed file. */
  forget(uri: string): void {
    this.#kept.delete(uri);
  }
}

/** Forgets the cards that a file no longer has, once there are many of them. */
function forgetOthers(parsed: Map<string, ParsedCard>, { cards, dialect }: CardDocument): void {
  if (parsed.size <= 2 * cards.length + SPARE_CARDS) return;
  const used = new Set(cards.map(({ text }) => cardCacheKey(text, dialect)));
  for (const key of parsed.keys()) if (!used.has(key)) parsed.delete(key);
}

/** Whether nobody has looked at more than so many cards of a file. */
function hasMoreNewCards({ cards }: OpenFile, most: number): boolean {
  let unknown = 0;
  for (const { analysis } of cards) if (!analysis.isKnown && ++unknown > most) return true;
  return false;
}

/** The card an offset of the document lies in (its end counts as inside), or `undefined` between cards. */
export function cardAt({ cards, source }: OpenFile, offset: number): OpenCard | undefined {
  return cards[cardNumberAt(source.cards, offset)];
}

/** The lines and columns of a span of the document. */
export function rangeOf(document: TextDocument, [start, end]: Span): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** The lines and columns of a span of a card. */
export function rangeInCard(document: TextDocument, card: CardSource, [start, end]: Span): Range {
  return rangeOf(document, [card.start + start, card.start + end]);
}

/** The names of a card's faces, as people write them together. */
export function cardName({ source }: OpenCard): string {
  return source.faces.map(({ name }) => name.text).join(" // ");
}
