import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { selfOf } from "../actions/selfAsSource.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { withoutCapitals } from "../rewriting.ts";
import { child, children, made, objects } from "../trees.ts";
import { beginningOf } from "./beginnings.ts";

/** The event that a label stands for. */
function triggerOf(is: string, face: JudgedFace): TreeNode | undefined {
  const self = selfOf(face);
  const does = (kind: string, verbs: TreeNode): TreeNode =>
    made(kind, { event: made("clause", { subject: self, verbs }) });
  switch (is) {
    case "enters":
      return does("when", made("enter"));
    case "dies":
      return does("when", made("die"));
    case "attacks":
      return does("whenever", made("attack"));
    case "blocks":
      return does("whenever", made("block"));
    case "damagesPlayer":
      return does(
        "whenever",
        made("dealDamage", {
          damage: made("damage", { type: made("damageKind", { is: "combatDamage" }) }),
          to: objects("a", made("playerNoun", { is: "player" })),
        }),
      );
    case "upkeep":
    case "endStep":
      return made("at", { point: beginningOf(is) });
    default:
      return undefined;
  }
}

/** “On death:”, “ETB:” */
export const labelForTrigger = check("label-for-trigger", {
  ref: "TRG02",
  severity: "error",
  rules: [cr("603.1")],
  on: "shorthandAbility",
  test: (node) => ({ at: child(node, "trigger")! }),
  message: (place) =>
    `“${place.words(child(place.node, "trigger"))}” is no trigger: a triggered ability is a sentence with “when”, “whenever” or “at”.`,
  why: "What comes before a colon is a cost, and labels like these mean nothing to the rules.",
  help: "Write “When this creature dies, …”, “Whenever this creature attacks, …”, “When this creature enters, …”.",
  fixes: (place) => {
    const statement = place.parent;
    const trigger = triggerOf(child(place.node, "trigger")!.is as string, place.face);
    const effect = child(place.node, "effect");
    if (statement?.kind !== "statement" || !trigger || !effect) return [];
    const [, ...rest] = children(statement, "effects");
    const ability = made("triggeredAbility", {
      trigger,
      effects: [withoutCapitals(effect), ...rest],
      surface: statement.surface,
      span: statement.span,
    });
    return [place.replace("Write it as a sentence", false, statement, ability)];
  },
  wrong: [
    "Creature — Elf | «On death»: Draw a card.",
    "Creature — Elf | «ETB»: You gain 2 life.",
    "Creature — Elf | «On attack»: Target creature gets +1/+1 until end of turn.",
    "Creature — Elf | Flying\n«When attacking», draw a card.",
    "Enchantment | «On upkeep»: You gain 1 life.",
  ],
  right: ["Creature — Elf | When this creature dies, draw a card.", "Creature — Elf | {T}: Draw a card."],
  fixed: [
    "Creature — Elf | When this creature dies, draw a card.",
    "Creature — Elf | When this creature enters, you gain 2 life.",
    "Creature — Elf | Whenever this creature attacks, target creature gets +1/+1 until end of turn.",
    "Creature — Elf | Flying\nWhenever this creature attacks, draw a card.",
    "Enchantment | At the beginning of your upkeep, you gain 1 life.",
  ],
});
