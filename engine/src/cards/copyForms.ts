/**
 * A card as people paste it elsewhere: plain text, Discord, Reddit.
 */
import type { FaceSource } from "./cardSource.ts";
import { faceText } from "./format.ts";
import type { ParsedCard } from "./parseCards.ts";

/** Where the text is to be pasted. */
export type CopyForm = "text" | "discord" | "reddit";

/**
 * The card in the form wanted, canonical and without comments.
 * Discord and Reddit get the name in bold, reminder and flavor text in italics; Reddit also a blank line between lines.
 */
export function copyCard(card: ParsedCard, form: CopyForm): string {
  if (form === "text") return card.faces.map((face) => faceText(face).join("\n")).join("\n//\n");
  const between = form === "reddit" ? "\n\n" : "\n";
  return card.faces
    .map((face) => markdownLines(face, form).join(between))
    .join(`${between}${form === "reddit" ? "---" : "//"}${between}`);
}

function markdownLines(face: FaceSource, form: "discord" | "reddit"): string[] {
  const [nameLine = "", ...rest] = faceText(face);
  const cost = nameLine.slice(face.name.text.replaceAll(/\s+/g, " ").trim().length);
  const lines = [`**${escaped(nameLine.slice(0, nameLine.length - cost.length))}**${cost}`];
  for (const line of rest) {
    const flavor = /^Flavor: (.*)$/.exec(line);
    // Rules of the house: only what is printed on a card is copied, so number and layout stay behind.
    if (flavor) lines.push(`*${escaped(flavor[1]!)}*`);
    else if (!/^(?:Number|Layout|Artist|Color): /.test(line)) lines.push(italicReminders(line, form));
  }
  return lines;
}

/** Reminder text in italics; the rest escaped, so that a power of `*` starts none. */
function italicReminders(line: string, form: "discord" | "reddit"): string {
  const pieces = line.split(/(?<=^|\s)(\([^()]*\))/);
  const written = pieces.map((piece) => (/^\(.*\)$/.test(piece) ? `*${escaped(piece)}*` : escaped(piece))).join("");
  // A bullet or a hyphen at the start would make a list of it.
  return form === "reddit" ? written.replace(/^([+-])/, "\\$1") : written;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\*_~`|]/g, "\\$&");
}
