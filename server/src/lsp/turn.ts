import type { CancellationToken } from "vscode-languageserver";
import { LSPErrorCodes, ResponseError } from "./library.ts";

/** The longest a turn may keep the server from hearing anything else, in milliseconds. */
export const longestSlice = 10;

/** Milliseconds since some fixed moment, as `performance.now()` gives them. Passed in so that tests own the clock. */
export type Clock = () => number;

/**
 * One stretch of work the server does for one reason (a request, a changed document).
 *
 * Long loops `await turn.checkpoint()` at every step: it lets other messages in every 10 ms, and ends the work with a
 * `RequestCancelled` error once the client no longer wants the answer.
 */
export class Turn {
  readonly #started: number;
  #sliceStarted: number;
  #longest = 0;

  constructor(
    readonly token: CancellationToken,
    readonly clock: Clock = () => performance.now(),
  ) {
    this.#started = clock();
    this.#sliceStarted = this.#started;
  }

  /**
   * Yields when 10 ms have passed since the last yield; throws when the client has cancelled.
   * @param slice fewer milliseconds, for work that nobody waits for
   */
  async checkpoint(slice = longestSlice): Promise<void> {
    if (this.clock() - this.#sliceStarted >= slice) await this.yield();
    this.throwIfCancelled();
  }

  /** Lets every waiting message be handled first. */
  async yield(): Promise<void> {
    this.#endSlice();
    await letOthersIn();
    this.#sliceStarted = this.clock();
  }

  throwIfCancelled(): void {
    if (this.token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "cancelled");
  }

  /** How long the turn took so far, and the longest it kept others waiting, in milliseconds. */
  measure(): { total: number; longest: number } {
    this.#endSlice();
    return { total: this.clock() - this.#started, longest: this.#longest };
  }

  #endSlice(): void {
    this.#longest = Math.max(this.#longest, this.clock() - this.#sliceStarted);
  }
}

/** A message channel as workers have it; Node's, whose types are the ones known here, is never used. */
interface WorkerChannel {
  readonly port1: { onmessage: () => void; close(): void };
  readonly port2: { postMessage(message: unknown): void };
}

/** A promise that is kept after the messages that wait now. `setTimeout` would cost 1 to 4 ms each time. */
function letOthersIn(): Promise<void> {
  if (typeof setImmediate === "function") return new Promise((resolve) => void setImmediate(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel() as unknown as WorkerChannel;
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
