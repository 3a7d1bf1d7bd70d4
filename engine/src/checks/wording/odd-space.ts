import { wordCheck } from "../check.ts";
import { isJoinedToNon } from "./non-without-hyphen.ts";

/** “{2} , {T}:”, “draw a card .” */
export const oddSpace = wordCheck("odd-space", {
  ref: "PUN12",
  severity: "hint",
  rules: [],
  surface: "space",
  // Only what is wrong by the common rules of spaces, whatever the printer makes of it.
  test: ({ typed, before }, { node, parent }) =>
    typed.space
      ? /^[,.;:)]$/.test(typed.raw) || (before?.key === "non" && !isJoinedToNon(node, parent))
      : before !== undefined && /^[,:;.•]$/.test(before.raw) && /^[\p{L}\d{]/u.test(typed.raw),
  message: ({ typed, expectedSpace, before }) =>
    expectedSpace
      ? `A space is missing between “${before?.raw}” and “${typed.raw}”.`
      : `There is a space too many before “${typed.raw}”.`,
  why: "Spaces stand after commas, colons and full stops, and never before them.",
  help: "Put a single space where words are divided, and none before punctuation.",
  wrong: [
    "Creature — Bird | Flying«,vigilance»",
    "Artifact | {1}«,{T}»: Draw a card.",
    "Artifact | {1}, {T}«:Draw» a card.",
    "Draw a «card .» You gain 2 life.",
    "Creature — Elf | When this creature dies, draw a «card .»",
    "Destroy target «non creature» permanent.",
  ],
  right: ["Draw a card.", "Artifact | {1}, {T}: Draw a card."],
  fixed: ["Creature — Bird | Flying, vigilance", "Artifact | {1}, {T}: Draw a card."],
});
