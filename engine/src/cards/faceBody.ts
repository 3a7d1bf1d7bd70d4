/**
 * The lines of a face below its type line: rules lines, stats and metadata.
 */
import type { Span } from "../text/words.ts";
import type { FaceStats, MetadataEntry, RulesLine } from "./cardSource.ts";
import { type FaceContext, reportLabel, reportMends } from "./faceContext.ts";
import { isWhollyItalic } from "./markup.ts";
import type { MendableText } from "./mendableText.ts";
import { fieldLabelOf, parseMetadataLine } from "./metadata.ts";
import { mendRulesLine, placeholderPlaces, placeholderWords } from "./rulesLine.ts";
import { selfWordingOf } from "./selfWording.ts";
import { withoutMarkup } from "./cleanLine.ts";
import type { SourceLine } from "./splitCards.ts";
import { type StatsLine, isBandHeader, isPowerToughness, parseStatsLine, printStats } from "./stats.ts";
import { type TypeLine, cardTypesOf } from "./typeLine.ts";

/** What stands below a type line. */
export interface FaceBody {
  readonly lines: readonly RulesLine[];
  readonly stats: FaceStats | null;
  readonly metadata: readonly MetadataEntry[];
}

/** A line on its way to being sorted. */
interface BodyLine {
  /** As typed. */
  readonly raw: string;
  readonly span: Span;
  /** Without markup. */
  readonly line: MendableText;
}

/**
 * Sorts the lines below a type line.
 * @param hasStats whether the face's stats were found beside its type
 */
export function parseFaceBody(
  sources: readonly SourceLine[],
  head: { readonly name: string; readonly typeLine: TypeLine; readonly hasStats: boolean },
  context: FaceContext,
): FaceBody {
  const body = bodyLines(sources, context);
  const metadata: MetadataEntry[] = [];
  const rest = body.filter((entry) => !takeMetadata(entry, metadata, context));
  const stats = takeStatsAndFlavor(rest, head, metadata, context);
  return { lines: rulesLines(rest, head, context), stats, metadata };
}

/** The lines without markup; where an HTML line break stands in a line, it is cut. */
function bodyLines(sources: readonly SourceLine[], context: FaceContext): BodyLine[] {
  const body: BodyLine[] = [];
  const add = (text: string, start: number): void => {
    const raw = text.trim();
    const from = start + (text.length - text.trimStart().length);
    const line = withoutMarkup(raw, from, "keep");
    if (line.text !== "") body.push({ raw, span: [from, from + raw.length], line });
    else reportMends(context, line);
  };
  for (const { text, start } of sources) {
    let at = 0;
    for (const found of text.matchAll(/<br ?\/?>|\/\/\/br\/\/\//gi)) {
      add(text.slice(at, found.index), start + at);
      at = found.index + found[0].length;
      const span: Span = [start + found.index, start + at];
      const fix = { title: "Start a new line", edits: [{ span, text: "\n" }] };
      context.problems.add("html-leftover", span, "A new ability starts on a new line.", fix);
    }
    add(text.slice(at), start + at);
  }
  return body;
}

function takeMetadata({ line, span }: BodyLine, metadata: MetadataEntry[], context: FaceContext): boolean {
  const found = parseMetadataLine(line.text);
  if (!found) return false;
  const value = {
    text: line.text.slice(found.valueStart),
    span: line.originOf(found.valueStart, line.text.length),
  };
  metadata.push({ key: found.key, value, span });
  reportMends(context, line);
  if (found.otherKey) {
    const place = line.originOf(0, found.valueStart);
    const fix = { title: `Write “${found.key}:”`, edits: [{ span: place, text: `${found.key}: ` }] };
    context.problems.add("field-label", place, `The label of this line is “${found.key}:”.`, fix);
  }
  return true;
}

/** Takes stats and flavor text from the end of the lines, whichever stands last. */
function takeStatsAndFlavor(
  body: BodyLine[],
  head: { readonly typeLine: TypeLine; readonly hasStats: boolean },
  metadata: MetadataEntry[],
  context: FaceContext,
): FaceStats | null {
  const types = cardTypesOf(head.typeLine);
  const flavor: MetadataEntry[] = [];
  let stats: FaceStats | null = null;
  for (let last = body.at(-1); last; last = body.at(-1)) {
    const ofBand = isPowerToughness(last.line.text) && body.length > 1 && isBandHeader(body.at(-2)!.line.text);
    const found: StatsLine | null = stats || (ofBand && head.hasStats) ? null : parseStatsLine(last.line, types);
    if (found) {
      stats = found.stats;
      reportMends(context, last.line);
      if (found.problem) {
        const printed = printStats(found.stats);
        const fix = { title: `Write “${printed}”`, edits: [{ span: last.span, text: printed }] };
        context.problems.add(found.problem, last.span, `This line is written “${printed}”.`, fix);
      }
    } else if (isFlavorLine(last)) {
      const { line, span } = last;
      flavor.push({ key: "Flavor", value: { text: line.text, span: line.originOf(0, line.text.length) }, span });
      const fix = { title: "Mark it as flavor text", edits: [{ span, text: `Flavor: ${line.text}` }] };
      const message = "Flavor text stands on a line that starts with “Flavor:”.";
      context.problems.add("unlabelled-flavor", span, message, fix);
    } else break;
    body.pop();
  }
  for (const entry of flavor.reverse()) metadata.push(entry);
  return stats;
}

/** Italics or quotation marks around the whole line: no rules line has them. */
function isFlavorLine({ raw, line }: BodyLine): boolean {
  if (fieldLabelOf(line.text)) return false;
  return isWhollyItalic(raw) || /^["“][^"“”]+["”](?:\s*[—–-]+\s*[^"“”]{1,80})?$/.test(line.text);
}

