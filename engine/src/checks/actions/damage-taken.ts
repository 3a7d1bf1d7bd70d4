import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";
import { selfOf } from "./selfAsSource.ts";

/** “Target creature takes 3 damage.” */
export const damageTaken = check("damage-taken", {
  ref: "ACT06",
  severity: "warning",
  rules: [cr("120.1")],
  on: "takeDamage",
  test: () => true,
  message: (place) => `“${place.words()}” doesn't say what deals the damage.`,
  why: "Damage always has a source; nothing just “takes” damage.",
  help: "Turn it round: “… deals 3 damage to target creature.”",
  fixes: (place) => {
    const clause = place.parent?.kind === "clause" ? place.parent : undefined;
    const to = child(clause, "subject");
    if (!clause || !to) return [];
    const verbs = made("dealDamage", { damage: child(place.node, "damage"), to });
    return [
      place.replace(
        "Let the card deal it",
        false,
        clause,
        made("clause", { subject: selfOf(place.face), verbs, tails: clause.tails }),
      ),
    ];
  },
  wrong: [
    "Target creature «takes 3 damage».",
    "Creature — Goblin | When this creature dies, each opponent «takes 2 damage».",
    "Artifact | {1}, {T}: Target player «takes 1 damage».",
  ],
  right: [
    "Soot Herald deals 3 damage to target creature.",
    "Creature — Goblin | Whenever this creature is dealt damage, draw a card.",
  ],
  fixed: ["Soot Herald deals 3 damage to target creature."],
});
