import { readFace } from "@cardwright/engine";
import { expect, test } from "vitest";
import { describeTree } from "./describe-tree.ts";

function described(text: string): string[] {
  const { lines } = readFace({ name: "Test Card", typeLine: "Sorcery", lines: [{ text, start: 0 }] });
  return describeTree(lines[0]!.tree, text);
}

test("tells what each part is, with the words that say it, indented", () => {
  const told = described("Destroy target creature.");
  expect(told[0]).toBe("effect");
  expect(told).toContain("  does: destroy — “Destroy target creature”");
  expect(told.some((line) => /^ {6}how many: target: chosen when/.test(line))).toBe(true);
  expect(told.some((line) => /kind: creature$/.test(line))).toBe(true);
});

test("every word of the text is in what is told", () => {
  const text = "Target player draws two cards and loses 2 life.";
  const told = described(text).join("\n");
  for (const word of text.replace(".", "").split(" ")) expect(told).toContain(word);
});

test("says what is not understood", () => {
  expect(described("Frobnicate the whatsit.").join("\n")).toContain("not understood — “Frobnicate the whatsit”");
});
