/**
 * The first lines of a face: name, mana cost and type line.
 */
import type { Span } from "../text/words.ts";
import type { TextPiece } from "./cardSource.ts";
import { type FaceContext, reportLabel, reportMends, typedAt } from "./faceContext.ts";
import { type ManaCost, parseManaCost, printManaCost } from "./manaCost.ts";
import type { MendableText } from "./mendableText.ts";
import { fieldLabelOf, rarityAtEnd } from "./metadata.ts";
import { isCostLine, nameLineParts } from "./nameLine.ts";
import { likenessOfLine, typeLineExtent, withoutMarkup } from "./cleanLine.ts";
import type { SourceLine } from "./splitCards.ts";
import { type TypeLine, missingTypeLine, parseTypeLine } from "./typeLine.ts";

/** What the first lines of a face say. */
export interface FaceHead {
  readonly name: TextPiece;
  readonly manaCost: ManaCost | null;
  readonly typeLine: TypeLine;
  /** Power and toughness that stand beside the type. */
  readonly stats: { readonly text: string; readonly span: Span } | null;
  /** A rarity that stands beside the type, by its usual name. */
  readonly rarity: TextPiece | null;
  /** How many of the face's lines these are. */
  readonly lineCount: number;
}

/** Reads name, mana cost and type line from the lines of a face; the type line may be missing. */
export function parseFaceHead(lines: readonly SourceLine[], context: FaceContext): FaceHead {
  const nameLine = withoutMarkup(lines[0]!.text, lines[0]!.start);
  reportMends(context, nameLine);
  const isLand = lines.slice(1, 3).some(({ text }) => /^[^—–.]*\bland\b/i.test(text));
  const parts = nameLineParts(nameLine.text, isLand ? "braced" : context.dialect);
  if (parts.nameStart > 0) reportLabel(context, nameLine, parts.nameStart);
  const name: TextPiece = {
    text: nameLine.text.slice(parts.nameStart, parts.nameEnd),
    span: nameLine.originOf(parts.nameStart, parts.nameEnd),
  };
  let manaCost: ManaCost | null = null;
  let lineCount = 1;
  if (parts.cost) {
    manaCost = costAt(nameLine, parts.cost[0], parts.cost[1], context);
    if (parts.divider) reportDivider(name, manaCost, context);
  } else if (lines.length > 2) {
    const line = withoutMarkup(lines[1]!.text, lines[1]!.start);
    if (isCostLine(line.text)) {
      lineCount = 2;
      manaCost = costOnOwnLine(lines, line, context);
    }
  }
  const source = lines[lineCount];
  const line = source && withoutMarkup(source.text, source.start);
  if (!line || likenessOfLine(line.text, context.words) === "no") {
    const message = "A type line is missing below this name, such as “Instant” or “Creature — Goblin”.";
    context.problems.add("missing-type-line", name.span, message);
    const at = lines[lineCount - 1]!.end;
    return { name, manaCost, typeLine: missingTypeLine(at), stats: null, rarity: null, lineCount };
  }
  reportMends(context, line);
  return { name, manaCost, ...typeLineWithSuffixes(line, context), lineCount: lineCount + 1 };
}

function costAt(
  line: MendableText,
  start: number,
  end: number,
  context: FaceContext,
  report: "aloud" | "quietly" = "aloud",
): ManaCost {
  const cost = parseManaCost(line.text.slice(start, end), 0);
  const place = (span: Span): Span => line.originOf(start + span[0], start + span[1]);
  const placed: ManaCost = {
    ...cost,
    span: place(cost.span),
    symbols: cost.symbols.map((symbol) => ({ ...symbol, span: place(symbol.span) })),
  };
  if (cost.form !== "braced" && report === "aloud") {
    const printed = printManaCost(placed);
    const message = `Mana is written in braces: ${printed}, not ${cost.text}.`;
    const fix = { title: "Put the mana in braces", edits: [{ span: placed.span, text: printed }] };
    context.problems.add("bare-mana", placed.span, message, fix);
  }
  return placed;
}

function reportDivider(name: TextPiece, cost: ManaCost, context: FaceContext): void {
  const between: Span = [name.span[1], cost.span[0]];
  const fix = { title: "Leave one space", edits: [{ span: between, text: " " }] };
  context.problems.add("mana-cost-place", between, "Only a space stands between the name and the mana cost.", fix);
}

/** A second line that is the mana cost; an empty `Cost:` is none. */
function costOnOwnLine(lines: readonly SourceLine[], line: MendableText, context: FaceContext): ManaCost | null {
  const start = fieldLabelOf(line.text)?.length ?? 0;
  const source = lines[1]!;
  const gone: Span = [lines[0]!.end, source.end];
  if (line.text.slice(start).trim() === "") {
    const fix = { title: "Take out the empty line", edits: [{ span: gone, text: "" }] };
    context.problems.add(
      "field-label",
      [source.start, source.end],
      "A card without a mana cost needs no line for it.",
      fix,
    );
    return null;
  }
  const cost = costAt(line, start, line.text.length, context, "quietly");
  const fix = {
    title: "Put it after the name",
    edits: [{ span: gone, text: ` ${printManaCost(cost)}` }],
  };
  const message = "The mana cost stands on the line of the name.";
  context.problems.add("mana-cost-place", [source.start, source.end], message, fix);
  return cost;
}

function typeLineWithSuffixes(
  line: MendableText,
  context: FaceContext,
): Pick<FaceHead, "typeLine" | "stats" | "rarity"> {
  const { start, end } = typeLineExtent(line.text);
  if (start > 0) reportLabel(context, line, start);
  const text = line.text.slice(start, end);
  const typeLine = parseTypeLine(text, (from, to) => line.originOf(start + from, start + to), context.words);
  reportDash(typeLine, context);
  let stats: FaceHead["stats"] = null;
  let rarity: FaceHead["rarity"] = null;
  // The suffixes are found again one by one, from the end, so that each has its own place.
  let rest = line.text.length;
  while (rest > end) {
    const found = rarityAtEnd(line.text.slice(0, rest));
    const from = found && found.start >= end ? found.start : end;
    const suffix = line.text.slice(from, rest);
    if (suffix.trim() === "") break;
    const lead = suffix.length - suffix.trimStart().length;
    const span = line.originOf(from + lead, from + suffix.trimEnd().length);
    if (found && found.start >= end) rarity = { text: found.rarity, span };
    else {
      const both = suffix.trim().replaceAll(/^[([]|[)\]]$/g, "");
      stats = { text: both, span };
    }
    rest = from;
  }
  return { typeLine, stats, rarity };
}

function reportDash(typeLine: TypeLine, context: FaceContext): void {
  const { dash, subtypes } = typeLine;
  if (dash && dash.text !== "—") {
    const before = /\s/.test(typedAt(context, [dash.span[0] - 1, dash.span[0]])) ? "" : " ";
    const after = /\s/.test(typedAt(context, [dash.span[1], dash.span[1] + 1])) ? "" : " ";
    const fix = { title: "Write a long dash", edits: [{ span: dash.span, text: `${before}—${after}` }] };
    const message = `A long dash (—) stands between types and subtypes, not “${dash.text}”.`;
    context.problems.add("hyphen-for-dash", dash.span, message, fix);
  } else if (!dash && subtypes.length > 0) {
    const at = subtypes[0]!.span[0];
    const fix = { title: "Put a dash between them", edits: [{ span: [at, at] as Span, text: "— " }] };
    context.problems.add("missing-dash", typeLine.span, "A long dash (—) stands between types and subtypes.", fix);
  }
}
