import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Return target player to their owner's hand.” */
export const returnOfPlayer = misfitCheck("return-of-player", {
  ref: null,
  rules: [cr("400.7"), cr("109.1")],
  on: "return",
  done: "be returned to a zone",
  why: "Zones hold cards, spells and permanents.",
  help: "Name an object: “Return target creature to its owner's hand.”",
  wrong: [
    "Return «target player» to the battlefield.",
    "Return «target triggered ability» to its owner's hand.",
    "Return «target creature or player» to its owner's hand.",
  ],
  right: ["Return target creature to its owner's hand.", "Return target spell to its owner's hand."],
});
