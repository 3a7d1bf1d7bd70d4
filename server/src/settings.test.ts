import { expect, test } from "vitest";
import { defaultSettings, readSettings, settingKeys } from "./settings.ts";

test("there are at most twelve settings", () => {
  expect(settingKeys.length).toBeLessThanOrEqual(12);
});

test("takes nested and flat sections", () => {
  expect(readSettings({ check: { delay: 5 } }).settings["check.delay"]).toBe(5);
  expect(readSettings({ "check.delay": 5 }).settings["check.delay"]).toBe(5);
});

test("nothing given means the defaults, whatever the client sends for nothing", () => {
  for (const nothing of [undefined, null, {}, [], "", { check: null }]) {
    expect(readSettings(nothing)).toEqual({ settings: defaultSettings, problems: [] });
  }
});

test("a bad value falls back alone, with a message", () => {
  const { settings, problems } = readSettings({ check: { delay: "soon", severities: { "old-enters": "hint" } } });
  expect(settings["check.delay"]).toBe(defaultSettings["check.delay"]);
  expect(settings["check.severities"]).toEqual({ "old-enters": "hint" });
  expect(problems.map((problem) => problem.key)).toEqual(["check.delay"]);
});
