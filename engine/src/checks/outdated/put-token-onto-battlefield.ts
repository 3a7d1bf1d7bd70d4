import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, hasNoun, made } from "../trees.ts";

/** “put a 1/1 green Elf creature token onto the battlefield” */
export const putToken = check("put-token-onto-battlefield", {
  ref: "OLD10",
  severity: "warning",
  rules: [cr("701.7a"), cr("111.1")],
  tags: ["deprecated"],
  on: "put",
  test: (node) => {
    const what = child(node, "what");
    if (!hasNoun(what, "token") || node.voice || node.tense || node.form) return false;
    const determiner = child(what, "determiner")?.kind;
    return (
      (determiner === "a" || determiner === "quantified") &&
      child(node, "where")?.kind === "onto" &&
      zonesOf(child(node, "where", "zone"))[0] === "battlefield"
    );
  },
  message: (place) => `“${place.words()}” is worded with “create” today.`,
  why: "Tokens are created; cards that care about creating tokens look for that word.",
  help: "Write “Create a 1/1 green Elf creature token.”",
  fixes: (place) =>
    child(place.node, "how")
      ? []
      : [place.replace("Write “create”", true, place.node, made("create", { tokens: child(place.node, "what") }))],
  wrong: [
    "«Put a 1/1 green Elf Warrior creature token onto the battlefield».",
    "Creature — Elf | When this creature dies, «put two 1/1 white Spirit creature tokens with flying onto the battlefield».",
    "Artifact | {3}, {T}: «Put a 2/2 black Zombie creature token onto the battlefield».",
  ],
  right: [
    "Create a 1/1 green Elf Warrior creature token.",
    "Put target creature card from your graveyard onto the battlefield.",
  ],
  fixed: ["Create a 1/1 green Elf Warrior creature token."],
});
