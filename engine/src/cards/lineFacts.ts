/**
 * What a line of a file can be, judged by its text alone, for finding where cards start.
 */
import { ownCopy } from "../text/ownCopy.ts";
import { likenessOfLine, withoutMarkup } from "./cleanLine.ts";
import { canBeNameLine, isCostLine, type NameLineParts, nameLineParts, startsWithCostKeyword } from "./nameLine.ts";
import type { TypeLineLikeness, TypeWords } from "./typeLine.ts";

type Evidence = NameLineParts["evidence"];

/** One text. Each fact is worked out when it is first asked for. */
export class LineFacts {
  #clean: string | undefined;
  #likeness: TypeLineLikeness | undefined;
  #canBeName: boolean | undefined;
  #evidence: Evidence | undefined;
  #bareEvidence: Evidence | undefined;
  #mana: "braced" | "bare" | "none" | undefined;

  constructor(
    readonly text: string,
    private readonly words: TypeWords,
  ) {}

  /** The line without markup. */
  get clean(): string {
    this.#clean ??= withoutMarkup(this.text).text;
    return this.#clean;
  }

  /** Whether it is a type line. */
  get likeness(): TypeLineLikeness {
    this.#likeness ??= likenessOfLine(this.clean, this.words);
    return this.#likeness;
  }

  get canBeName(): boolean {
    this.#canBeName ??= canBeNameLine(this.clean);
    return this.#canBeName;
  }

  get startsWithCostKeyword(): boolean {
    return startsWithCostKeyword(this.clean);
  }

  get isCost(): boolean {
    return isCostLine(this.clean);
  }

  /** How sure it ends in a mana cost, as a name line of a file that writes mana in braces. */
  get evidence(): Evidence {
    this.#evidence ??= nameLineParts(this.clean, "braced").evidence;
    return this.#evidence;
  }

  /** The same in a file that writes mana bare. */
  get bareEvidence(): Evidence {
    this.#bareEvidence ??= nameLineParts(this.clean, "bare").evidence;
    return this.#bareEvidence;
  }

  /** How a rules line writes mana. */
  get mana(): "braced" | "bare" | "none" {
    this.#mana ??= /\{(?:\d{1,2}|[WUBRGCXTSQ])\}/i.test(this.text)
      ? "braced"
      : /^(?:(?:\d{1,2}|X)?[WUBRGC]{0,5}, )?(?:T|Tap|\(T\)):/.test(this.text)
        ? "bare"
        : "none";
    return this.#mana;
  }
}

/** How many lines more than the file has are remembered before they are forgotten. */
const SPARE_LINES = 1000;

/** Lines by their texts: what is known of them serves the next version of the file as well. */
export class LinesByText {
  readonly #facts = new Map<string, LineFacts>();

  /** @param words what the set adds to the words of type lines; a set that adds others needs lines of its own */
  constructor(private readonly words: TypeWords = {}) {}

  of(text: string): LineFacts {
    let facts = this.#facts.get(text);
    if (!facts) {
      facts = new LineFacts(ownCopy(text), this.words);
      this.#facts.set(facts.text, facts);
    }
    return facts;
  }

  /** Forgets all when there are many more lines than a file of this many needs. */
  settle(lineCount: number): void {
    if (this.#facts.size > 2 * lineCount + SPARE_LINES) this.#facts.clear();
  }
}
