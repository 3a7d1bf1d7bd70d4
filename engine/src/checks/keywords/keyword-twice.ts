import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { children } from "../trees.ts";

/** A keyword twice on one face. */
export const keywordTwice = faceCheck("keyword-twice", {
  ref: "KW12",
  severity: "hint",
  rules: [cr("702.1")],
  tags: ["unnecessary"],
  on: "face",
  why: "Two instances of such a keyword do no more than one.",
  help: "Leave one of them out.",
  test: (face) => {
    const seen = new Set<string>();
    return face.abilities.flatMap(({ tree }) =>
      tree.kind !== "keywordLine"
        ? []
        : children(tree, "keywords").flatMap((keyword) => {
            const definition = keywordById(keyword.is as string);
            const plain = Object.keys(keyword).every((slot) => ["kind", "is", "span", "surface"].includes(slot));
            if (!plain || definition?.severalInstances !== "redundant" || !keyword.span) return [];
            if (!seen.has(keyword.is as string)) {
              seen.add(keyword.is as string);
              return [];
            }
            return [{ span: keyword.span, message: `This card has ${definition.name} already.` }];
          }),
    );
  },
  wrong: [
    "Creature — Bird | Flying, «flying»",
    "Creature — Bird | Flying\nVigilance, «flying»",
    "Creature — Wall | Defender, reach\n«Reach»",
  ],
  right: ["Creature — Bird | Flying, vigilance"],
});
