import { expect, test } from "vitest";
import type { SelectionRange } from "vscode-languageserver";
import { selectionRange } from "./selection-range.ts";
import { open, wordsAt } from "./testing/fixture.ts";

/** The words selected at each growth, the innermost first. */
function growth(marked: string): string[] {
  const { file, positions } = open(marked);
  const grown: string[] = [];
  for (let at: SelectionRange | undefined = selectionRange(file, positions[0]!); at; at = at.parent)
    grown.push(wordsAt(file, at.range));
  return grown;
}

test("grows from the word over phrase, clause, sentence and ability to the card and the file", () => {
  const card = "Test {R}\nSorcery\nDraw a card. Destroy target creature you control.";
  expect(growth(`\n${card.replace("creature", "$0creature")}\n\n`)).toEqual([
    "creature",
    "target creature you control",
    "Destroy target creature you control",
    "Draw a card. Destroy target creature you control.",
    card,
    `${card}\n\n`,
  ]);
});

test("works on the type line and outside of cards", () => {
  expect(growth("\nTest {R}\nCreature — G$0oblin\n2/1\n").slice(0, 2)).toEqual(["Goblin", "Creature — Goblin"]);
  expect(growth("\n// c\n\n$0\nTest {R}\nInstant\nDraw a card.\n")).toHaveLength(1);
});
