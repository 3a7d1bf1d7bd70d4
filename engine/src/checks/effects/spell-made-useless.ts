import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";

/** “The spell doesn't work.” */
export const spellMadeUseless = check("spell-made-useless", {
  ref: "REP11",
  severity: "error",
  rules: [cr("701.6a")],
  on: "fizzle",
  test: (_, place) => ({ at: place.above("clause") ?? place.node }),
  message: (place) => `“${place.words(place.above("clause"))}” means nothing to the rules: spells are countered.`,
  why: "A spell that is countered is put into the graveyard and has no effect; nothing else does that.",
  help: "Write “Counter target spell.” or “Counter that spell.”",
  fixes: (place) => {
    const clause = place.above("clause");
    const subject = child(clause, "subject");
    const isThe = child(subject, "determiner")?.kind === "the" || subject?.kind === "pronoun";
    if (!clause || !subject || isThe || children(clause, "tails").length > 0) return [];
    return [place.replace("Counter it", false, clause, made("clause", { verbs: made("counter", { what: subject }) }))];
  },
  wrong: [
    "Instant | «Target spell fizzles».",
    "Instant | «Target spell doesn't work».",
    "Enchantment | Whenever an opponent casts a creature spell, «that spell has no effect».",
    "Choose one —\n• «Target spell doesn't work».\n• Draw a card.",
  ],
  right: ["Instant | Counter target spell."],
  fixed: ["Instant | Counter target spell."],
});
