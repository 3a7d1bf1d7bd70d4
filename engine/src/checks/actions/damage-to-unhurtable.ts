import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “deals 2 damage to target artifact” */
export const damageToUnhurtable = misfitCheck("damage-to-unhurtable", {
  ref: null,
  rules: [cr("120.1")],
  on: "dealDamage",
  done: "be dealt damage",
  why: "Damage is dealt to creatures, planeswalkers, battles and players; nothing else keeps any.",
  help: "Destroy the artifact, enchantment or land, or deal the damage to its controller.",
  wrong: [
    "Soot Herald deals 2 damage to «target artifact».",
    "Creature — Goblin | {T}: This creature deals 1 damage to «target land».",
    "Creature — Goblin | Whenever this creature attacks, it deals 3 damage to «target spell».",
    "Soot Herald deals 2 damage to «target creature or enchantment».",
  ],
  right: [
    "Soot Herald deals 2 damage to target creature.",
    "Soot Herald deals 2 damage to target artifact creature.",
    "Soot Herald deals 2 damage to each opponent.",
    "Soot Herald deals 2 damage to target Goblin.",
  ],
});
