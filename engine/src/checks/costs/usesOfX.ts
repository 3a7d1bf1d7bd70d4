import { type TreeNode, isNode } from "../../grammar/tree.ts";
import { type JudgedFace, spanOf } from "../judgedCard.ts";
import type { Span } from "../../text/words.ts";
import { findNode } from "../trees.ts";

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

/** What may have the letter in its power and toughness. */
export const STATS = new Set(["stats", "statsChange", "statsCounter"]);

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

/** How a letter is used below a node. */
export function usesIn(tree: TreeNode, letter: string): Uses {
  const uses: Uses = { used: [], defined: false, where: [], inMana: false };
  usesOf(tree, letter, uses, true);
  return uses;
}

/** Whether the mana cost has the letter in it. */
export function hasVariableCost(face: JudgedFace, letter: string): boolean {
  return (
    face.source.manaCost?.symbols.some(({ meaning }) => meaning.kind === "variable" && meaning.letter === letter) ??
    false
  );
}
