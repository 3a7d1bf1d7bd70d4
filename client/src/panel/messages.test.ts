import { expect, test } from "vitest";
import { RuleText } from "../../../server/src/lsp/rule-text.ts";
import { simulateCard } from "../../../server/src/lsp/simulate.ts";
import { anyTurn, open } from "../../../server/src/lsp/testing/fixture.ts";
import { fromPanel, reportSchema, toPanel } from "./messages.ts";

test("what the server reports is what the panel takes, to the last field", async () => {
  const { file } = open("\nTest {R}\nCreature — Goblin\nWhen this creature enters, you gain 2 life.\n1/1\n");
  const report = await simulateCard(file, file.cards[0]!, 1, new RuleText(), anyTurn());
  expect(reportSchema.parse(report)).toEqual(report);
});

test("messages of no known kind and with wrong values are refused", () => {
  expect(fromPanel.safeParse({ type: "step", step: -1 }).success).toBe(false);
  expect(fromPanel.safeParse({ type: "run", command: "rm" }).success).toBe(false);
  expect(fromPanel.safeParse({ type: "step", step: 3 }).success).toBe(true);
  expect(toPanel.safeParse({ type: "show", report: {}, step: 0, words: {} }).success).toBe(false);
});
