import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

const keyword = (is: string): TreeNode => made("keywords", { items: [made("keyword", { is })] });

/** “This creature can't die.” */
export const cantDie = check("cant-die", {
  ref: "REP09",
  severity: "error",
  rules: [cr("702.12b"), cr("704.5f")],
  on: "cannot",
  test: (node) => {
    const verb = child(node, "do");
    const destroyed = child(verb, "complement", "verb");
    return (
      verb?.kind === "die" ||
      (verb?.kind === "leave" && child(verb, "zone")?.kind === "battlefieldZone") ||
      (destroyed?.kind === "destroy" && !destroyed.by)
    );
  },
  message: (place) =>
    `“${place.words()}”: what can't be destroyed has indestructible; nothing else is kept from dying.`,
  why: "Creatures die for many reasons: damage, toughness 0, sacrifice. The keyword indestructible keeps them from being destroyed.",
  help: "Write “This creature has indestructible.”, or “If this creature would die, … instead.”",
  fixes: (place) => [
    place.replace(
      "Give it indestructible",
      false,
      place.node,
      made(place.resolves ? "gainAbilities" : "haveAbilities", { abilities: keyword("indestructible") }),
    ),
  ],
  wrong: [
    "Creature — Elf | This creature «can't die».",
    "Creature — Elf | This creature «can't be killed».",
    "Creature — Elf | This creature «can't leave the battlefield».",
    "Enchantment | Creatures you control «can't be destroyed».",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «can't die».",
  ],
  right: [
    "Creature — Elf | Other Elves you control have indestructible.",
    "Creature — Elf | This creature can't be sacrificed.",
    "Creature — Elf | If this creature would die, exile it instead.",
  ],
  fixed: ["Creature — Elf | This creature has indestructible."],
});
