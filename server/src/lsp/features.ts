import { codeActionFeature } from "./code-action.ts";
import { codeLensFeature } from "./code-lens.ts";
import { completionFeature } from "./completion.ts";
import { completionResolveFeature } from "./completion-resolve.ts";
import { copyCardFeature } from "./copy-card.ts";
import { definitionFeature } from "./definition.ts";
import { documentDiagnosticFeature } from "./document-diagnostic.ts";
import { documentHighlightFeature } from "./document-highlight.ts";
import { documentSymbolFeature } from "./document-symbol.ts";
import type { AnyFeature } from "./feature.ts";
import { foldingRangeFeature } from "./folding-range.ts";
import { formattingFeature } from "./formatting.ts";
import { hoverFeature } from "./hover.ts";
import { inlayHintFeature } from "./inlay-hint.ts";
import { referencesFeature, ruleReferencesFeature } from "./references.ts";
import { rulePlaceFeature, rulesDocumentFeature } from "./rules-document.ts";
import { editionsFeature, readEditionFeature } from "./rules-edition.ts";
import { rulesInLineFeature } from "./rules-in-line.ts";
import { rulesInTextFeature } from "./rules-in-text.ts";
import { rulesOfCardFeature } from "./rules-of-card.ts";
import { rulesUnderFeature, searchRulesFeature } from "./rules-search.ts";
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
  definitionFeature,
  documentDiagnosticFeature,
  documentHighlightFeature,
  documentSymbolFeature,
  editionsFeature,
  foldingRangeFeature,
  formattingFeature,
  hoverFeature,
  inlayHintFeature,
  readEditionFeature,
  referencesFeature,
  rulePlaceFeature,
  ruleReferencesFeature,
  rulesDocumentFeature,
  rulesInLineFeature,
  rulesInTextFeature,
  rulesOfCardFeature,
  rulesUnderFeature,
  searchRulesFeature,
  selectionRangeFeature,
  semanticTokensFeature,
  semanticTokensRangeFeature,
  serverReportFeature,
  simulateFeature,
  understoodFeature,
];
