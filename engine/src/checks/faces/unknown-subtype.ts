import { mistakenSubtypes, retiredSubtypeByWord } from "../../language/lexicon/retiredSubtypes.ts";
import { subtypesByWord } from "../../language/lexicon/subtypes.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { fix, isDeclared } from "./typeLine.ts";

/** Subtypes that are none. */
export const unknownSubtype = faceCheck("unknown-subtype", {
  ref: "TYP02",
  severity: "warning",
  rules: [cr("205.3"), cr("205.3m")],
  on: "face",
  why: "Subtypes are a closed list of the rules; cards that care about a type only find those.",
  help: "Use a type of the list, or declare your own in the set file (“subtypes”).",
  test: (face) => {
    if (face.types.includes("plane")) return [];
    return face.source.typeLine.subtypes.flatMap(({ text, span }): FaceFound[] => {
      if (subtypesByWord(text).length > 0 || isDeclared(face, text)) return [];
      const now = retiredSubtypeByWord(text)?.now ?? mistakenSubtypes.get(text) ?? null;
      const fixes = now ? [fix(`Write “${now}”`, false, { span, text: now })] : [];
      const message = now
        ? `“${text}” is no subtype; “${now}” comes nearest.`
        : `“${text}” is no subtype of this game.`;
      return [{ span, message, fixes }];
    });
  },
  wrong: [
    "Creature — «Hound» | Haste",
    "Creature — Human «Paladin» | Vigilance",
    "Creature — «Glimmerfox» | Flying",
    "Artifact — «Gadget» | {T}: Add {C}.",
  ],
  right: [
    "Creature — Dog | Haste",
    "Creature — Human Knight | Vigilance",
    "Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}",
  ],
  fixed: ["Creature — Dog | Haste"],
});
