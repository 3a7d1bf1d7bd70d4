import { describe, expect, it } from "vitest";
import { characteristics, hasKeyword } from "../view.ts";
import { OPPONENT, Table, YOU } from "../testKit.ts";

const ARCHIVE = `Archive {R}
Enchantment — Class
(Gain the next level as a sorcery to add its ability.)
Creatures you control get +1/+0.
{1}: Level 2
Creatures you control have flying.
{2}: Level 3
{T}: You gain 3 life.
Whenever you gain life, draw a card.`;

describe("Class levels (716)", () => {
  it("each level gives its abilities and keeps those before", () => {
    const table = new Table([ARCHIVE], { you: { battlefield: ["Archive", "Bear"], lands: "CCC" } });
    expect(table.stats("Bear")).toBe("3/2");
    expect(hasKeyword(table.game, table.find("Bear"), "flying")).toBe(false);
    table.activate("Archive, line 3").resolve();
    expect(hasKeyword(table.game, table.find("Bear"), "flying")).toBe(true);
    expect(table.stats("Bear")).toBe("3/2");
    expect(table.rules()).toContain("716.2a");
  });

  it("a level is gained only from the one before, and only as a sorcery", () => {
    const table = new Table([ARCHIVE], { you: { battlefield: ["Archive"], lands: "CCCCCC" } });
    expect(table.offers("Activate Archive, line 3")).toBe(true);
    expect(table.offers("Activate Archive, line 5")).toBe(false);
    table.activate("Archive, line 3").resolve();
    expect(table.offers("Activate Archive, line 3")).toBe(false);
    table.activate("Archive, line 5").resolve();
    table.goTo("end");
    expect(table.offers("Activate Archive, line 5")).toBe(false);
  });

  it("abilities of a level that are activated or trigger do so from that level on", () => {
    const table = new Table([ARCHIVE], { you: { battlefield: ["Archive"], lands: "CCCCC" } });
    expect(table.offers("Activate Archive, line 6")).toBe(false);
    table.activate("Archive, line 3").resolve().activate("Archive, line 5").resolve();
    table.activate("Archive, line 6").resolve();
    expect(table.life(YOU)).toBe(23);
    expect(table.names("hand")).toHaveLength(1);
  });
});

const STUDENT = `Student {R}
Creature — Human
Level up {1}
LEVEL 1-2
2/2
First strike
LEVEL 3+
4/4
Double strike
{T}: Draw a card.
1/1`;

describe("level bands (711)", () => {
  it.each([
    [0, "1/1", []],
    [1, "2/2", ["first strike"]],
    [2, "2/2", ["first strike"]],
    [3, "4/4", ["double strike"]],
    [5, "4/4", ["double strike"]],
  ])("with %i level counters it is %s", (level, stats, keywords) => {
    const counters: Record<string, number> = level === 0 ? {} : { level };
    const table = new Table([STUDENT], { you: { battlefield: [["Student", { counters }]] } });
    expect(table.stats("Student")).toBe(stats);
    const has = (keyword: string) => hasKeyword(table.game, table.find("Student"), keyword);
    expect(["first strike", "double strike"].filter(has)).toEqual(keywords);
  });

  it("level up puts the counters on, and the size follows", () => {
    const table = new Table([STUDENT], { you: { battlefield: ["Student"], lands: "CCC" } });
    table.activate("Student").resolve();
    expect([table.counters("Student"), table.stats("Student")]).toEqual([{ level: 1 }, "2/2"]);
    table.activate("Student").resolve().activate("Student").resolve();
    expect(table.stats("Student")).toBe("4/4");
  });

  it("an activated ability of a band is there in that band only", () => {
    const table = new Table([STUDENT], { you: { battlefield: [["Student", { counters: { level: 2 } }]], lands: "C" } });
    expect(table.offers("Activate Student, line 3")).toBe(false);
    const later = new Table([STUDENT], { you: { battlefield: [["Student", { counters: { level: 3 } }]] } });
    later.activate("Student, line 3").resolve();
    expect(later.names("hand")).toHaveLength(1);
  });
});

const HAULER = `Hauler {3}
Artifact — Spacecraft
Station
2+ | {T}: You gain 1 life.
5+ | Flying
4/4`;

