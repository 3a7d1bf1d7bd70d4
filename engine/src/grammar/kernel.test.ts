import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyOf, wordsOf } from "../text/words.ts";
import { Chart, inputOf } from "./chart.ts";
import { completionsAfter } from "./complete.ts";
import { contextOf, Likelihood } from "./likelihood.ts";
import { Deriver, type DeriveOptions } from "./derive.ts";
import { type Grammar, GrammarBuilder } from "./grammar.ts";
import { finishWords, joinWords, Printer } from "./print.ts";
import { noteSurface } from "./surface.ts";
import { compileTemplate } from "./template.ts";
import { stripTree, type TreeNode } from "./tree.ts";

const options: DeriveOptions = { preferences: [], violations: () => 0, printContext: {} };

/** A toy grammar: birds that sing songs, alone and in lists. */
function toyGrammar(): Grammar {
  const g = new GrammarBuilder();
  g.lexicon("bird", "bird", [
    { is: "finch", text: "finch", plural: "finches" },
    { is: "owl", text: "owl", plural: "owls" },
  ]);
  g.templates("determiner", { a: "a", all: "all" });
  g.templates("birds", { birds: "{determiner} {bird}" });
  g.number("birds", (node) => ((node.determiner as TreeNode).kind === "all" ? "plural" : "singular"));
  g.templates("song", { sing: "{who!:birds} sing{s} [loudly]" });
  g.templates("song", {
    listen:
      "{who!:birds} (<listens|listen>|<hearkens|hearken>#old-listen) to {items:bird}, {items+,:bird} and {items:bird}",
  });
  // Left recursion: a chorus is a song, or a chorus with one more.
  g.anyOf("chorus", "song");
  g.templates("chorus", { oneMore: "{first:chorus} then {next:song}" });
  return g.build(() => false);
}

function read(grammar: Grammar, rule: string, text: string): { tree: TreeNode; print: string } | null {
  const words = wordsOf(text);
  const chart = new Chart(grammar, inputOf(grammar, words));
  if (!chart.covers(grammar.rule(rule))) return null;
  const derived = new Deriver(chart, options).derive(grammar.rule(rule), 0, words.length)!;
  const printer = new Printer(grammar);
  printer.print(derived.node);
  noteSurface(printer.words, words);
  const tree = JSON.parse(JSON.stringify(stripTree(derived.node))) as TreeNode;
  const second = new Printer(grammar);
  second.print(tree);
  return { tree, print: joinWords(finishWords(second.words)) };
}

describe("templates", () => {
  test("options and alternatives become ways, unusual ones with a tag", () => {
    const ways = compileTemplate("{who!:birds} (will|shall#archaic) sing{s} [loudly]", () => false);
    expect(ways.map((way) => way.tags)).toEqual([[], ["loudly"], ["archaic"], ["archaic", "loudly"]]);
  });

  test("a malformed template says what is wrong with it", () => {
    expect(() => compileTemplate("birds (sing", () => false)).toThrow(/missing \)/);
    expect(() => compileTemplate("{kind:bird}", () => false)).toThrow(/cannot be called/);
    expect(() => compileTemplate("{birds@,:bird}", () => false)).toThrow(/a comma follows repetitions/);
  });
});

describe("reading and printing", () => {
  const grammar = toyGrammar();

  test("the number of the subject decides the verb form", () => {
    expect(read(grammar, "song", "a finch sings")?.print).toBe("a finch sings");
    expect(read(grammar, "song", "all finches sing")?.print).toBe("all finches sing");
  });

  test("a wrong form is read, kept as surface, and printed back", () => {
    const { tree, print } = read(grammar, "song", "a finch sing")!;
    expect(tree.surface).toEqual({ inflected: [0] });
    expect(print).toBe("a finch sing");
  });

  test("the article follows the next word, and a wrong one is kept", () => {
    expect(read(grammar, "song", "an owl sings")?.tree).not.toHaveProperty("who.determiner.surface");
    expect(read(grammar, "song", "a owl sings")?.tree).toHaveProperty("who.determiner.surface.inflected", [0]);
  });

  test("an unusual wording is the same node with a tag", () => {
    const usual = read(grammar, "song", "all owls listen to finch, owl, and finch")!;
    const unusual = read(grammar, "song", "all owls hearken to finch, owl, and finch")!;
    expect(unusual.tree.surface).toEqual({ wording: ["old-listen"] });
    expect({ ...unusual.tree, surface: undefined }).toEqual({ ...usual.tree, surface: undefined });
    expect(unusual.print).toBe("all owls hearken to finch, owl, and finch");
  });

  test("left recursion loses no reading", () => {
    const text = Array.from({ length: 50 }, () => "all owls sing").join(" then ");
    expect(read(grammar, "chorus", text)?.print).toBe(text);
  });

  test("capitals, spaces and dashes that differ are kept", () => {
    expect(read(grammar, "song", "All  Owls sing")?.print).toBe("All Owls sing");
  });

  test("any words: reading does not throw", () => {
    const word = fc.constantFrom(
      "a",
      "all",
      "owl",
      "finches",
      "sing",
      "sings",
      "then",
      ",",
      "and",
      "listen",
      "to",
      "{",
      "’",
      "éà",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        read(grammar, "chorus", words.join(" "));
      }),
      { numRuns: 300 },
    );
  });

  test("what can come next is read off the states", () => {
    const after = (text: string): string[] =>
      completionsAfter(
        new Likelihood(() => 0, new Set()),
        [{ rule: grammar.rule("song"), cost: 0, context: contextOf(0, 0, 0, 0) }],
        inputOf(grammar, wordsOf(text)),
      ).map((offer) => offer.text);
    expect(after("").sort()).toEqual(["a", "all", "an"]);
    expect(after("all owls").sort()).toEqual(["hearken to", "hearkens to", "listen to", "listens to", "sing", "sings"]);
  });
});

describe("words", () => {
  test("possessives, contractions, symbols and stats are cut where the language cuts them", () => {
    const raws = (text: string): string[] =>
      wordsOf(text, 0, (word) => word === "creature" || word === "plains").map((word) => word.raw);
    expect(raws("its owner’s +1/+1 {W/U} counters")).toEqual(["its", "owner", "’s", "+1/+1", "{W/U}", "counters"]);
    expect(raws("noncreature Plainscycling 3/3")).toEqual(["non", "creature", "Plains", "cycling", "3/3"]);
    expect(raws("you've −3: */* X/X")).toEqual(["you", "'ve", "−3", ":", "*/*", "X/X"]);
  });

  test("every character but white space belongs to a word, in order", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        let at = 0;
        for (const word of wordsOf(text)) {
          expect(text.slice(at, word.start).trim()).toBe("");
          expect(text.slice(word.start, word.end)).toBe(word.raw);
          expect(keyOf(word.raw)).toBe(word.key);
          at = word.end;
        }
        expect(text.slice(at).trim()).toBe("");
      }),
    );
  });
});
