import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

const cards = [
  "Lancer {W}\nCreature — Knight\nFirst strike\n2/1",
  "Duellist {W}\nCreature — Knight\nDouble strike\n2/2",
  "Adder {G}\nCreature — Snake\nDeathtouch\n1/1",
  "Boar {G}\nCreature — Boar\nTrample\n5/5",
  "Priest {W}\nCreature — Cleric\nLifelink\n2/2",
  "Brute {R}\nCreature — Ogre\nMenace\n3/3",
  "Sentinel {W}\nCreature — Soldier\nVigilance\n2/2",
  "Wall {W}\nCreature — Wall\nDefender\n0/4",
  "Statue {W}\nCreature — Golem\nIndestructible\n1/1",
  "Runner {R}\nCreature — Goblin\nHaste\n2/1",
  "Archer {G}\nCreature — Elf\nReach\n1/3",
];

function fight(attacker: string, ...blockers: string[]): Table {
  const table = new Table(cards, { you: { battlefield: [attacker] }, opponent: { battlefield: blockers } });
  table.choose("blockers", ...blockers.map((name) => `${name} blocks ${attacker}`));
  return table.attackWith(attacker).goTo("end of combat");
}

describe("combat", () => {
  it("unblocked, a creature deals its damage to the player and is tapped", () => {
    const table = new Table(cards, { you: { battlefield: ["Bear", "Sentinel"] } });
    table.attackWith("Bear", "Sentinel").goTo("end of combat");
    expect(table.life(OPPONENT)).toBe(16);
    expect(table.game.state.objects[table.find("Bear")]!.tapped).toBe(true);
    expect(table.game.state.objects[table.find("Sentinel")]!.tapped).toBe(false);
  });

  it("creatures that came under control this turn do not attack, unless they have haste (302.6)", () => {
    const sick: [string, object] = ["Bear", { sick: true }];
    const hasty: [string, object] = ["Runner", { sick: true }];
    const table = new Table(cards, { you: { battlefield: [sick, hasty, "Wall"] } });
    table.game.decider = ((outer) => (game, choice) => {
      if (choice.about === "attackers")
        expect(choice.options.map((option) => option.label)).toEqual(["Runner attacks Opponent"]);
      return outer!(game, choice);
    })(table.game.decider);
    table.goTo("end");
    expect.assertions(1);
  });

  it("first strike kills before being struck", () => {
    const table = fight("Lancer", "Bear");
    expect(table.names("battlefield")).toContain("Lancer");
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bear"]);
  });

  it("double strike deals damage twice", () => {
    const table = new Table(cards, { you: { battlefield: ["Duellist"] } });
    table.attackWith("Duellist").goTo("end of combat");
    expect(table.life(OPPONENT)).toBe(16);
  });

  it("any damage from a creature with deathtouch is lethal (704.5h)", () => {
    const table = fight("Adder", "Giant");
    expect(table.names("graveyard", OPPONENT)).toEqual(["Giant"]);
    expect(table.rules()).toContain("704.5h");
  });

  it("trample lets the rest go on to the player (702.19b)", () => {
    const table = new Table(cards, { you: { battlefield: ["Boar"] }, opponent: { battlefield: ["Bear"] } });
    table.choose("blockers", "Bear blocks Boar").choose("combatDamage", "2", "3");
    table.attackWith("Boar").goTo("end of combat");
    expect(table.life(OPPONENT)).toBe(17);
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bear"]);
  });

  it("lifelink gains as much life as damage is dealt", () => {
    const table = fight("Priest", "Wall");
    expect(table.life(YOU)).toBe(22);
  });

  it("flying is blocked only by flying and reach", () => {
    const table = new Table(cards, { you: { battlefield: ["Bird"] }, opponent: { battlefield: ["Bear", "Archer"] } });
    const labels: string[] = [];
    table.game.decider = ((outer) => (game, choice) => {
      if (choice.about === "blockers") labels.push(...choice.options.map((option) => option.label));
      return outer!(game, choice);
    })(table.game.decider);
    table.attackWith("Bird").goTo("end of combat");
    expect(labels).toEqual(["Archer blocks Bird"]);
  });

  it("menace needs two blockers (702.111b)", () => {
    expect(() => fight("Brute", "Bear")).toThrow("two or more");
    const table = fight("Brute", "Bear", "Ogre");
    expect(table.names("graveyard")).toContain("Brute");
  });

  it("lethal damage does not destroy what is indestructible (702.12b)", () => {
    const table = fight("Giant", "Statue");
    expect(table.names("battlefield", OPPONENT)).toContain("Statue");
  });

  it("damage wears off at end of turn (514.2)", () => {
    const table = fight("Bear", "Giant");
    expect(table.game.state.objects[table.find("Giant")]!.damage).toBe(2);
    table.goTo("upkeep", 4);
    expect(table.game.state.objects[table.find("Giant")]!.damage).toBe(0);
  });

  it("the attacker divides its damage among several blockers (510.1c)", () => {
    const table = new Table(cards, { you: { battlefield: ["Giant"] }, opponent: { battlefield: ["Bear", "Ogre"] } });
    table.choose("blockers", "Bear blocks Giant", "Ogre blocks Giant").choose("combatDamage", "2", "3");
    table.attackWith("Giant").goTo("end of combat");
    expect(table.names("graveyard", OPPONENT).sort()).toEqual(["Bear", "Ogre"]);
  });
});
