import { expect, test } from "vitest";
import { codeLenses } from "./code-lens.ts";
import { open } from "./testing/fixture.ts";

test("one lens above each card's name, comments left aside", () => {
  const { file } = open("\n// note\nOne {R}\nInstant\nDraw a card.\n\nTwo {R}\nInstant\nDraw a card.\n");
  const lenses = codeLenses(file);
  expect(lenses.map(({ range }) => range.start.line)).toEqual([1, 5]);
  expect(lenses[1]?.command).toMatchObject({ command: "cardwright.simulate", arguments: ["file:///test.cards", 5] });
});
