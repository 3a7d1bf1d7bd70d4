/** The message about words that nobody understands: how far they were understood, and what was perhaps meant. */
import { beginsWithCapital } from "../text/letters.ts";
import type { ReadFace } from "../cards/readCard.ts";
import { type Explanation, explainAtOnce, explainUnreadPart } from "../language/meaning/unread.ts";
import { oracleGrammar } from "../language/grammar.ts";
import { type Repair, repairOf } from "../language/meaning/repairs.ts";
import { type LineReading, type Unread, unreadOf } from "../language/read.ts";
import type { Span } from "../text/words.ts";
import type { UnreadWords } from "./check.ts";
import type { Finding, Fix } from "./finding.ts";
import type { JudgedFace } from "./judgedCard.ts";

/** Its code; it can be silenced like a check. */
export const notUnderstoodCode = "not-understood";

/** More words than these that could stand in a place tell nobody anything. */
const MOST_EXPECTED = 3;
/** As many are shown where somebody asks. */
const MOST_OFFERED = 5;

/** Words that are not understood, with all that is known of them. */
export interface MisreadWords extends UnreadWords {
  readonly start: number;
  readonly explained: Explanation;
}

/** Finds out which words of an unread part are wrong, and what was perhaps meant. */
export function misreadWords(face: JudgedFace, line: LineReading, unread: Unread): MisreadWords {
  const { cardText, names, source, options } = face;
  const [start, end] = unread.span;
  const opening = start <= line.span[0];
  const text = cardText.slice(start, end);
  const explained = options.explainFully
    ? explainUnreadPart(text, start, opening, names, source.typeLine.canonical)
    : explainAtOnce(text, start, unread.stoppedAt);
  const mended = mendedWords(face, line, unread, explained);
  const span = mended?.wrong ?? explained.wrong;
  const typed = cardText.slice(span[0], span[1]);
  const { meant, isWhole = false } = mended ?? {};
  return { face, line, start, explained, span, typed, isWhole, ...(meant === undefined ? {} : { meant }) };
}

/** Says what was understood, where that stops and what could stand there; only the words that are wrong are marked. */
export function notUnderstood({ cardText }: JudgedFace, words: MisreadWords): Finding {
  const { start, explained, span, typed, meant } = words;
  return {
    code: notUnderstoodCode,
    ref: null,
    severity: "information",
    span,
    message: messageOf(cardText, { ...explained, understood: [start, span[0]] }, typed, meant),
    why: "Cardwright only judges and plays words it understands to the last; these it does not know in this place.",
    help: "It may still be right. Look for a misspelt word or another order of words on printed cards; else nothing need be done.",
    tags: [],
    rules: [],
    fixes: meant === undefined ? [] : [fixOf(span, meant)],
    related: [],
  };
}

/** What was understood before the words that are not, and the few likeliest words that could come next in their place. */
export function whatCouldStand(
  face: ReadFace,
  cardText: string,
  line: LineReading,
  { span: [start, end] }: Unread,
): { readonly understood: string; readonly offers: readonly string[] } {
  const opening = start <= line.span[0];
  const typeLine = face.source.typeLine.canonical;
  const text = cardText.slice(start, end);
  const { understood, expected } = explainUnreadPart(text, start, opening, face.names, typeLine);
  const offers = expected.filter(isOfUse).slice(0, MOST_OFFERED);
  return { understood: shortened(cardText.slice(understood[0], understood[1]).trim()), offers };
}

/** The words that are wrong and what was meant: what is understood further when it is read again, else what is likest. */
function mendedWords(
  { cardText, names, source }: JudgedFace,
  line: LineReading,
  { span: [start, end], stoppedAt }: Unread,
  { wrong, didYouMean, near }: Explanation,
): { readonly wrong: Span; readonly meant: string; readonly isWhole?: boolean } | undefined {
  const text = cardText.slice(start, end);
  const asTyped = (words: string): string => inCaseOf(cardText.slice(wrong[0], wrong[1]), words);
  const likely = [didYouMean, near].flatMap((words): Repair[] =>
    words === undefined ? [] : [{ span: [wrong[0] - start, wrong[1] - start], text: asTyped(words) }],
  );
  const isApart = isSentenceApart(cardText, line.span, [start, end]);
  const before = isApart ? "" : cardText.slice(line.span[0], start);
  const after = isApart ? "." : cardText.slice(end, line.span[1]);
  const isLater = isApart && start > line.span[0];
  const understands = (part: string): number => {
    const { lines } = linesOf(before + part + after);
    const unread = unreadOf({ name: names.full, typeLine: source.typeLine.canonical, lines }, isLater);
    const still = unread.find(({ span }) => span[0] < before.length + part.length && span[1] > before.length);
    return still ? Math.max(0, still.stoppedAt - before.length) : part.length;
  };
  const repair = repairOf(text, Math.min(stoppedAt, wrong[0]) - start, understands, likely);
  if (repair) {
    const { span, text: meant, isWhole } = repair;
    return { wrong: [start + span[0], start + span[1]], meant, isWhole };
  }
  const isWord = oracleGrammar().isWord(cardText.slice(wrong[0], wrong[1]).toLowerCase());
  return didYouMean === undefined || isWord ? undefined : { wrong, meant: asTyped(didYouMean) };
}

/** Whether a part of a line is a sentence that is read without the others: no quotation and no other line is about. */
function isSentenceApart(cardText: string, [from, to]: Span, [start, end]: Span): boolean {
  if (/["“\n]/.test(cardText.slice(from, to))) return false;
  return /(?:^|\.\s+)$/.test(cardText.slice(from, start)) && /^(?:$|\.)/.test(cardText.slice(end, to));
}

function linesOf(text: string): { readonly lines: { readonly text: string; readonly start: number }[] } {
  let start = 0;
  const lines = text.split("\n").map((line) => {
    const placed = { text: line, start };
    start += line.length + 1;
    return placed;
  });
  return { lines };
}

function messageOf(
  cardText: string,
  { understood, expected }: Explanation,
  typed: string,
  meant: string | undefined,
): string {
  const known = shortened(cardText.slice(understood[0], understood[1]).trim());
  if (meant === `${typed},`) return `A comma seems to be missing behind “${known ? `${known} ` : ""}${typed}”.`;
  const wrong = `“${shortened(typed)}” is not understood${known ? ` after “${known}”` : " here"}`;
  if (meant !== undefined) return `${wrong}; did you mean “${meant}”?`;
  const could = expected
    .filter(isOfUse)
    .slice(0, MOST_EXPECTED)
    .map((words) => `“${words}”`);
  if (could.length === 0) return `${wrong}.`;
  const last = could.length > 1 ? ` or ${could.pop()}` : "";
  return `${wrong}; ${could.join(", ")}${last} could stand there.`;
}

/** Whole words and symbols; that a comma or the beginning of “nonland” could stand somewhere helps nobody. */
function isOfUse(words: string): boolean {
  return /^(?:\p{L}{2}|[{+\d])/u.test(words) && !/^non-?$/u.test(words);
}

function fixOf(span: Explanation["wrong"], meant: string): Fix {
  return { title: `Write “${meant}”`, safe: false, edits: [{ span, text: meant }] };
}

/** A word in place of one with a capital gets one. */
function inCaseOf(typed: string, meant: string): string {
  const first = meant.charAt(0);
  return beginsWithCapital(typed) ? first.toUpperCase() + meant.slice(1) : first.toLowerCase() + meant.slice(1);
}

/** The end of long words: that is where the trouble is. */
function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `…${line.slice(-59).trimStart()}` : line;
}
