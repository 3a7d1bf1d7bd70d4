import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

const SUBTYPES: Readonly<Record<string, string>> = {
  chapter: "Saga",
  classLevel: "Class",
  toSolve: "Case",
  solved: "Case",
};
const CALLED: Readonly<Record<string, string>> = {
  chapter: "Chapters",
  classLevel: "Level bars",
  toSolve: "“To solve” abilities",
  solved: "“Solved” abilities",
};

/** “I — …” on what is no Saga. */
export const frameWithoutItsType = check("frame-without-its-type", {
  ref: "SAG03",
  severity: "error",
  rules: [cr("714.1"), cr("716.1"), cr("719.1")],
  on: Object.keys(SUBTYPES),
  // The first of them is enough: what is missing is one word of the type line.
  test: ({ kind }, { face, line, isQuoted }) =>
    !isQuoted &&
    !face.subtypes.includes(SUBTYPES[kind]!) &&
    face.abilities.find(({ tree }) => SUBTYPES[tree.kind] === SUBTYPES[kind]) === line,
  message: ({ node }) => `${CALLED[node.kind]} are read on a ${SUBTYPES[node.kind]} only, and this card is none.`,
  why: "The counters and levels that such abilities go by come with the subtype; without it they never happen.",
  help: "Add the subtype to the type line: “Enchantment — Saga”, “Enchantment — Class”, “Enchantment — Case”.",
  wrong: [
    "Enchantment | «I — Draw a card.»\nII — Scry 1.",
    "Creature — Elf | «I, II — Draw a card.»\nIII — Scry 1.",
    "Enchantment | Creatures you control have haste.\n«{2}{U}: Level 2»\nCreatures you control have flying.",
    "Enchantment | «To solve — You control three or more creatures.»\nSolved — Creatures you control have flying.",
  ],
  right: [
    "Enchantment — Saga | I — Draw a card.\nII — Scry 1.",
    "Enchantment — Case | To solve — You control three or more creatures.\nSolved — Creatures you control have flying.",
  ],
});
