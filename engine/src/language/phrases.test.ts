import { describe, expect, it } from "vitest";
import { childNodes, stripTree, type TreeNode } from "../grammar/tree.ts";
import { printFace } from "./printLine.ts";
import { readFace } from "./read.ts";

function read(text: string) {
  const reading = readFace({ name: "Soot Herald", typeLine: "Creature", lines: [{ text, start: 0 }] });
  const unread = reading.lines.flatMap((line) => line.unread.map((part) => part.text));
  const trees = reading.lines.map((line) => stripTree(line.tree));
  return {
    unread,
    trees,
    ambiguous: reading.lines.reduce((sum, line) => sum + line.ambiguous, 0),
    names: reading.names,
  };
}

function nodesOf(tree: TreeNode): TreeNode[] {
  return [tree, ...childNodes(tree).flatMap(nodesOf)];
}

/** A sentence of ours and a part of the tree it must hold. */
const phrases: readonly (readonly [text: string, part: Record<string, unknown>])[] = [
  [
    "Draw a card for each artifact you've cast this turn.",
    { kind: "relative", does: { is: "cast", tense: "perfect" } },
  ],
  ["Goblin spells you cast cost {1} less to cast.", { kind: "relative", by: { is: "you" }, does: { is: "cast" } }],
  ["Whenever you cast your second spell each turn, scry 1.", { kind: "possessed", ordinal: { is: "second" } }],
  ["Put a +1/+1 counter on each of up to two target Elves.", { kind: "partOf", part: { is: "each" } }],
  ["Exile two of those cards.", { kind: "partOf", part: { kind: "count", value: 2 } }],
  ["Return a permanent card from your graveyard to your hand.", { kind: "adjective", is: "permanent" }],
  ["Draw a card for each color among permanents you control.", { kind: "values", noun: { is: "color" } }],
  [
    "Soot Herald's power and toughness are each equal to the number of Goblins you control.",
    { kind: "isEqual", each: true },
  ],
  ["You gain life equal to your devotion to red.", { kind: "devotion", to: { is: "red" } }],
  [
    "If you have more cards in hand than each opponent, draw a card.",
    { kind: "compared", than: { determiner: { kind: "each" } } },
  ],
  ["Draw that many cards plus one.", { kind: "objectsPlus", plus: { value: 1 } }],
  ["Activate only as a sorcery and only once each turn.", { kind: "restrictions" }],
  ["Cast this spell only during combat.", { kind: "onlyTail", when: { kind: "duringPhase" } }],
  ["Do this only once each turn.", { kind: "onlyTail", when: { kind: "once" } }],
  ["Whenever this creature attacks while you control a Wolf, draw a card.", { kind: "whileTail" }],
  ["If you controlled a Dragon as you cast this spell, draw a card.", { kind: "asEvent" }],
  ["If damage would be dealt to you, prevent that damage.", { kind: "damageObject", type: { is: "damage" } }],
  ["If {R} was spent to cast this spell, draw a card.", { kind: "spendMana", voice: "passive" }],
  [
    "Whenever one or more +1/+1 counters are put on this creature, draw a card.",
    { kind: "counters", determiner: { kind: "quantified" } },
  ],
  ["Activated abilities of artifacts can't be activated.", { kind: "ofSource", of: { noun: { is: "artifact" } } }],
  ["Choose a creature with the greatest power among creatures you control.", { kind: "highest" }],
  ["Up to two target creatures each get +1/+0 until end of turn.", { kind: "clause", each: true }],
  ["Until end of turn, whenever a creature you control dies, draw a card.", { kind: "delayed" }],
  ["This creature has protection from white and from black.", { kind: "fromSeveral" }],
  [
    "Each opponent sacrifices half the creatures they control, rounded up.",
    { kind: "halfOfObjects", way: { is: "up" } },
  ],
  [
    "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.",
    { kind: "phaseOfPlayer" },
  ],
];

describe("noun phrases, tails and conditions", () => {
  it.each(phrases)("%s", (text, part) => {
    const { unread, trees, ambiguous, names } = read(text);
    expect(unread).toEqual([]);
    expect(ambiguous).toBe(0);
    expect(trees.flatMap(nodesOf)).toContainEqual(expect.objectContaining(deep(part)));
    expect(printFace(JSON.parse(JSON.stringify(trees)), names)).toBe(text);
  });

  it("keeps what stands behind a condition inside the condition", () => {
    const unless = read(
      "Each opponent loses 2 life unless that player sacrifices a permanent or discards a card.",
    ).trees;
    const clause = unless.flatMap(nodesOf).find((node) => node.kind === "clause")!;
    expect(clause.verbs).toMatchObject({ kind: "loseLife" });
    const enters = read("This land enters tapped unless you control a Forest or you have 10 or less life.").trees;
    expect(enters.flatMap(nodesOf)).toContainEqual(expect.objectContaining({ kind: "conditionOr" }));
  });

  it("gives what ends in a noun phrase to the nearer noun", () => {
    const [tree] = read("Destroy target Aura attached to a creature you control.").trees;
    const target = nodesOf(tree!).find((node) => node.kind === "destroy")!.what as TreeNode;
    expect((target.suffixes as TreeNode[]).map((suffix) => suffix.kind)).toEqual(["done"]);
  });

  it("hears no order in the word target", () => {
    const [tree] = read("Destroy target creature and target land.").trees;
    expect(nodesOf(tree!)).toContainEqual(expect.objectContaining({ kind: "npAndList" }));
  });

  it("leaves unread what is no English of cards, or notes the wrong form", () => {
    expect(read("Destroy target.").unread).toEqual(["Destroy target"]);
    expect(read("Whenever you cast second spell, draw a card.").unread).toHaveLength(1);
    const cards = read("Draw a cards.").trees.flatMap(nodesOf);
    expect(cards).toContainEqual(expect.objectContaining({ is: "card", surface: { inflected: [0] } }));
  });
});

function deep(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      value && typeof value === "object" ? expect.objectContaining(deep(value as Record<string, unknown>)) : value,
    ]),
  );
}
