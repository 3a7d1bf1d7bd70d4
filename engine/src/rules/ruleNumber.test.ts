import { describe, expect, it } from "vitest";
import {
  asRuleNumber,
  compareRuleNumbers,
  cr,
  parentOfRuleNumber,
  partsOfRuleNumber,
  ruleNumbersInText,
} from "./ruleNumber.ts";

describe("rule numbers", () => {
  it("takes what is written like a number and nothing else", () => {
    expect(cr("701.8a")).toBe("701.8a");
    for (const wrong of ["701.8l", "701.8aa", "71.8", "701.", "701.08", "", "abc", "701.8a "])
      expect(() => cr(wrong), wrong).toThrow();
  });

  it("reads how people write them", () => {
    expect(asRuleNumber(" CR 701.8A. ")).toBe("701.8a");
    expect(asRuleNumber("rule 115")).toBe("115");
    expect(asRuleNumber("flying")).toBeUndefined();
  });

  it("splits and climbs", () => {
    expect(partsOfRuleNumber("702.124m")).toEqual({ section: 702, rule: 124, letter: "m" });
    expect(parentOfRuleNumber("702.124m")).toBe("702.124");
    expect(parentOfRuleNumber("702.124")).toBe("702");
    expect(parentOfRuleNumber("702")).toBeUndefined();
  });

  it("orders by value, not by letters", () => {
    expect(["115.10a", "115.9", "115", "115.2", "115.10", "115.1b"].sort(compareRuleNumbers)).toEqual([
      "115",
      "115.1b",
      "115.2",
      "115.9",
      "115.10",
      "115.10a",
    ]);
  });

  it("finds numbers in comments and leaves prices, versions and bigger numbers alone", () => {
    const text = "// see CR 601.2c and (rule 115), not 3.701.2 or $701.20 or 701.8xx or 1115.4";
    expect(ruleNumbersInText(text)).toEqual([
      { number: "601.2c", span: [10, 16] },
      { number: "115", span: [27, 30] },
    ]);
  });
});
