import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import { changed, child } from "../trees.ts";

/** “Counter target creature.” */
export const counterOfNonspell = misfitCheck("counter-of-nonspell", {
  ref: "TGT16",
  rules: [cr("701.6a"), cr("109.2"), cr("109.2b")],
  on: "counter",
  done: "be countered",
  why: "What is countered leaves the stack; a permanent or a card in another zone isn't on the stack, and a type without “spell” means a permanent.",
  help: "Add the word “spell” (“Counter target creature spell”), or destroy what is on the battlefield.",
  fixes: (place, { phrase }) => {
    const spell = isTypeNoun(child(phrase, "noun"))
      ? withNoun(changed(phrase, { suffixes: undefined }), "spell")
      : undefined;
    return [spell && place.replace("Counter a spell", false, phrase, spell)];
  },
  wrong: [
    "Instant | Counter «target creature».",
    "Creature — Wizard | {T}: Counter «target artifact or enchantment».",
    "Creature — Wizard | When this creature enters, counter «target Goblin».",
    "Instant | Counter «target player».",
  ],
  right: [
    "Instant | Counter target creature spell.",
    "Instant | Counter target activated or triggered ability.",
    "Instant | Counter target spell unless its controller pays {2}.",
  ],
  fixed: [
    "Instant | Counter target creature spell.",
    "Creature — Wizard | {T}: Counter target artifact or enchantment spell.",
  ],
});
