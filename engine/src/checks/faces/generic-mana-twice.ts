import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import { allManaOf, MANA, type TypedMana, writtenAs } from "./symbols.ts";

/** “{1}{1}{W}”, “{0}{W}” */
export const genericTwice = faceCheck("generic-mana-twice", {
  ref: "SYM08",
  severity: "warning",
  rules: [cr("107.4b")],
  on: "face",
  why: "Generic mana is one number in a cost, and none at all is not written beside other symbols.",
  help: "Add the numbers up: {2}{W}.",
  nodes: MANA,
  test: (face, nodes) => allManaOf(face, nodes).flatMap(summedUp),
  wrong: [
    "«{1}{1}{W}» Creature — Elf | Haste",
    "«{2}{3}» Artifact | {T}: Add {C}.",
    "«{1}{2}{B}» Instant | Draw a card.",
    "Artifact | «{1}{2}», {T}: Draw a card.",
    "«{0}{W}» Creature — Elf | Haste",
    "Creature — Elf | Kicker «{1}{1}{G}»",
  ],
  right: ["{2}{W} Creature — Elf | Haste", "{0} Artifact | {0}: Draw a card. Activate only once each turn."],
  fixed: ["{2}{W} Creature — Elf | Haste"],
});

function summedUp(cost: TypedMana): FaceFound[] {
  const generic = cost.symbols.filter(({ meaning }) => meaning.kind === "generic");
  const total = generic.reduce((sum, { meaning }) => sum + (meaning.kind === "generic" ? meaning.amount : 0), 0);
  const isNeedlessZero = total === 0 && cost.symbols.length > 1;
  if (generic.length === 0 || (generic.length === 1 && !isNeedlessZero)) return [];
  const [first] = generic;
  const sum = first!.text.startsWith("{") ? `{${total}}` : String(total);
  const isLeftOut = total === 0 && generic.length < cost.symbols.length;
  const symbols = cost.symbols.map((symbol) =>
    symbol === first && !isLeftOut ? sum : generic.includes(symbol) ? "" : symbol.text,
  );
  return [writtenAs(cost, symbols.join(""))];
}
