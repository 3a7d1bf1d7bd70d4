import { CancellationToken, CancellationTokenSource } from "vscode-languageserver";
import { expect, test } from "vitest";
import { runSafe } from "./run-safe.ts";

function memoryLog() {
  const lines: string[] = [];
  const to = (level: string) => (message: string) => void lines.push(`${level}: ${message.split("\n")[0]}`);
  return { lines, info: to("info"), warn: to("warn"), error: to("error") };
}

test("a failing handler is logged with its document and answers the fallback", async () => {
  const log = memoryLog();
  const answer = await runSafe({ name: "hover", uri: "file:///a.cards" }, CancellationToken.None, log, null, () => {
    throw new Error("no such card");
  });
  expect(answer).toBeNull();
  expect(log.lines).toEqual(["error: hover file:///a.cards failed: Error: no such card"]);
});

test("a cancelled request never starts its work", async () => {
  const source = new CancellationTokenSource();
  let started = false;
  const answer = runSafe({ name: "hover" }, source.token, memoryLog(), null, () => {
    started = true;
    return null;
  });
  source.cancel();
  await expect(answer).rejects.toThrow("cancelled");
  expect(started).toBe(false);
});

test("an answer that comes after the cancellation is thrown away", async () => {
  const source = new CancellationTokenSource();
  const answer = runSafe({ name: "hover" }, source.token, memoryLog(), null, () => {
    source.cancel();
    return null;
  });
  await expect(answer).rejects.toThrow("cancelled");
});

test("a slow turn is logged with what caused it", async () => {
  let now = 0;
  const log = memoryLog();
  await runSafe({ name: "hover", uri: "untitled:1", clock: () => now }, CancellationToken.None, log, null, () => {
    now = 130;
    return null;
  });
  expect(log.lines).toEqual(["warn: hover untitled:1 took 130 ms (longest slice 130 ms)"]);
});
