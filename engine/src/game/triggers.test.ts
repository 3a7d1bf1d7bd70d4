import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "./testKit.ts";

const SLAY = "Slay {B}\nInstant\nDestroy target creature.";

describe("triggered abilities (603)", () => {
  it("leaves-the-battlefield triggers look back: the creature sees itself and what dies with it (603.10)", () => {
    const mourner = "Mourner {B}\nCreature — Zombie\nWhenever a creature dies, you gain 1 life.\n2/2";
    const sweep = "Sweep {W}\nSorcery\nDestroy all creatures.";
    const table = new Table([mourner, sweep], {
      you: { battlefield: ["Mourner", "Bear"], hand: ["Sweep"], lands: "W" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Sweep").resolve();
    expect(table.life(YOU)).toBe(23);
  });

  it("another creature means another one", () => {
    const pyre =
      "Pyre {B}\nCreature — Zombie\nWhenever another creature you control dies, each opponent loses 1 life.\n2/2";
    const table = new Table([pyre, SLAY], {
      you: { battlefield: ["Pyre", "Bear"], hand: ["Slay", "Slay", "Slay"], lands: "BBB" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Slay", "Ogre").resolve();
    expect(table.life(OPPONENT)).toBe(20);
    table.cast("Slay", "Bear").resolve();
    expect(table.life(OPPONENT)).toBe(19);
    table.cast("Slay", "Pyre").resolve();
    expect(table.life(OPPONENT)).toBe(19);
  });

  it("the active player's triggers go on the stack first, so the other player's resolve first (603.3b)", () => {
    const yours = "Yours {B}\nEnchantment\nWhenever a creature dies, you gain 1 life.";
    const theirs = "Theirs {B}\nEnchantment\nWhenever a creature dies, you gain 1 life.";
    const table = new Table([yours, theirs, SLAY], {
      you: { battlefield: ["Yours"], hand: ["Slay"], lands: "B" },
      opponent: { battlefield: ["Theirs", "Bear"] },
    });
    table.cast("Slay", "Bear").act("Pass").act("Pass");
    const { state } = table.game;
    expect(state.stack.map((id) => state.objects[id]!.controller)).toEqual([YOU, OPPONENT]);
  });

  it("an intervening if is asked twice (603.4)", () => {
    const keeper =
      "Keeper {W}\nCreature — Human\nAt the beginning of your end step, if you control another creature, draw a card.\n1/1";
    const alone = new Table([keeper], { you: { battlefield: ["Keeper"] } });
    alone.goTo("end").resolve();
    expect(alone.names("hand")).toEqual([]);
    const gone = new Table([keeper, SLAY], { you: { battlefield: ["Keeper", "Bear"], hand: ["Slay"], lands: "B" } });
    gone.goTo("end");
    expect(gone.game.state.stack).toHaveLength(1);
    gone.cast("Slay", "Bear").resolve();
    expect(gone.names("hand")).toEqual([]);
    expect(gone.rules()).toContain("603.4");
  });

  it("a trigger without a legal target is removed from the stack (603.3d)", () => {
    const hunter =
      "Hunter {G}\nCreature — Elf\nWhen this creature enters, destroy target creature an opponent controls.\n1/1";
    const table = new Table([hunter], { you: { hand: ["Hunter"], lands: "G" } });
    table.cast("Hunter").resolve();
    expect(table.rules()).toContain("603.3d");
    expect(table.game.state.stack).toEqual([]);
  });

  it("a delayed trigger brings the exiled card back at the end step (603.7)", () => {
    const blink =
      "Blink {W}\nInstant\nExile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.";
    const table = new Table([blink], { you: { battlefield: ["Bear"], hand: ["Blink"], lands: "W" } });
    table.cast("Blink", "Bear").resolve();
    expect(table.names("exile")).toEqual(["Bear"]);
    table.goTo("end").resolve();
    expect(table.names("battlefield")).toContain("Bear");
  });

  it("“until this creature leaves the battlefield” gives the card back (610.3)", () => {
    const jailer =
      "Jailer {W}\nCreature — Human\nWhen this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.\n2/2";
    const table = new Table([jailer, SLAY], {
      you: { hand: ["Jailer", "Slay"], lands: "WB" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.cast("Jailer").resolve();
    expect(table.names("battlefield", OPPONENT)).not.toContain("Ogre");
    table.cast("Slay", "Jailer").resolve();
    expect(table.names("battlefield", OPPONENT)).toContain("Ogre");
  });

  it("ward counters what its controller does not pay for (702.21a)", () => {
    const golem = "Golem {2}\nArtifact Creature — Golem\nWard {2}\n3/3";
    const poor = new Table([golem, SLAY], {
      you: { hand: ["Slay"], lands: "B" },
      opponent: { battlefield: ["Golem"] },
    });
    poor.cast("Slay", "Golem").resolve();
    expect(poor.names("battlefield", OPPONENT)).toContain("Golem");
    const rich = new Table([golem, SLAY], {
      you: { hand: ["Slay"], lands: "BBB" },
      opponent: { battlefield: ["Golem"] },
    });
    rich.cast("Slay", "Golem").resolve();
    expect(rich.names("graveyard", OPPONENT)).toEqual(["Golem"]);
  });

  it("prowess grows with each noncreature spell", () => {
    const adept = "Adept {U}\nCreature — Wizard\nProwess\n1/2";
    const table = new Table([adept, SLAY], {
      you: { battlefield: ["Adept"], hand: ["Slay"], lands: "B" },
      opponent: { battlefield: ["Bear"] },
    });
    table.cast("Slay", "Bear").resolve();
    expect(table.stats("Adept")).toBe("2/3");
    table.goTo("upkeep", 4);
    expect(table.stats("Adept")).toBe("1/2");
  });
});
