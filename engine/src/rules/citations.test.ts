import { describe, expect, it, vi } from "vitest";
import { ownSources } from "../../../scripts/citations-shared.mjs";
import { lookupRule } from "./ruleBook.ts";
import { sourceCitations } from "./sourceCitations.ts";

// Whole rules files are read here, and other work may be running beside the tests.
vi.setConfig({ testTimeout: 60_000 });

describe("citations in our own sources", () => {
  // Tests speak of numbers that do not exist and of other editions.
  const sources = ownSources().filter((source) => !source.path.endsWith(".test.ts"));
  const citations = sources.flatMap((source) =>
    sourceCitations(source.text).map((citation) => ({ ...citation, file: source.path })),
  );

  it("are found in calls, strings and comments", () => {
    const source = 'a(cr("701.8a"));\nconst b = { rules: ["115.1", "601.2c"] };\n// CR 608.2b, CR 601.2a-c, CR 115.';
    expect(sourceCitations(source).map((found) => [found.text, found.line])).toEqual([
      ["701.8a", 1],
      ["115.1", 2],
      ["601.2c", 2],
      ["608.2b", 3],
      ["601.2a-c", 3],
      ["115", 3],
    ]);
    expect(sources.length).toBeGreaterThan(10);
  });

  it("name only rules that exist", () => {
    const wrong = citations.filter((citation) => citation.rules.length === 0);
    expect(
      wrong.map((citation) => `${citation.file}:${citation.line} cites ${citation.text}, which does not exist`),
    ).toEqual([]);
  });

  it("have an entry for every rule cited", () => {
    const bare = citations.flatMap((citation) =>
      citation.rules
        .filter((rule) => lookupRule(rule)?.summary == null)
        .map((rule) => `${citation.file}:${citation.line} cites ${rule}, which has no summary`),
    );
    expect(bare).toEqual([]);
  });
});
