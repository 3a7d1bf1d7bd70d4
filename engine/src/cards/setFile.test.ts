import { describe, expect, it } from "vitest";
import { noSetFile, readSetFile, setFileJsonSchema } from "./setFile.ts";

describe("a set file", () => {
  it("is JSON with comments, and every setting has a default", () => {
    const { set, problems } = readSetFile(`{
      // our set
      "name": "Emberfall",
      "dialect": "bare",
      "severities": { "bare-mana": "off" },
      "keywords": [{ "name": "kindle", "parameters": [{ "name": "n", "kind": "number" }], "form": "kindle {n}", "means": "When this creature enters, it deals {n} damage to any target." }],
      "subtypes": { "creature": ["Emberkin"] },
    }`);
    expect(problems).toEqual([]);
    expect(set).toMatchObject({
      name: "Emberfall",
      era: "current",
      dialect: "bare",
      subtypes: { creature: ["Emberkin"] },
    });
    expect(set.keywords[0]!.name).toBe("kindle");
    expect(readSetFile("{}").set).toEqual(noSetFile);
  });

  it("reports what can't be used at its place and uses the rest", () => {
    const text = '{ "name": 3, "era": "old", "colour": 1, "counters": ["ember", 4], "code": "EMB" }';
    const { set, problems } = readSetFile(text);
    expect(problems.map(({ span }) => text.slice(span[0], span[1]))).toEqual(["3", '"old"', '"colour"', "4"]);
    expect(set).toMatchObject({ name: "", era: "current", counters: ["ember"], code: "EMB" });
  });

  it("may be broken or no set at all", () => {
    for (const text of ["", "[1]", "nonsense", '{"name": "A", ', '{"name" "B"}']) {
      const { set, problems } = readSetFile(text);
      expect(set.era).toBe("current");
      expect(problems.length, text).toBeGreaterThan(0);
    }
    expect(readSetFile('{"name": "A", ').set.name).toBe("A");
  });

  it("has a schema for editors that describes every setting", () => {
    const { properties } = setFileJsonSchema() as { properties: Record<string, { description?: string }> };
    expect(Object.keys(properties)).toContain("keywords");
    for (const [name, { description }] of Object.entries(properties))
      if (name !== "$schema") expect(description, name).toBeTruthy();
  });
});
