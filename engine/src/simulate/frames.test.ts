import { describe, expect, it } from "vitest";
import { parseCardDocument } from "../cards/parseCards.ts";
import { cardFromText } from "../game/testKit.ts";
import { addPlainCard, stockLibrary } from "../game/cards/stock.ts";
import { addStockCards } from "./stockCards.ts";
import { simulate, simulateDefinition } from "./simulate.ts";

function told(text: string) {
  const library = stockLibrary();
  for (const _ of addStockCards(library));
  const id = addPlainCard(library, cardFromText(text));
  const { steps, unmodelled } = simulateDefinition(library, id);
  return { texts: steps.map((step) => step.text), unmodelled: unmodelled.map(({ why }) => why) };
}

function toldOfCard(text: string) {
  const { steps, unmodelled } = simulate(parseCardDocument(text).cards[0]!, { seed: 1 });
  return { texts: steps.map((step) => step.text), unmodelled: unmodelled.map(({ why }) => why) };
}

describe("scenes for cards whose frames hold abilities back", () => {
  it("a Class gains each of its levels", () => {
    const { texts, unmodelled } = told(
      "Archive {R}\nEnchantment — Class\nWhen this Class enters, you gain 1 life.\n{1}: Level 2\nCreatures you control have flying.\n{2}: Level 3\nWhenever you gain life, draw a card.",
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("Archive becomes level 2.");
    expect(texts).toContain("Archive becomes level 3.");
  });

  it("a leveler reaches each of its bands", () => {
    const { texts, unmodelled } = told(
      "Student {R}\nCreature — Human\nLevel up {1}\nLEVEL 2-3\n2/2\nFirst strike\nLEVEL 4+\n4/4\n{T}: Draw a card.\n1/1",
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("Student is now 2/2 and has first strike.");
    expect(texts).toContain("Student is now 4/4 and has one more ability.");
    expect(texts).toContain("You draw a card.");
  });

  it("a Spacecraft is stationed and reaches its threshold", () => {
    const { texts, unmodelled } = told("Hauler {3}\nArtifact — Spacecraft\nStation\n8+ | Flying\n4/4");
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("Hauler is now a 4/4 creature and has flying.");
  });

  it("a Case is solved, and what it then does happens", () => {
    const { texts, unmodelled } = told(
      "Case {1}\nEnchantment — Case\nTo solve — You've drawn three or more cards this turn.\nSolved — Whenever you gain life, create a Treasure token.",
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("Case is solved.");
    expect(texts.some((text) => text.includes("Treasure"))).toBe(true);
  });

  it("a copied spell is named", () => {
    const { texts } = told(
      "Twice {R}\nInstant\nCopy target instant or sorcery spell. You may choose new targets for the copy.",
    );
    expect(texts.some((text) => /^You copy [A-Z]/.test(text))).toBe(true);
  });

  it("both doors of a Room are unlocked", () => {
    const { texts, unmodelled } = toldOfCard(
      "Cellar {1}\nEnchantment — Room\nWhen you unlock this door, you gain 1 life.\n//\nAttic {2}\nEnchantment — Room\nWhen you unlock this door, draw a card.\n",
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("You unlock Cellar.");
    expect(texts).toContain("You unlock Attic.");
    expect(texts).toContain("You draw a card.");
  });

  it("a Siege is defeated, and its other face is cast", () => {
    const { texts, unmodelled } = toldOfCard(
      "Gate {1}\nBattle — Siege\nWhen this battle enters, you gain 1 life.\nDefense: 3\n//\nGate Opened\nSorcery\nEach opponent loses 3 life.\n",
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("You have cast Gate Opened (transformed).");
    expect(texts).toContain("Opponent loses 3 life (now 17).");
  });

  it("a die is rolled, and its result is said", () => {
    const { texts, unmodelled } = told("Fate {R}\nSorcery\nRoll a d6. You gain life equal to the result.");
    expect(unmodelled).toEqual([]);
    expect(texts.some((text) => /^You roll [1-6]\.$/.test(text))).toBe(true);
  });

  it("an emblem is got, and what it says happens", () => {
    const { texts, unmodelled } = told(
      'Walker {1}\nPlaneswalker — Ila\n−2: You get an emblem with "Creatures you control get +1/+1."\nLoyalty: 3',
    );
    expect(unmodelled).toEqual([]);
    expect(texts).toContain("You get an emblem.");
  });
});
