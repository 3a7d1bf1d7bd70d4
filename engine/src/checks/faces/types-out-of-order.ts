import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { fix } from "./typeLine.ts";

const ORDER = [
  "kindred",
  "artifact",
  "enchantment",
  "land",
  "planeswalker",
  "battle",
  "creature",
  "instant",
  "sorcery",
];

const ranks: Readonly<Record<string, number>> = {
  kindred: 0,
  enchantment: 1,
  artifact: 2,
  battle: 3,
  land: 4,
  planeswalker: 4,
  creature: 5,
  instant: 6,
  sorcery: 6,
};

/** “Creature Artifact” */
export const typesOutOfOrder = faceCheck("types-out-of-order", {
  ref: "TYP05",
  severity: "warning",
  rules: [cr("205.2b")],
  on: "face",
  why: "Cards list their types in one order: kindred, enchantment, artifact, land, then creature last.",
  help: "Write “Artifact Creature”, “Enchantment Creature”, “Artifact Land”.",
  test: (face) => {
    const pieces = face.source.typeLine.types;
    const known = face.types.every((type) => ORDER.includes(type));
    if (!known || face.types.every((type, i) => i === 0 || ranks[face.types[i - 1]!]! <= ranks[type]!)) return [];
    const sorted = pieces.map((piece, i) => ({ piece, rank: ranks[face.types[i]!]! })).sort((a, b) => a.rank - b.rank);
    const span = [pieces[0]!.span[0], pieces.at(-1)!.span[1]] as const;
    const text = sorted.map(({ piece }) => piece.text).join(" ");
    return [{ span, message: `Cards write “${text}”.`, fixes: [fix(`Write “${text}”`, true, { span, text })] }];
  },
  wrong: [
    "«Creature Artifact» — Golem | Haste",
    "«Creature Enchantment» — Spirit | Flying",
    "Legendary «Creature Land» — Elf | {T}: Add {G}.",
  ],
  right: [
    "Artifact Creature — Golem | Haste",
    "Enchantment Artifact | {T}: Add {C}.",
    "Artifact Land | {T}: Add {C}.",
    "Land Creature — Forest Dryad | Haste",
  ],
  fixed: ["Artifact Creature — Golem | Haste"],
});
