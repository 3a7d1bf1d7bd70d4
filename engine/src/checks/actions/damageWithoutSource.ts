import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { changed, child, made, verbsIn } from "../trees.ts";

/** How a card speaks of itself as the source of damage. */
export function selfOf(face: JudgedFace): TreeNode {
  const type = ["creature", "artifact", "enchantment", "land", "planeswalker", "battle"].find((one) =>
    face.types.includes(one),
  );
  if (face.isSpell || !type || face.supertypes.includes("legendary"))
    return made(
      "self",
      face.supertypes.includes("legendary") && face.names.short ? { surface: { name: "short" } } : {},
    );
  return made("self", { surface: { noun: type } });
}

/** “Deal 3 damage to any target.” */
export const damageWithoutSource = check("damage-without-source", {
  ref: "ACT06",
  severity: "warning",
  rules: [cr("120.1")],
  on: "clause",
  test: (node, place) => {
    if (node.subject || place.isCost || place.isTrigger) return false;
    const verb = verbsIn(child(node, "verbs")).find((one) => one.kind === "dealDamage");
    if (verb?.kind !== "dealDamage" || verb.voice || verb.form) return false;
    if (place.parent?.kind === "may" || place.parent?.kind === "also" || /^have/.test(place.parent?.kind ?? ""))
      return false;
    return { at: verb };
  },
  message: (place) => `“${place.words()}” doesn't say what deals the damage.`,
  why: "Damage always has a source, and protection, lifelink and much else depend on which; players deal none.",
  help: "Start with the card's name or “this creature”: “… deals 3 damage to any target.”",
  fixes: (place) => {
    if (verbsIn(child(place.node, "verbs")).length > 1) return [];
    const { kind, ...rest } = place.node;
    return [
      place.replace(
        "Let the card deal it",
        false,
        place.node,
        changed(made(kind, { subject: selfOf(place.face), ...rest }), { span: undefined, surface: undefined }),
      ),
    ];
  },
  wrong: [
    "«Deal 3 damage to any target».",
    "Creature — Goblin | When this creature enters, «deal 1 damage to each opponent».",
    "Artifact | {2}, {T}: «Deal 2 damage to target creature».",
    "Choose one —\n• «Deal 4 damage to target creature».\n• Draw a card.",
  ],
  right: [
    "Soot Herald deals 3 damage to any target.",
    "Creature — Goblin | When this creature enters, it deals 1 damage to each opponent.",
  ],
  fixed: [
    "Soot Herald deals 3 damage to any target.",
    "Creature — Goblin | When this creature enters, this creature deals 1 damage to each opponent.",
  ],
});

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
