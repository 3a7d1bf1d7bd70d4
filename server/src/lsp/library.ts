/**
 * What the server uses of its library at run time. Everything is imported from here: the library is CommonJS, and each module that
 * imports it copies all of its names when the server starts.
 */
export {
  CancellationToken,
  CancellationTokenSource,
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  DiagnosticTag,
  DidChangeConfigurationNotification,
  DocumentDiagnosticReportKind,
  FoldingRangeKind,
  InlayHintKind,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  PositionEncodingKind,
  ResponseError,
  SemanticTokensBuilder,
  ShowMessageNotification,
  SymbolKind,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
