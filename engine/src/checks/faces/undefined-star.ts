import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { findNode } from "../trees.ts";

/** A star in the box that nothing defines, and the other way about. */
export const undefinedStar = faceCheck("undefined-star", {
  ref: "TYP12",
  severity: "error",
  rules: [cr("208.2a"), cr("604.3")],
  on: "face",
  why: "A star stands for a number that an ability of the card defines; without one it is 0.",
  help: "Add an ability such as “Soot Herald's power and toughness are each equal to the number of creatures you control.”",
  test: (face) => {
    const { stats } = face.source;
    if (stats?.kind !== "powerToughness" || !/[*]/.test(stats.power.text + stats.toughness.text)) return [];
    const unread = face.abilities.some(({ unread: parts }) => parts.length > 0);
    const defined = face.abilities.some(
      ({ tree }) =>
        findNode(
          tree,
          ({ kind }) =>
            ["isEqual", "statOf", "haveStats", "asItEnters", "isQuantity", "choose", "countersHaving"].includes(kind) ||
            kind === "stat",
        ) !== undefined,
    );
    return unread || defined
      ? []
      : [
          {
            span: stats.span,
            message: `Nothing on this card says what the star in “${stats.power.text}/${stats.toughness.text}” is.`,
          },
        ];
  },
  wrong: [
    "Creature — Elf «*/*» | Trample",
    "Creature — Elf «1/*» | When this creature enters, draw a card.",
    "Artifact Creature — Golem «*/4» | Defender",
  ],
  right: [
    "Creature — Elf */* | Soot Herald's power and toughness are each equal to the number of creatures you control.",
  ],
});
