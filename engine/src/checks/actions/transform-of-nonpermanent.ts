import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Transform target spell.” */
export const transformOfNonpermanent = misfitCheck("transform-of-nonpermanent", {
  ref: null,
  rules: [cr("701.27a"), cr("701.28a"), cr("701.19a")],
  on: ["transform", "convert", "regenerate", "detain", "exert"],
  done: "be treated so",
  why: "Only permanents are transformed, converted, regenerated, detained or exerted.",
  help: "Name a permanent.",
  wrong: [
    "Transform «target spell».",
    "Creature — Troll | {1}{G}: Regenerate «target player».",
    "Creature — Knight | When this creature enters, detain «target instant».",
  ],
  right: ["Transform target creature.", "Creature — Troll | {1}{G}: Regenerate target creature."],
});
