import { describe, expect, it } from "vitest";
import { characteristics, hasKeyword } from "../view.ts";
import { OPPONENT, Table } from "../testKit.ts";

const CAPTAIN = "Captain {W}\nCreature — Human\nOther creatures you control get +1/+1.\n2/2";

describe("layers (613)", () => {
  it("a static ability applies to those it names, as long as it is there", () => {
    const slay = "Slay {B}\nInstant\nDestroy target creature.";
    const table = new Table([CAPTAIN, slay], {
      you: { battlefield: ["Captain", "Bear"], hand: ["Slay"], lands: "B" },
      opponent: { battlefield: ["Ogre"] },
    });
    expect([table.stats("Captain"), table.stats("Bear"), table.stats("Ogre")]).toEqual(["2/2", "3/3", "3/3"]);
    table.cast("Slay", "Captain").resolve();
    expect(table.stats("Bear")).toBe("2/2");
  });

  it("an effect until end of turn affects what was there as it began (611.2c)", () => {
    const rally = "Rally {W}\nInstant\nCreatures you control get +1/+1 until end of turn.";
    const table = new Table([rally], { you: { battlefield: ["Bear"], hand: ["Rally", "Bird"], lands: "WW" } });
    table.cast("Rally").resolve().cast("Bird").resolve();
    expect([table.stats("Bear"), table.stats("Bird")]).toEqual(["3/3", "1/1"]);
  });

  it("setting comes before changing, whichever came first (613.4b–c)", () => {
    const shrink =
      "Humble {U}\nEnchantment — Aura\nEnchant creature\nEnchanted creature has base power and toughness 1/1.";
    const table = new Table([CAPTAIN, shrink], {
      you: { battlefield: ["Captain", "Giant"], hand: ["Humble"], lands: "U" },
    });
    table.cast("Humble", "Giant").resolve();
    expect(table.stats("Giant")).toBe("2/2");
  });

  it("counters count in the same layer as other changes", () => {
    const table = new Table([CAPTAIN], { you: { battlefield: ["Captain", ["Bear", { counters: { "+1/+1": 2 } }]] } });
    expect(table.stats("Bear")).toBe("5/5");
  });

  it("granted abilities work, until they are gone", () => {
    const lift = "Lift {U}\nInstant\nTarget creature gains flying until end of turn.";
    const table = new Table([lift], { you: { battlefield: ["Bear"], hand: ["Lift"], lands: "U" } });
    table.cast("Lift", "Bear").resolve();
    expect(hasKeyword(table.game, table.find("Bear"), "flying")).toBe(true);
    table.goTo("upkeep", 4);
    expect(hasKeyword(table.game, table.find("Bear"), "flying")).toBe(false);
  });

  it("counting amounts follow the board", () => {
    const smith = "Smith {R}\nCreature — Dwarf\nThis creature gets +1/+0 for each artifact you control.\n1/3";
    const table = new Table([smith], {
      you: { battlefield: ["Smith", "Trinket", "Trinket"] },
      opponent: { battlefield: ["Trinket"] },
    });
    expect(table.stats("Smith")).toBe("3/3");
  });

  it("characteristic-defining abilities count everywhere (604.3)", () => {
    const scholar =
      "Scholar {U}\nCreature — Wizard\nThis creature's power and toughness are each equal to the number of cards in your hand.\n0/0";
    const table = new Table([scholar], { you: { battlefield: ["Scholar"], hand: ["Bear", "Bear"] } });
    expect(table.stats("Scholar")).toBe("2/2");
  });

  it("control changes for a turn, and the creature can attack when it has haste", () => {
    const treason =
      "Treason {R}\nSorcery\nGain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.";
    const table = new Table([treason], {
      you: { hand: ["Treason"], lands: "R" },
      opponent: { battlefield: [["Ogre", { tapped: true }]] },
    });
    table.cast("Treason", "Ogre").resolve();
    table.attackWith("Ogre").goTo("end of combat");
    expect(table.life(OPPONENT)).toBe(17);
    table.goTo("upkeep", 4);
    expect(characteristics(table.game, table.find("Ogre")).controller).toBe(OPPONENT);
  });

  it("losing all abilities takes a static ability's effect with it", () => {
    const hush = "Hush {U}\nInstant\nTarget creature loses all abilities until end of turn.";
    const table = new Table([CAPTAIN, hush], { you: { battlefield: ["Captain", "Bear"], hand: ["Hush"], lands: "U" } });
    table.cast("Hush", "Captain").resolve();
    expect(table.stats("Bear")).toBe("2/2");
  });

  it("a creature that counts cards in graveyards counts itself there", () => {
    const eater =
      "Eater {G}\nCreature — Lhurgoyf\nEater's power and toughness are each equal to the number of card types among cards in all graveyards.\n1/1";
    const table = new Table([eater], {
      you: { battlefield: ["Eater"], graveyard: ["Eater", "Trinket"] },
      opponent: { graveyard: ["Eater"] },
    });
    const buried = table.game.state.players[0]!.graveyard[0]!;
    expect(characteristics(table.game, buried).power).toBe(2);
    expect(table.names("battlefield")).toEqual(["Eater"]);
  });
});
