import type { MarkupContent } from "vscode-languageserver";
import { expect, test } from "vitest";
import { completions } from "./completion.ts";
import { hoverAt } from "./hover.ts";
import { RuleText } from "./rule-text.ts";
import { open } from "./testing/fixture.ts";

const set = JSON.stringify({
  keywords: [
    {
      name: "kindle",
      form: "kindle {n}",
      parameters: [{ name: "n", kind: "number" }],
      means: "When this creature enters, it deals {n} damage to any target.",
    },
  ],
  subtypes: { creature: ["Emberling"] },
});

function offers(marked: string, own: string | undefined = set): string[] {
  const { file, positions } = open(marked, own);
  return completions(file, positions[0]!).items.map(({ label }) => label);
}

test("a set's own keywords and subtypes are offered where such words can stand", () => {
  expect(offers("Target creature gains kin$0")).toContain("kindle");
  expect(offers("\nTest {R}\nCreature — Goblin\nKin$0\n1/1\n")).toContain("Kindle");
  expect(offers("Destroy target Embe$0")).toContain("Emberling");
  expect(offers("Draw two kin$0")).not.toContain("kindle");
  expect(offers("\nTest {R}\nCreature — Emb$0\n")).toContain("Emberling");
  expect(offers("Target creature gains kin$0", "{}")).not.toContain("kindle");
});

test("hovering over an own keyword shows what it means with its own number", () => {
  const { file, positions } = open("\nTest {R}\nCreature — Emberling\nKin$0dle 3\n1/1\n", set);
  const { value } = hoverAt(file, positions[0]!, new RuleText())!.contents as MarkupContent;
  expect(value).toContain("kindle");
  expect(value).toContain("deals 3 damage to any target");
});

test("a set file that adds words makes its cards read anew", () => {
  const { file } = open("\nTest {R}\nCreature — Emberling\nKindle 3\n1/1\n", set);
  expect(file.cards[0]!.analysis.findings).toEqual([]);
  expect(open("\nTest {R}\nCreature — Emberling\nKindle 3\n1/1\n").file.cards[0]!.analysis.findings).not.toEqual([]);
});
