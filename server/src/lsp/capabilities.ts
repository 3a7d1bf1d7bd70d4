import type { ClientCapabilities, ServerCapabilities } from "vscode-languageserver";
import type { AnyFeature } from "./feature.ts";
import { PositionEncodingKind, TextDocumentSyncKind } from "./library.ts";

/** What the server says it can do, put together from the list of its features. */
export function capabilitiesOf(features: readonly AnyFeature[], client: ClientCapabilities): ServerCapabilities {
  const all: ServerCapabilities = {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  };
  return Object.assign(all, ...features.map((feature) => feature.capabilities?.(client) ?? {}));
}

/** Whether the client asks for diagnostics by itself; else they are pushed to it. Never both: messages would show twice. */
export function pullsDiagnostics(client: ClientCapabilities): boolean {
  return client.textDocument?.diagnostic !== undefined;
}
