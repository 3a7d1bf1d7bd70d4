import { describe, expect, it } from "vitest";
import { Table, YOU } from "../testKit.ts";
import { characteristics } from "../view.ts";

/** Casts a red one-mana card of ours, choosing targets and words. */
function cast(text: string, side: ConstructorParameters<typeof Table>[1], ...targets: string[]): Table {
  const name = text.split(" {")[0]!;
  const table = new Table([text], { ...side, you: { lands: "R", ...side?.you, hand: [name] } });
  return table.cast(name, ...targets).resolve();
}

describe("becoming something", () => {
  it("other base power and toughness; what is added stays", () => {
    const text = "Shrink {R}\nInstant\nTarget creature has base power and toughness 1/1 until end of turn.";
    const table = cast(text, { you: { battlefield: [["Ogre", { counters: { "+1/+1": 1 } }]] } }, "Ogre");
    expect(table.stats("Ogre")).toBe("2/2");
  });

  it("a creature with base power and toughness", () => {
    const text =
      "Frog {R}\nInstant\nTarget creature becomes a Frog with base power and toughness 1/1 until end of turn.";
    expect(cast(text, { you: { battlefield: ["Giant"] } }, "Giant").stats("Giant")).toBe("1/1");
  });

  it("switches after everything else", () => {
    const text = "Flip {R}\nInstant\nSwitch target creature's power and toughness until end of turn.";
    const ox = "Ox {W}\nCreature — Ox\n1/4";
    const table = new Table([text, ox], { you: { battlefield: ["Ox"], hand: ["Flip"], lands: "R" } });
    expect(table.cast("Flip", "Ox").resolve().stats("Ox")).toBe("4/1");
  });

  it("the color of your choice", () => {
    const text = "Tint {R}\nInstant\nTarget creature becomes the color of your choice until end of turn.";
    const table = new Table([text], { you: { battlefield: ["Ogre"], hand: ["Tint"], lands: "R" } });
    table.choose("word", "blue").cast("Tint", "Ogre").resolve();
    expect(characteristics(table.game, table.find("Ogre")).colors).toEqual(["U"]);
  });
});

describe("amounts of costs", () => {
  it("a spell is cheaper by its own words, also by coloured mana (118.7)", () => {
    const text = "Bargain {1}{U}\nInstant\nThis spell costs {U} less to cast if you control a Bear.\nYou gain 2 life.";
    const table = new Table([text], { you: { battlefield: ["Bear"], hand: ["Bargain"], lands: "R" } });
    expect(table.cast("Bargain").resolve().life(YOU)).toBe(22);
    const dear = new Table([text], { you: { hand: ["Bargain"], lands: "R" } });
    expect(dear.offers("Cast Bargain")).toBe(false);
  });

  it("an ability is cheaper by its own words", () => {
    const text =
      "Engine {1}\nArtifact\n{3}: You gain 2 life. This ability costs {1} less to activate for each creature you control.";
    const table = new Table([text], { you: { battlefield: ["Engine", "Bear", "Ogre"], lands: "R" } });
    expect(table.activate("Engine").resolve().life(YOU)).toBe(22);
    expect(new Table([text], { you: { battlefield: ["Engine", "Bear"], lands: "R" } }).offers("Activate Engine")).toBe(
      false,
    );
  });

  it("devotion counts symbols of permanents (700.5)", () => {
    const text = "Prayer {R}\nSorcery\nDraw cards equal to your devotion to green.";
    expect(cast(text, { you: { battlefield: ["Bear", "Bear", "Ogre"] } }).names("hand")).toHaveLength(2);
  });
});
