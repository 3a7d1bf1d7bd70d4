import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, findNode, holds, made, verbsIn } from "../trees.ts";

/** “Each upkeep” in place of “every upkeep”. */
const eachFor = (point: TreeNode | undefined): TreeNode | undefined =>
  point?.kind === "everyPhase" ? made("eachPhase", { phase: child(point, "phase") }) : point;

/** “At your upkeep, …”, “When it's your upkeep, …”, “When the beginning of combat, …” */
export const timeWithoutBeginning = check("time-without-beginning", {
  ref: "TRG03 TRG05",
  severity: "error",
  rules: [cr("603.2b"), cr("603.1")],
  on: ["at", "when", "whenever"],
  test: (node) => {
    if (node.surface?.wording?.includes("at-without-beginning") || node.surface?.wording?.includes("when-point"))
      return true;
    const event = child(node, "event");
    const verb = verbsIn(child(event, "verbs"))[0];
    return (
      (node.kind === "when" || node.kind === "whenever") &&
      verb?.kind === "be" &&
      holds(child(verb, "complement"), "isPhase", "phaseOf", "yourTurn", "phases") &&
      event?.kind === "clause"
    );
  },
  message: (place) => `“${place.words()}”: abilities that wait for a time begin “At the beginning of …”.`,
  why: "A step lasts a while; the ability triggers once, as the step begins, and says so.",
  help: "Write “At the beginning of your upkeep, …”.",
  fixes: (place) => {
    const { node } = place;
    if (node.kind === "at")
      return [
        place.replace(
          "At its beginning",
          false,
          node,
          made("at", { point: made("beginningOf", { phase: eachFor(child(node, "point")) }) }),
        ),
      ];
    const point = child(node, "event");
    const phase = findNode(
      child(point, "verbs", "complement"),
      ({ kind }) => kind === "phaseOf" || kind === "eachPhase",
    );
    if (phase)
      return [place.replace("At its beginning", false, node, made("at", { point: made("beginningOf", { phase }) }))];
    return point?.kind === "beginningOf" ? [place.replace("Write “at”", false, node, made("at", { point }))] : [];
  },
  wrong: [
    "Enchantment | «At your upkeep», draw a card.",
    "Creature — Elf | «At your end step», you gain 1 life.",
    "Enchantment | «When the beginning of your upkeep», draw a card.",
    "Enchantment | «At each player's draw step», that player discards a card.",
    "Enchantment | «When it's your upkeep», draw a card.",
    "Enchantment | «When your upkeep begins», draw a card.",
    "Enchantment | «On your upkeep», draw a card.",
    "Enchantment | «Every upkeep», you lose 1 life.",
  ],
  right: [
    "Enchantment | At the beginning of your upkeep, draw a card.",
    "Enchantment | At the beginning of combat on your turn, draw a card.",
  ],
  fixed: ["Enchantment | At the beginning of your upkeep, draw a card."],
});
