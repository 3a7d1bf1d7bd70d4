import { child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Target player destroys a creature.” */
export const destroyByPlayer = check("destroy-by-player", {
  ref: "ACT02",
  severity: "warning",
  rules: [cr("701.8a"), cr("701.21a")],
  on: "destroy",
  test: (node, place) => {
    const subject = place.subject;
    return (
      node.voice === undefined &&
      place.resolves &&
      place.slot === "verbs" &&
      subject?.kind === "objects" &&
      child(subject, "noun")?.kind === "playerNoun"
    );
  },
  message: "Spells and abilities destroy; a player sacrifices what they lose.",
  fixes: (place) => {
    const { span: _span, surface: _surface, ...slots } = place.node;
    return [place.replace("Write “sacrifices”", false, place.node, { ...slots, kind: "sacrifice" })];
  },
  why: "To destroy is what an effect does; what a player gives up of their own is sacrificed.",
  help: "Write “Target player sacrifices a creature of their choice.”",
  wrong: [
    "Target player «destroys an artifact».",
    "Creature — Elf | When this creature enters, each opponent «destroys a land».",
    "Choose one —\n• Target opponent «destroys a creature».\n• Draw a card.",
  ],
  right: ["Target player sacrifices an artifact of their choice."],
});
