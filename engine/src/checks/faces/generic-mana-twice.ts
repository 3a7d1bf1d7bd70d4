import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { writtenAs } from "./symbols.ts";

/** “{1}{1}{W}” */
export const genericTwice = faceCheck("generic-mana-twice", {
  ref: "SYM08",
  severity: "warning",
  rules: [cr("107.4b")],
  on: "face",
  why: "Generic mana is one number in a cost.",
  help: "Add the numbers up: {2}{W}.",
  test: (face) => {
    const cost = face.source.manaCost;
    const generic = cost?.symbols.filter(({ meaning }) => meaning.kind === "generic") ?? [];
    if (!cost || generic.length < 2) return [];
    const total = generic.reduce((sum, { meaning }) => sum + (meaning.kind === "generic" ? meaning.amount : 0), 0);
    const braced = generic[0]!.text.startsWith("{");
    const text = cost.symbols
      .map((symbol) =>
        symbol === generic[0] ? (braced ? `{${total}}` : String(total)) : generic.includes(symbol) ? "" : symbol.text,
      )
      .join("");
    return [writtenAs(cost, text)];
  },
  wrong: [
    "«{1}{1}{W}» Creature — Elf | Haste",
    "«{2}{3}» Artifact | {T}: Add {C}.",
    "«{1}{2}{B}» Instant | Draw a card.",
  ],
  right: ["{2}{W} Creature — Elf | Haste"],
  fixed: ["{2}{W} Creature — Elf | Haste"],
});
