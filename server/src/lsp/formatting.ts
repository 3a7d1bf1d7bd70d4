import { formatDocument } from "@cardwright/engine/cards/index";
import type { DocumentFormattingParams, TextEdit } from "vscode-languageserver";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenFile, rangeOf } from "./open-files.ts";

/** The edit that brings a file into canonical form; none where it is in it. What stays the same at both ends is left alone. */
export function formattingEdits({ document, source }: OpenFile): TextEdit[] {
  const before = document.getText();
  const after = formatDocument(before, { dialect: source.dialect });
  if (before === after) return [];
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const newText = after.slice(start, after.length - end);
  return [{ range: rangeOf(document, [start, before.length - end]), newText }];
}

export const formattingFeature: Feature<DocumentFormattingParams, TextEdit[]> = {
  method: "textDocument/formatting",
  capabilities: () => ({ documentFormattingProvider: true }),
  fallback: [],
  handle: ({ textDocument }, context) => {
    const file = fileOf(context, textDocument);
    return file ? formattingEdits(file) : [];
  },
};
