import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";

/** A land with a mana cost. */
export const landWithManaCost = faceCheck("land-with-mana-cost", {
  ref: "SYM16",
  severity: "warning",
  rules: [cr("202.1b"), cr("305.9")],
  on: "face",
  why: "Lands are played, not cast, so a mana cost would never be paid.",
  help: "Leave the mana cost out.",
  test: (face) => {
    const cost = face.source.manaCost;
    if (!cost || !face.types.includes("land")) return [];
    const start = face.cardText.slice(0, cost.span[0]).trimEnd().length;
    return [
      {
        span: cost.span,
        message: `This land has a mana cost, “${cost.text}”.`,
        fixes: [{ title: "Leave it out", safe: false, edits: [{ span: [start, cost.span[1]], text: "" }] }],
      },
    ];
  },
  wrong: [
    "«{2}» Land | {T}: Add {C}.",
    "«{G}» Land — Forest | {T}: Add {G}.",
    "«{1}{W}» Artifact Land | {T}: Add {W}.",
  ],
  right: ["Land | {T}: Add {C}."],
});
