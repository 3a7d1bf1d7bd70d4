import { describe, expect, test } from "vitest";
import { wordsOf } from "../text/words.ts";
import { Chart, inputOf } from "./chart.ts";
import { GrammarBuilder } from "./grammar.ts";
import { Needs } from "./needs.ts";

/** Birds may pay for their songs with lists of berries; the price comes before a colon. */
function pricedSongs() {
  const g = new GrammarBuilder();
  g.lexicon("berry", "berry", [
    { is: "sloe", text: "sloe" },
    { is: "rowan", text: "rowan" },
  ]);
  g.templates("price", { price: ["{berries+,:berry} {berries:berry}", "{berries:berry} and {berries:berry}"] });
  g.templates("song", { priced: ["{price}: sing", "{price} buys (song|music)"], plain: "{it:berry} song" });
  return g.build(() => false);
}

function chartOf(text: string, heedsNeeds: boolean) {
  const grammar = pricedSongs();
  // Needs are worked out on the way, and heeded from the next reading on.
  new Chart(grammar, inputOf(grammar, wordsOf("sloe, rowan and sloe: song"))).covers(grammar.rule("song"));
  const chart = new Chart(grammar, inputOf(grammar, wordsOf(text)), heedsNeeds);
  return { chart, covers: chart.covers(grammar.rule("song")) };
}

describe("what a reading needs further on", () => {
  test("is the last fixed words behind a slot, one of them on each way", () => {
    const grammar = pricedSongs();
    const needs = new Needs();
    const words = (rule: string, slot: string) => {
      const { next } = grammar.rule(rule).root.slots.find((one) => one.rule.name === slot)!;
      const need = needs.of(next);
      return grammar.literalWords.filter((_, id) => needs.met(id)?.includes(need));
    };
    expect(words("song", "price").sort()).toEqual(["music", "sing", "song"]);
    expect(words("song", "berry")).toEqual(["song"]);
    // A list may end behind any berry.
    expect(words("price", "berry")).toEqual([]);
  });

  test.each([
    ["sloe, rowan: sing", true],
    ["sloe, sloe, rowan: sing", true],
    ["sloe and rowan buys music", true],
    ["sloe song", true],
    ["sloe, rowan", false],
    ["sloe and rowan", false],
    ["sloe, rowan sing", false],
  ])("%s is read or not, with and without heeding it", (text, isSong) => {
    expect(chartOf(text, true).covers).toBe(isSong);
    expect(chartOf(text, false).covers).toBe(isSong);
  });

  test("what cannot be met is not begun, but how far words make sense is told without heeding it", () => {
    const heeding = chartOf("sloe and rowan", true).chart;
    const reading = chartOf("sloe and rowan", false).chart;
    expect(heeding.states).toBeLessThan(reading.states);
    expect(heeding.furthest).toBe(0);
    expect(reading.furthest).toBe(3);
  });
});
