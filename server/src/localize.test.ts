import { afterEach, expect, test } from "vitest";
import { localize, useTranslations } from "./localize.ts";

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
