import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "./testKit.ts";

const SPARK = "Spark {R}\nInstant\nSpark deals 3 damage to any target.";
const HERALD =
  "Herald {1}{R}\nCreature — Goblin\nHaste\nWhen this creature enters, it deals 1 damage to any target.\n2/1";

describe("casting spells", () => {
  it("pays with lands, and the spell resolves when both players pass", () => {
    const table = new Table([SPARK], { you: { hand: ["Spark"], lands: "RG" } });
    table.cast("Spark", "Opponent");
    expect(table.names("stack")).toEqual(["Spark"]);
    table.resolve();
    expect(table.life(OPPONENT)).toBe(17);
    expect(table.names("graveyard")).toEqual(["Spark"]);
    expect(table.rules()).toEqual(expect.arrayContaining(["601.2a", "601.2i", "120.3", "608.2n"]));
  });

  it("is not offered without the mana, or without a target", () => {
    expect(new Table([SPARK], { you: { hand: ["Spark"], lands: "G" } }).offers("Cast Spark")).toBe(false);
    const slay = "Slay {B}\nInstant\nDestroy target creature.";
    expect(new Table([slay], { you: { hand: ["Slay"], lands: "B" } }).offers("Cast Slay")).toBe(false);
    expect(
      new Table([slay], { you: { hand: ["Slay"], lands: "B" }, opponent: { battlefield: ["Bear"] } }).offers(
        "Cast Slay",
      ),
    ).toBe(true);
  });

  it("does nothing when its only target has become illegal (608.2b)", () => {
    const table = new Table([SPARK, "Vanish {U}\nInstant\nReturn target creature to its owner's hand."], {
      you: { hand: ["Spark", "Vanish"], lands: "RU" },
      opponent: { battlefield: ["Bear"] },
    });
    table.cast("Spark", "Bear").cast("Vanish", "Bear").resolve();
    expect(table.names("hand", OPPONENT)).toEqual(["Bear"]);
    expect(table.names("graveyard")).toEqual(["Vanish", "Spark"]);
    expect(table.rules()).toContain("608.2b");
  });

  it("puts a creature onto the battlefield, whose trigger then chooses a target", () => {
    const table = new Table([HERALD], { you: { hand: ["Herald"], lands: "RR" }, opponent: { battlefield: ["Bird"] } });
    table.choose("target", "Bird").cast("Herald").resolve();
    expect(table.names("battlefield")).toContain("Herald");
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bird"]);
  });

  it("asks for X up to what can be paid", () => {
    const table = new Table(["Blaze {X}{R}\nSorcery\nBlaze deals X damage to any target."], {
      you: { hand: ["Blaze"], lands: "RRRR" },
    });
    table.cast("Blaze", "Opponent").resolve();
    expect(table.life(OPPONENT)).toBe(17);
  });

  it("destroys and lets the controller gain life", () => {
    const table = new Table(["Tithe {B}\nSorcery\nDestroy target creature. Its controller gains 3 life."], {
      you: { hand: ["Tithe"], lands: "B" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Tithe", "Ogre").resolve();
    expect(table.names("graveyard", OPPONENT)).toEqual(["Ogre"]);
    expect([table.life(YOU), table.life(OPPONENT)]).toEqual([20, 23]);
  });

  it("counters a spell unless its controller pays", () => {
    const quench = "Quench {U}\nInstant\nCounter target spell unless its controller pays {2}.";
    const table = new Table([SPARK, quench], {
      you: { hand: ["Spark"], lands: "R" },
      opponent: { hand: ["Quench"], lands: "U" },
    });
    table.cast("Spark", "Opponent").act("Pass").cast("Quench", "Spark").resolve();
    expect(table.life(OPPONENT)).toBe(20);
    expect(table.names("graveyard")).toEqual(["Spark"]);
  });
});
