import { describe, expect, it } from "vitest";
import { sayNotChecked, sharedRulesFile, sharedRulesTexts } from "../../../../scripts/citations-shared.mjs";
import { ruleExists } from "../ruleBook.ts";
import { orderOfRuleNumber, ruleNumbersInText } from "../ruleNumber.ts";
import { allSummaries } from "./index.ts";

const lines = allSummaries.flatMap((block) => block.trim().split("\n"));
const entries = lines.map((line) => ({
  number: line.slice(0, line.indexOf(" ")),
  summary: line.slice(line.indexOf(" ") + 1),
}));

/** Lower-case words without punctuation: "+1/+1" is "11", "it's" is "its". */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
}

/** Every run of nine words in a row. */
function runsOfNine(text: string): string[] {
  const all = words(text);
  return all.slice(0, Math.max(0, all.length - 8)).map((_, index) => all.slice(index, index + 9).join(" "));
}

describe("our summaries", () => {
  it("stand under numbers that exist, each once, in order within a file", () => {
    expect(entries.filter((entry) => !ruleExists(entry.number)).map((entry) => entry.number)).toEqual([]);
    const seen = new Set<string>();
    expect(entries.filter((entry) => seen.size === seen.add(entry.number).size).map((entry) => entry.number)).toEqual(
      [],
    );
    for (const block of allSummaries) {
      const order = block
        .trim()
        .split("\n")
        .map((line) => orderOfRuleNumber(line.slice(0, line.indexOf(" "))));
      expect([...order].sort((a, b) => a - b)).toEqual(order);
    }
  });

  it("are one sentence or phrase of 8 to 40 words, ending with a stop", () => {
    const off = entries.filter((entry) => {
      const count = entry.summary.split(/\s+/u).length;
      return count < 8 || count > 40 || !entry.summary.endsWith(".");
    });
    expect(off.map((entry) => `${entry.number} ${entry.summary}`)).toEqual([]);
  });

  it("name only rules that exist", () => {
    const wrong = entries.flatMap((entry) =>
      ruleNumbersInText(entry.summary)
        .filter((found) => !ruleExists(found.number))
        .map((found) => `${entry.number}: ${found.number}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are our own words: no nine words in a row stand in any rules text", () => {
    const texts = sharedRulesTexts();
    if (texts.length === 0) return sayNotChecked("that summaries are in our own words");
    // Runs of ours by their first two words, so that most places of the long texts are passed over at once.
    const ours = new Map<string, Map<string, string>>();
    for (const entry of entries) {
      for (const run of runsOfNine(entry.summary)) {
        const start = run.split(" ", 2).join(" ");
        ours.set(start, (ours.get(start) ?? new Map()).set(run, entry.number));
      }
    }
    const copied = new Set<string>();
    let seen = 0;
    for (const name of texts) {
      const all = words(sharedRulesFile(name) ?? "");
      seen += all.length;
      for (let index = 0; index + 9 <= all.length; index++) {
        const number = ours.get(`${all[index]} ${all[index + 1]}`)?.get(all.slice(index, index + 9).join(" "));
        if (number) copied.add(`${number}: ${all.slice(index, index + 9).join(" ")}`);
      }
    }
    expect(seen).toBeGreaterThan(500_000);
    expect([...copied]).toEqual([]);
  }, 60_000);
});
