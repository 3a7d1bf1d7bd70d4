import type { ServerLog } from "./run-safe.ts";

/** How many lines are kept for a problem report. */
const keptLines = 20;

/** Passes messages on to the client's log and keeps the latest failures and warnings for a problem report. */
export class TroubleLog implements ServerLog {
  readonly troubles: string[] = [];

  constructor(readonly to: ServerLog) {}

  info(message: string): void {
    this.to.info(message);
  }

  warn(message: string): void {
    this.#keep(message);
    this.to.warn(message);
  }

  error(message: string): void {
    this.#keep(message);
    this.to.error(message);
  }

  #keep(message: string): void {
    this.troubles.push(message);
    if (this.troubles.length > keptLines) this.troubles.shift();
  }
}
