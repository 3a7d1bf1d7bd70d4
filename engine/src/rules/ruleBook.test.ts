import { describe, expect, it } from "vitest";
import { sayNotChecked, sharedRulesFile } from "../../../scripts/citations-shared.mjs";
import { currentNumberOf, olderNumberOf, translateRuleNumber } from "./currentNumberOf.ts";
import { describeRule } from "./describeRule.ts";
import {
  allRuleNumbers,
  lookupRule,
  ruleNumbersInRange,
  rulesInRange,
  summarisedRules,
  titleOfRule,
} from "./ruleBook.ts";
import { currentNumberOfTitle, currentTitles, describeMove, numberMove, titleInEdition } from "./ruleTitles.ts";

describe("the embedded rule book", () => {
  it("knows every number of the current edition", () => {
    const rules = allRuleNumbers().filter((number) => number.includes("."));
    expect(rules).toHaveLength(3093);
    expect(allRuleNumbers().filter((number) => !number.includes("."))).toHaveLength(146);
    expect(lookupRule("603.12a")?.title).toBe("Handling Triggered Abilities");
    expect(lookupRule("101.2a")).toBeDefined();
    expect(lookupRule("701.65")).toBeUndefined();
    expect(lookupRule("608.2o")).toBeUndefined();
  });

  it("titles every rule", () => {
    expect(titleOfRule("701.8a")).toBe("Destroy");
    expect(titleOfRule("702.188a")).toBe("Web-slinging");
    expect(titleOfRule("115.7a")).toBe("Targets");
    expect(titleOfRule("100.2a")).toBe("Game Concepts: general");
    expect(titleOfRule("701.1")).toBe("Keyword Actions");
    expect(allRuleNumbers().filter((number) => titleOfRule(number) === "")).toEqual([]);
  });

  it("reads ranges", () => {
    expect(rulesInRange("601.2a-i")?.map((rule) => rule.number)).toEqual([
      "601.2a",
      "601.2b",
      "601.2c",
      "601.2d",
      "601.2e",
      "601.2f",
      "601.2g",
      "601.2h",
      "601.2i",
    ]);
    expect(rulesInRange("601.2f–601.2h")).toHaveLength(3);
    expect(rulesInRange("119.7-8")?.map((rule) => rule.number)).toEqual(["119.7", "119.8"]);
    expect(rulesInRange("603.11-12")?.map((rule) => rule.number)).toEqual(["603.11", "603.12", "603.12a"]);
    expect(rulesInRange("501-502")?.map((rule) => rule.number)).toEqual([
      "501",
      "501.1",
      "502",
      "502.1",
      "502.2",
      "502.2a",
      "502.3",
      "502.4",
    ]);
    expect(rulesInRange("CR 701.8a.")?.map((rule) => rule.number)).toEqual(["701.8a"]);
    expect(rulesInRange("701.99")).toEqual([]);
    expect(rulesInRange("defending player")).toBeUndefined();
    expect(ruleNumbersInRange("9.1-3", ["9.1"])).toBeUndefined();
    expect(ruleNumbersInRange("701.2a-c", ["701.2c", "701.2a", "701.3"])).toEqual(["701.2a", "701.2c"]);
    expect(ruleNumbersInRange("701.3", ["701.2c", "701.3"])).toEqual(["701.3"]);
  });

  it("describes a rule without any file", () => {
    expect(describeRule("115.4")).toMatchObject({
      number: "115.4",
      title: "Targets",
      edition: "2025-09-19",
      text: null,
      moved: null,
    });
    expect(describeRule("602.2b")?.see).toContain("601.2b");
    expect(describeRule("115.99")).toBeUndefined();
  });

  it("has at least 900 entries, all sections and every keyword", () => {
    expect(summarisedRules().length).toBeGreaterThanOrEqual(900);
    const missing = [
      ...currentTitles().map((title) => title.number),
      "100",
      "200",
      "300",
      "400",
      "500",
      "600",
      "700",
      "800",
      "900",
    ].filter((number) => lookupRule(number)?.summary == null);
    expect(missing).toEqual([]);
  });

  it("has an entry for every rule of the seeds", () => {
    const matrix = sharedRulesFile("seed-matrix.jsonl");
    if (!matrix) return sayNotChecked("entries for the rules of the seeds");
    const rows = matrix
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { current_number: string | null });
    expect(rows).toHaveLength(282);
    const missing = rows
      .flatMap((row) => row.current_number?.match(/\d{3}\.\d+[a-z]?/gu) ?? [])
      .filter((number) => lookupRule(number)?.summary == null);
    expect(missing).toEqual([]);
  });
});

