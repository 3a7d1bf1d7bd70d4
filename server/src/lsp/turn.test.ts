import { CancellationToken, CancellationTokenSource } from "vscode-languageserver";
import { expect, test } from "vitest";
import { Turn } from "./turn.ts";

test("lets other work in once ten milliseconds have passed, not before", async () => {
  let now = 0;
  const turn = new Turn(CancellationToken.None, () => now);
  let others = 0;
  setImmediate(() => others++);
  now = 9;
  await turn.checkpoint();
  expect(others).toBe(0);
  now = 10;
  await turn.checkpoint();
  expect(others).toBe(1);
});

test("ends the work when the client has cancelled", async () => {
  const source = new CancellationTokenSource();
  const turn = new Turn(source.token);
  await turn.checkpoint();
  source.cancel();
  await expect(turn.checkpoint()).rejects.toThrow("cancelled");
});

test("measures the whole turn and its longest slice", async () => {
  let now = 0;
  const turn = new Turn(CancellationToken.None, () => now);
  now = 40;
  await turn.checkpoint();
  now = 65;
  expect(turn.measure()).toEqual({ total: 65, longest: 40 });
});