function rulesLines(
  body: readonly BodyLine[],
  head: { readonly name: string; readonly typeLine: TypeLine },
  context: FaceContext,
): RulesLine[] {
  const words = [...cardTypesOf(head.typeLine), ...head.typeLine.subtypes.map(({ text }) => text.toLowerCase())];
  const typeWords = new Set(words);
  const self = selfWordingOf(head.name, head.typeLine);
  const lines: RulesLine[] = [];
  for (const { raw, line } of body) {
    const label = fieldLabelOf(line.text);
    if (label?.label === "text") {
      reportLabel(context, line, label.length);
      // The report above is the one about the label; the mend is not reported again.
      const before = line.mends.length;
      line.apply([{ code: "field-label", start: 0, end: label.length, text: "" }]);
      line.mends.splice(before);
      line.trim();
      if (line.text === "") continue;
    }
    mendRulesLine(line, { typeWords });
    line.trim();
    context.problems.addMends(
      line.mends.filter(({ code }) => code !== "name-placeholder"),
      ([from, to]) => context.cardText.slice(from, to),
    );
    const canonical = reportPlaceholders(line, self, context);
    const mended = line.text === raw ? {} : { mended: line };
    const [start, end] = line.originOf(0, line.text.length);
    lines.push({
      text: mended.mended ? context.cardText.slice(start, end) : raw,
      start,
      end,
      ...mended,
      canonical: canonical.replaceAll(/\s+/g, " ").trim(),
    });
  }
  return lines;
}

/** Reports the placeholders of a line; gives the line as the formatter writes it. */
function reportPlaceholders(line: MendableText, self: ReturnType<typeof selfWordingOf>, context: FaceContext): string {
  if (!line.text.includes("~")) return line.text;
  const replacements = new Map(placeholderWords(line.text, self).map((step) => [step.start, step.text]));
  let canonical = "";
  let at = 0;
  for (const place of placeholderPlaces(line.text)) {
    const span = line.originOf(place.start, place.end);
    const typed = context.cardText.slice(span[0], span[1]);
    const text = replacements.get(place.start);
    const message = text
      ? `“${typed}” only stands for the card while it is being designed: write “${text}”.`
      : `“${typed}” only stands for the card while it is being designed: say which object you mean.`;
    const fix = text ? { title: `Write “${text}”`, edits: [{ span, text }] } : undefined;
    context.problems.add("name-placeholder", span, message, fix);
    canonical += line.text.slice(at, place.start) + (text ?? typed);
    at = place.end;
  }
  return canonical + line.text.slice(at);
}
