import type { ClientCapabilities, ServerCapabilities } from "vscode-languageserver";
import type { ServerContext } from "./context.ts";
import type { Turn } from "./turn.ts";

/**
 * One request the server answers: everything `server.ts` must know to wire it. Each lives in a file named after its
 * request, and does its work in a plain function that tests call.
 */
export interface Feature<Params, Result> {
  /** The protocol's method, or one of our own (`cardwright/…`). */
  readonly method: string;
  /** What this feature adds to the server's capabilities, given the client's. Own methods add nothing. */
  readonly capabilities?: (client: ClientCapabilities) => ServerCapabilities;
  /** The harmless answer when something goes wrong. */
  readonly fallback: Result;
  readonly handle: (params: Params, context: ServerContext, turn: Turn) => Result | Promise<Result>;
}

/** A feature whose types only its own file knows. */
// biome-ignore lint/suspicious/noExplicitAny: a list of features holds many parameter types; each is checked where it is defined.
export type AnyFeature = Feature<any, any>;
