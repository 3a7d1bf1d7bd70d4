/**
 * Leftovers of Markdown, BBCode and HTML in a line: where they stand and what the line is without them. White space is
 * no markup, so Reddit's two spaces at a line's end need no entry here.
 */
import type { MendableText, MendStep } from "./mendableText.ts";

const TRACES = /[*_`<&\\#>[~]/;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bull: "•",
  emsp: " ",
  ensp: " ",
  gt: ">",
  hellip: "…",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  minus: "−",
  nbsp: " ",
  ndash: "–",
  quot: '"',
  rdquo: "”",
  rsquo: "’",
};

const HTML =
  /&(?:([a-z]{2,6})|#(\d{1,6})|#x([0-9a-f]{1,5}));|<\/?(?:b|i|u|s|em|strong|span|p|div|sup|sub|font|small|big|center|a|hr|blockquote|sym(?:-auto)?|atom-[a-z]{1,12}|kw-[a-z0-9]{1,4}|param-[a-z]{1,12}|word-list-[a-z]{1,12}|nosym|code-[a-z]{1,12}|error-[a-z]{1,12})(?:[ :][^<>]{0,200})?\/?>/gi;
const BBCODE =
  /\[\/?(?:mana|cost|color|colour|size|font|url|img|center|left|right|quote|spoiler|cards?|list|code|indent|\*)(?:=[^[\]]{0,200})?\]|\[\/?[bius]\]/gi;
const ESCAPE = /\\([\\`*_{}[\]()#+\-.!~>|/])/g;

/**
 * Takes markup out of a line.
 * @param line the line so far; changed in place
 */
export function mendMarkup(line: MendableText): void {
  if (!TRACES.test(line.text)) return;
  line.apply(htmlSteps(line.text));
  line.apply(bbcodeSteps(line.text));
  line.apply(emphasisSteps(line.text));
  line.apply(escapeSteps(line.text));
}

/** HTML tags are dropped, character codes become their characters. */
function htmlSteps(text: string): MendStep[] {
  if (!/[<&]/.test(text)) return [];
  const steps: MendStep[] = [];
  for (const match of text.matchAll(HTML)) {
    const entity = match[0].startsWith("&");
    const character = entity ? entityText(match) : "";
    if (character === null) continue;
    steps.push({ code: "html-leftover", start: match.index, end: match.index + match[0].length, text: character });
  }
  return steps;
}

function entityText(match: RegExpMatchArray): string | null {
  if (match[1] !== undefined) return ENTITIES[match[1].toLowerCase()] ?? null;
  const code = match[2] !== undefined ? Number(match[2]) : Number.parseInt(match[3]!, 16);
  const isSpace = code === 160 || code === 9 || code === 32;
  if (isSpace) return " ";
  const usable = code > 32 && code <= 0x10ffff && !(code >= 127 && code < 160) && !(code >= 0xd800 && code < 0xe000);
  return usable ? String.fromCodePoint(code) : null;
}

function bbcodeSteps(text: string): MendStep[] {
  if (!text.includes("[")) return [];
  const steps: MendStep[] = [];
  const closers = /\[\/[bius]\]/i.test(text);
  for (const match of text.matchAll(BBCODE)) {
    // [B] and [U] may be mana to people who force symbols with square brackets.
    if (/^\[[BUIS]\]$/.test(match[0]) && !closers) continue;
    steps.push({ code: "bbcode-leftover", start: match.index, end: match.index + match[0].length, text: "" });
  }
  return steps;
}

/** A backslash before a sign that Markdown would otherwise take for itself. */
function escapeSteps(text: string): MendStep[] {
  if (!text.includes("\\")) return [];
  return [...text.matchAll(ESCAPE)].map((match) => ({
    code: "markdown-leftover" as const,
    start: match.index,
    end: match.index + 1,
    text: "",
  }));
}

interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Pairs of `*`, `**`, `***`, `_`, `__`, `` ` `` and `~~` around words. A lone star (as in a power of `*`) stays. */
function emphasisSteps(text: string): MendStep[] {
  if (!/[*_`]|~~/.test(text)) return [];
  const open = new Map<string, Mark>();
  const marks: Mark[] = [];
  for (const match of text.matchAll(/\\.|\*{1,3}|_{1,}|`+|~~+/g)) {
    const run = match[0];
    if (run.startsWith("\\") || run.length > 3) continue;
    const start = match.index;
    const end = start + run.length;
    const before = text[start - 1] ?? " ";
    const after = text[end] ?? " ";
    const opener = open.get(run);
    if (opener && canClose(before, after) && /\p{L}/u.test(text.slice(opener.end, start))) {
      marks.push(opener, { start, end });
      open.delete(run);
    } else if (canOpen(before, after)) open.set(run, { start, end });
  }
  return marks
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ code: "markdown-leftover" as const, start, end, text: "" }));
}

function canOpen(before: string, after: string): boolean {
  return !/[\s/]/.test(after) && !/[\p{L}\d/+]/u.test(before);
}

function canClose(before: string, after: string): boolean {
  return !/[\s/+]/.test(before) && !/[\p{L}\d/]/u.test(after);
}

/** Whether the whole line is set in italics, in whichever markup, and is not a parenthesis: that is how people write flavor text. */
export function isWhollyItalic(line: string): boolean {
  const inner =
    /^\*([^*()]{1,2000})\*$/.exec(line)?.[1] ??
    /^_([^_()]{1,2000})_$/.exec(line)?.[1] ??
    /^\[i\]([^()]{1,2000})\[\/i\]$/i.exec(line)?.[1] ??
    /^<(?:i|em)>([^()]{1,2000})<\/(?:i|em)>$/i.exec(line)?.[1];
  return inner !== undefined && /\p{L}/u.test(inner);
}
