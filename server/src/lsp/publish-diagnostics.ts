import type { CancellationToken, Connection } from "vscode-languageserver";
import type { ServerContext } from "./context.ts";
import { type PlacedFinding, diagnosticOf, findingsOf, firstCards } from "./diagnostics.ts";
import { reportFileStatus } from "./file-status.ts";
import type { OpenFile } from "./open-files.ts";
import { runSafe } from "./run-safe.ts";
import type { Turn } from "./turn.ts";
import { CancellationTokenSource, ResponseError } from "./library.ts";

/** The part of a connection this needs. */
export type Publishing = Pick<Connection, "sendDiagnostics">;

/**
 * Pushes messages to clients that do not ask for them, as the text is typed. Edits that come while a file waits or is being
 * looked through start it over, so that only the latest text is answered for. Of a long file that was just opened, the first
 * cards are told of before the others are looked at.
 */
export class DiagnosticsPublisher {
  readonly #waiting = new Map<string, CancellationTokenSource>();
  /** The files of which something is shown: later looks show all or nothing, so that no message goes and comes back. */
  readonly #shown = new Set<string>();

  constructor(
    readonly context: ServerContext,
    readonly connection: Publishing,
  ) {}

  /** Has a file looked through soon: after the pause that the settings ask for. */
  schedule(uri: string): void {
    this.#cancel(uri);
    const source = new CancellationTokenSource();
    this.#waiting.set(uri, source);
    setTimeout(() => void this.#publish(uri, source.token), this.context.settings["check.delay"]);
  }

  /** Takes the messages of a closed file away. */
  forget(uri: string): void {
    this.#cancel(uri);
    this.#shown.delete(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  /** Stops all work: the client is about to leave. */
  stop(): void {
    for (const uri of [...this.#waiting.keys()]) this.#cancel(uri);
  }

  #cancel(uri: string): void {
    this.#waiting.get(uri)?.cancel();
    this.#waiting.delete(uri);
  }

  async #publish(uri: string, token: CancellationToken): Promise<void> {
    if (token.isCancellationRequested) return;
    const cause = { name: "publishDiagnostics", uri };
    try {
      await runSafe(cause, token, this.context.log, undefined, (turn) => this.#lookThrough(uri, turn));
    } catch (error) {
      if (!(error instanceof ResponseError)) throw error; // cancelled: a newer text is on its way
    }
  }

  async #lookThrough(uri: string, turn: Turn): Promise<void> {
    const { documents, files, settings } = this.context;
    const document = documents.get(uri);
    if (!document) return;
    const beginning = this.#shown.has(uri) ? undefined : files.beginningOf(document, firstCards);
    if (beginning) await this.#send(beginning, await findingsOf(beginning, settings, turn, firstCards), turn);
    const file = files.of(document);
    await this.#send(file, await findingsOf(file, settings, turn), turn);
    reportFileStatus(this.context, file);
  }

  async #send(file: OpenFile, findings: readonly PlacedFinding[], turn: Turn): Promise<void> {
    turn.throwIfCancelled();
    const { uri, version } = file.document;
    const diagnostics = findings.map((finding) => diagnosticOf(file, finding, this.context.settings));
    this.#shown.add(uri);
    await this.connection.sendDiagnostics({ uri, version, diagnostics });
  }
}
