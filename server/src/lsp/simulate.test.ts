import { expect, test } from "vitest";
import { RuleText } from "./rule-text.ts";
import { simulateCard } from "./simulate.ts";
import { open, wordsAt } from "./testing/fixture.ts";

function play(text: string, seed = 1) {
  const { file } = open(text);
  const report = simulateCard(file, file.cards[0]!, seed, new RuleText());
  return { file, report };
}

const courier =
  "\nCinder Courier {1}{R}\nCreature — Goblin Scout\nWhen this creature enters, it deals 1 damage to any target.\n2/1\n";

test("steps have rules that are told in words, the words that caused them, and a board", () => {
  const { file, report } = play(courier);
  expect(report.card).toBe("Cinder Courier");
  const damage = report.steps.find(({ text }) => /deals 1 damage/.test(text))!;
  expect(wordsAt(file, damage.range!)).toMatch(/deals 1 damage to any target/);
  expect(damage.rules.length).toBeGreaterThan(0);
  for (const number of damage.rules) expect(report.rules[number]?.title).toBeTruthy();
  expect(damage.board?.permanents.some(({ isSubject, name }) => isSubject && name === "Cinder Courier")).toBe(true);
  expect(report.notModelled).toEqual([]);
});

test("the same seed gives the same report", () => {
  expect(play(courier, 7).report).toEqual(play(courier, 7).report);
});

test("what is not understood is listed as not modelled, with its words", () => {
  const { file, report } = play("\nOdd Card {R}\nSorcery\nDraw a card.\nFrobnicate the whatsit.\n");
  expect(report.notModelled.length).toBeGreaterThan(0);
  expect(report.notModelled.map(({ range }) => range && wordsAt(file, range)).join()).toContain("Frobnicate");
});
