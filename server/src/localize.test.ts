import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { localize, useTranslations } from "./localize.ts";

test("the bundle for translators holds every message (npm run generate writes it)", async () => {
  const script: string = new URL("../../scripts/generate-messages.mjs", import.meta.url).href;
  const { messageBundle } = (await import(script)) as { messageBundle(): Promise<string> };
  const bundle = await readFile(new URL("../../client/l10n/bundle.l10n.json", import.meta.url), "utf8");
  expect(JSON.parse(bundle)).toEqual(JSON.parse(await messageBundle()));
});

afterEach(() => useTranslations({}));

test("fills the places of a message", () => {
  expect(localize("{read} of {all} abilities understood", { read: 38, all: 40 })).toBe("38 of 40 abilities understood");
});

test("takes the translation and fills its places", () => {
  useTranslations({ "Rule {number}": "Regel {number}" });
  expect(localize("Rule {number}", { number: "115.4" })).toBe("Regel 115.4");
});

test("leaves a place without a value in sight", () => {
  expect(localize("Rule {number}")).toBe("Rule {number}");
});
