/**
 * Reads the lines of one face.
 */
import type { FaceSource, FaceStats, MetadataEntry } from "./cardSource.ts";
import { parseFaceBody } from "./faceBody.ts";
import { type FaceContext, lineEndOf } from "./faceContext.ts";
import { parseFaceHead } from "./faceHead.ts";
import type { SourceLine } from "./splitCards.ts";

/**
 * Reads a face. Never fails: what is missing is missing in the result and said in the problems.
 * @param lines its text lines, at least one; places are relative to the card
 */
export function parseFace(lines: readonly SourceLine[], context: FaceContext): FaceSource {
  const head = parseFaceHead(lines, context);
  const { name, manaCost, typeLine } = head;
  const body = parseFaceBody(
    lines.slice(head.lineCount),
    { name: name.text, typeLine, hasStats: head.stats !== null },
    context,
  );
  const end = lines.at(-1)!.end;
  const rulesEnd = body.lines.at(-1)?.end ?? typeLine.span[1];
  const newLine = lineEndOf(context);
  const stats = body.stats ?? statsBesideType(head.stats);
  if (head.stats) {
    const insert = body.stats ? [] : [{ span: [rulesEnd, rulesEnd] as const, text: newLine + head.stats.text }];
    const fix = { title: "Move it to its own line", edits: [{ span: head.stats.span, text: "" }, ...insert] };
    const message = "Power and toughness stand on their own line after the rules text.";
    context.problems.add("stats-on-type-line", head.stats.span, message, fix);
  }
  const metadata: MetadataEntry[] = [...body.metadata];
  if (head.rarity) {
    metadata.push({ key: "Rarity", value: head.rarity, span: head.rarity.span });
    const line = `Rarity: ${head.rarity.text}`;
    const fix = {
      title: `Write “${line}” below`,
      edits: [
        { span: head.rarity.span, text: "" },
        { span: [end, end] as const, text: newLine + line },
      ],
    };
    context.problems.add("rarity-on-type-line", head.rarity.span, `The rarity stands on its own line: “${line}”.`, fix);
  }
  return {
    span: [lines[0]!.quoteStart ?? lines[0]!.start, end],
    name,
    manaCost,
    typeLine,
    lines: body.lines,
    stats,
    metadata,
  };
}

/** Power and toughness found beside the type, as stats. */
function statsBesideType(
  found: { readonly text: string; readonly span: readonly [number, number] } | null,
): FaceStats | null {
  if (!found) return null;
  const slash = found.text.indexOf("/");
  const [start, end] = found.span;
  // Parentheses around both, if any, belong to the whole.
  const shift = end - start > found.text.length ? 1 : 0;
  const power = { text: found.text.slice(0, slash), span: [start + shift, start + shift + slash] as const };
  const from = start + shift + slash + 1;
  const toughness = { text: found.text.slice(slash + 1), span: [from, start + shift + found.text.length] as const };
  return { kind: "powerToughness", power, toughness, span: found.span };
}
