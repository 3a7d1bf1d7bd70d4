import { describe, expect, it } from "vitest";
import { stripTree, walkTree } from "../grammar/tree.ts";
import { keywordName, type OwnKeyword, type OwnWords, ownKeywordMeaning, ownWords } from "./ownWords.ts";
import { printFace } from "./printLine.ts";
import { readFace } from "./read.ts";

const keywords: OwnKeyword[] = [
  {
    name: "kindle",
    parameters: [{ name: "heat", kind: "number" }],
    means: "When this creature enters, it deals {heat} damage to any target.",
  },
  { name: "ash guard", parameters: [], means: "This creature can't be blocked." },
  { name: "rekindle", parameters: [{ name: "price", kind: "cost" }], means: "{price}, {T}: You gain 2 life." },
  { name: "emberbane", parameters: [{ name: "what", kind: "quality" }], means: "This creature can't block." },
];
const words: OwnWords | null = ownWords(keywords, [{ name: "Emberling", types: ["creature", "kindred"] }]) ?? null;

function read(text: string, own: OwnWords | null = words) {
  const lines = text.split("\n").map((line) => ({ text: line, start: 0 }));
  const reading = readFace({ name: "Soot Herald", typeLine: "Creature", lines, ownWords: own ?? undefined });
  return { reading, unread: reading.lines.flatMap((line) => line.unread.map((part) => part.text)) };
}

describe("a set's own keywords", () => {
  it.each([
    "Kindle 2",
    "Ash guard",
    "Flying, ash guard",
    "Rekindle {1}{R}",
    "Rekindle—Sacrifice a creature.",
    "Emberbane from red",
    "Creatures you control have ash guard.",
    "Target creature gains kindle X and ash guard until end of turn.",
    "Create a 1/1 red Goblin creature token with ash guard.",
    'This creature has "{T}: Target creature gains ash guard until end of turn."',
  ])("%s is read, and printed from its tree", (text) => {
    const { reading, unread } = read(text);
    expect(unread).toEqual([]);
    expect(reading.lines[0]!.ambiguous).toBe(0);
    expect(printFace(JSON.parse(JSON.stringify(reading.lines.map((l) => stripTree(l.tree)))), reading.names)).toBe(
      text,
    );
  });

  it.each(["Kindle", "Kindle {2}", "Ash guard 2", "Rekindle 2"])("%s is not how it is written", (text) => {
    expect(read(text).unread).toEqual([text]);
  });

  it("mean their rules text with what follows them", () => {
    const line = read("Kindle 3").reading.lines[0]!;
    const keyword = [...walkTree(line.tree)].find(({ kind }) => kind === "keyword")!;
    expect(keywordName(keyword)).toBe("kindle");
    expect(ownKeywordMeaning(keyword, (value) => String(value.value))?.lines).toEqual([
      "When this creature enters, it deals 3 damage to any target.",
    ]);
  });

  it("are unknown to other sets", () => {
    expect(read("Kindle 2", null).unread).toEqual(["Kindle 2"]);
    expect(ownWords([], [])).toBeUndefined();
  });
});

describe("a set's own subtypes", () => {
  it.each([
    "Other Emberlings you control get +1/+1.",
    "Destroy target non-Emberling creature.",
    "Create two 1/1 red Emberling creature tokens.",
    "Search your library for an Emberling card, reveal it, put it into your hand, then shuffle.",
  ])("%s is read, and printed from its tree", (text) => {
    const { reading, unread } = read(text);
    expect(unread).toEqual([]);
    expect(printFace(JSON.parse(JSON.stringify(reading.lines.map((l) => stripTree(l.tree)))), reading.names)).toBe(
      text,
    );
  });
});
