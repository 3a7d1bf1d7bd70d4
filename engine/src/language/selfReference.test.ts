import { expect, test } from "vitest";
import { meaningKey, stripTree, type TreeNode } from "../grammar/tree.ts";
import { printLine } from "./printLine.ts";
import { readFace } from "./read.ts";

const card = { name: "Vey, Cinder Ox", shortName: "Vey", typeLine: "Creature" };

function read(text: string): TreeNode {
  const { lines } = readFace({ ...card, lines: [{ text, start: 0 }] });
  expect(lines.flatMap(({ unread }) => unread)).toEqual([]);
  return lines[0]!.tree;
}

const wordings = ["Vey, Cinder Ox", "Vey", "~", "this creature", "this Aura", "this card", "this spell", "this token"];

test.each(wordings)("“%s” is the card itself, and is printed back", (self) => {
  const text = `Destroy ${self}.`;
  const tree = read(text);
  expect(meaningKey(tree)).toBe(meaningKey(read("Destroy this permanent.")));
  const names = { full: card.name, short: card.shortName };
  expect(printLine(JSON.parse(JSON.stringify(stripTree(tree))), names)).toBe(text);
});

test("capitals inside “this creature” are surface too", () => {
  const names = { full: card.name, short: card.shortName };
  expect(printLine(stripTree(read("Destroy this Creature.")), names)).toBe("Destroy this Creature.");
});

test("inside a quoted ability the card's name is the card, “this creature” what has the ability", () => {
  const named = read('Goblins you control have "{T}: Destroy Vey."');
  const other = read('Goblins you control have "{T}: Destroy this creature."');
  expect(meaningKey(named)).not.toBe(meaningKey(other));
  expect(meaningKey(named)).toBe(meaningKey(read('Goblins you control have "{T}: Destroy Vey, Cinder Ox."')));
});

test("reminder text is surface, wherever it stands", () => {
  const plain = meaningKey(read("Draw a card. You gain 2 life."));
  for (const text of [
    "Draw a card. (It goes to your hand.) You gain 2 life.",
    "Draw a card. You gain 2 life. (Gain it now.)",
    "Draw a card (into your hand). You gain 2 life.",
  ]) {
    expect(meaningKey(read(text)), text).toBe(plain);
    expect(printLine(stripTree(read(text)), { full: card.name }), text).toBe(text);
  }
  expect(meaningKey(read("Flying (It flies.)"))).toBe(meaningKey(read("Flying")));
});
