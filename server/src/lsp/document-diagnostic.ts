import type { DocumentDiagnosticParams, DocumentDiagnosticReport } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { pullsDiagnostics } from "./capabilities.ts";
import type { ServerContext } from "./context.ts";
import { diagnosticOf, findingsOf, firstCards } from "./diagnostics.ts";
import type { Feature } from "./feature.ts";
import { reportFileStatus } from "./file-status.ts";
import { runSafe } from "./run-safe.ts";
import { CancellationToken, DocumentDiagnosticReportKind } from "./library.ts";

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/**
 * Messages for a client that asks for them (VS Code does); others are pushed theirs by `publish-diagnostics.ts`. Of a long file
 * that was just opened the first cards are answered for at once, and the client is told to ask again when all are known.
 */
export const documentDiagnosticFeature: Feature<DocumentDiagnosticParams, DocumentDiagnosticReport> = {
  method: "textDocument/diagnostic",
  capabilities: (client) =>
    pullsDiagnostics(client)
      ? { diagnosticProvider: { identifier: "cardwright", interFileDependencies: false, workspaceDiagnostics: false } }
      : {},
  fallback: nothing,
  handle: async ({ textDocument }, context, turn) => {
    const document = context.documents.get(textDocument.uri);
    if (!document) return nothing;
    const canRefresh = context.client.workspace?.diagnostics?.refreshSupport === true;
    const beginning = canRefresh ? context.files.beginningOf(document, firstCards) : undefined;
    const file = beginning ?? context.files.of(document);
    const findings = await findingsOf(file, context.settings, turn, beginning && firstCards);
    if (beginning) lookThroughLater(context, document);
    else reportFileStatus(context, file);
    return { ...nothing, items: findings.map((finding) => diagnosticOf(file, finding, context.settings)) };
  },
};

/** Looks through the cards that were left out, and has the client ask again. */
function lookThroughLater(context: ServerContext, document: TextDocument): void {
  const cause = { name: "diagnostics of all cards", uri: document.uri };
  void runSafe(cause, CancellationToken.None, context.log, undefined, async (turn) => {
    await findingsOf(context.files.of(document), context.settings, turn);
    await context.ask("workspace/diagnostic/refresh", undefined);
  });
}
