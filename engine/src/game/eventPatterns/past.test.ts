import { describe, expect, it } from "vitest";
import { Table, YOU } from "../testKit.ts";

const JOLT = "Jolt {R}\nInstant\nJolt deals 2 damage to any target.";

describe("events that are told with more words", () => {
  it("one or more counters are put on it: once for as many as there are", () => {
    const mancer =
      "Biomancer {1}\nCreature — Human\nWhenever one or more +1/+1 counters are put on this creature, you gain 1 life.\n1/1";
    const grow = "Grow {R}\nSorcery\nPut two +1/+1 counters on target creature.";
    const table = new Table([mancer, grow], {
      you: { battlefield: ["Biomancer", "Bear"], hand: ["Grow", "Grow"], lands: "RR" },
    });
    table.cast("Grow", "Bear").resolve();
    expect(table.life(YOU)).toBe(20);
    table.cast("Grow", "Biomancer").resolve();
    expect(table.life(YOU)).toBe(21);
  });

  it("for the first time each turn", () => {
    const saint =
      "Saint {W}\nCreature — Human\nWhenever you gain life for the first time each turn, you gain 5 life.\n1/1";
    const balm = "Balm {R}\nInstant\nYou gain 1 life.";
    const table = new Table([saint, balm], { you: { battlefield: ["Saint"], hand: ["Balm", "Balm"], lands: "RR" } });
    table.cast("Balm").resolve();
    expect(table.life(YOU)).toBe(26);
    table.cast("Balm").resolve();
    expect(table.life(YOU)).toBe(27);
  });

  it("while you control something", () => {
    const rider =
      "Rider {R}\nCreature — Human\nWhenever this creature attacks while you control a Bear, you gain 3 life.\n1/1";
    for (const [beside, life] of [
      ["Bear", 23],
      ["Ogre", 20],
    ] as const) {
      const table = new Table([rider], { you: { battlefield: ["Rider", beside] } });
      table.attackWith("Rider").resolve();
      expect(table.life(YOU)).toBe(life);
    }
  });
});

describe("looking back", () => {
  it("at the last turn", () => {
    const cub =
      "Cub {G}\nCreature — Wolf\nAt the beginning of each upkeep, if no spells were cast last turn, put a +1/+1 counter on this creature.\n1/1";
    const table = new Table([cub, JOLT], { you: { battlefield: ["Cub"], hand: ["Jolt"], lands: "R" } });
    const { number } = table.game.state.turn;
    table
      .cast("Jolt", "Opponent")
      .resolve()
      .goTo("draw", number + 1);
    expect(table.counters("Cub")).toEqual({});
    table.goTo("draw", number + 2).resolve();
    expect(table.counters("Cub")).toEqual({ "+1/+1": 1 });
  });

  it("at what died, was cast and was discarded this turn", () => {
    const tally =
      "Tally {R}\nSorcery\nYou gain 1 life for each creature that died this turn. You gain life equal to the number of spells you've cast this turn.";
    const table = new Table([tally, JOLT], {
      you: { hand: ["Tally", "Jolt"], lands: "RR" },
      opponent: { battlefield: ["Bear", "Ogre"] },
    });
    table.cast("Jolt", "Bear").resolve().cast("Tally").resolve();
    // One creature died; two spells were cast.
    expect(table.life(YOU)).toBe(23);
  });

  it("at how much life was gained this turn", () => {
    const text = "Reckon {R}\nSorcery\nYou gain 4 life. Draw cards equal to the amount of life you gained this turn.";
    const table = new Table([text], { you: { hand: ["Reckon"], lands: "R" } });
    expect(table.cast("Reckon").resolve().names("hand")).toHaveLength(4);
  });

  it("at what was put there this turn", () => {
    const text =
      "Recall {R}\nInstant\nReturn to your hand all creature cards in your graveyard that were put there from the battlefield this turn.";
    const table = new Table([text, JOLT], {
      you: { battlefield: ["Bear"], graveyard: ["Ogre"], hand: ["Jolt", "Recall"], lands: "RR" },
    });
    table.cast("Jolt", "Bear").resolve().cast("Recall").resolve();
    expect(table.names("hand")).toEqual(["Bear"]);
  });

  it("counts what one and the same player did", () => {
    const text = "Verse {R}\nInstant\nIf you've cast two or more spells this turn, you gain 5 life.";
    const table = new Table([text], { you: { hand: ["Verse", "Verse"], lands: "RR" } });
    expect(table.cast("Verse").resolve().life(YOU)).toBe(20);
    expect(table.cast("Verse").resolve().life(YOU)).toBe(25);
  });
});
