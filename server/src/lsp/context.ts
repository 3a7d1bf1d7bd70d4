import type { ClientCapabilities } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { Settings } from "../settings.ts";
import type { OpenFile, OpenFiles } from "./open-files.ts";
import type { RuleBook, RuleBooks } from "./rule-books.ts";
import type { RuleText } from "./rule-text.ts";
import type { ServerLog } from "./run-safe.ts";

/** What the server needs from the place it runs in (a Node process, a web worker). The core itself asks for nothing. */
export interface ServerHost {
  /** The number of the process, where there are processes: for the log, and for tests that end it. */
  readonly processId: number | null;
  /** The text of a file on the machine, or `null` where it can't be read. */
  readTextFile(path: string): Promise<string | null>;
  /** Hears whenever a file was looked through to its end. */
  lookedThrough?(): void;
}

/** What every feature may look at. */
export interface ServerContext {
  readonly client: ClientCapabilities;
  /** The documents the client has open. */
  readonly documents: { get(uri: string): TextDocument | undefined; all(): TextDocument[] };
  /** What is known of their cards. */
  readonly files: OpenFiles;
  readonly host: ServerHost;
  readonly log: ServerLog & { readonly troubles: readonly string[] };
  /** The rules, with their official text where the user has named a rules file. */
  readonly rules: RuleText;
  /** Every edition of the rules there is. */
  readonly books: RuleBooks;
  readonly settings: Settings;
  /** Tells the client something it did not ask for. */
  notify(method: string, params: unknown): void;
  /** Asks the client something. Fails where the client does not know the question. */
  ask(method: string, params: unknown): Promise<unknown>;
  /** A book as hovers show it, with links where the client can open rules. */
  rulesOf(book: RuleBook): RuleText;
}

/** The open file a request is about, or `undefined` when the client has closed it in the meantime. */
export function fileOf(context: ServerContext, { uri }: { readonly uri: string }): OpenFile | undefined {
  const document = context.documents.get(uri);
  return document && context.files.of(document);
}

/** The rules in the edition a document is written for: the one its set file names, else the one the settings choose, else the newest. */
export async function rulesFor(context: ServerContext, uri: string): Promise<RuleText> {
  const { rulesEdition } = context.files.sets.of(uri);
  const wanted = rulesEdition ?? context.settings["rules.edition"];
  return context.rulesOf(await context.books.book(wanted));
}
