import { changed, child, children, made } from "../trees.ts";
import { check } from "../check.ts";

/** “All other Elves you control” */
export const allOtherYouControl = check("all-other-you-control", {
  ref: "STA03",
  severity: "warning",
  rules: [],
  on: "objects",
  test: (node, place) => {
    const determiner = child(node, "determiner");
    const isYours = children(node, "suffixes").some(
      (suffix) => suffix.kind === "controlledBy" && child(suffix, "by")?.is === "you",
    );
    return (
      place.slot === "subject" &&
      determiner?.kind === "all" &&
      determiner.other === true &&
      isYours && { at: determiner }
    );
  },
  message: "“All other … you control” is worded without “all”.",
  fixes: (place) => [
    place.replace("Leave “all” out", true, place.node, changed(place.node, { determiner: made("other") })),
  ],
  why: "A plural without another word already means all of them.",
  help: "Write “Other Elves you control”.",
  wrong: [
    "Enchantment | «All other» Elves you control get +1/+1.",
    "Creature — Elf | «All other» creatures you control have flying.",
    'Enchantment | Creatures you control have "«All other» Elves you control get +1/+1."',
  ],
  right: ["Destroy all other creatures you control.", "Enchantment | Other Elves you control get +1/+1."],
  fixed: ["Enchantment | Other Elves you control get +1/+1."],
});
