import { describe, expect, it } from "vitest";
import { Table } from "../testKit.ts";

const isTapped = (table: Table, name: string) => table.game.state.objects[table.find(name)]!.tapped;

describe("what pays in place of mana", () => {
  it("convoke: creatures pay generic mana or mana of their color, sick ones too (702.51)", () => {
    const gather = "Gather {2}{G}\nSorcery\nConvoke\nDraw a card.";
    const table = new Table([gather], {
      you: { hand: ["Gather"], lands: "C", battlefield: [["Bear", { sick: true }], "Ogre"] },
    });
    table.cast("Gather").resolve();
    expect(table.names("hand")).toHaveLength(1);
    expect(isTapped(table, "Bear") && isTapped(table, "Ogre") && isTapped(table, "Wastes")).toBe(true);
    const red = new Table([gather], { you: { hand: ["Gather"], lands: "CC", battlefield: ["Ogre"] } });
    expect(red.offers("Cast Gather")).toBe(false);
  });

  it("a creature that makes mana pays once", () => {
    const elf = "Elf {G}\nCreature — Elf\n{T}: Add {G}.\n1/1";
    const gather = "Gather {1}{G}\nSorcery\nConvoke\nDraw a card.";
    expect(new Table([elf, gather], { you: { hand: ["Gather"], battlefield: ["Elf"] } }).offers("Cast Gather")).toBe(
      false,
    );
    expect(
      new Table([elf, gather], { you: { hand: ["Gather"], battlefield: ["Elf", "Bear"] } }).offers("Cast Gather"),
    ).toBe(true);
  });

  it("improvise: artifacts, for generic mana only (702.126)", () => {
    const gadget = "Gadget {1}{U}\nArtifact\nImprovise";
    const table = new Table([gadget], { you: { hand: ["Gadget"], lands: "U", battlefield: ["Trinket"] } });
    table.cast("Gadget").resolve();
    expect(isTapped(table, "Trinket")).toBe(true);
    const colored = new Table([gadget], { you: { hand: ["Gadget"], battlefield: ["Trinket", "Trinket"] } });
    expect(colored.offers("Cast Gadget")).toBe(false);
  });

  it("delve: cards of the graveyard are exiled, no more than are needed (702.66)", () => {
    const dig = "Dig {3}{U}\nSorcery\nDelve\nDraw a card.";
    const table = new Table([dig], { you: { hand: ["Dig"], lands: "UC", graveyard: ["Bear", "Ogre", "Giant"] } });
    table.cast("Dig").resolve();
    expect(table.names("exile")).toHaveLength(2);
    expect(table.names("graveyard")).toHaveLength(2);
  });
});
