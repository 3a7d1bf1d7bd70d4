import { expect, test } from "vitest";
import { CompletionPreparation } from "./prepare-completion.ts";

test("begins when nothing was asked for a while, and ends", { timeout: 60_000 }, async () => {
  let now = 0;
  const started = performance.now();
  const preparation = new CompletionPreparation(() => now + performance.now() - started);
  const ready = preparation.begin();
  now += 5000;
  await ready;
  expect(await preparation.begin()).toBeUndefined();
});
