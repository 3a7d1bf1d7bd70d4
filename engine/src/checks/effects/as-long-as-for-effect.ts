import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, isTarget, made } from "../trees.ts";

/** “Gain control of target creature as long as …” */
export const asLongAsForEffect = check("as-long-as-for-effect", {
  ref: "DUR05",
  severity: "warning",
  rules: [cr("611.2b")],
  on: "asLongAs",
  test: (_, place) => {
    const clause = place.parent;
    const verb = child(clause, "verbs");
    if (clause?.kind !== "clause" || !place.resolves) return false;
    return (
      (verb?.kind === "gainControl" || isTarget(child(clause, "subject"))) && {
        at: { span: [place.span()[0], place.span()[0] + "as long as".length] as const },
      }
    );
  },
  message: "What an effect does lasts “for as long as”; “as long as” is said of what is always so.",
  why: "An effect of a spell or ability needs a duration: it begins now and ends for good when the condition no longer holds.",
  help: "Write “for as long as you control this creature”.",
  fixes: (place) => [
    place.replace(
      "Write “for as long as”",
      false,
      place.node,
      made("forAsLong", { condition: child(place.node, "condition") }),
    ),
  ],
  wrong: [
    "Creature — Elf | When this creature enters, gain control of target creature «as long as» you control this creature.",
    "Artifact | {2}, {T}: Target creature gets +2/+2 «as long as» this artifact remains tapped.",
    "Gain control of target artifact «as long as» you control a Wizard.",
  ],
  right: [
    "Creature — Elf | When this creature enters, gain control of target creature for as long as you control this creature.",
    "Creature — Elf | This creature has flying as long as you control a Bird.",
  ],
  fixed: [
    "Creature — Elf | When this creature enters, gain control of target creature for as long as you control this creature.",
  ],
});
