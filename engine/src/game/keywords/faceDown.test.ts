import { describe, expect, it } from "vitest";
import { Table } from "../testKit.ts";

const SPY =
  "Spy {4}{U}\nCreature — Spirit\nFlying\nWhen this creature is turned face up, draw a card.\nMorph {1}{U}\n3/4";

describe("face-down cards (708)", () => {
  it("morph: cast for {3} as a 2/2 without text, turned up without the stack (702.37)", () => {
    const table = new Table([SPY], { you: { hand: ["Spy"], lands: "UUUUU" } });
    table.act("Cast Spy (face down)").resolve();
    expect(table.stats("")).toBe("2/2");
    table.act("Turn Spy face up");
    expect(table.stats("Spy")).toBe("3/4");
    table.resolve();
    expect(table.names("hand")).toHaveLength(1);
    expect(table.names("battlefield")).toContain("Spy");
  });

  it("it stays down while its cost can't be paid, and is shown when it leaves (708.9)", () => {
    const table = new Table([SPY], { you: { hand: ["Spy"], lands: "UUU" } });
    table.act("Cast Spy (face down)").resolve();
    expect(table.offers("Turn")).toBe(false);
    table.happen({ kind: "destroy", object: table.find(""), regenerable: true });
    expect(table.names("graveyard")).toEqual(["Spy"]);
  });

  it("megamorph: with a +1/+1 counter (702.37b)", () => {
    const snake = "Snake {3}{G}\nCreature — Snake\nMegamorph {G}\n3/3";
    const table = new Table([snake], { you: { hand: ["Snake"], lands: "GGGG" } });
    table.act("Cast Snake (face down)").resolve();
    table.act("Turn Snake face up");
    expect(table.stats("Snake")).toBe("4/4");
  });
});
