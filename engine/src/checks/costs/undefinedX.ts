import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck, type FaceFound, type NodesOfKind } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { spanOf } from "../judgedCard.ts";
import type { Span } from "../../text/words.ts";
import { children, findNode } from "../trees.ts";

interface Uses {
  /** Places where the letter stands for a number. */
  readonly used: Span[];
  /** Whether its value is settled: by a cost, by “where X is …”, by a choice. */
  defined: boolean;
  /** Places of “where X is …”. */
  readonly where: TreeNode[];
  /** Whether it stands in mana to be paid. */
  inMana: boolean;
}

const STATS = new Set(["stats", "statsChange", "statsCounter"]);
/** What lets the player choose a number as {X} does, when the letter stands in it. */
const CHOSEN_IN = new Set(["additionalCost", "may", "keyword", "asItEnters"]);

/** Where the letter X is used and defined below a node. */
function usesOf(node: TreeNode, letter: string, uses: Uses, quoted: boolean): void {
  if (node.kind === "variable" && node.is === letter) {
    const span = spanOf(node);
    if (span) uses.used.push(span);
  }
  if (STATS.has(node.kind) && (node.is as string).toUpperCase().includes(letter)) {
    const span = spanOf(node);
    if (span) uses.used.push(span);
  }
  if (node.kind === "symbol" && (node.is as string).toUpperCase() === `{${letter}}`) {
    uses.defined = true;
    uses.inMana = true;
  }
  if (node.kind === "signedNumber" && /x$/i.test(node.is as string)) uses.defined = true;
  if (node.kind === "whereX" || node.kind === "isX") {
    uses.where.push(node);
    uses.defined = true;
  }
  if (node.kind === "unread" || node.kind === "chooseNumber" || node.kind === "payLife") uses.defined = true;
  for (const slot in node) {
    const value = node[slot];
    if (typeof value !== "object" || slot === "span" || slot === "surface") continue;
    const items = Array.isArray(value) ? value : [value];
    for (const item of items as unknown[]) {
      if (!isNode(item) || (item.kind === "quoted" && !quoted)) continue;
      // The letter in “where X is” is its definition, not a use.
      if (node.kind === "whereX" && slot === "variable") continue;
      // “Tap X untapped creatures:” lets the player choose X as {X} does.
      if (slot === "costs" || CHOSEN_IN.has(node.kind)) uses.defined ||= holdsLetter(item, letter);
      usesOf(item, letter, uses, quoted);
    }
  }
}

function holdsLetter(node: TreeNode, letter: string): boolean {
  return findNode(node, (below) => below.kind === "variable" && below.is === letter) !== undefined;
}

function usesIn(tree: TreeNode, letter: string): Uses {
  const uses: Uses = { used: [], defined: false, where: [], inMana: false };
  usesOf(tree, letter, uses, true);
  return uses;
}

/** Whether the letter stands for a number anywhere on the face. */
function isUsed(letter: string, nodes: NodesOfKind): boolean {
  if (nodes("variable").some(({ is }) => is === letter)) return true;
  for (const kind of STATS)
    if (nodes(kind).some(({ is }) => (is as string).toUpperCase().includes(letter))) return true;
  return false;
}

function hasVariableCost(face: JudgedFace, letter: string): boolean {
  return (
    face.source.manaCost?.symbols.some(({ meaning }) => meaning.kind === "variable" && meaning.letter === letter) ??
    false
  );
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