describe("numbers through the editions", () => {
  it("tells what a number meant", () => {
    expect(titleInEdition("701.28", "2015-09-26")).toBe("Monstrosity");
    expect(titleInEdition("701.28a", "2022-04-29")).toBe("Transform");
    expect(titleInEdition("701.28")).toBe("Convert");
    expect(titleInEdition("115.1a", "2017-08-25")).toBe("Special Actions");
    expect(titleInEdition("115.1a", "2019-07-12")).toBe("Targets");
    expect(titleInEdition("701.28", "1999-01-01")).toBeUndefined();
  });

  it("follows a title to its number of today", () => {
    expect(numberMove("701.28", "2015-09-26")).toEqual({
      title: "Monstrosity",
      numberThen: "701.28",
      today: "701.37",
      titleToday: "Convert",
    });
    expect(numberMove("702.88a", "2017-08-25")).toMatchObject({ title: "Totem Armor", today: undefined });
    expect(numberMove("601.2c", "2017-08-25")).toBeUndefined();
    expect(describeMove("701.28", "2015-09-26")).toBe(
      "701.28 is *Monstrosity* in the 2015 edition, *Convert* today; *Monstrosity* is 701.37 now.",
    );
    expect(currentNumberOfTitle("first strike")).toBe("702.7");
    expect(currentNumberOfTitle("destroy", "action")).toBe("701.8");
  });

  it("follows rules to their number of today", () => {
    expect(currentNumberOf("701.26a", "2015-09-26")).toBe("701.35a"); // detain
    expect(currentNumberOf("701.31f", "2015-09-26")).toBe("701.40h"); // a letter that moved
    expect(currentNumberOf("103.2", "2017-08-25")).toBe("103.1"); // within a section
    expect(currentNumberOf("702.88a", "2017-08-25")).toBe("702.89a"); // totem armor under its new name
    expect(currentNumberOf("114.4", "2017-08-25")).toBe("115.5");
    expect(currentNumberOf("509.3", "2022-04-29")).toBeUndefined(); // gone
    expect(currentNumberOf("701.99", "2022-04-29")).toBeUndefined();
    expect(currentNumberOf("601.2c", "2025-09-19")).toBe("601.2c");
  });

  it("goes back to older editions and from one to another", () => {
    expect(olderNumberOf("701.35a", "2015-09-26")).toBe("701.26a");
    expect(olderNumberOf("701.40h", "2015-09-26")).toBe("701.31f");
    expect(olderNumberOf("103.1", "2017-08-25")).toBe("103.2");
    expect(olderNumberOf("702.21a", "2017-08-25")).toBeUndefined(); // ward is younger
    expect(olderNumberOf("601.2c", "2025-09-19")).toBe("601.2c");
    expect(translateRuleNumber("701.29a", "2022-04-29", "2015-09-26")).toBe("701.26a"); // detain
    expect(translateRuleNumber("115.4", "2019-07-12", "2025-09-19")).toBe("115.4");
  });

  it("describes a rule of an edition known by its date alone", () => {
    expect(describeRule("701.26a", "2015-09-26")).toMatchObject({
      title: "Detain",
      edition: "2015-09-26",
      text: null,
      summary: expect.stringContaining("detained"),
    });
    expect(describeRule("701.26a", "2015-09-26")?.moved).toContain(
      "701.26 is *Detain* in the 2015 edition, *Tap and Untap* today",
    );
    expect(describeRule("701.60", "2015-09-26")).toBeUndefined();
  });

  it("resolves every rule of the seeds in its own edition", () => {
    const matrix = sharedRulesFile("seed-matrix.jsonl");
    if (!matrix) return sayNotChecked("the seeds' numbers in their editions");
    for (const line of matrix.trim().split("\n")) {
      const row = JSON.parse(line) as { seed: string; seed_number: string; current_number: string | null };
      const date = row.seed === "002" ? "2015-09-26" : undefined;
      const described = describeRule(row.seed_number, date);
      expect(described, row.seed_number).toBeDefined();
      if (row.current_number) expect(described?.summary, row.seed_number).not.toBeNull();
    }
  });

  it("agrees with the derived numbers of the seeds", () => {
    const matrix = sharedRulesFile("seed-matrix.jsonl");
    if (!matrix) return sayNotChecked("moves of the 2015 numbers");
    let followed = 0;
    for (const line of matrix.trim().split("\n")) {
      const row = JSON.parse(line) as {
        seed: string;
        seed_number: string;
        current_number: string | null;
        mapping: string;
      };
      if (
        row.seed !== "002" ||
        !row.current_number ||
        !/^701\.\d+$/u.test(row.seed_number) ||
        row.seed_number === "701.1"
      )
        continue;
      const move = numberMove(row.seed_number, "2015-09-26");
      expect(move?.today ?? row.seed_number, row.seed_number).toBe(row.current_number);
      followed++;
    }
    expect(followed).toBeGreaterThan(25);
  });
});
