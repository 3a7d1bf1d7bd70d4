import { selfOf } from "../actions/selfAsSource.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, made } from "../trees.ts";

/** “Unblockable” */
export const abilityAsKeyword = check("ability-as-keyword", {
  ref: "KW13 OLD11",
  severity: "warning",
  rules: [cr("702.1"), cr("509.1b")],
  on: "formerKeyword",
  test: () => true,
  message: (place) => `“${place.words()}” is no keyword: the card says “can't be blocked”.`,
  why: "Only the keywords of the rules can stand alone; other abilities are sentences.",
  help: "Write “This creature can't be blocked.”",
  fixes: (place) => {
    const line = place.parent;
    if (line?.kind !== "keywordLine" || children(line, "keywords").length > 1) return [];
    const being = made("being", { verb: made("block", { voice: "passive" }) });
    const verbs = made("cannot", { do: made("be", { form: "bare", complement: being }) });
    const clause = made("clause", { subject: selfOf(place.face), verbs });
    return [place.replace("Write a sentence", true, line, made("statement", { effects: [clause] }))];
  },
  wrong: [
    "Creature — Elf | «Unblockable»",
    "Creature — Elf | Flying, «unblockable»",
    "Creature — Elf | Other Elves you control have «unblockable».",
    "Target creature gains «unblockable» until end of turn.",
  ],
  right: ["Creature — Elf | This creature can't be blocked."],
  fixed: ["Creature — Elf | This creature can't be blocked."],
});
