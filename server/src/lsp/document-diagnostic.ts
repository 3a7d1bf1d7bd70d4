import {
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from "vscode-languageserver";
import { pullsDiagnostics } from "./capabilities.ts";
import { fileOf } from "./context.ts";
import { diagnosticOf, findingsOf } from "./diagnostics.ts";
import type { Feature } from "./feature.ts";
import { reportFileStatus } from "./file-status.ts";

const nothing: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Messages for a client that asks for them (VS Code does); others are pushed theirs by `publish-diagnostics.ts`. */
export const documentDiagnosticFeature: Feature<DocumentDiagnosticParams, DocumentDiagnosticReport> = {
  method: "textDocument/diagnostic",
  capabilities: (client) =>
    pullsDiagnostics(client)
      ? { diagnosticProvider: { identifier: "cardwright", interFileDependencies: false, workspaceDiagnostics: false } }
      : {},
  fallback: nothing,
  handle: async ({ textDocument }, context, turn) => {
    const file = fileOf(context, textDocument);
    if (!file) return nothing;
    const findings = await findingsOf(file, context.settings, turn);
    reportFileStatus(context, file);
    return { ...nothing, items: findings.map((finding) => diagnosticOf(file, finding, context.settings)) };
  },
};
