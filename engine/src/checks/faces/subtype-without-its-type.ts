import { cardTypesOfCategory, subtypesByWord } from "../../language/lexicon/subtypes.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { aOrAn, isDeclared } from "./typeLine.ts";

/** “Artifact — Goblin” */
export const subtypeWithoutType = faceCheck("subtype-without-its-type", {
  ref: "TYP03",
  severity: "error",
  rules: [cr("205.3c"), cr("205.3d")],
  on: "face",
  why: "Each subtype belongs to a card type, and a card can't have it without that type.",
  help: "Add the card type, or choose a subtype of the types that are there.",
  test: (face) =>
    face.types.length === 0 || face.types.includes("plane")
      ? []
      : face.source.typeLine.subtypes.flatMap(({ text, span }): FaceFound[] => {
          const words = subtypesByWord(text);
          const types = words.flatMap(({ category }) => cardTypesOfCategory[category]);
          if (words.length === 0 || types.some((type) => face.types.includes(type)) || isDeclared(face, text))
            return [];
          return [
            {
              span,
              message: `“${text}” is a subtype of ${[...new Set(types)].join(" and ")} cards, and this is ${aOrAn(face.types.join(" "))}.`,
            },
          ];
        }),
  wrong: [
    "Artifact — «Goblin» | {T}: Add {C}.",
    "Instant — «Aura» | Draw a card.",
    "Creature — «Equipment» | Haste",
    "Enchantment — «Vehicle» | Creatures you control have flying.",
  ],
  right: [
    "Artifact Creature — Goblin | Haste",
    "Kindred Instant — Goblin | Draw a card.",
    "Artifact — Vehicle 3/3 | Crew 2",
  ],
});
