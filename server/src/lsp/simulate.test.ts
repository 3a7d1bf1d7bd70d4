import { expect, test } from "vitest";
import { CancellationToken } from "vscode-languageserver";
import { RuleText } from "./rule-text.ts";
import { simulateCard } from "./simulate.ts";
import { anyTurn, open, wordsAt } from "./testing/fixture.ts";
import { Turn } from "./turn.ts";

async function play(text: string, seed = 1) {
  const { file } = open(text);
  const report = await simulateCard(file, file.cards[0]!, seed, new RuleText(), anyTurn());
  return { file, report };
}

const courier =
  "\nCinder Courier {1}{R}\nCreature — Goblin Scout\nWhen this creature enters, it deals 1 damage to any target.\n2/1\n";

test("steps have rules that are told in words, the words that caused them, and a board", async () => {
  const { file, report } = await play(courier);
  expect(report.card).toBe("Cinder Courier");
  const damage = report.steps.find(({ text }) => /deals 1 damage/.test(text))!;
  expect(wordsAt(file, damage.range!)).toMatch(/deals 1 damage to any target/);
  expect(damage.rules.length).toBeGreaterThan(0);
  for (const number of damage.rules) expect(report.rules[number]?.title).toBeTruthy();
  expect(damage.board?.permanents.some(({ isSubject, name }) => isSubject && name === "Cinder Courier")).toBe(true);
  expect(report.notModelled).toEqual([]);
});

test("the same seed gives the same report", async () => {
  expect((await play(courier, 7)).report).toEqual((await play(courier, 7)).report);
});

test("what is not understood is listed as not modelled, with its words", async () => {
  const { file, report } = await play("\nOdd Card {R}\nSorcery\nDraw a card.\nFrobnicate the whatsit.\n");
  expect(report.notModelled.length).toBeGreaterThan(0);
  expect(report.notModelled.map(({ range }) => range && wordsAt(file, range)).join()).toContain("Frobnicate");
});

test("other messages are let in between the parts of the play", async () => {
  const { file } = open(courier);
  let milliseconds = 0;
  let yields = 0;
  const turn = new Turn(CancellationToken.None, () => (milliseconds += 11));
  const outer = turn.yield.bind(turn);
  turn.yield = async () => {
    yields++;
    await outer();
  };
  await simulateCard(file, file.cards[0]!, 1, new RuleText(), turn);
  expect(yields).toBeGreaterThan(5);
});
