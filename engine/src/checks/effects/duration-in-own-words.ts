import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { child } from "../trees.ts";

/** “till EOT” */
export const oldDuration = wordingCheck("duration-in-own-words", {
  ref: "DUR02",
  severity: "warning",
  rules: [cr("611.2a"), cr("514.2")],
  wording: [
    "until-the-end-of-turn",
    "till-end-of-turn",
    "until-eot",
    "till-eot",
    "rest-of-the-turn",
    "till-the-end-of-turn",
    "for-the-turn",
    "til-end-of-turn",
    "til-the-end-of-turn",
    "until-the-turn-ends",
    "until-end-of-the-turn",
    "until-the-end-of-the-turn",
  ],
  wholePhrase: true,
  // Of what can't be done, another check says “this turn”.
  test: (_, place) => child(place.above("clause"), "verbs")?.kind !== "cannot",
  message: (place) => `“${place.words()}” is worded “until end of turn”.`,
  why: "All cards use the same words for effects that end in the cleanup step.",
  help: "Write “until end of turn”.",
  wrong: [
    "Target creature gets +3/+3 «till EOT».",
    "Creature — Elf | {G}: This creature gets +1/+1 «until the end of turn».",
    "Creature — Elf | Whenever this creature attacks, it gains flying «till end of turn».",
    "Target creature gains haste «for the rest of the turn».",
    "Target creature gets +1/+1 and gains trample «until EOT».",
    'Creatures you control have "{T}: Target creature gains haste «til end of turn»."',
    "Choose one —\n• Target land becomes an Island «until the turn ends».\n• Draw a card.",
  ],
  right: ["Target creature gets +3/+3 until end of turn."],
  fixed: ["Target creature gets +3/+3 until end of turn."],
});
