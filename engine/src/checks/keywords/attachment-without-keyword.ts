import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { findNode } from "../trees.ts";

/** What makes use of an artifact of this type: keywords, and verbs of abilities written out. */
const USES = {
  Equipment: {
    keywords: /equip|reconfigure|living weapon|mirrodin|job select|germ/i,
    verbs: ["attach", "equip"],
    lack: "it can't be attached to anything: “Equip {2}” is missing",
    rule: "Equip {2}",
  },
  Vehicle: {
    keywords: /crew/i,
    verbs: ["become", "be", "crew"],
    lack: "it never becomes a creature: “Crew 2” is missing",
    rule: "Crew 2",
  },
} as const;

/** An Equipment without equip, a Vehicle without crew */
export const attachmentWithoutKeyword = faceCheck("attachment-without-keyword", {
  ref: "KW09 KW10",
  severity: "warning",
  rules: [cr("301.5b"), cr("301.7")],
  on: "face",
  why: "An Equipment does nothing until it is attached, and a Vehicle is no creature until it is crewed; the card says how that is done.",
  help: "Add “Equip {2}” to an Equipment, “Crew 2” to a Vehicle.",
  test: (face) =>
    face.source.typeLine.subtypes.flatMap(({ text, span }) => {
      const use = text === "Equipment" || text === "Vehicle" ? USES[text] : undefined;
      if (!use || face.types.includes("creature") || face.faceCount > 1) return [];
      const isUsed = face.abilities.some(
        ({ tree, unread }) =>
          unread.length > 0 ||
          findNode(
            tree,
            ({ kind, is }) =>
              (kind === "keyword" && use.keywords.test(String(is))) || (use.verbs as readonly string[]).includes(kind),
            true,
          ) !== undefined,
      );
      const end = face.source.lines.at(-1);
      if (isUsed || !end) return [];
      const last = end.start + end.text.length;
      const edits = [{ span: [last, last] as const, text: `\n${use.rule}` }];
      return [
        { span, message: `On this ${text} ${use.lack}.`, fixes: [{ title: `Add “${use.rule}”`, safe: false, edits }] },
      ];
    }),
  wrong: [
    "Artifact — «Equipment» | Equipped creature gets +1/+1.",
    "Artifact — «Equipment» | Equipped creature has flying.\nWhenever equipped creature attacks, draw a card.",
    "Artifact — «Vehicle» 3/3 | Flying, haste",
  ],
  right: [
    "Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {1}",
    "Artifact — Equipment | When this Equipment enters, attach it to target creature you control.\nEquipped creature has reach.",
    "Artifact — Vehicle 3/3 | Flying\nCrew 2",
    "Artifact — Vehicle 3/3 | {2}: This Vehicle becomes an artifact creature until end of turn.",
  ],
  fixed: ["Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}"],
});
