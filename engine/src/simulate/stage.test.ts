import { expect, it } from "vitest";
import { stockLibrary } from "../game/cards/stock.ts";
import { place } from "../game/setup.ts";
import { Stage } from "./stage.ts";

function stage(): Stage {
  const fresh = new Stage(stockLibrary(), 1, "Mountain", false);
  for (const player of [0, 1]) {
    for (let i = 0; i < 5; i++) place(fresh.game, "Mountain", { zone: "library", player });
  }
  return fresh;
}

it("plays turns in small parts, which come to the same as playing them at once", () => {
  const [whole, parted] = [stage(), stage()];
  const later = whole.state.turn.number + 2;
  expect(whole.goTo("precombat main", 0, later)).toBe(true);
  const parts = parted.goToInParts("precombat main", 0, later);
  let longest = 0;
  let yields = 0;
  for (let decided = 0, next = parts.next(); !next.done; next = parts.next(), yields++) {
    longest = Math.max(longest, parted.state.journal.length - decided);
    decided = parted.state.journal.length;
  }
  expect(yields).toBeGreaterThan(4);
  expect(longest).toBeLessThan(12);
  expect(parted.state).toEqual(whole.state);
});

it("does not reach a step that nobody comes to", () => {
  const parts = stage().goToInParts("declare blockers", 0);
  let next = parts.next();
  while (!next.done) next = parts.next();
  expect(next.value).toBe(false);
});
