import { type CancellationToken, CancellationTokenSource, type Connection, ResponseError } from "vscode-languageserver";
import { type ServerContext, fileOf } from "./context.ts";
import { diagnosticOf, findingsOf } from "./diagnostics.ts";
import { reportFileStatus } from "./file-status.ts";
import { runSafe } from "./run-safe.ts";
import type { Turn } from "./turn.ts";

/** The part of a connection this needs. */
export type Publishing = Pick<Connection, "sendDiagnostics">;

/**
 * Pushes messages to clients that do not ask for them, as the text is typed. Edits that come while a file waits or is being
 * looked through start it over, so that only the latest text is answered for.
 */
export class DiagnosticsPublisher {
  readonly #waiting = new Map<string, CancellationTokenSource>();

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
    const file = fileOf(this.context, { uri });
    if (!file) return;
    const { settings } = this.context;
    const findings = await findingsOf(file, settings, turn);
    turn.throwIfCancelled();
    const diagnostics = findings.map((finding) => diagnosticOf(file, finding, settings));
    await this.connection.sendDiagnostics({ uri, version: file.document.version, diagnostics });
    reportFileStatus(this.context, file);
  }
}
