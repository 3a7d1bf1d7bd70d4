import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, isTarget } from "../trees.ts";
import { isAttachment, isStatic } from "./staticAbility.ts";

/** A target in a static ability. */
export const targetInStaticAbility = check("target-in-static-ability", {
  ref: "TGT07",
  severity: "error",
  rules: [cr("115.1"), cr("113.3d")],
  on: "objects",
  test: (node, place) => isTarget(node) && isStatic(place) && !(isAttachment(place) && place.slot === "subject"),
  message: (place) => `“${place.words()}” is never chosen: a static ability has no targets.`,
  why: "Only spells and activated or triggered abilities have targets, which are chosen when they go on the stack; a static ability simply is true.",
  help: "Say what is affected without “target” (“Creatures you control have flying”), or make it a triggered or activated ability.",
  fixes: (place) =>
    child(place.node, "determiner", "quantity") || place.slot !== "subject"
      ? []
      : [place.replace("Affect all of them", false, place.node, changed(place.node, { determiner: undefined }))],
  wrong: [
    "Enchantment | «Target creature you control» has flying.",
    "Creature — Bird | «Target creature an opponent controls» can't block.",
    'Artifact | Creatures you control have "«Target creature» gets +1/+1."',
    "Land | «Target Goblin» gets +1/+0.",
  ],
  right: [
    "Enchantment | Creatures you control have flying.",
    "Artifact | {T}: Target creature you control gains flying until end of turn.",
    "Target creature gains flying until end of turn.",
    "Creature — Bird | When this creature enters, target creature gains flying until end of turn.",
  ],
  fixed: ["Enchantment | Creatures you control have flying."],
});
