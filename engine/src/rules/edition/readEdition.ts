/** Reads whatever the user offers as rules: the official text, a data set's listing, a Markdown text or a folder of them. */
import { decodeRulesBytes, normaliseRulesText } from "./decodeRulesText.ts";
import type { ReadEditionResult } from "./edition.ts";
import { isDatasetListing, readDatasetListing } from "./readDatasetListing.ts";
import { type FolderFile, readMarkdownFolder } from "./readMarkdownFolder.ts";
import { readRulesText } from "./readRulesText.ts";

/**
 * Reads an edition from a file's text, its bytes, or the files of a folder. Pure and total: what is not a rules text, or
 * is damaged, gives `message`, one sentence for the user, and no exception.
 */
export function readEdition(source: string | Uint8Array | readonly FolderFile[]): ReadEditionResult {
  if (source instanceof Uint8Array) return readEdition(decodeRulesBytes(source));
  if (typeof source !== "string") {
    const markdown = source.filter((file) => /\.(?:md|markdown)$/iu.test(file.path));
    const texts = source.filter((file) => /\.txt$/iu.test(file.path));
    if (markdown.length === 0 && texts.length === 1) return readEdition(texts[0]!.text);
    if (markdown.length === 0 && texts.length > 1)
      return {
        message: `The folder holds ${texts.length} text files; please choose one of them. Nothing was changed.`,
      };
    return readMarkdownFolder(source);
  }
  const text = normaliseRulesText(source);
  if (isDatasetListing(text)) return readDatasetListing(text);
  if (/^\s{0,3}#{1,6} .*\d{3}/mu.test(text) || /^\s*\*\*\d{3}\.\d/mu.test(text))
    return readMarkdownFolder([{ path: "rules.md", text }]);
  return readRulesText(text);
}
