import type { SimulationReport } from "cardwright/protocol";
import { expect, expectTypeOf, test } from "vitest";
import { type Report, fromPanel, toPanel } from "./messages.ts";

test("the panel's report is the server's report", () => {
  expectTypeOf<SimulationReport>().toExtend<Readonly<Report> | SimulationReport>();
  const fields: Record<keyof SimulationReport, true> = {
    card: true,
    seed: true,
    verdict: true,
    cardRange: true,
    steps: true,
    notModelled: true,
    rules: true,
  };
  const missing = toPanel.safeParse({ type: "show", report: {}, step: 0, words: {} });
  const named = missing.error?.issues.map((issue) => issue.path.at(-1));
  expect(named).toEqual(Object.keys(fields));
});

test("messages of no known kind and with wrong values are refused", () => {
  expect(fromPanel.safeParse({ type: "step", step: -1 }).success).toBe(false);
  expect(fromPanel.safeParse({ type: "run", command: "rm" }).success).toBe(false);
  expect(fromPanel.safeParse({ type: "step", step: 3 }).success).toBe(true);
});
