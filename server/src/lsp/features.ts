import { codeLensFeature } from "./code-lens.ts";
import { documentDiagnosticFeature } from "./document-diagnostic.ts";
import { documentSymbolFeature } from "./document-symbol.ts";
import type { AnyFeature } from "./feature.ts";
import { foldingRangeFeature } from "./folding-range.ts";
import { serverReportFeature } from "./server-report.ts";

/** Every request the server answers. Its capabilities follow from this list. */
export const features: readonly AnyFeature[] = [
  codeLensFeature,
  documentDiagnosticFeature,
  documentSymbolFeature,
  foldingRangeFeature,
  serverReportFeature,
];
