import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, type NodesOfKind, faceCheck } from "../check.ts";
import { STATS, hasVariableCost, usesIn } from "./usesOfX.ts";

/** Whether the letter stands for a number anywhere on the face. */
function isUsed(letter: string, nodes: NodesOfKind): boolean {
  if (nodes("variable").some(({ is }) => is === letter)) return true;
  for (const kind of STATS)
    if (nodes(kind).some(({ is }) => (is as string).toUpperCase().includes(letter))) return true;
  return false;
}

/** X that nothing defines. */
export const undefinedX = faceCheck("undefined-x", {
  ref: "CST18",
  severity: "warning",
  rules: [cr("107.3"), cr("107.3f")],
  on: "face",
  why: "X is the number paid for it in a cost, or what “where X is …” says; without either, whoever controls it would simply choose.",
  help: "Put {X} into the cost, or add “, where X is the number of …”.",
  nodes: ["variable", ...STATS],
  test: (face, nodes) => {
    const found: FaceFound[] = [];
    for (const letter of ["X", "Y"]) {
      if (!isUsed(letter, nodes) || hasVariableCost(face, letter)) continue;
      const lines = face.abilities.map((line) => usesIn(line.tree, letter));
      // Whatever line defines it may be what the others speak of (a keyword's cost, a linked ability).
      if (lines.some(({ defined }) => defined)) continue;
      for (const { used } of lines) {
        const span = used[0];
        if (span) found.push({ span, message: `Nothing on this card says what ${letter} is.` });
      }
    }
    return found;
  },
  wrong: [
    "Soot Herald deals «X» damage to any target.",
    "Creature — Elf | {2}, {T}: Put «X» +1/+1 counters on target creature.",
    "Creature — Elf | When this creature enters, you gain «X» life.",
    "Create «X» 1/1 white Soldier creature tokens.",
  ],
  right: [
    "{X}{R} Sorcery | Soot Herald deals X damage to any target.",
    "Creature — Elf | {X}, {T}: You gain X life.",
    "Draw X cards, where X is the number of creatures you control.",
  ],
});
