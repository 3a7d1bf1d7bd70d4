import type { MarkupContent } from "vscode-languageserver";
import { expect, test } from "vitest";
import { hoverAt } from "./hover.ts";
import { RuleText } from "./rule-text.ts";
import { open, wordsAt } from "./testing/fixture.ts";

/** What a hover at the `$0` of a text says, and the words it says it of. */
function hover(marked: string, rules = new RuleText()) {
  const { file, positions } = open(marked);
  const found = hoverAt(file, positions[0]!, rules);
  return found ? { words: wordsAt(file, found.range!), text: (found.contents as MarkupContent).value } : null;
}

test("a target in a spell cites the rule for spells, one in an activated ability that for those", () => {
  expect(hover("Destroy $0target creature.")?.text).toContain("CR 115.1a");
  expect(hover("{T}: Destroy $0target creature.")?.text).toContain("CR 115.1c");
  expect(hover("Whenever a creature dies, destroy $0target creature.")?.text).toContain("CR 115.1d");
});

test("a verb cites its keyword action, then what it stands in", () => {
  const found = hover("$0Destroy target creature.");
  expect(found?.words).toBe("Destroy target creature");
  expect(found?.text).toMatch(/CR 701\.8\b[\s\S]*CR 113\.3a/);
});

test("a keyword shows our reminder text with its own cost, and its rule", () => {
  const found = hover("\nGuard {W}\nCreature — Human\nFirst strike, w$0ard {2}\n1/1\n");
  expect(found?.words).toBe("ward {2}");
  expect(found?.text).toContain("{2}");
  expect(found?.text).toContain("CR 702.21");
});

test("symbols are told in words, in the rules text and in the mana cost", () => {
  expect(hover("Add {W$0/U}.")?.text).toContain("one white or one blue mana");
  const inCost = hover("\nTest {1$0}{R}\nInstant\nDraw a card.\n");
  expect(inCost?.words).toBe("{1}");
  expect(inCost?.text).toContain("CR 107.4");
});

test("types and the numbers in the corner are told", () => {
  expect(hover("\nTest {R}\nCreature — G$0oblin\n2/1\n")?.text).toContain("CR 205.3");
  expect(hover("\nTest {R}\nCrea$0ture — Goblin\n2/1\n")?.text).toContain("CR 302.1");
  expect(hover("\nTest {R}\nCreature — Goblin\n2$0/1\n")?.text).toContain("Power 2, toughness 1");
});

test("words nobody understands say so", () => {
  expect(hover("Frobnicate the $0whatsit.")?.text).toContain("Not understood");
});

test("between cards and on comments there is nothing to say", () => {
  expect(hover("\nTest {R}\nInstant\nDraw a card.\n\n$0\n\nOther {R}\nInstant\nDraw a card.\n")).toBeNull();
});

test("with a rules file the official text stands below our sentence", () => {
  const rules = new Map([
    ["701.8", { number: "701.8", text: "Destroy", examples: [] }],
    ["701.8a", { number: "701.8a", text: "Text of the *edition*.", examples: [] }],
  ]);
  const edition = { date: "2025-09-19", sections: [], rules, glossary: [] } as never;
  expect(hover("$0Destroy target creature.", new RuleText(edition))?.text).toContain("> Text of the \\*edition\\*.");
});

test("words that are not understood: how far they are, and what could come next", () => {
  const text = hover("Destroy target xyl$0ophone.")?.text ?? "";
  expect(text).toContain("Not understood");
  expect(text).toMatch(/After “Destroy target” could come: “creature”, “\p{L}/u);
  expect(text.match(/“[^”]+”/g)!.length).toBeLessThanOrEqual(6);
  expect(hover("$0Xylophone the creature.")?.text).toMatch(/Here could stand: “\p{L}/u);
});
