import { describe, expect, test } from "vitest";
import { understand } from "./shared.testing.ts";

const first = (text: string, typeLine?: string) => understand(text, typeLine).meaning.abilities[0]!;

describe("kinds of abilities (CR 113.3)", () => {
  test("by their words", () => {
    expect(first("{T}: Draw a card.").kind).toBe("activated");
    expect(first("When this creature dies, draw a card.").kind).toBe("triggered");
    expect(first("Other creatures you control get +1/+1.").kind).toBe("static");
    expect(first("Draw two cards.", "Sorcery").kind).toBe("spell");
    expect(first("Flying").kind).toBe("static");
    expect(first("+1: Draw a card.", "Planeswalker — Sava")).toMatchObject({
      kind: "activated",
      isLoyaltyAbility: true,
    });
  });
  test("a spell's words about its own cost are static, and function on the stack", () => {
    expect(first("This spell costs {1} less to cast if you control a Goblin.", "Instant")).toMatchObject({
      kind: "static",
      functionsIn: ["stack"],
    });
  });
});

describe("mana abilities (CR 605.1)", () => {
  test("add mana, have no target, are no loyalty abilities", () => {
    expect(first("{T}: Add {R}.").isManaAbility).toBe(true);
    expect(first("{T}: Add {R}. This creature deals 1 damage to target player.").isManaAbility).toBe(false);
    expect(first("+1: Add {R}.", "Planeswalker — Sava").isManaAbility).toBe(false);
  });
  test("triggered ones wait for mana", () => {
    expect(first("Whenever you tap a land for mana, add {G}.").isManaAbility).toBe(true);
    expect(first("When this creature enters, add {R}.").isManaAbility).toBe(false);
  });
});

describe("triggers", () => {
  test("an intervening if stands directly behind the trigger (CR 603.4)", () => {
    expect(first("When this creature enters, if you control a Goblin, draw a card.").interveningIf?.kind).toBe(
      "clause",
    );
    expect(first("When this creature enters, draw a card.").interveningIf).toBeUndefined();
  });
  test("optional, reflexive (CR 603.12) and delayed (CR 603.7)", () => {
    const reflexive = first("When this creature enters, you may sacrifice a Goblin. When you do, draw a card.");
    expect(reflexive.isOptional).toBe(true);
    expect(reflexive.innerTriggers.map(({ kind }) => kind)).toEqual(["reflexive"]);
    expect(
      first("{T}: Create a Treasure token. At the beginning of the next end step, sacrifice it.").innerTriggers.map(
        ({ kind }) => kind,
      ),
    ).toEqual(["delayed"]);
  });
});

test("characteristic-defining abilities (CR 604.3)", () => {
  expect(first("Soot Herald's power and toughness are each equal to the number of Goblins you control.")).toMatchObject(
    {
      isCharacteristicDefining: true,
      functionsIn: ["everywhere"],
    },
  );
  expect(first("This creature gets +1/+0 for each Goblin you control.").isCharacteristicDefining).toBe(false);
});

describe("targets (CR 115)", () => {
  test("each instance of the word has a number", () => {
    const { targets } = first("Target creature you control fights target creature an opponent controls.", "Sorcery");
    expect(targets.map(({ number, least, most }) => [number, least, most])).toEqual([
      [1, 1, 1],
      [2, 1, 1],
    ]);
  });
  test("modes count each for itself", () => {
    const { targets } = first("Choose one —\n• Destroy target artifact.\n• Tap up to two target creatures.", "Sorcery");
    expect(targets.map(({ number, mode, least, most }) => [number, mode, least, most])).toEqual([
      [1, 1, 1, 1],
      [1, 2, 0, 2],
    ]);
  });
});

test("a granted ability is an ability of its own", () => {
  const { abilities } = understand('Goblins you control have "{T}: Add {R}."').meaning;
  expect(abilities.map(({ kind, isQuoted, isManaAbility }) => [kind, isQuoted, isManaAbility])).toEqual([
    ["static", false, false],
    ["activated", true, true],
  ]);
});
