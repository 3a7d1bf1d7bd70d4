import type { ServerLog } from "./run-safe.ts";

/** How many lines are kept for a problem report. */
const keptLines = 20;

/** Passes messages on to the client's log and keeps the latest failures and warnings for a problem report. */
export class TroubleLog implements ServerLog {
  readonly troubles: string[] = [];

  constructor(readonly to: ServerLog) {}

  info(message: string): void {
    this.#send("info", message);
  }

  warn(message: string): void {
    this.#keep(message);
    this.#send("warn", message);
  }

  error(message: string): void {
    this.#keep(message);
    this.#send("error", message);
  }

  /** A turn may end after the connection has; then nobody is there to be told, and that is no failure of the turn. */
  #send(level: keyof ServerLog, message: string): void {
    try {
      this.to[level](message);
    } catch {}
  }

  #keep(message: string): void {
    this.troubles.push(message);
    if (this.troubles.length > keptLines) this.troubles.shift();
  }
}
