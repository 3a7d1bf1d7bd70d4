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

describe("offers are whole words", () => {
  test("with the endings that are written in one with them", () => {
    expect(offered("Return target creature to its ")).toContain("owner's");
    expect(offered("Enchanted creature doesn't untap during its ", "Enchantment — Aura", 3)).toContain("controller's");
    expect(offered("Destroy target ")).toContain("nonland");
    expect(offered("Destroy target ")).not.toContain("non");
    expect(completeLine("Destroy target nonl", 19, names).offers[0]?.text).toBe("nonland");
  });
  test("“a” and “an” are two offers, and what follows agrees", () => {
    expect(offered("Whenever ")).toEqual(expect.arrayContaining(["a", "an"]));
    expect(offered("Sacrifice an ")).toContain("artifact");
    expect(offered("Sacrifice an ", "Creature — Goblin", 5)).not.toContain("creature");
    expect(offered("Sacrifice a ", "Creature — Goblin", 5)).not.toContain("artifact");
  });
  test("names of kinds with their capital", () => {
    expect(completeLine("Destroy target gob", 18, names).offers[0]?.text).toBe("Goblin");
  });
  test("words before numbers, symbols and marks", () => {
    for (const text of ["", "Draw ", "Create a "])
      expect(offered(text, "Creature — Goblin", 5).filter((offer) => !/^\p{L}/u.test(offer))).toEqual([]);
    expect(offered("Target creature gets ", "Creature — Goblin", 1)).toEqual(["+1/+1"]);
  });
});

describe("what a card is and says counts", () => {
  const firstOf = (typeLine: string, linesAbove: string[], manaCost = "", count = 10): string[] =>
    completeLine("", 0, names, undefined, { typeLine, linesAbove, manaCost })
      .offers.slice(0, count)
      .map((offer) => offer.text);
  test("a keyword stands once in a list", () => {
    expect(offered("Flying, haste, ")).not.toContain("flying");
    expect(offered("Flying, haste, ")).toContain("trample");
  });
  test("chapters one after the other, loyalty costs, bullets, ability words", () => {
    expect(firstOf("Enchantment — Saga", [])[0]).toBe("I — ");
    expect(firstOf("Enchantment — Saga", ["I, II — Draw a card."])[0]).toBe("III — ");
    expect(firstOf("Planeswalker — Ada", ["+1: Draw a card."])[0]).toBe("−2: ");
    expect(firstOf("Instant", ["Choose one —"])[0]).toBe("• ");
    expect(firstOf("Sorcery", ["Roll a d20.", "1—9 | Draw a card."])[0]).toBe("10—19 | ");
    expect(completeLine("lan", 3, names).offers[0]?.text).toBe("Landfall — ");
  });
  test("Equipment ends in how it is equipped; nothing else is", () => {
    expect(firstOf("Artifact — Equipment", ["Equipped creature has flying."])[0]).toBe("Equip ");
    expect(firstOf("Creature — Goblin", ["Flying"])).not.toContain("Equip");
  });
  test("each color has its own words", () => {
    const likely = (word: string, manaCost: string) =>
      completeLine("", 0, names, undefined, { typeLine: "Instant", manaCost }).offers.find(({ text }) => text === word)!
        .weight;
    expect(likely("Counter", "{U}")).toBeGreaterThan(2 * likely("Counter", "{G}"));
    expect(likely("Destroy", "{B}")).toBeGreaterThan(likely("Destroy", "{U}"));
  });
  test("the unlikely is offered when a letter of it is typed", () => {
    const unasked = completeLine("Destroy target ", 15, names);
    expect([unasked.isWhole, completeLine("Destroy target s", 16, names).isWhole]).toEqual([false, true]);
    expect(completeLine("Destroy target squ", 18, names).offers.map((offer) => offer.text)).toContain("Squirrel");
  });
});
