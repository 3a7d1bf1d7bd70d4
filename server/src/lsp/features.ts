import { codeActionFeature } from "./code-action.ts";
import { codeLensFeature } from "./code-lens.ts";
import { completionFeature } from "./completion.ts";
import { completionResolveFeature } from "./completion-resolve.ts";
import { copyCardFeature } from "./copy-card.ts";
import { documentDiagnosticFeature } from "./document-diagnostic.ts";
import { documentSymbolFeature } from "./document-symbol.ts";
import type { AnyFeature } from "./feature.ts";
import { foldingRangeFeature } from "./folding-range.ts";
import { formattingFeature } from "./formatting.ts";
import { hoverFeature } from "./hover.ts";
import { rulesSectionFeature } from "./rules-section.ts";
import { selectionRangeFeature } from "./selection-range.ts";
import { semanticTokensFeature, semanticTokensRangeFeature } from "./semantic-tokens.ts";
import { serverReportFeature } from "./server-report.ts";
import { simulateFeature } from "./simulate.ts";
import { understoodFeature } from "./understood.ts";

/** Every request the server answers. Its capabilities follow from this list. */
export const features: readonly AnyFeature[] = [
  codeActionFeature,
  codeLensFeature,
  completionFeature,
  completionResolveFeature,
  copyCardFeature,
  documentDiagnosticFeature,
  documentSymbolFeature,
  foldingRangeFeature,
  formattingFeature,
  hoverFeature,
  rulesSectionFeature,
  selectionRangeFeature,
  semanticTokensFeature,
  semanticTokensRangeFeature,
  serverReportFeature,
  simulateFeature,
  understoodFeature,
];
