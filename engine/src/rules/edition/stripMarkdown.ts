/** Takes the decoration of Markdown off a rules text, so that the reader for plain rules texts can read it. */

/** A heading's number and title come out as "701. Keyword Actions" or "701.8. Destroy", an example as "Example: …". */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/u, "\n")
    .replace(/<!--[\s\S]*?-->/gu, "")
    .replace(/<br\s*\/?>/giu, "\n")
    .split("\n")
    .map(stripLine)
    .join("\n");
}

function stripLine(line: string): string {
  let plain = line.replace(/<\/?[a-z][^<>]*>/giu, "");
  const heading = /^\s{0,3}#{1,6}\s+/u.test(plain);
  plain = plain.replace(/^(?:\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?!\d+\/)))+/u, "");
  plain = plain
    .replace(/!?\[([^\][]*)\]\([^()]*\)/gu, "$1")
    .replace(/\[\[(?:[^\][|]*\|)?([^\][|]*)\]\]/gu, "$1")
    .replace(/\*\*|__/gu, "")
    .replace(/(?<![\w*\\])\*([\p{L}“"'‘\d][^*\n]*[\p{L}.!?:”"'’)\d])\*(?![\w*])/gu, "$1")
    .replace(/(?<![\w\\])_([\p{L}“"'‘\d][^_\n]*[\p{L}.!?:”"'’)\d])_(?!\w)/gu, "$1")
    .replace(/`([^`]*)`/gu, "$1")
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/gu, "$1")
    .replace(/\s*\{#[\w-]+\}\s*$/u, "")
    .replace(/\s+#+\s*$/u, "");
  if (heading) plain = plain.replace(/^(\d{3})\s*[-–—:.]?\s+(?=\p{L})/u, "$1. ");
  return plain.replace(/^(\d{3}\.\d{1,3}[a-z]?)\.?\s*[:–—]\s+/u, "$1 ");
}

/** A link of a table of contents: the path as written, without anchor, and the words it stands on. */
export interface MarkdownLink {
  path: string;
  words: string;
}

/** All links of a Markdown text to files beside it (addresses with a scheme and bare anchors are left out). */
export function fileLinks(text: string): MarkdownLink[] {
  const links: MarkdownLink[] = [];
  for (const match of text.matchAll(/\[([^\][]*)\]\(<?([^()<>\s]+(?:\([^()]*\))?[^()<>\s]*)>?(?:\s+"[^"]*")?\)/gu)) {
    const path = decodePath((match[2] ?? "").replace(/#.*$/u, ""));
    if (path !== "" && !/^[a-z][a-z0-9+.-]*:/iu.test(path)) links.push({ path, words: match[1] ?? "" });
  }
  for (const match of text.matchAll(/\[\[([^\][|#]+)(?:#[^\][|]*)?(?:\|([^\][]*))?\]\]/gu)) {
    links.push({ path: match[1] ?? "", words: match[2] ?? match[1] ?? "" });
  }
  return links;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
