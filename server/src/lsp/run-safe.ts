import type { CancellationToken } from "vscode-languageserver";
import { type Clock, Turn } from "./turn.ts";
import { ResponseError } from "./library.ts";

/** Turns longer than this, in milliseconds, are logged with what caused them. */
export const slowTurn = 100;

/** Where the server writes what a person who reports a problem will be asked for. */
export interface ServerLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** What a turn is about: the request's or notification's name, the document if there is one, and the clock. */
export interface TurnCause {
  readonly name: string;
  readonly uri?: string | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * The one wrapper of every handler: yields first (so that a cancellation or a newer edit that is already waiting is heard),
 * gives up when cancelled, logs a failure with its document and answers the harmless `fallback` instead, and logs
 * a turn that took too long.
 *
 * Only a cancellation leaves this function as an error: that is how the protocol says "no longer wanted".
 */
export async function runSafe<Result>(
  cause: TurnCause,
  token: CancellationToken,
  log: ServerLog,
  fallback: Result,
  work: (turn: Turn) => Result | Promise<Result>,
): Promise<Result> {
  const turn = new Turn(token, cause.clock);
  const what = cause.uri === undefined ? cause.name : `${cause.name} ${cause.uri}`;
  try {
    await turn.yield();
    turn.throwIfCancelled();
    const result = await work(turn);
    turn.throwIfCancelled();
    return result;
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    log.error(`${what} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return fallback;
  } finally {
    const { total, longest } = turn.measure();
    if (total > slowTurn) log.warn(`${what} took ${total.toFixed(0)} ms (longest slice ${longest.toFixed(0)} ms)`);
  }
}
