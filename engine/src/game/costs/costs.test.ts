import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

describe("costs (118)", () => {
  it("one creature cannot pay two costs (118.10)", () => {
    const altar = "Altar {1}\nArtifact\nSacrifice a creature: You gain 1 life.";
    const table = new Table([altar], { you: { battlefield: ["Altar", "Altar", "Bear"] } });
    table.activate("Altar");
    expect(table.names("graveyard")).toEqual(["Bear"]);
    expect(table.offers("Activate Altar")).toBe(false);
  });

  it("what is not there cannot be paid (118.3): life, untapped permanents", () => {
    const idol = "Idol {1}\nArtifact\nPay 2 life: Draw a card.\n{T}: You gain 1 life.";
    const table = new Table([idol], { you: { battlefield: [["Idol", { tapped: true }]] } });
    table.happen({ kind: "loseLife", player: YOU, amount: 19 });
    expect(table.offers("Activate Idol")).toBe(false);
    table.happen({ kind: "gainLife", player: YOU, amount: 1 });
    expect(table.offers("Activate Idol, line 1")).toBe(true);
    expect(table.offers("Activate Idol, line 2")).toBe(false);
  });

  it("paying life down to 0 is allowed, and loses the game afterwards", () => {
    const idol = "Idol {1}\nArtifact\nPay 2 life: Draw a card.";
    const table = new Table([idol], { you: { battlefield: ["Idol"] } });
    table.happen({ kind: "loseLife", player: YOU, amount: 18 }).activate("Idol");
    expect(table.game.state.players[YOU]!.out).toBe("704.5a");
  });

  it("{T} of a creature that just came needs haste (302.6)", () => {
    const cleric = "Cleric {W}\nCreature — Cleric\n{T}: You gain 1 life.\n1/1";
    const table = new Table([cleric], { you: { battlefield: [["Cleric", { sick: true }]] } });
    expect(table.offers("Activate Cleric")).toBe(false);
    expect(new Table([cleric], { you: { battlefield: ["Cleric"] } }).offers("Activate Cleric")).toBe(true);
  });

  it("tapping other creatures does not", () => {
    const horn = "Horn {1}\nArtifact\nTap two untapped creatures you control: Draw a card.";
    const table = new Table([horn], { you: { battlefield: ["Horn", ["Bear", { sick: true }], "Ogre"] } });
    table.activate("Horn").resolve();
    expect(table.names("hand")).toHaveLength(1);
    expect(table.offers("Activate Horn")).toBe(false);
  });

  it("additional costs are paid as the spell is cast", () => {
    const tithe =
      "Tithe {B}\nSorcery\nAs an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.";
    expect(new Table([tithe], { you: { hand: ["Tithe"], lands: "B" } }).offers("Cast Tithe")).toBe(false);
    const table = new Table([tithe], { you: { hand: ["Tithe"], lands: "B", battlefield: ["Bear"] } });
    table.cast("Tithe");
    expect(table.names("graveyard")).toEqual(["Bear"]);
    table.resolve();
    expect(table.names("hand")).toHaveLength(2);
  });

  it("kicker is offered when it can be paid, and the spell knows (702.33)", () => {
    const volley =
      "Volley {R}\nInstant\nKicker {2}\nVolley deals 1 damage to any target. If this spell was kicked, it deals 4 damage instead.";
    const kicked = new Table([volley], { you: { hand: ["Volley"], lands: "RRR" } });
    kicked.choose("may", "Yes").cast("Volley", "Opponent").resolve();
    expect(kicked.life(OPPONENT)).toBe(16);
    const plain = new Table([volley], { you: { hand: ["Volley"], lands: "RRR" } });
    plain.choose("may", "No").cast("Volley", "Opponent").resolve();
    expect(plain.life(OPPONENT)).toBe(19);
  });

  it("flashback casts from the graveyard, and exiles afterwards (702.34)", () => {
    const lore = "Lore {U}\nSorcery\nDraw a card.\nFlashback {1}{U}";
    const table = new Table([lore], { you: { graveyard: ["Lore"], lands: "UU" } });
    table.act("Cast Lore (flashback)").resolve();
    expect(table.names("hand")).toHaveLength(1);
    expect(table.names("exile")).toEqual(["Lore"]);
  });

  it("cycling is activated from the hand (702.29)", () => {
    const beast = "Beast {4}{G}\nCreature — Beast\nCycling {1}\n4/4";
    const table = new Table([beast], { you: { hand: ["Beast"], lands: "G" } });
    table.activate("Beast").resolve();
    expect(table.names("graveyard")).toEqual(["Beast"]);
    expect(table.names("hand")).toHaveLength(1);
  });

  it("loyalty abilities: once a turn, in a main phase, with enough loyalty (606)", () => {
    const walker =
      "Torva {3}{R}\nLegendary Planeswalker — Torva\n+1: Draw a card.\n−3: Destroy target creature.\nLoyalty: 2";
    const table = new Table([walker], { you: { battlefield: ["Torva"] }, opponent: { battlefield: ["Bear"] } });
    expect(table.offers("Activate Torva, line 2")).toBe(false);
    table.act("Activate Torva, line 1").resolve();
    expect(table.counters("Torva")).toEqual({ loyalty: 3 });
    expect(table.offers("Activate Torva")).toBe(false);
    table.goTo("precombat main", 5);
    table.act("Activate Torva, line 2").resolve();
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bear"]);
    expect(table.names("graveyard")).toEqual(["Torva"]);
  });

  it("cost changes of other cards count (601.2f)", () => {
    const guide = "Guide {G}\nCreature — Elf\nCreature spells you cast cost {1} less to cast.\n1/1";
    const table = new Table([guide], { you: { battlefield: ["Guide"], hand: ["Bear"], lands: "G" } });
    table.cast("Bear").resolve();
    expect(table.names("battlefield")).toContain("Bear");
  });

  it("“activate only once each turn” counts uses (602.5b)", () => {
    const lens = "Lens {1}\nArtifact\n{0}: Draw a card. Activate only once each turn.";
    const table = new Table([lens], { you: { battlefield: ["Lens"] } });
    table.activate("Lens").resolve();
    expect(table.offers("Activate Lens")).toBe(false);
    table.goTo("upkeep", 4);
    expect(table.offers("Pass")).toBe(true);
  });
});
