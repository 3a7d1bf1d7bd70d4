import { isNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
import { children } from "../trees.ts";
import { hasVariableCost, usesIn } from "./usesOfX.ts";

/** X both paid and defined in words. */
export const doublyDefinedX = faceCheck("doubly-defined-x", {
  ref: "CST19",
  severity: "warning",
  rules: [cr("107.3c")],
  on: "face",
  why: "If the text defines X, nobody may choose another value, and the {X} in the cost is bound to it.",
  help: "Keep {X} in the cost, or the words “where X is …”, but not both.",
  nodes: ["whereX", "isX"],
  test: (face, nodes) => {
    if (nodes("whereX").length + nodes("isX").length === 0) return [];
    return face.abilities.flatMap(({ tree }) => {
      const uses = usesIn(tree, "X");
      const paid =
        tree.kind === "activatedAbility"
          ? children(tree, "costs").some((cost) => usesIn(cost, "X").inMana)
          : face.isSpell && hasVariableCost(face, "X");
      const where = uses.where.find((node) => isNode(node.variable) && node.variable.is === "X");
      return where && paid && spanOf(where)
        ? [{ span: spanOf(where)!, message: "X is paid for in the cost and defined in words as well." }]
        : [];
    });
  },
  wrong: [
    "{X}{R} Sorcery | Soot Herald deals X damage to any target«, where X is the number of creatures you control».",
    "Artifact | {X}, {T}: You gain X life«, where X is the number of artifacts you control».",
    "{X}{U} Instant | Draw X cards«, where X is your life total».",
  ],
  right: [
    "{X}{R} Sorcery | Soot Herald deals X damage to any target.",
    "Draw X cards, where X is the number of creatures you control.",
  ],
});
