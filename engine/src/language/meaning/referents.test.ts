import { describe, expect, test } from "vitest";
import { understand } from "./shared.testing.ts";

describe("what can be a referent", () => {
  test("what a keyword costs is “the sacrificed creature”, and never “it”", () => {
    const kicker = "Kicker—Sacrifice a creature.\nDraw a card.";
    const face = understand(`${kicker} You gain life equal to the sacrificed creature's toughness.`, "Instant");
    expect(face.meant("the sacrificed creature")).toBe("a creature");
    expect(understand(`${kicker} Untap it.`, "Instant").problems()).toEqual(["it: nothing said before"]);
    const discarding = understand("Kicker—Discard a card.\nThe sacrificed creature's owner draws a card.", "Instant");
    expect(discarding.problems()).toEqual(["The sacrificed creature: nothing said before"]);
  });
  test("“they” can be the card and the one it meets, but not two that never met", () => {
    const met = understand(
      "When this creature enters, it fights target creature you don't control. They don't untap during their controllers' next untap steps.",
    );
    expect(met.meant("They")).toBe("it + target creature you don't control");
    const alone = understand("When this creature enters, tap target creature. Untap them.");
    expect(alone.problems()).toEqual(["them: nothing said before"]);
  });
  test("each of several is spoken of as one", () => {
    const face = understand(
      "Choose two target creatures. Each of them deals damage equal to its power to the other.",
      "Sorcery",
    );
    expect(face.problems()).toEqual([]);
    const both = understand("Tap two target creatures. Draw a card, then untap it.", "Sorcery");
    expect(both.problems()).toEqual(["it: nothing said before"]);
  });
  test("what is done several times makes several things", () => {
    expect(understand("Populate three times. Those tokens gain haste.", "Sorcery").problems()).toEqual([]);
    expect(understand("Populate. Those tokens gain haste.", "Sorcery").problems()).toEqual([
      "Those tokens: nothing said before",
    ]);
  });
  test.each([
    [
      "Target player's life total becomes 10. If that player lost life this way, they draw a card.",
      "Target player's life total becomes 10. If that player sacrificed a creature this way, they draw a card.",
    ],
    [
      "Put a -1/-1 counter on each creature. Draw a card for each creature that died this way.",
      "Put a -1/-1 counter on each creature. Draw a card for each creature destroyed this way.",
    ],
    [
      "Shuffle target creature into its owner's library. If a creature left the battlefield this way, draw a card.",
      "Shuffle target creature into its owner's library. If a creature died this way, draw a card.",
    ],
    ["Learn. If you discarded a card this way, scry 2.", "Learn. If you sacrificed a creature this way, scry 2."],
    [
      "Scry 3. For each card put on the bottom of your library this way, you gain 1 life.",
      "Scry 3. For each card exiled this way, you gain 1 life.",
    ],
    [
      "Proliferate. If you put a counter on a creature this way, draw a card.",
      "Proliferate. If you created a token this way, draw a card.",
    ],
  ])("what ends in the same result is done this way: %s", (right, wrong) => {
    expect(understand(right, "Sorcery").problems()).toEqual([]);
    expect(understand(wrong, "Sorcery").problems()).toEqual(["this way: nothing said before"]);
  });
  test("those cards of a zone are cards from then on", () => {
    const face = understand(
      "Look at target opponent's hand and exile those cards face down. You may play those cards this turn, and mana of any type can be spent to cast them.",
      "Sorcery",
    );
    expect(face.meant("those cards", 2)).toBe("those cards");
    expect(face.meant("them")).toBe("those cards");
    expect(face.problems()).toEqual([]);
  });
  test("conjured cards and duplicates are cards, one or several", () => {
    const one = understand(
      "Conjure a card named Ember Wisp into your hand. Discard that card at the beginning of the next end step.",
      "Sorcery",
    );
    expect(one.meant("that card")).toBe("a card named Ember Wisp");
    const two = understand(
      "Conjure two cards named Ember Wisp into your graveyard. Exile those cards at the beginning of the next end step.",
      "Sorcery",
    );
    expect(two.problems()).toEqual([]);
  });
  test("a name that nobody knows is something", () => {
    const face = understand("Whenever Soot-herald attacks, you may have it get +4/+0 until end of turn.");
    expect(face.meant("it")).toBe("Soot-herald");
  });
  test("modes that only name their targets are what the header speaks of", () => {
    const face = understand(
      "Choose up to two. Put those cards from your graveyard into your hand.\n• Target artifact card.\n• Target land card.",
      "Sorcery",
    );
    expect(face.meant("those cards from your graveyard")).toBe("artifact card + land card");
    const modes = understand("Choose up to two. Destroy those permanents.\n• Draw a card.\n• Scry 2.", "Sorcery");
    expect(modes.problems()).toEqual(["those permanents: nothing said before"]);
  });
  test("an open row of a table goes on from the rows before it", () => {
    const face = understand(
      "Mill two cards, then roll a d20.\n1—19 | Exile those cards.\n20+ | Put those cards into your hand.",
      "Sorcery",
    );
    expect(face.problems()).toEqual([]);
  });
  test("an old wording keeps its order, though its tree of today has no places of its own", () => {
    const text = "draw cards equal to that card's converted mana cost";
    const milled = `Put the top card of your library into your graveyard, then ${text}.`;
    expect(understand(milled, "Sorcery").problems()).toEqual([]);
  });
});
