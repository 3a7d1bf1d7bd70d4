import { describe, expect, test } from "vitest";
import { selfTest } from "../grammar/selfTest.ts";
import { oracleGrammar } from "./grammar.ts";
import { sampleMarks } from "./marks.ts";
import { preferences } from "./preferences.ts";
import { definePrinters } from "./printLine.ts";

describe("the grammar of Oracle English", () => {
  test("every wording of every template prints and is read back as itself, once", () => {
    const grammar = oracleGrammar();
    definePrinters(grammar);
    const printContext = { names: { full: "Soot Herald", face1: "Soot Herald" } };
    const failures = selfTest(grammar, { preferences, violations: () => 0, printContext }, sampleMarks);
    expect(failures.map((f) => `${f.problem}: ${f.rule}/${f.kind} ${f.template} → ${f.text} (${f.detail})`)).toEqual(
      [],
    );
  });
});
