import { expect, test } from "vitest";
import { withEmptyExamples, withoutReasons } from "./without-examples.mjs";

test("the examples of a check go, and nothing else", () => {
  const source = [
    'export const one = check("one", {',
    '  why: "Because [1].",',
    '  help: "Write it.",',
    '  wrong: ["«a»", "b [c]"],',
    '  right: ["d"],',
    "  test: () => ({ wrong: [1] }),",
    "});",
  ].join("\n");
  expect(withEmptyExamples("one.ts", source)).toBe(source.replace('["«a»", "b [c]"]', "[]").replace('["d"]', "[]"));
});

test("reasons in words go", () => {
  const source = 'g.templates("tail", { a: "b" }, { untested: "prints as any", tags: ["c"] });';
  expect(withoutReasons("one.ts", source)).toBe(source.replace("prints as any", "-"));
});
