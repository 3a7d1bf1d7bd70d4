import { describe, expect, it } from "vitest";
import { ownSources } from "../../../scripts/citations-shared.mjs";
import { lookupRule, rulesInRange } from "./ruleBook.ts";

/** A rule number inside a citing construct of our sources, and where it stands. */
interface SourceCitation {
  file: string;
  line: number;
  text: string;
}

const citing = [
  /\bcr\(\s*(["'`])([^"'`]*)\1\s*\)/gu, // cr("701.8a")
  /\brules?: \[([^\]]*)\]/gu, // rules: ["701.8a", "115.1"]
  /\bCR (\d{3}(?:\.\d{1,3}[a-z]?)?(?:[-–](?:\d{3}\.)?\d{0,3}[a-z]?)?)(?![\w.]*\w)/gu, // CR 601.2a-i in comments and messages
];

/** Every citation of our sources: `cr("…")`, lists of rule numbers under `rules:`, and "CR …" in comments and messages. */
function citationsOf(source: { path: string; text: string }): SourceCitation[] {
  const found: SourceCitation[] = [];
  const add = (index: number, text: string) =>
    found.push({ file: source.path, line: source.text.slice(0, index).split("\n").length, text });
  for (const match of source.text.matchAll(citing[0]!)) add(match.index, match[2] ?? "");
  for (const match of source.text.matchAll(citing[1]!)) {
    for (const quoted of (match[1] ?? "").matchAll(/"(\d{3}[^"]*)"/gu)) add(match.index, quoted[1] ?? "");
  }
  for (const match of source.text.matchAll(citing[2]!)) add(match.index, match[1] ?? "");
  return found;
}

describe("citations in our own sources", () => {
  // The rule book's own tests speak of numbers that do not exist and of other editions.
  const sources = ownSources().filter((source) => !/engine\/src\/rules\/.*\.test\.ts$/u.test(source.path));
  const citations = sources.flatMap(citationsOf);

  it("are found at all", () => {
    expect(
      citationsOf({
        path: "x.ts",
        text: 'a(cr("701.8a")); const b = { rules: ["115.1", "601.2c"] }; // CR 608.2b, CR 601.2a-i',
      }).map((found) => found.text),
    ).toEqual(["701.8a", "115.1", "601.2c", "608.2b", "601.2a-i"]);
    expect(sources.length).toBeGreaterThan(10);
  });

  it("name only rules that exist and have an entry", () => {
    const wrong = citations.filter((citation) => {
      const rules = rulesInRange(citation.text);
      return rules === undefined || rules.length === 0 || rules.every((rule) => rule.summary === null);
    });
    expect(wrong.map((citation) => `${citation.file}:${citation.line} cites ${citation.text}`)).toEqual([]);
  });

  it("have a summary for every single number cited", () => {
    const bare = citations.filter((citation) => {
      const entry = lookupRule(citation.text);
      return entry !== undefined && entry.summary === null;
    });
    expect(
      bare.map((citation) => `${citation.file}:${citation.line} cites ${citation.text}, which has no entry`),
    ).toEqual([]);
  });
});
