import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { firstWord, right } from "./gainAndGet.ts";

/** “gets flying” */
export const getsAbility = wordingCheck("gets-ability", {
  ref: "KW17",
  severity: "warning",
  rules: [cr("113.1")],
  wording: "get-for-gain",
  test: firstWord,
  message: (place) => `“${place.words()}”: a creature gains abilities, and gets power and toughness.`,
  fixes: (place) => {
    const gains = withoutWording(place.node, "get-for-gain");
    const has = place.resolves ? gains : { ...gains, kind: "haveAbilities" };
    return [place.replace(place.resolves ? "Write “gains”" : "Write “has”", true, place.node, has)];
  },
  why: "Cards always say that a creature “gains flying”, or “has flying” where it lasts.",
  help: "Write “gains flying”.",
  wrong: [
    "Target creature «gets» flying until end of turn.",
    "Creature — Elf | {G}: This creature «gets» trample until end of turn.",
    "Creature — Elf | Other Elves you control «get» trample.",
    "Creature — Elf | Whenever this creature attacks, target creature «gets» first strike until end of turn.",
  ],
  right,
  fixed: [
    "Target creature gains flying until end of turn.",
    "Creature — Elf | {G}: This creature gains trample until end of turn.",
    "Creature — Elf | Other Elves you control have trample.",
  ],
});
