import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { formattingEdits } from "./formatting.ts";
import { open } from "./testing/fixture.ts";

test("brings a file into canonical form by one edit that leaves the rest alone", () => {
  const { file } = open(
    "\nOne {R}\nInstant\nDraw a card.\n\nTwo {R}\nCreature -- Goblin\nHaste\n1/1\n\nThree {R}\nInstant\nDraw a card.\n",
  );
  const edits = formattingEdits(file);
  expect(edits).toHaveLength(1);
  expect(edits[0]).toMatchObject({ range: { start: { line: 5 }, end: { line: 5 } }, newText: "—" });
  expect(TextDocument.applyEdits(file.document, edits)).toContain("Creature — Goblin");
});

test("a file in canonical form gets no edit, nor does one without cards", () => {
  expect(formattingEdits(open("\nOne {R}\nInstant\nDraw a card.\n").file)).toEqual([]);
  expect(formattingEdits(open("\nJust words, and more of them.\n").file)).toEqual([]);
});
