import { describe, expect, test } from "vitest";
import { completeLine } from "./completion.ts";
import { completeManaCost, completeTypeLine } from "./headCompletion.ts";

const names = { full: "Soot Herald" };

/** The first words offered at the end of a text. */
function offered(text: string, typeLine = "Creature — Goblin", count = 10): string[] {
  return completeLine(text, text.length, names, undefined, { typeLine })
    .offers.slice(0, count)
    .map((offer) => offer.text);
}

describe("in rules text", () => {
  test("after “target”: what is targeted most", () => {
    expect(offered("Destroy target ")).toContain("creature");
    expect(offered("Destroy two target ")).toContain("creatures");
  });
  test("the letters typed so far narrow it", () => {
    const { from, offers } = completeLine("Destroy target cre", 18, names);
    expect(from).toBe(15);
    expect(offers[0]?.text).toBe("creature");
  });
  test("after “Whenever” and behind its comma", () => {
    expect(offered("Whenever ")).toContain("you");
    expect(offered("When this creature enters, ")).toContain("create");
  });
  test("words that belong together are one offer", () => {
    expect(offered("Target creature gets +1/+1 until ")).toContain("end of turn");
  });
  test("inside a cost and behind its colon", () => {
    expect(offered("{T}, ")).toContain("Sacrifice");
    expect(offered("{T}: ")).toContain("Add");
  });
  test("inside quotation marks", () => {
    expect(offered('Goblins you control have "When this creature ')).toContain("dies");
  });
  test("players draw, creatures attack", () => {
    expect(offered("Whenever this creature ")).toContain("attacks");
    expect(offered("Whenever a player ")).toContain("casts");
  });
  test("an instant begins with what it does", () => {
    expect(offered("", "Instant", 25)).toContain("Destroy");
    expect(offered("", "Instant")).not.toContain("Flying");
    expect(offered("", "Creature")).toContain("Flying");
  });
});

describe("in the head of a card", () => {
  const texts = (result: ReturnType<typeof completeTypeLine>, count = 5) =>
    result.offers.slice(0, count).map((offer) => offer.text);
  test("types, then their subtypes", () => {
    expect(texts(completeTypeLine("", 0))).toContain("Creature");
    expect(texts(completeTypeLine("Legendary ", 10))).not.toContain("Legendary");
    expect(texts(completeTypeLine("Creature — Gob", 14), 1)).toEqual(["Goblin"]);
    expect(texts(completeTypeLine("Enchantment — ", 14), 1)).toEqual(["Aura"]);
  });
  test("mana symbols in the order of costs", () => {
    expect(texts(completeManaCost("", 0), 2)).toEqual(["{X}", "{1}"]);
    expect(texts(completeManaCost("{1}{R}", 6), 1)).toEqual(["{R}"]);
    expect(texts(completeManaCost("{1}{", 4), 1)).toEqual(["{W}"]);
  });
});
