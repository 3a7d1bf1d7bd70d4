import { expect, test } from "vitest";
import { fileStatus } from "./file-status.ts";
import { open, wordsAt } from "./testing/fixture.ts";

test("counts abilities, understood ones, and finds the words that are not", () => {
  const { file } = open(
    "\nOne {R}\nCreature — Goblin\nHaste\nFrobnicate the whatsit.\n1/1\n\nTwo\nLand\n{T}: Add {R}.\n",
  );
  const status = fileStatus(file);
  expect(status).toMatchObject({ cards: 2, abilities: 3, understood: 2 });
  expect(status.notUnderstood.map((range) => wordsAt(file, range))).toEqual(["Frobnicate the whatsit"]);
});

test("cards without rules text count as cards with nothing to understand", () => {
  expect(fileStatus(open("\nBig Ox {G}\nCreature — Ox\n4/4\n").file)).toMatchObject({ cards: 1, abilities: 0 });
});
