import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { whole } from "./firstWord.ts";

/** “Add {G} to your mana pool.” */
export const toYourManaPool = wordingCheck("to-your-mana-pool", {
  ref: "OLD08",
  severity: "warning",
  rules: [cr("106.4")],
  since: "pre-DOM",
  tags: ["deprecated", "unnecessary"],
  wording: "to-mana-pool",
  wholePhrase: true,
  message: (place) => `In “${whole(place)}” the mana pool can be left out.`,
  why: "Mana always goes to the mana pool of the player who adds it.",
  help: "Write “Add {G}.”",
  fixes: (place) => {
    const { pool: _pool, ...rest } = withoutWording(place.node, "to-mana-pool");
    return [place.replace("Leave it out", true, place.node, { ...rest, kind: "addMana" })];
  },
  wrong: [
    "Land | {T}: «Add {G} to your mana pool».",
    "Sorcery | «Add {R}{R}{R} to your mana pool».",
    "Creature — Elf | {T}: «Add one mana of any color to your mana pool».",
  ],
  right: ["Land | {T}: Add {G}."],
  fixed: ["Land | {T}: Add {G}."],
});
