import { describe, expect, test } from "vitest";
import { meaningHints, referentAt } from "./index.ts";
import { understand } from "./shared.testing.ts";

describe("who “it” is", () => {
  test("the subject of the trigger", () => {
    expect(understand("When this creature enters, it deals 1 damage to any target.").meant("it")).toBe("this creature");
    expect(understand("Whenever a Goblin you control attacks, it gets +1/+0 until end of turn.").meant("it")).toBe(
      "a Goblin you control",
    );
  });
  test("what was just acted upon", () => {
    const face = understand(
      "Exile target creature, then return it to the battlefield under its owner's control.",
      "Instant",
    );
    expect(face.meant("it")).toBe("target creature");
    expect(face.meant("its")).toBe("it");
  });
  test("a card that is looked for, not the library", () => {
    const face = understand(
      "Search your library for a Goblin card, reveal it, put it into your hand, then shuffle.",
      "Sorcery",
    );
    expect(face.meant("it", 1)).toBe("a Goblin card");
  });
  test("a hand that a card is chosen from", () => {
    const face = understand(
      "Target opponent reveals their hand. You choose a land card from it. That player discards that card.",
      "Sorcery",
    );
    expect(face.meant("it")).toBe("their hand");
    expect(face.meant("That player")).toBe("Target opponent");
    expect(face.meant("that card")).toBe("a land card");
  });
  test("not what its verb is already said of", () => {
    expect(
      understand(
        "When this creature enters, create a 1/1 red Goblin creature token. It gains haste until end of turn.",
      ).meant("It"),
    ).toBe("a 1/1 red Goblin creature token");
  });
  test("the noun that it stands behind", () => {
    expect(understand("Destroy target creature with a flying counter on it.", "Sorcery").meant("it")).toBe(
      "target creature with a flying counter on it",
    );
  });
  test("two equally good ones are a finding", () => {
    const face = understand(
      "Target Goblin and target Elf gain haste until end of turn. Its controller gains 3 life.",
      "Sorcery",
    );
    expect(face.meant("Its")).toBe("unclear");
    expect(face.problems()).toEqual(["Its: several equally good"]);
  });
  test("nobody before it is a finding", () => {
    expect(understand("Draw a card. Untap it.", "Sorcery").meant("it")).toBe("nothing");
  });
  test("nor do day and night", () => {
    const face = understand("When this creature enters, it becomes day.\nIt can't become night.");
    expect(face.problems()).toEqual([]);
  });
  test("“it's your turn” speaks of nobody", () => {
    expect(understand("If it's your turn, draw a card.", "Sorcery").problems()).toEqual([]);
  });
});

describe("that, those, they", () => {
  test("“that player” is the player of the trigger", () => {
    const face = understand("Whenever this creature deals combat damage to a player, that player discards a card.");
    expect(face.meant("that player")).toBe("a player");
    expect(
      understand("At the beginning of each player's upkeep, that player loses 1 life.", "Enchantment").meant(
        "that player",
      ),
    ).toBe("each player");
  });
  test("“that creature” is never the card itself", () => {
    expect(
      understand("Whenever this creature fights target creature, destroy that creature.").meant("that creature"),
    ).toBe("target creature");
  });
  test("“they” with a player's verb is a player", () => {
    expect(understand("Each opponent sacrifices a creature they control.", "Sorcery").meant("they")).toBe(
      "Each opponent",
    );
  });
  test("“those creatures” are several named together", () => {
    const face = understand(
      "Tap target Goblin. Untap target Elf. Those creatures gain haste until end of turn.",
      "Sorcery",
    );
    expect(face.meant("Those creatures")).toBe("target Goblin + target Elf");
  });
  test("what is said of each of several can be spoken of as many", () => {
    const face = understand("Each opponent chooses a creature they control. Exile those creatures.", "Sorcery");
    expect(face.meant("those creatures")).toBe("a creature they control");
  });
});

describe("this way, if you do, that much", () => {
  test("“this way” is the same deed, or one with the same result", () => {
    expect(
      understand("Sacrifice any number of Goblins. Draw a card for each Goblin sacrificed this way.", "Sorcery").meant(
        "this way",
      ),
    ).toBe("Sacrifice any number of Goblins");
  });
  test("“if you do” is what was optional", () => {
    expect(understand("When this creature enters, you may pay {2}. If you do, draw a card.").meant("do")).toBe(
      "pay {2}",
    );
  });
  test("“that much” is the amount of the event", () => {
    expect(understand("Whenever this creature is dealt damage, you gain that much life.").meant("that much")).toBe(
      "dealt damage",
    );
  });
});

