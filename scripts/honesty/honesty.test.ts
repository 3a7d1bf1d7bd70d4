import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type CorpusCard, type FaceSource, parseCardDocument } from "../../engine/src/cards/index.ts";
import { honestyOf } from "./rates.ts";

const file = new URL("../../samples/emberfall.cards", import.meta.url);

/** The cards of our sample set, as cards of a corpus. */
function sampleCards(): CorpusCard[] {
  return parseCardDocument(readFileSync(file, "utf8")).cards.map(({ faces }) => ({
    name: faces[0]!.name.text,
    core: true,
    layout: "normal",
    year: null,
    faces: faces.map(faceOf),
  }));
}

function faceOf({ name, typeLine, lines, stats }: FaceSource): CorpusCard["faces"][number] {
  const face = { name: name.text, manaCost: "", typeLine: typeLine.canonical };
  const text = lines.map((line) => line.text).join("\n");
  if (stats?.kind !== "powerToughness") return { ...face, text };
  return { ...face, text, power: stats.power.text, toughness: stats.toughness.text };
}

describe("honesty of reading, over the sample set", () => {
  const cards = sampleCards();
  const { lines, leaves, deletions, swaps, prefixes, groups } = honestyOf(cards, 1, cards.slice(0, 12));

  it("has lines to measure", () => {
    expect(cards.length).toBeGreaterThan(40);
    expect(lines).toBeGreaterThan(80);
  });

  it("prints another text, at that place, for every changed leaf", () => {
    expect(leaves.tried).toBeGreaterThan(200);
    expect(leaves.byKind).toEqual({});
    expect(leaves.atItsPlace).toBe(leaves.tried);
  });

  it("notices every content word that is left out", () => {
    expect(deletions.tried).toBeGreaterThan(400);
    expect(deletions.unnoticed).toEqual([]);
    expect(deletions.noticed).toBe(deletions.tried);
  });

  it("says something when an article, a target's noun or a verb is left out", () => {
    expect(deletions.silent).toEqual([]);
    for (const { tried, told } of Object.values(deletions.badEnglish)) {
      expect(tried).toBeGreaterThan(5);
      expect(told).toBe(tried);
    }
  });

  it("reads next to no line with two words swapped without saying so", () => {
    expect(swaps.tried).toBeGreaterThan(300);
    expect(swaps.examples).toEqual([]);
  });

  it("owns every word of every prefix", () => {
    expect(prefixes.prefixes).toBeGreaterThan(500);
    expect(prefixes.threw).toBe(0);
    expect(prefixes.examples).toEqual([]);
    expect(prefixes.ownedWords).toBe(prefixes.words);
  });

  it("has no two wordings with one tree", () => {
    expect(groups.groups).toEqual([]);
  });
});
