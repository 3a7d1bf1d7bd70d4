import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { settingsContribution } from "./settings-contribution.ts";

const client = new URL("../../client/", import.meta.url);
const read = async (name: string) => JSON.parse(await readFile(new URL(name, client), "utf8"));

test("package.json holds exactly the settings of the schema (npm run generate writes them)", async () => {
  const { contributes } = await read("package.json");
  expect(contributes.configuration).toEqual(settingsContribution());
});

test("every text package.json names is there, and none besides", async () => {
  const manifest = JSON.stringify(await read("package.json"));
  const named = [...manifest.matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key!);
  expect(Object.keys(await read("package.nls.json")).sort()).toEqual([...new Set(named)].sort());
});
