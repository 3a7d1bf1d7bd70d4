import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";

/** “other target creature” for “another target creature”. */
export const otherBeforeTarget = wordingCheck("other-before-target", {
  ref: "TGT20",
  severity: "warning",
  rules: [cr("115.1")],
  wording: "other-for-another",
  message: "“Other target” is worded “another target” today.",
  why: "One object is meant, and cards say “another” for one and “other” for several.",
  help: "Write “another target creature”, or “up to two other target creatures” for more than one.",
  wrong: [
    "Creature — Elf | {T}: Untap «other» target creature.",
    "Creature — Elf | When this creature enters, «other» target creature gains haste until end of turn.",
    "Creature — Elf | Whenever this creature attacks, destroy «other» target artifact.",
  ],
  right: [
    "Creature — Elf | {T}: Untap another target creature.",
    "Creature — Elf | {T}: Untap two other target creatures.",
  ],
});
