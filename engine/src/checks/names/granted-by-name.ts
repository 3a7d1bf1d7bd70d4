import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, holds, isSelf, made, verbsIn } from "../trees.ts";

/** What the creature with the ability does, and no Aura or Equipment. */
const OF_HOLDERS = new Set(["attack", "block", "die", "dealDamage", "getStats", "gainAbilities", "untap"]);

/** “Enchanted creature has "Whenever Soot Herald attacks, …"” */
export const grantedByName = check("granted-by-name", {
  ref: "SLF09",
  severity: "warning",
  rules: [cr("201.5b"), cr("113.1a")],
  on: ["selfName", "self", "objects"],
  test: (node, place) => {
    if (!place.isQuoted || place.slot !== "subject" || place.parent?.kind !== "clause") return false;
    const given = place.above("haveAbilities", "gainAbilities");
    if (!given || place.isIn("create", "tokens")) return false;
    const holder = child(place.parents[place.parents.indexOf(given) - 1], "subject") ?? place.placeOf(given).subject;
    const isAttached = child(holder, "determiner")?.kind === "attachedTo";
    const verbs = verbsIn(child(place.parent, "verbs"));
    if (!verbs.some(({ kind }) => OF_HOLDERS.has(kind))) return false;
    if (node.kind === "objects") return isAttached && child(node, "determiner")?.kind === "attachedTo";
    // What is sacrificed as the cost does what follows.
    if (isSelf(holder) || children(place.frame, "costs").some((cost) => holds(cost, "selfName"))) return false;
    const isCreature = place.face.types.includes("creature");
    return node.kind === "selfName"
      ? !isCreature || place.isTrigger
      : ["Aura", "Equipment"].includes(node.surface?.noun ?? "");
  },
  message: (place) => `“${place.words()}” means the card that gives this ability, not the creature that has it.`,
  why: "In a granted ability the card's name is the card it is printed on; the creature that has the ability is “this creature”.",
  help: 'Write “Enchanted creature has "Whenever this creature attacks, …"”.',
  fixes: (place) => [
    place.replace("Write “this creature”", false, place.node, made("self", { surface: { noun: "creature" } })),
  ],
  wrong: [
    'Enchantment — Aura | Enchant creature\nEnchanted creature has "Whenever «Soot Herald» attacks, draw a card."',
    'Enchantment | Creatures you control have "When «Soot Herald» dies, draw a card."',
    'Artifact — Equipment | Equipped creature has "Whenever «this Equipment» attacks, draw a card."\nEquip {1}',
    'Artifact — Equipment | Equipped creature has "Whenever «equipped creature» attacks, draw a card."\nEquip {1}',
  ],
  right: [
    'Enchantment — Aura | Enchant creature\nEnchanted creature has "Whenever this creature attacks, draw a card."',
    'Artifact — Equipment | Equipped creature has "{T}, Sacrifice Soot Herald: This creature deals 2 damage to any target."\nEquip {1}',
    'Artifact — Equipment | Equipped creature has "{T}, Sacrifice Soot Herald: Soot Herald deals 2 damage to any target."\nEquip {1}',
    'Enchantment | Clues you control are Equipment in addition to their other types and have "Equipped creature gets +2/+0" and equip {2}.',
  ],
  fixed: [
    'Enchantment — Aura | Enchant creature\nEnchanted creature has "Whenever this creature attacks, draw a card."',
    'Enchantment | Creatures you control have "When this creature dies, draw a card."',
  ],
});
