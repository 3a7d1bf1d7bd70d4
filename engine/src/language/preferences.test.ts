import { describe, expect, it } from "vitest";
import { childNodes, stripTree, type TreeNode } from "../grammar/tree.ts";
import { preferences } from "./preferences.ts";
import { readFace } from "./read.ts";

function read(text: string) {
  const [line] = readFace({
    name: "Ajani, Soot Herald",
    shortName: "Ajani",
    typeLine: "Legendary Planeswalker — Ajani",
    lines: [{ text, start: 0 }],
  }).lines;
  return { decidedBy: line!.decidedBy, nodes: nodesOf(stripTree(line!.tree)), ambiguous: line!.ambiguous };
}

function nodesOf(tree: TreeNode): TreeNode[] {
  return [tree, ...childNodes(tree).flatMap(nodesOf)];
}

/** For each preference a sentence of ours that it decides, a kind its tree must hold, and one that it must not. */
const decisions: readonly (readonly [name: string, text: string, has: string, hasNot: string])[] = [
  ["target-is-no-order", "Destroy target creature and target land.", "npAndList", "verbsAnd"],
  ["verbs-alike", "Destroy target land that is snow or could produce {C}.", "thatDoes", "npOrList"],
  ["auxiliary-over-list", "You may pay {1} and draw a card.", "verbsAnd", "clausesAnd"],
  [
    "list-over-own-objects",
    "That player chooses a permanent they control that shares a card type with that card and sacrifices it.",
    "verbsAnd",
    "clausesAnd",
  ],
  ["keyword-variant", "Equip planeswalker {2}", "keyword", "objects"],
  ["frame-over-tail", "Destroy target creature that attacked this turn.", "timeAdverb", "until"],
  ["shared-noun", "Destroy target land or nonblack creature.", "nounOr", "qualityOrList"],
  ["own-name", "Whenever you attack, untap Ajani.", "self", "subtype"],
  [
    "exceptions-to-the-end",
    "You may have Ajani enter as a copy of target creature, except it's a Goblin and it has haste.",
    "exceptions",
    "clausesAnd",
  ],
  [
    "nearest-noun",
    "Search your library for a card with the same name as a card in your graveyard.",
    "sameAs",
    "clausesAnd",
  ],
];

describe("preferences", () => {
  it.each(decisions)("%s: %s", (name, text, has, hasNot) => {
    const { decidedBy, nodes, ambiguous } = read(text);
    expect(decidedBy).toContain(name);
    expect(ambiguous).toBe(0);
    const kinds = nodes.map((node) => node.kind);
    expect(kinds).toContain(has);
    expect(kinds).not.toContain(hasNot);
  });

  it("has a test for each, and a reason", () => {
    expect(preferences.map((preference) => preference.name).sort()).toEqual(decisions.map(([name]) => name).sort());
    for (const { reason } of preferences) expect(reason.length).toBeGreaterThan(20);
  });
});
