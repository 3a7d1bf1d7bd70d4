import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "./testKit.ts";

const SHRINK = "Shrink {B}\nInstant\nTarget creature gets -2/-2 until end of turn.";

describe("state-based actions (704.5)", () => {
  it("a creature with toughness 0 goes to the graveyard without being destroyed", () => {
    const table = new Table([SHRINK], { you: { hand: ["Shrink"], lands: "B" }, opponent: { battlefield: ["Bear"] } });
    table.cast("Shrink", "Bear").resolve();
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bear"]);
    expect(table.rules()).toContain("704.5f");
    expect(table.rules()).not.toContain("701.8a");
  });

  it("a player with no life loses, and the other wins", () => {
    const table = new Table([]);
    table.happen({ kind: "loseLife", player: OPPONENT, amount: 20 });
    expect(table.game.state.over).toBe(true);
    expect(table.game.state.players[OPPONENT]!.out).toBe("704.5a");
    expect(table.game.state.players[YOU]!.out).toBeNull();
  });

  it("drawing from an empty library loses the game", () => {
    const table = new Table([]);
    for (let i = 0; i < 11; i++) table.happen({ kind: "draw", player: YOU });
    expect(table.game.state.players[YOU]!.out).toBe("704.5b");
  });

  it("+1/+1 and -1/-1 counters take each other away", () => {
    const table = new Table([], { you: { battlefield: [["Giant", { counters: { "+1/+1": 3, "-1/-1": 2 } }]] } });
    expect(table.counters("Giant")).toEqual({ "+1/+1": 1 });
    expect(table.stats("Giant")).toBe("6/6");
  });

  it("of two legends with one name, the controller keeps one", () => {
    const legend = "Ilsa {W}\nLegendary Creature — Human\n2/2";
    const table = new Table([legend], { you: { battlefield: ["Ilsa", "Ilsa"] }, opponent: { battlefield: ["Ilsa"] } });
    expect(table.names("battlefield")).toEqual(["Ilsa"]);
    expect(table.names("battlefield", OPPONENT)).toEqual(["Ilsa"]);
    expect(table.names("graveyard")).toEqual(["Ilsa"]);
  });

  it("an Aura whose creature is gone goes to the graveyard", () => {
    const aura = "Brand {R}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+0.";
    const table = new Table([aura, SHRINK], {
      you: { hand: ["Brand", "Shrink"], lands: "RB" },
      opponent: { battlefield: ["Bear"] },
    });
    table.cast("Brand", "Bear").resolve();
    expect(table.stats("Bear")).toBe("4/2");
    table.cast("Shrink", "Bear").resolve();
    expect(table.names("graveyard")).toEqual(["Shrink", "Brand"]);
    expect(table.rules()).toContain("704.5m");
  });

  it("Equipment stays when its creature is gone", () => {
    const blade = "Blade {1}\nArtifact — Equipment\nEquipped creature gets +1/+1.\nEquip {1}";
    const table = new Table([blade, SHRINK], {
      you: { battlefield: ["Blade", "Bird"], hand: ["Shrink"], lands: "BC" },
    });
    table.activate("Blade", "Bird").resolve();
    expect(table.stats("Bird")).toBe("2/2");
    table.cast("Shrink", "Bird").resolve();
    expect(table.names("battlefield")).toContain("Blade");
    expect(table.game.state.objects[table.find("Blade")]!.attachedTo).toBeNull();
  });

  it("a token that leaves the battlefield ceases to exist", () => {
    const make = "Muster {W}\nSorcery\nCreate a 1/1 white Soldier creature token.";
    const bounce = "Vanish {U}\nInstant\nReturn target creature to its owner's hand.";
    const table = new Table([make, bounce], { you: { hand: ["Muster", "Vanish"], lands: "WU" } });
    table.cast("Muster").resolve();
    expect(table.stats("Soldier")).toBe("1/1");
    table.cast("Vanish", "Soldier").resolve();
    expect(table.names("hand")).toEqual([]);
    expect(table.rules()).toContain("704.5d");
  });
});
