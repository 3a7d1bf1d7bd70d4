import { type ServerReport, serverReportRequest } from "../protocol.ts";
import type { ServerContext } from "./context.ts";
import type { Feature } from "./feature.ts";

/** Facts about the running server, for a problem report. They hold no card. */
export function serverReport({ documents, files, host, log }: ServerContext): ServerReport {
  const open = documents.all();
  return {
    processId: host.processId,
    openFiles: open.length,
    openCards: open.reduce((sum, document) => sum + files.of(document).cards.length, 0),
    troubles: log.troubles,
  };
}

export const serverReportFeature: Feature<object, ServerReport> = {
  method: serverReportRequest,
  fallback: { processId: null, openFiles: 0, openCards: 0, troubles: [] },
  handle: (_params, context) => serverReport(context),
};
