import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Landfall.”, “Metalcraft: flying” */
export const abilityWordAlone = check("ability-word-alone", {
  ref: "KW15",
  severity: "error",
  rules: [cr("207.2c")],
  on: "abilityWordAlone",
  test: (node) => ({ at: node.word as typeof node }),
  message: (place) =>
    `“${place.words(place.node.word as typeof place.node)}” is an ability word: it does nothing by itself.`,
  why: "Ability words only tie together abilities that have something in common; the whole ability is written out behind a dash.",
  help: "Write the ability in full: “Landfall — Whenever a land you control enters, …”.",
  wrong: [
    "Creature — Elf | «Landfall».",
    "Creature — Elf | «Metalcraft»: flying",
    "Creature — Elf | «Landfall»: Draw a card.",
  ],
  right: [
    "Creature — Elf | Landfall — Whenever a land you control enters, draw a card.",
    "Creature — Elf | Metalcraft — This creature has flying as long as you control three or more artifacts.",
  ],
});
