import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

describe("for as long as (611.2b)", () => {
  const gaoler =
    "Gaoler {R}\nCreature — Human\n{T}: Gain control of target creature for as long as you control this creature.\n1/1";

  it("ends when the condition fails", () => {
    const table = new Table([gaoler, "Jolt {R}\nInstant\nJolt deals 1 damage to any target."], {
      you: { battlefield: ["Gaoler"], hand: ["Jolt"], lands: "R" },
      opponent: { battlefield: ["Ogre"] },
    });
    table.activate("Gaoler", "Ogre").resolve();
    expect(table.names("battlefield", YOU)).toContain("Ogre");
    table.cast("Jolt", "Gaoler").resolve();
    expect(table.names("battlefield", OPPONENT)).toContain("Ogre");
  });

  it("as long as a counter is there", () => {
    const flood =
      "Deluge {R}\nSorcery\nPut a soot counter on target land. That land is an Island for as long as it has a soot counter on it.";
    const table = new Table([flood], { you: { hand: ["Deluge"], lands: "RG" } });
    table.cast("Deluge", "Forest").resolve();
    const [land] = Object.values(table.game.state.objects).filter((one) => one.counters.soot);
    expect(table.offers("Activate Forest") || land !== undefined).toBe(true);
    table.happen({ kind: "removeCounters", from: { object: land!.id }, counter: "soot", amount: 1 });
    expect(table.game.state.continuousEffects).toEqual([]);
  });
});

describe("until something is found", () => {
  it("the found card and the rest go where the words say", () => {
    const text =
      "Dig {R}\nSorcery\nReveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.";
    const table = new Table([text], {
      you: { hand: ["Dig"], lands: "R", library: ["Trinket", "Plains", "Ogre", "Bear"] },
    });
    table.cast("Dig").resolve();
    expect(table.names("hand")).toEqual(["Ogre"]);
    expect(table.names("library")[0]).toBe("Bear");
    expect(table.names("library").slice(-2).sort()).toEqual(["Plains", "Trinket"]);
  });

  it("all of them can be put away", () => {
    const text =
      "Grind {R}\nSorcery\nTarget player reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.";
    const table = new Table([text], {
      you: { hand: ["Grind"], lands: "R" },
      opponent: { library: ["Trinket", "Ogre", "Plains"] },
    });
    table.cast("Grind", "Opponent").resolve();
    expect(table.names("graveyard", OPPONENT).sort()).toEqual(["Ogre", "Plains", "Trinket"]);
  });

  it("discovers: a cheap enough card is cast, the rest goes under the library (701.57a)", () => {
    const table = new Table(["Delve Down {R}\nSorcery\nDiscover 3."], {
      you: { hand: ["Delve Down"], lands: "R", library: ["Plains", "Giant", "Ogre", "Bear"] },
    });
    table.choose("may", "Yes").cast("Delve Down").resolve();
    expect(table.names("battlefield")).toContain("Ogre");
    expect(table.names("library")[0]).toBe("Bear");
    expect(table.names("library").slice(-2).sort()).toEqual(["Giant", "Plains"]);
  });

  it("connives: a nonland card that is discarded is a counter (701.50a)", () => {
    const text = "Scheme {R}\nSorcery\nTarget creature you control connives.";
    const table = new Table([text], { you: { battlefield: ["Bear"], hand: ["Scheme", "Ogre"], lands: "R" } });
    table.choose("object", "Ogre").cast("Scheme").resolve();
    expect(table.names("graveyard")).toContain("Ogre");
    expect(table.counters("Bear")).toEqual({ "+1/+1": 1 });
  });

  it("“also” says more of the one in front", () => {
    const text =
      "Fury {R}\nInstant\nTarget creature gets +2/+0 until end of turn. If it's red, it also gets +1/+1 until end of turn.";
    const table = new Table([text], { you: { battlefield: ["Ogre"], hand: ["Fury"], lands: "R" } });
    table.cast("Fury", "Ogre").resolve();
    expect(table.stats("Ogre")).toBe("6/4");
  });
});
