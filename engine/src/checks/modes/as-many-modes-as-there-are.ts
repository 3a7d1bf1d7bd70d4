import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children } from "../trees.ts";

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, both: 2 };

/** “Choose two —” with two modes. */
export const asManyAsThereAre = check("as-many-modes-as-there-are", {
  ref: "MOD04",
  severity: "warning",
  rules: [cr("700.2d")],
  on: ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"],
  test: (node) => {
    const modes = children(node, "modes");
    // “You may choose the same mode more than once” needs no more modes than that.
    if (modes.length < 2 || children(node, "effects").length > 1) return false;
    const effects = children(node, "effects");
    const verbs = effects.map((effect) => children(effect, "verbs")[0]).find((verb) => verb?.kind === "chooseModes");
    const how = verbs && children(verbs, "how")[0];
    if (!how) return false;
    const count = COUNTS[how.is as string];
    if (how.is === "oneOrBoth" || how.is === "both")
      return (
        modes.length !== 2 && {
          at: how,
          message: `“${how.is === "both" ? "Both" : "One or both"}” fits two modes, and there are ${modes.length}.`,
        }
      );
    return count !== undefined && count >= modes.length && { at: how };
  },
  message: "All modes there are would have to be chosen.",
  why: "A choice of modes leaves at least one out, or says “both” or “one or both” of two.",
  help: "Choose fewer, add a mode, or write the effects one after the other.",
  fixes: () => [],
  wrong: [
    "Choose «two» —\n• Draw a card.\n• You gain 2 life.",
    "Choose «one or both» —\n• Draw a card.\n• You gain 2 life.\n• Destroy target creature.",
    "Creature — Elf | When this creature enters, choose «three» —\n• Draw a card.\n• You gain 2 life.\n• Destroy target artifact.",
  ],
  right: [
    "Choose one or both —\n• Draw a card.\n• You gain 2 life.",
    "Choose two —\n• Draw a card.\n• You gain 2 life.\n• Destroy target creature.",
  ],
});
