import { describe, expect, it } from "vitest";
import { parseCardDocument } from "../../cards/parseCards.ts";
import { addCard } from "../cards/fromSource.ts";
import { moveOf } from "../events/moves.ts";
import { place } from "../setup.ts";
import { Table, YOU, type Side, OPPONENT } from "../testKit.ts";
import { characteristics } from "../view.ts";

/** A table with cards of several faces, written as in a card file. */
function tableWith(text: string, hand: string, you: Side): Table {
  const table = new Table([], { you });
  for (const card of parseCardDocument(text).cards) addCard(table.library, card);
  place(table.game, hand, { zone: "hand", player: YOU });
  return table;
}

const ROOM = `Cellar {1}
Enchantment — Room
When you unlock this door, you gain 1 life.
//
Attic {2}
Enchantment — Room
When you unlock this door, draw a card.
Creatures you control get +1/+1.
`;

describe("Rooms (709.5)", () => {
  it("the half that was cast is unlocked, the other one is not there yet", () => {
    const table = tableWith(ROOM, "Cellar", { battlefield: ["Bear"], lands: "C" });
    table.cast("Cellar").resolve();
    expect(table.life(YOU)).toBe(21);
    expect(table.stats("Bear")).toBe("2/2");
    expect(table.offers("Unlock")).toBe(false);
    expect(table.rules()).toContain("709.5d");
  });

  it("the other door is unlocked for its mana cost, and both halves work", () => {
    const table = tableWith(ROOM, "Cellar", { battlefield: ["Bear"], lands: "CCC" });
    table.cast("Cellar").resolve().act("Unlock Attic").resolve();
    expect(table.life(YOU)).toBe(21);
    expect(table.names("hand")).toHaveLength(1);
    expect(table.stats("Bear")).toBe("3/3");
    const room = table.find("Cellar // Attic");
    expect(characteristics(table.game, room).manaCost).toBe("{1}{2}");
    expect(table.offers("Unlock")).toBe(false);
    expect(table.rules()).toContain("709.5e");
  });

  it("a Room that was not cast has no half until one is unlocked", () => {
    const table = tableWith(ROOM, "Cellar", { battlefield: ["Bear"], lands: "CC" });
    const id = table.find("Cellar");
    table.happen(moveOf(table.game, id, "battlefield", "put", YOU));
    expect([table.stats("Bear"), table.life(YOU)]).toEqual(["2/2", 20]);
    table.act("Unlock Attic").resolve();
    expect(table.stats("Bear")).toBe("3/3");
  });
});

const SIEGE = `Gate {1}
Battle — Siege
When this battle enters, you gain 1 life.
Defense: 3
//
Gate Opened
Sorcery
Each opponent loses 3 life.
`;

describe("Sieges (310.11)", () => {
  const defeated = () => {
    const table = tableWith(SIEGE, "Gate", { lands: "C" });
    table.cast("Gate").resolve();
    const from = { object: table.find("Gate") };
    expect(table.counters("Gate")).toEqual({ defense: 3 });
    return table.happen({ kind: "removeCounters", from, counter: "defense", amount: 3 });
  };

  it("its other face is cast when the last counter is gone", () => {
    const table = defeated().choose("may", "Yes").resolve();
    expect(table.life(OPPONENT)).toBe(17);
    expect(table.names("graveyard")).toEqual(["Gate"]);
    expect(table.rules()).toContain("310.11b");
  });

  it("need not be cast, and stays in exile", () => {
    const table = defeated().choose("may", "No").resolve();
    expect([table.life(OPPONENT), table.names("exile")]).toEqual([20, ["Gate"]]);
  });

  it("stays while it has counters", () => {
    const table = tableWith(SIEGE, "Gate", { lands: "C" });
    table.cast("Gate").resolve();
    const from = { object: table.find("Gate") };
    table.happen({ kind: "removeCounters", from, counter: "defense", amount: 2 }).resolve();
    expect(table.names("battlefield")).toContain("Gate");
  });
});

const HERDER = `Herder {1}
Creature — Werewolf
Daybound
Trample
3/3
//
Ravager
Creature — Werewolf
Nightbound
Trample, haste
5/5
`;

