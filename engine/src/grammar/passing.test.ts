/** What lies behind rules that are nothing but another rule, and ways that a loop shares with other templates. */
import { describe, expect, test } from "vitest";
import { wordsOf } from "../text/words.ts";
import { Chart, inputOf } from "./chart.ts";
import { type Derived, Deriver } from "./derive.ts";
import { type Grammar, GrammarBuilder } from "./grammar.ts";
import { stripTree } from "./tree.ts";

function derived(grammar: Grammar, rule: string, text: string): Derived | null {
  const words = wordsOf(text);
  const chart = new Chart(grammar, inputOf(grammar, words));
  const options = { preferences: [], violations: () => 0, printContext: {} };
  const found = chart.covers(grammar.rule(rule))
    ? new Deriver(chart, options).derive(grammar.rule(rule), 0, words.length)
    : null;
  chart.release();
  return found;
}

/** Rules in a row, of which the innermost reads "red finch song" in two ways. */
function nested(): Grammar {
  const g = new GrammarBuilder();
  g.anyOf("outer", "middle");
  g.anyOf("middle", "inner");
  g.templates("inner", { song: "{first:bird} {second:tune}" });
  g.templates("bird", { bird: "red", redBird: "red finch" });
  g.templates("tune", { tune: "song", finchTune: "finch song" });
  g.templates("framed", { framed: "the {what:outer}" });
  return g.build(() => false);
}

describe("rules that are nothing but another rule", () => {
  test("give that rule's tree, and are none themselves", () => {
    expect(stripTree(derived(nested(), "outer", "red song")!.node)).toEqual({
      kind: "song",
      first: { kind: "bird" },
      second: { kind: "tune" },
    });
  });

  test("tell what is ambiguous below them, to the outermost and to what holds them", () => {
    for (const [rule, text] of [
      ["outer", "red finch song"],
      ["framed", "the red finch song"],
    ] as const) {
      const { ambiguities } = derived(nested(), rule, text)!;
      expect(ambiguities.map((one) => [one.rule, one.readings.length])).toEqual([["inner", 2]]);
    }
  });
});

describe("templates that share the trie with a repeated slot", () => {
  test("are read with just their own items", () => {
    const g = new GrammarBuilder();
    g.lexicon("note", "note", [
      { is: "do", text: "do" },
      { is: "re", text: "re" },
    ]);
    g.templates("tune", { run: "{notes+:note}", pair: "{low:note} {high:note} end", single: "{note} alone" });
    const grammar = g.build(() => false);
    const kindOf = (text: string): unknown => derived(grammar, "tune", text)?.node.kind;
    expect(kindOf("do re do re")).toBe("run");
    expect(kindOf("do re end")).toBe("pair");
    expect(kindOf("do alone")).toBe("single");
    expect(kindOf("do re do end")).toBeUndefined();
    expect(kindOf("do re alone")).toBeUndefined();
  });
});

test("trees are let go of with the chart's memory", () => {
  const grammar = nested();
  const chart = new Chart(grammar, inputOf(grammar, wordsOf("red song")));
  expect(chart.covers(grammar.rule("outer"))).toBe(true);
  const options = { preferences: [], violations: () => 0, printContext: {} };
  new Deriver(chart, options).derive(grammar.rule("outer"), 0, 2);
  const { endTree } = chart.memory;
  expect(endTree.some(Boolean)).toBe(true);
  chart.release();
  expect(endTree.some(Boolean)).toBe(false);
});

test("a word that no template holds is no word of the grammar, whatever was read", () => {
  const grammar = nested();
  derived(grammar, "outer", "red lark song");
  expect(["red", "song", "lark", "thrush"].filter((word) => grammar.isWord(word))).toEqual(["red", "song"]);
});
