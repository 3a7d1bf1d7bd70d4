import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

const JOLT = "Jolt {R}\nInstant\nJolt deals 2 damage to any target.";

describe("limits", () => {
  it("no more than one spell each turn", () => {
    const law = "Narrow Law {W}\nEnchantment\nEach player can't cast more than one spell each turn.";
    const table = new Table([law, JOLT], { you: { battlefield: ["Narrow Law"], hand: ["Jolt", "Jolt"], lands: "RR" } });
    table.cast("Jolt", "Opponent").resolve();
    expect(table.life(OPPONENT)).toBe(18);
    expect(table.offers("Cast Jolt")).toBe(false);
  });

  it("no more than one card each turn", () => {
    const law = "Thin Page {W}\nEnchantment\nPlayers can't draw more than one card each turn.";
    const tome = "Tome {R}\nSorcery\nDraw three cards.";
    const table = new Table([law, tome], { you: { battlefield: ["Thin Page"], hand: ["Tome"], lands: "R" } });
    expect(table.cast("Tome").resolve().names("hand")).toHaveLength(1);
  });

  it("not by more than one creature", () => {
    const boar = "Boar {G}\nCreature — Boar\nThis creature can't be blocked by more than one creature.\n3/3";
    const sides = { you: { battlefield: ["Boar"] }, opponent: { battlefield: ["Bear", "Ogre"] } };
    const table = new Table([boar], sides);
    table.choose("blockers", "Bear blocks Boar", "Ogre blocks Boar").attackWith("Boar");
    expect(() => table.goTo("declare blockers")).toThrow();
    const alone = new Table([boar], sides);
    alone.choose("blockers", "Bear blocks Boar").attackWith("Boar").goTo("declare blockers");
    expect(alone.game.state.combat?.attacks[0]?.blockers).toHaveLength(1);
  });

  it("before attackers are declared, and during combat", () => {
    const mage =
      "Mage {R}\nCreature — Human Wizard\n{1}: You gain 1 life. Activate only during your turn, before attackers are declared.\n{1}: You gain 2 life. Activate only during combat.\n1/1";
    const table = new Table([mage], { you: { battlefield: ["Mage"], lands: "R" } });
    expect(table.offers("Activate Mage, line 1")).toBe(true);
    expect(table.offers("Activate Mage, line 2")).toBe(false);
    table.attackWith("Mage");
    expect(table.offers("Activate Mage, line 1")).toBe(false);
    expect(table.offers("Activate Mage, line 2")).toBe(true);
  });
});

describe("the next time", () => {
  const ward =
    "Red Ward {W}\nEnchantment\n{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.";
  it("damage of the chosen source is prevented once, and of no other (609.7a, 615.8)", () => {
    const ember = "Ember {R}\nArtifact\n{T}: Ember deals 2 damage to target player.";
    const spark = "Spark {R}\nArtifact\n{T}: Spark deals 3 damage to target player.";
    const table = new Table([ward, ember, spark], { you: { battlefield: ["Red Ward", "Ember", "Spark"], lands: "R" } });
    table.choose("object", "Ember").activate("Red Ward").resolve();
    table.activate("Spark", "You").resolve();
    expect(table.life(YOU)).toBe(17);
    table.activate("Ember", "You").resolve();
    expect(table.life(YOU)).toBe(17);
  });
});

describe("prevention", () => {
  it("to and by the same creature", () => {
    const text =
      "Truce {R}\nInstant\nPrevent all combat damage that would be dealt to and dealt by target creature this turn.";
    const table = new Table([text], {
      you: { battlefield: ["Bear"], hand: ["Truce"], lands: "R" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Truce", "Bear").resolve();
    table.choose("blockers", "Ogre blocks Bear").attackWith("Bear").goTo("end of combat");
    expect(table.names("battlefield")).toContain("Bear");
    expect(table.game.state.objects[table.find("Ogre")]!.damage).toBe(0);
  });

  it("unless there are enough: a condition, not a payment", () => {
    const text =
      "Toll {R}\nSorcery\nYou lose 4 life unless there are two or more card types among cards in your graveyard.";
    const life = (graveyard: string[]) =>
      new Table([text], { you: { graveyard, hand: ["Toll"], lands: "R" } }).cast("Toll").resolve().life(YOU);
    expect(life(["Bear"])).toBe(16);
    expect(life(["Bear", "Trinket"])).toBe(20);
  });
});
