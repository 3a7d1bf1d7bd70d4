import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, children, made } from "../trees.ts";
import { digits } from "./keywordForms.ts";

/** “Crew {2}” */
export const manaForNumber = wordingCheck("keyword-number-as-mana", {
  ref: "KW03",
  severity: "error",
  rules: [cr("702.1a"), cr("107.4")],
  wording: "mana-for-number",
  message: (place) => `“${place.words()}”: this keyword takes a plain number, not mana.`,
  why: "The number behind this keyword counts something (power, damage, counters) and is never paid.",
  help: "Write a plain number: “Crew 2”.",
  fixes: (place) => {
    const symbols = children(child(place.node, "n"), "symbols");
    const value = symbols.length === 1 ? digits.exec(symbols[0]!.is as string)?.[1] : undefined;
    if (!value) return [];
    return [
      place.replace(
        `Write ${value}`,
        true,
        place.node,
        changed(withoutWording(place.node, "mana-for-number"), { n: made("number", { value: Number(value) }) }),
      ),
    ];
  },
  wrong: [
    "Artifact — Vehicle 3/3 | «Crew {2}»",
    "Creature — Elf | «Toxic {1}»",
    "Creature — Elf | Trample, «annihilator {2}»",
  ],
  right: ["Artifact — Vehicle 3/3 | Crew 2", "Creature — Elf | Toxic 1"],
  fixed: ["Artifact — Vehicle 3/3 | Crew 2"],
});
