import { expect, test } from "vitest";
import { open } from "./testing/fixture.ts";
import { understood } from "./understood.ts";

test("tells every face and ability of a card in plain words, and how much was understood", () => {
  const { file } = open(
    "\nDay {W}\nInstant\nDraw a card.\nFrobnicate the whatsit.\n//\nNight {B}\nSorcery\nYou lose 1 life.\n",
  );
  const { card, text } = understood(file.cards[0]!);
  expect(card).toBe("Day // Night");
  expect(text).toMatch(/^Day\nInstant\n\nDraw a card\.\n {2}effect/);
  expect(text).toContain("not understood");
  expect(text).toMatch(/Night\nSorcery[\s\S]*2 of 3 abilities understood\n$/);
});
