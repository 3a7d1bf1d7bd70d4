import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

const charge =
  "Charge {R}\nSorcery\nAfter this main phase, there is an additional combat phase followed by an additional main phase.";
const dawn = "Dawn {U}\nInstant\nTake an extra turn after this one.";
const dawns = "Dawns {U}\nSorcery\nTake two extra turns after this one.";

describe("additional phases and turns", () => {
  it("an additional combat and main phase come directly after the main phase", () => {
    const table = new Table([charge], { you: { hand: ["Charge"], battlefield: ["Bear"], lands: "R" } });
    table.cast("Charge").resolve();
    const steps: string[] = [];
    const { turn } = table.game.state;
    table.game.listener = (_game, event) => {
      if (event.kind === "stepBegins") steps.push(event.step);
    };
    table.goTo("end", turn.number);
    expect(steps.filter((step) => step === "beginning of combat" || step.endsWith("main"))).toEqual([
      "beginning of combat",
      "postcombat main",
      "beginning of combat",
      "postcombat main",
    ]);
    expect(table.rules()).toContain("500.8");
  });

  it("“after this phase” in combat adds a combat in which what was untapped attacks again", () => {
    const twin =
      "Twin {R}\nCreature — Minotaur\nWhenever this creature attacks for the first time each turn, untap it. After this phase, there is an additional combat phase.\n4/4";
    const table = new Table([twin], { you: { battlefield: ["Twin"] } });
    table.attackWith("Twin").resolve().goTo("end of combat");
    table.choose("attackers", "Twin attacks Opponent").goTo("postcombat main");
    expect(table.life(OPPONENT)).toBe(12);
  });

  it("an extra turn changes nothing about whose turn comes next in order", () => {
    const table = new Table([dawn], { you: { hand: ["Dawn"], lands: "U" } }, { active: OPPONENT });
    table.act("Pass");
    table.cast("Dawn").resolve();
    const { number } = table.game.state.turn;
    const active = [1, 2, 3].map((later) => table.goTo("upkeep", number + later).game.state.turn.active);
    expect(active).toEqual([YOU, YOU, OPPONENT]);
  });

  it("two extra turns are two", () => {
    const table = new Table([dawns], { you: { hand: ["Dawns"], lands: "U" } });
    table.cast("Dawns").resolve();
    const { number } = table.game.state.turn;
    const active = [1, 2, 3].map((later) => table.goTo("upkeep", number + later).game.state.turn.active);
    expect(active).toEqual([YOU, YOU, OPPONENT]);
  });
});