describe("station thresholds (721)", () => {
  it.each([
    [1, ["artifact"], null],
    [2, ["artifact"], null],
    [5, ["artifact", "creature"], 4],
  ])("with %i charge counters", (charge, types, power) => {
    const table = new Table([HAULER], { you: { battlefield: [["Hauler", { counters: { charge } }]] } });
    const hauler = table.find("Hauler");
    expect(characteristics(table.game, hauler).types).toEqual(types);
    expect(characteristics(table.game, hauler).power).toBe(power);
    expect(hasKeyword(table.game, hauler, "flying")).toBe(charge >= 5);
    expect(table.offers("Activate Hauler, line 2")).toBe(charge >= 2);
  });

  it("stationing with a strong creature makes it a creature", () => {
    const table = new Table([HAULER], { you: { battlefield: ["Hauler", "Giant"] } });
    table.activate("Hauler, line 1").resolve();
    expect([table.counters("Hauler"), table.stats("Hauler")]).toEqual([{ charge: 5 }, "4/4"]);
  });
});

const CASE = `Case {1}
Enchantment — Case
When this Case enters, you gain 1 life.
To solve — You control three or more creatures.
Solved — Creatures you control get +2/+2.`;

describe("Cases (719)", () => {
  it("is solved at the end step, if its condition is met, and stays solved", () => {
    const slay = "Slay {B}\nInstant\nDestroy target creature.";
    const table = new Table([CASE, slay], {
      you: { battlefield: ["Case", "Bear", "Bird", "Bird"], hand: ["Slay"], lands: "B" },
    });
    expect(table.stats("Bear")).toBe("2/2");
    table.goTo("end").resolve();
    expect(table.stats("Bear")).toBe("4/4");
    table.cast("Slay", "Bird").resolve();
    expect(table.stats("Bear")).toBe("4/4");
    expect(table.rules()).toContain("719.3a");
  });

  it("is not solved without it", () => {
    const table = new Table([CASE], { you: { battlefield: ["Case", "Bear"] } });
    table.goTo("end").resolve();
    expect(table.stats("Bear")).toBe("2/2");
  });
});

const THUNDER = `Thunder {R}
Sorcery
Roll a d20.
1—9 | You gain 1 life.
10—19 | You gain 10 life.
20 | You gain 20 life.`;

describe("dice (706)", () => {
  it("what stands in the row of the result is done, and nothing else", () => {
    const seen = new Set<number>();
    for (let random = 1; random < 200 && seen.size < 3; random++) {
      const table = new Table([THUNDER], { you: { hand: ["Thunder"], lands: "R" } });
      table.game.state.random = Math.imul(random, 2654435761) >>> 0;
      table.cast("Thunder").resolve();
      const roll = table.game.events!.find((event) => event.kind === "keywordAction" && event.verb === "roll");
      const result = roll?.kind === "keywordAction" ? roll.amount : 0;
      const gained = table.life(YOU) - 20;
      expect(gained).toBe(result < 10 ? 1 : result < 20 ? 10 : 20);
      seen.add(gained);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 10, 20]);
  });

  it("later words use the result", () => {
    const fate = "Fate {R}\nSorcery\nRoll a six-sided die. You gain life equal to the result.";
    const table = new Table([fate], { you: { hand: ["Fate"], lands: "R" } });
    table.cast("Fate").resolve();
    const gained = table.life(YOU) - 20;
    const roll = table.game.events!.find((event) => event.kind === "keywordAction" && event.verb === "roll");
    expect(roll).toMatchObject({ amount: gained });
    expect(gained).toBeGreaterThan(0);
    expect(gained).toBeLessThan(7);
  });
});

describe("emblems (114)", () => {
  const walker = (emblem: string) =>
    `Walker {1}\nPlaneswalker — Ila\n0: You get an emblem with "${emblem}"\n−1: You gain 1 life.\nLoyalty: 3`;

  it("an emblem's triggered ability triggers, whatever becomes of the one that made it", () => {
    const table = new Table([walker("Whenever you cast a spell, you gain 2 life.")], {
      you: { hand: ["Walker", "Bird"], lands: "CW" },
    });
    table.cast("Walker").resolve().activate("Walker, line 1").resolve();
    table.cast("Bird").resolve();
    expect(table.life(YOU)).toBe(22);
    expect(table.rules()).toContain("114.2");
  });

  it("an emblem's static ability applies", () => {
    const table = new Table([walker("Creatures you control get +1/+1 and have haste.")], {
      you: { hand: ["Walker"], battlefield: ["Bear"], lands: "C" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Walker").resolve().activate("Walker, line 1").resolve();
    expect([table.stats("Bear"), table.stats("Ogre", OPPONENT)]).toEqual(["3/3", "3/3"]);
    expect(hasKeyword(table.game, table.find("Bear"), "haste")).toBe(true);
  });
});
