import { describe, expect, it } from "vitest";
import { Table, YOU } from "../testKit.ts";

const JOLT = "Jolt {R}\nInstant\nJolt deals 2 damage to any target.";
const SERPENT = "Reef Serpent {U}\nCreature — Serpent\nWhen you control no Bears, sacrifice this creature.\n5/5";

describe("state triggers (603.8)", () => {
  it("trigger as soon as the state is so", () => {
    const table = new Table([SERPENT, JOLT], {
      you: { battlefield: ["Reef Serpent", "Bear"], hand: ["Jolt"], lands: "R" },
    });
    expect(table.names("battlefield")).toContain("Reef Serpent");
    table.cast("Jolt", "Bear").resolve();
    expect(table.names("graveyard")).toContain("Reef Serpent");
  });

  it("trigger for one that enters while it is so", () => {
    const table = new Table([SERPENT], { you: { hand: ["Reef Serpent"], lands: "U" } });
    table.cast("Reef Serpent").resolve();
    expect(table.names("graveyard")).toContain("Reef Serpent");
  });

  it("trigger once until the ability has left the stack", () => {
    const shrine =
      "Shrine {1}\nArtifact\nWhen you control no Bears, you gain 1 life and create a 2/2 green Bear creature token.";
    const imp = "Imp {1}{B}\nCreature — Imp\n{T}: You lose 1 life.\n1/1";
    const table = new Table([shrine, imp], { you: { hand: ["Shrine"], battlefield: ["Imp"], lands: "R" } });
    table.cast("Shrine").resolve();
    expect(table.life(YOU)).toBe(21);
    table.activate("Imp").resolve();
    expect(table.life(YOU)).toBe(20);
  });

  it("are not made of states and events mixed", () => {
    const mixed = "Odd {1}\nArtifact\nWhen you control no Bears or an artifact enters, sacrifice this artifact.";
    const table = new Table([mixed]);
    expect(table.library.definitions.get("Odd")!.abilities[0]!.unmodelled.length).toBeGreaterThan(0);
  });
});
