/**
 * A line as it is looked at: without markup, and the type line in it without what stands beside it.
 */
import { mendMarkup } from "./markup.ts";
import { MendableText } from "./mendableText.ts";
import { fieldLabelOf, rarityAtEnd } from "./metadata.ts";
import { POWER_TOUGHNESS_AT_END } from "./stats.ts";
import { type TypeLineLikeness, type TypeWords, typeLineLikeness } from "./typeLine.ts";

/**
 * A line without markup and without the signs Markdown puts before headings.
 * @param quotes whether Markdown's quote signs go too (below the type line they may be the bullets of modes)
 */
export function withoutMarkup(text: string, start = 0, quotes: "drop" | "keep" = "drop"): MendableText {
  const line = new MendableText(text, start);
  mendMarkup(line);
  const prefix = (quotes === "drop" ? /^(?:>\s?)+|^#{1,6}\s+/ : /^#{1,6}\s+/).exec(line.text);
  if (prefix) line.apply([{ code: "markdown-leftover", start: 0, end: prefix[0].length, text: "" }]);
  line.trim();
  return line;
}

/** Where the type line proper starts and ends in a line that may hold a label, a rarity and stats beside it. */
export function typeLineExtent(text: string): { readonly start: number; readonly end: number } {
  const label = fieldLabelOf(text);
  const start = label?.label === "type" ? label.length : 0;
  let end = text.length;
  for (let pass = 0; pass < 2; pass++) {
    const rarity = rarityAtEnd(text.slice(start, end));
    if (rarity && rarity.start > 0) end = start + rarity.start;
    const stats = POWER_TOUGHNESS_AT_END.exec(text.slice(Math.max(start, end - 60), end));
    if (stats) end = Math.max(start, end - 60) + stats.index;
  }
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** Whether a line without markup is a type line, whatever stands beside it. */
export function likenessOfLine(text: string, words: TypeWords): TypeLineLikeness {
  if (text.length > 300) return "no";
  const { start, end } = typeLineExtent(text);
  return typeLineLikeness(text.slice(start, end), words);
}
