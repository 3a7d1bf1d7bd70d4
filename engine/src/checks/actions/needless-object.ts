import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “Populate a token.” */
export const needlessObject = check("needless-object", {
  ref: "ACT13",
  severity: "warning",
  rules: [cr("701.34a"), cr("701.36a")],
  on: "needlessObject",
  test: (node) => ({ at: child(node, "what")! }),
  message: (place) => `“${place.node.populate ? "Populate" : "Proliferate"}” needs nothing behind it.`,
  fixes: (place) => [
    place.replace("Leave it out", false, place.node, made(place.node.populate ? "populate" : "proliferate")),
  ],
  why: "The keyword says what is chosen and what becomes of it; a word behind it would have to mean something more.",
  help: "Write “Populate.” or “Proliferate.”, with “twice” to do it again.",
  wrong: [
    "Populate «a token».",
    "Creature — Elf | When this creature enters, proliferate «a counter».",
    "Choose one —\n• Proliferate «2».\n• Draw a card.",
  ],
  right: ["Populate.", "Proliferate twice."],
  fixed: ["Populate.", "Creature — Elf | When this creature enters, proliferate."],
});
