import { expect, it } from "vitest";
import { ruleTexts } from "../engine/src/rules/texts.ts";
import { importBundled } from "./bundled.mjs";
import { packedTexts } from "./packed-texts.mjs";

it("bundles ship the texts of the rule book packed, and have them all", async () => {
  const contents = 'export { ruleTexts } from "./engine/src/rules/texts.ts";';
  const shipped = await importBundled("build/packed-texts-test", contents, { plugins: [packedTexts] });
  expect(shipped.ruleTexts()).toEqual(ruleTexts());
  expect(shipped.ruleTexts()).toBe(shipped.ruleTexts());
});
