import { expect, test } from "vitest";
import { foldingRanges } from "./folding-range.ts";
import { open } from "./testing/fixture.ts";

const lines = (text: string) =>
  foldingRanges(open(text).file).map(({ startLine, endLine, kind }) =>
    [startLine, endLine, kind].filter((x) => x !== undefined),
  );

test("a card folds to its name, comments above it to their first line", () => {
  expect(lines("\n// one\n// two\nTest {R}\nInstant\nDraw a card.\n\nOther {R}\nInstant\nDraw a card.\n")).toEqual([
    [2, 4],
    [0, 1, "comment"],
    [6, 8],
  ]);
});

test("other faces fold by themselves", () => {
  expect(lines("\nDay {W}\nInstant\nDraw a card.\n//\nNight {B}\nSorcery\nYou lose 1 life.\n")).toEqual([
    [0, 6],
    [4, 6],
  ]);
});
