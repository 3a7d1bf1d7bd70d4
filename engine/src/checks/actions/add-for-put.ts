import { firstWord } from "../outdated/firstWord.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “Add a +1/+1 counter to target creature.” */
export const addForPut = wordingCheck("add-for-put", {
  ref: null,
  severity: "warning",
  rules: [cr("122.1"), cr("122.6")],
  wording: ["place-for-put", "add-for-put", "give-for-put"],
  test: firstWord,
  message: "Counters are put on things.",
  why: "Counters are put on objects; only mana is added.",
  help: "Write “Put a +1/+1 counter on target creature.”",
  wrong: [
    "«Add» a +1/+1 counter to target creature.",
    "«Place» two charge counters on target artifact.",
    "Creature — Elf | When this creature enters, «add» a +1/+1 counter to another target creature.",
    'Enchantment | Creatures you control have "{T}: «Place» a +1/+1 counter on this creature."',
    "Choose one —\n• «Add» two +1/+1 counters to target creature.\n• Draw a card.",
  ],
  right: ["Put a +1/+1 counter on target creature.", "Add {G}."],
  fixed: ["Put a +1/+1 counter on target creature.", "Put two charge counters on target artifact."],
});
