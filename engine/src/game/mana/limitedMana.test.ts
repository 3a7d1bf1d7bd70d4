import { describe, expect, it } from "vitest";
import { Table } from "../testKit.ts";

const GROVE =
  "Beast Grove\nLand\n{T}: Add {C}.\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell.";
const JOLT = "Jolt {R}\nInstant\nJolt deals 2 damage to any target.";
const SPRITE = "Ember Sprite {R}\nCreature — Elemental\n1/1";

describe("mana that may be spent only on some things (106.6)", () => {
  it("pays for a creature spell, and for no other spell", () => {
    const table = new Table([GROVE, JOLT, SPRITE], {
      you: { battlefield: ["Beast Grove"], hand: ["Jolt", "Ember Sprite"] },
    });
    expect(table.offers("Cast Jolt")).toBe(false);
    expect(table.offers("Cast Ember Sprite")).toBe(true);
    table.cast("Ember Sprite").resolve();
    expect(table.names("battlefield")).toContain("Ember Sprite");
  });

  it("stays limited in the pool", () => {
    const nest = "Nest\nLand\n{T}: Add {R}. Spend this mana only to cast a creature spell.";
    const table = new Table([nest, JOLT, SPRITE], {
      you: { battlefield: ["Nest"], hand: ["Jolt", "Ember Sprite"] },
    });
    table.act("Activate Nest");
    expect(table.game.state.players[0]!.pool.map(({ type }) => type)).toEqual(["R"]);
    expect(table.offers("Cast Jolt")).toBe(false);
    table.cast("Ember Sprite").resolve();
    expect(table.names("battlefield")).toContain("Ember Sprite");
    expect(table.game.state.players[0]!.pool).toEqual([]);
  });

  it("its other ability makes mana for anything", () => {
    const trinket = "Cog {1}\nArtifact";
    const table = new Table([GROVE, trinket], { you: { battlefield: ["Beast Grove"], hand: ["Cog"] } });
    table.cast("Cog").resolve();
    expect(table.names("battlefield")).toContain("Cog");
  });

  it("pays for abilities where the words say so", () => {
    const forge =
      "Deep Forge\nLand\n{T}: Add {R}. Spend this mana only to cast instant and sorcery spells or activate abilities of artifacts.";
    const cog = "Cog {1}\nArtifact\n{1}: You gain 1 life.";
    const imp = "Imp {1}{B}\nCreature — Imp\n{1}: You lose 1 life.\n1/1";
    const table = new Table([forge, cog, imp, JOLT, SPRITE], {
      you: { battlefield: ["Deep Forge", "Cog", "Imp"], hand: ["Jolt", "Ember Sprite"] },
    });
    expect(table.offers("Activate Cog")).toBe(true);
    expect(table.offers("Activate Imp")).toBe(false);
    expect(table.offers("Cast Jolt")).toBe(true);
    expect(table.offers("Cast Ember Sprite")).toBe(false);
    table.activate("Cog").resolve();
    expect(table.life(0)).toBe(21);
  });

  it("what else comes of spending it is not modelled", () => {
    const cave =
      "Loud Cave\nLand\n{T}: Add one mana of any color. Spend this mana only to cast a creature spell, and that spell can't be countered.";
    const table = new Table([cave]);
    const [ability] = table.library.definitions.get("Loud Cave")!.abilities;
    expect(ability!.unmodelled.map(({ why }) => why)).toContain("what comes of spending this mana is not modelled");
  });
});
