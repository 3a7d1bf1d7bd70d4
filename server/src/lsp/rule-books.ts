import {
  type Edition,
  currentEdition,
  currentNumberOf,
  editionsWithKnownNumbers,
  olderNumberOf,
  readEdition,
  readEditionCache,
  writeEditionCache,
} from "@cardwright/engine/rules/index";
import type { RuleNumber } from "@cardwright/engine/rules/index";
import { localize } from "../localize.ts";
import {
  type EditionText,
  type EditionTextParams,
  type EditionsInUse,
  editionTextRequest,
  keepEditionNotification,
} from "../rules-protocol.ts";
import { bytesOfBase64 } from "./base64.ts";

/** An edition that was read, the date of one of which there is no file, or nothing: our own summaries. */
export type RuleBook = Edition | string | undefined;

/** The client as rule books see it: who keeps the editions the user has added. */
export interface EditionKeeper {
  ask(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): void;
  /** Shows the user a warning. */
  warn(message: string): void;
}

/** The date by which a book numbers its rules. */
export function dateOfBook(book: RuleBook): string {
  return typeof book === "string" ? book : (book?.date ?? currentEdition);
}

/** A rule of the current edition in a book: its number there, or the current book where the other has no such rule. */
export function ruleInBook(today: RuleNumber, book: RuleBook): { number: RuleNumber; book: RuleBook } {
  if (book === undefined) return { number: today, book };
  const number = olderNumberOf(today, dateOfBook(book));
  if (number && (typeof book === "string" || book.rules.has(number) || number.length === 3)) return { number, book };
  return { number: today, book: undefined };
}

/** The current number of a rule that a book numbers; the number itself where it can't be followed. */
export function currentNumberIn(number: RuleNumber, book: RuleBook): RuleNumber {
  return currentNumberOf(number, dateOfBook(book)) ?? number;
}

/**
 * The editions of the rules the user has: those the client keeps, and the one a setting names. Each is fetched from the client
 * when it is first needed, and stays.
 */
export class RuleBooks {
  #kept: readonly string[] = [];
  #named: Edition | undefined;
  readonly #loading = new Map<string, Promise<Edition | undefined>>();

  constructor(readonly keeper: EditionKeeper) {}

  /** Takes the dates of all editions the client keeps. An edition that was added again is fetched again. */
  take(dates: readonly string[]): void {
    this.#kept = dates;
    this.#loading.clear();
  }

  /** Takes the edition that the setting `rules.file` names; `undefined` for none. */
  takeNamed(edition: Edition | undefined): void {
    this.#named = edition;
  }

  /** Dates of the editions with official text, the newest first; one of unknown date last. */
  get dates(): readonly string[] {
    const all = new Set(this.#named ? [this.#named.date, ...this.#kept] : this.#kept);
    return [...all].sort((a, b) => Number(a === "unknown") - Number(b === "unknown") || (a < b ? 1 : -1));
  }

  /** Every edition whose numbers can be told from another's, the newest first. */
  get datesWithNumbers(): readonly string[] {
    const known = this.dates.filter((date) => date !== "unknown");
    return [...new Set([...known, currentEdition, ...editionsWithKnownNumbers()])].sort().reverse();
  }

  /** The book for a wish: a date, or "" for the newest there is. */
  async book(wanted: string): Promise<RuleBook> {
    const date = wanted || this.dates[0];
    if (date === undefined) return undefined;
    return (await this.#edition(date)) ?? (date === currentEdition || date === "unknown" ? undefined : date);
  }

  /** What there is, for the user to choose from. */
  inUse(wanted: string): EditionsInUse {
    return { dates: this.dates, chosen: wanted || (this.dates[0] ?? null), own: currentEdition };
  }

  async #edition(date: string): Promise<Edition | undefined> {
    if (this.#named?.date === date) return this.#named;
    if (!this.#kept.includes(date)) return undefined;
    let loading = this.#loading.get(date);
    if (!loading) {
      loading = this.#load(date);
      this.#loading.set(date, loading);
    }
    return loading;
  }

  /** The kept form; when that is of no use, the file itself, whose kept form the client then gets anew. */
  async #load(date: string): Promise<Edition | undefined> {
    const kept = await this.#text({ date, form: "kept" });
    const known = kept ? readEditionCache(kept) : undefined;
    if (known) return known;
    const file = await this.#text({ date, form: "file" });
    const { edition } = file ? readEdition(bytesOfBase64(file)) : {};
    if (edition) this.keeper.notify(keepEditionNotification, { date, kept: writeEditionCache(edition) });
    else
      this.keeper.warn(localize("The rules of {date} can't be read any more. Please add their file again.", { date }));
    return edition;
  }

  async #text(params: EditionTextParams): Promise<EditionText> {
    return ((await this.keeper.ask(editionTextRequest, params).catch(() => null)) as EditionText) ?? null;
  }
}
