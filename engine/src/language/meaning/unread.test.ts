import { expect, test } from "vitest";
import { explainUnreadPart } from "./unread.ts";

const names = { full: "Soot Herald" };

test("a misspelt word: just that word, and what was meant", () => {
  const text = "Destroy target craeture";
  const { wrong, understood, didYouMean } = explainUnreadPart(text, 100, true, names);
  expect([wrong[0] - 100, wrong[1] - 100]).toEqual([15, 23]);
  expect(text.slice(understood[0] - 100, understood[1] - 100)).toBe("Destroy target");
  expect(didYouMean).toBe("creature");
});

test("a misspelt keyword", () => {
  expect(explainUnreadPart("Flyng", 0, true, names, "Creature").didYouMean?.toLowerCase()).toBe("flying");
});

test("what could stand there", () => {
  const { expected } = explainUnreadPart("Draw two bananas", 0, true, names, "Sorcery");
  expect(expected.length).toBeGreaterThan(0);
});

test("nothing near is no suggestion", () => {
  expect(explainUnreadPart("Destroy target xylophone", 0, true, names).didYouMean).toBeUndefined();
});

test("a word of the language is taken for no other word than one that belongs there", () => {
  expect(explainUnreadPart("Draw a card then sand.", 0, true, names, "Sorcery").didYouMean).not.toBe("hand");
  expect(explainUnreadPart("When this creature enters the battlefeild, draw a card", 0, true, names)).toMatchObject({
    didYouMean: "battlefield",
    wrong: [30, 41], // without the comma
  });
});