describe("day and night (730, 702.145)", () => {
  it("it becomes day with the first daybound permanent, and night after a turn without spells", () => {
    const table = tableWith(HERDER, "Herder", { lands: "C" });
    expect(table.game.state.dayNight).toBeNull();
    table.cast("Herder").resolve();
    expect([table.game.state.dayNight, table.stats("Herder")]).toEqual(["day", "3/3"]);
    // You have cast a spell in this turn, the opponent casts none in theirs.
    const { number } = table.game.state.turn;
    table.goTo("upkeep", number + 1);
    expect(table.game.state.dayNight).toBe("day");
    table.goTo("upkeep", number + 2);
    expect([table.game.state.dayNight, table.stats("Ravager")]).toEqual(["night", "5/5"]);
    expect(table.rules()).toContain("730.2a");
  });

  it("two spells in a turn bring the day back", () => {
    const table = tableWith(HERDER, "Herder", { hand: ["Bird", "Bird"], lands: "CWW" });
    table.cast("Herder").resolve();
    const { number } = table.game.state.turn;
    table
      .goTo("precombat main", number + 2)
      .cast("Bird")
      .resolve()
      .cast("Bird")
      .resolve();
    expect(table.stats("Ravager")).toBe("5/5");
    table.goTo("upkeep", number + 3);
    expect([table.game.state.dayNight, table.stats("Herder")]).toEqual(["day", "3/3"]);
  });

  it("at night it enters with its night side, and nothing else turns it", () => {
    const turn = "Turn {1}\nInstant\nTransform target creature.";
    const table = tableWith(`${HERDER}\n${turn}\n`, "Herder", { lands: "CC" });
    place(table.game, "Turn", { zone: "hand", player: YOU });
    table.happen({ kind: "dayNight", to: "night" });
    table.cast("Herder").resolve();
    expect(table.stats("Ravager")).toBe("5/5");
    table.cast("Turn", "Ravager").resolve();
    expect(table.stats("Ravager")).toBe("5/5");
  });
});

const PUP = `Pup {G}
Creature — Dog
2/2
//
Chase {G}
Sorcery — Adventure
Target creature gets +2/+2 until end of turn.
`;

const DRAKE = `Drake {G}
Creature — Drake
2/2
//
Nest {G}
Sorcery — Omen
You gain 3 life.
`;

describe("Adventures (715) and Omens (720)", () => {
  it("what was cast as an Adventure goes into exile, and may be cast from there as the creature only", () => {
    const table = tableWith(PUP, "Pup", { battlefield: ["Bear"], lands: "GG" });
    table.act("Cast Pup").resolve();
    expect(table.names("battlefield")).toContain("Pup");
    const away = tableWith(PUP, "Pup", { battlefield: ["Bear"], lands: "GG" });
    const outer = away.game.decider!;
    away.game.decider = (game, choice) => {
      const index = choice.options.findIndex(({ action }) => action?.kind === "cast" && action.face === 1);
      return choice.about === "action" && index >= 0 ? [index] : outer(game, choice);
    };
    away.goTo("postcombat main");
    away.game.decider = outer;
    expect(away.names("exile")).toEqual(["Pup"]);
    expect(away.names("graveyard")).toEqual([]);
    expect(away.rules()).toContain("715.3d");
    away.act("Cast Pup").resolve();
    expect(away.names("battlefield")).toContain("Pup");
  });

  it("a card that is in exile for another reason stays there", () => {
    const table = tableWith(PUP, "Pup", { lands: "GG" });
    place(table.game, "Pup", { zone: "exile", player: YOU });
    expect(table.offers("Cast Pup")).toBe(true);
    table.cast("Pup").resolve();
    expect(table.names("exile")).toEqual(["Pup"]);
    expect(table.offers("Cast Pup")).toBe(false);
  });

  it("what was cast as an Omen is shuffled into the library", () => {
    const table = tableWith(DRAKE, "Drake", { lands: "G" });
    const outer = table.game.decider!;
    table.game.decider = (game, choice) => {
      const index = choice.options.findIndex(({ action }) => action?.kind === "cast" && action.face === 1);
      return choice.about === "action" && index >= 0 ? [index] : outer(game, choice);
    };
    table.goTo("postcombat main");
    expect(table.life(YOU)).toBe(23);
    expect(table.names("library")).toContain("Drake");
    expect(table.names("graveyard")).toEqual([]);
    expect(table.rules()).toContain("720.3d");
  });
});
