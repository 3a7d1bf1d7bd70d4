import { expect, test } from "vitest";
import { documentationOf } from "./completion-resolve.ts";
import { completions } from "./completion.ts";
import { RuleText } from "./rule-text.ts";
import { open } from "./testing/fixture.ts";

/** What is offered at the `$0` of a text: the labels. */
function offers(marked: string): string[] {
  const { file, positions } = open(marked);
  return completions(file, positions[0]!).items.map(({ label }) => label);
}

/** The text after taking the offer with a label. */
function taken(marked: string, label: string): string {
  const { file, positions } = open(marked);
  const item = completions(file, positions[0]!).items.find((candidate) => candidate.label === label);
  const { range, newText } = item!.textEdit as { range: { start: never; end: never }; newText: string };
  const text = file.document.getText();
  return text.slice(0, file.document.offsetAt(range.start)) + newText + text.slice(file.document.offsetAt(range.end));
}

test("offers what the grammar allows after the words before the cursor", () => {
  expect(offers("Destroy target cre$0")).toContain("creature");
  expect(offers("Destroy target cre$0")).not.toContain("create");
  expect(offers("Target creature gains fl$0")).toContain("flying");
});

test("taking an offer replaces the letters typed so far and nothing else", () => {
  expect(taken("Destroy target cre$0 you control.", "creature")).toContain("\nDestroy target creature you control.\n");
});

test("keywords and metadata at the start of a line, with a capital", () => {
  const line = offers("\nTest {R}\nCreature — Goblin\nFl$0\n1/1\n");
  expect(line).toContain("Flying");
  expect(line).toContain("Flavor:");
});

test("a new line below a card is its next line", () => {
  expect(offers("\nTest {R}\nInstant\n$0")).toContain("Destroy");
});

test("types on the type line, subtypes of those types behind the dash", () => {
  expect(offers("\nTest {R}\n$0")).toEqual(expect.arrayContaining(["Creature", "Legendary"]));
  expect(offers("\nTest {R}\nCreature — $0\nFlying\n")).toContain("Goblin");
  expect(offers("\nTest {R}\nCreature — $0\nFlying\n")).not.toContain("Equipment");
  expect(offers("\nTest {R}\nSorcery — $0\n")).toContain("Arcane");
});

test("symbols after a brace, in costs too", () => {
  expect(taken("Add {W$0", "{W/U}")).toContain("Add {W/U}");
  expect(offers("\nTest {$0\nInstant\nDraw a card.\n")).toContain("{R}");
});

test("rarities, and codes in comments; nothing in names and other comments", () => {
  expect(offers("\nTest {R}\nInstant\nDraw a card.\nRarity: $0\n")).toEqual([
    "common",
    "uncommon",
    "rare",
    "mythic",
    "special",
  ]);
  expect(offers("\n// cardwright: allow $0\nTest {R}\nInstant\nDraw a card.\n")).toContain("not-understood");
  expect(offers("\n// a no$0\nTest {R}\nInstant\nDraw a card.\n")).toEqual([]);
  expect(offers("\nTes$0t {R}\nInstant\nDraw a card.\n")).toEqual([]);
});

test("offers are documented: keywords, verbs, types, symbols", () => {
  const rules = new RuleText();
  expect(documentationOf({ text: "flying", rule: "keyword" }, rules)).toContain("CR 702.9");
  expect(documentationOf({ text: "Destroy", rule: "verb" }, rules)).toContain("CR 701.8");
  expect(documentationOf({ text: "creature", rule: "cardType" }, rules)).toContain("CR 302.1");
  expect(documentationOf({ text: "{T}", rule: "symbol" }, rules)).toContain("CR 107.5");
  expect(documentationOf({ text: "goblin", rule: "subtype" }, rules)).toContain("CR 205.3m");
});

test("a new line of a Saga, an Equipment and modes: what stands at its front, with what belongs behind it", () => {
  expect(offers("\nTest {R}\nEnchantment — Saga\nI — Draw a card.\n$0")[0]).toBe("II —");
  expect(taken("\nTest {R}\nEnchantment — Saga\nI — Draw a card.\n$0", "II —")).toContain("\nII — ");
  expect(offers("\nTest {1}\nArtifact — Equipment\nEquipped creature has flying.\n$0")[0]).toBe("Equip");
  expect(offers("\nTest {R}\nSorcery\nChoose one —\n$0")[0]).toBe("•");
  expect(taken("\nTest {G}\nCreature — Elf\nLan$0", "Landfall —")).toContain("\nLandfall — ");
});

test("words with apostrophes and hyphens are taken as a whole", () => {
  expect(taken("Return target creature to its own$0", "owner's")).toContain("to its owner's");
  expect(taken("Destroy target non-Gob$0", "non-Goblin")).toContain("\nDestroy target non-Goblin");
  expect(taken("Destroy target nonl$0 you control.", "nonland")).toContain("\nDestroy target nonland you control.");
});
