import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { withoutForms } from "../rewriting.ts";
import { changed, child, made } from "../trees.ts";
import { one } from "./one.ts";

const SINGLE = new Set(["draw", "discard", "mill", "create", "destroy", "sacrifice"]);

/** “draw 1 card”, “one +1/+1 counter” */
export const oneForA = check("one-for-a", {
  ref: "NUM03",
  severity: "warning",
  rules: [cr("107.1")],
  on: ["objects", "counters"],
  test: (node, place) => {
    const determiner = child(node, "determiner");
    const quantity = child(determiner, "quantity");
    if (determiner?.kind !== "quantified" || determiner.other || quantity?.kind !== "count" || !one(quantity))
      return false;
    if (node.kind === "objects" && (!SINGLE.has(place.parent?.kind ?? "") || place.parent?.form || place.isTrigger))
      return false;
    if (
      node.kind === "counters" &&
      (!["put", "withCounters"].includes(place.parent?.kind ?? "") || place.parent?.voice)
    )
      return false;
    return { at: determiner };
  },
  message: (place) => `“${place.words(child(place.node, "determiner"))}” of something is “a” or “an”.`,
  why: "Cards say “one” only where other numbers might stand (“one or more”).",
  help: "Write “a card”.",
  fixes: (place) => [
    place.replace("Write “a”", true, place.node, withoutForms(changed(place.node, { determiner: made("a") }))),
  ],
  wrong: [
    "Draw «1» card.",
    "Draw «one» card.",
    "Creature — Elf | When this creature dies, create «1» Food token.",
    "Target player discards «one» card.",
  ],
  right: ["Draw a card.", "Creature — Elf | Whenever one or more creatures you control die, draw a card."],
  fixed: ["Draw a card.", "Draw a card."],
});
