import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TestFolder } from "./test-command.ts";

const sample = (name: string): string => readFileSync(new URL(`../../../samples/${name}`, import.meta.url), "utf8");

const files = {
  "emberfall.cards": sample("emberfall.cards"),
  "mistakes.cards": sample("mistakes.cards"),
  "cardset.json": sample("cardset.json"),
};

describe("the samples", () => {
  it("are clean where they should be", async () => {
    await TestFolder.with(files, async (folder) => {
      expect(await folder.run(["check", "emberfall.cards", "--json"])).toMatchObject({ code: 0, json: [] });
    });
  });

  it("get the messages and end as their comments say", async () => {
    await TestFolder.with(files, async (folder) => {
      const { code, out } = await folder.run(["check", "emberfall.cards", "mistakes.cards", "--expectations"]);
      expect(out).toMatch(/\d+ expectations: all as expected/);
      expect(code).toBe(0);
    });
  }, 60_000);
});