describe("what another ability did (CR 607)", () => {
  test("“the exiled card” is the card that another ability exiled", () => {
    const face = understand(
      "When this creature enters, exile a creature card from your graveyard.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    );
    expect(face.meant("the exiled card")).toBe("a creature card from your graveyard");
    expect(
      face.meaning.linked.map(({ rule, firstAbility, secondAbility }) => [rule, firstAbility, secondAbility]),
    ).toEqual([["607.2a", 0, 1]]);
  });
  test("a player of the entering is spoken of at parting, and nowhere else", () => {
    const entering = "When this creature enters, target player loses 2 life.";
    const face = understand(`${entering}\nWhen this creature leaves the battlefield, that player gains 2 life.`);
    expect(face.meant("that player")).toBe("target player");
    expect(face.meaning.linked).toMatchObject([{ rule: "607.1", firstAbility: 0, secondAbility: 1 }]);
    const none = ["that player: nothing said before"];
    expect(understand(`${entering}\nWhen this creature attacks, that player gains 2 life.`).problems()).toEqual(none);
    expect(
      understand(
        "When this creature enters, draw a card.\nWhen this creature leaves the battlefield, that player gains 2 life.",
      ).problems(),
    ).toEqual(none);
    expect(
      understand(
        "When this creature enters, destroy target artifact.\nWhen this creature dies, tap that artifact.",
      ).problems(),
    ).toEqual(["that artifact: nothing said before"]);
  });
  test("a chosen type that nobody chose is a finding", () => {
    expect(understand("Creatures of the chosen type get +1/+1.", "Enchantment").problems()).toEqual([
      "of the chosen type: nothing said before",
    ]);
  });
  test("a chosen type is chosen by another ability", () => {
    const face = understand(
      "As this creature enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1.",
    );
    expect(face.meant("of the chosen type")).toBe("a creature type");
    expect(face.meaning.linked[0]?.rule).toBe("607.2d");
  });
});

describe("for the editor", () => {
  test("the place of what a word means, and hints", () => {
    const { meaning } = understand("Exile target creature. Its controller draws a card.", "Sorcery");
    expect(referentAt(meaning, 24)).toEqual([[6, 21]]);
    expect(referentAt(meaning, 2)).toEqual([]);
    expect(meaningHints(meaning)).toEqual([{ offset: 26, kind: "referent", spans: [[6, 21]] }]);
  });
});

describe("what things have become", () => {
  test("a card put onto the battlefield is a permanent", () => {
    const face = understand(
      "{T}: You may put an artifact card from your hand onto the battlefield. Sacrifice it at the beginning of the next end step.",
      "Artifact",
    );
    expect(face.meant("it")).toBe("an artifact card from your hand");
  });
  test("who is in a relative clause is not what the clause stands behind", () => {
    const face = understand(
      "Each player reveals their hand. Exile each creature card they revealed this way.",
      "Sorcery",
    );
    expect(face.meant("they")).toBe("Each player");
    expect(face.meant("this way")).toBe("reveals their hand");
  });
  test("a zone that is looked at stands for its cards", () => {
    const face = understand("Look at target opponent's hand and exile those cards face down.", "Sorcery");
    expect(face.meant("those cards")).toBe("target opponent's hand");
  });
  test("one card of each player's library is several cards", () => {
    const face = understand(
      "Exile the top card of each player's library. You may play those cards this turn.",
      "Sorcery",
    );
    expect(face.meant("those cards")).toBe("the top card of each player's library");
  });
  test("a keyword exiles the exiled card", () => {
    const face = understand("Hideaway 4\n{T}: You may play the exiled card without paying its mana cost.", "Land");
    expect(face.meant("the exiled card")).toBe("Hideaway 4");
  });
  test("a row of a table speaks of the row before it, a mode of no other", () => {
    const row = understand(
      "Roll a d20.\n1—9 | Create a 1/1 red Goblin creature token.\n10—20 | Create two of those tokens.",
      "Sorcery",
    );
    expect(row.meant("those tokens")).toBe("a 1/1 red Goblin creature token");
    const mode = understand("Choose one —\n• Destroy target creature.\n• Its controller loses 2 life.", "Sorcery");
    expect(mode.problems()).toEqual(["Its: nothing said before"]);
  });
  test("of two that fought nobody knows which", () => {
    const face = understand("Target Goblin fights target Elf. Destroy it.", "Sorcery");
    expect(face.problems()).toEqual(["it: several equally good"]);
  });
  test("an amount needs something that has one", () => {
    expect(understand("When this creature enters, you gain that much life.").problems()).toEqual([
      "that much: nothing said before",
    ]);
  });
});
