import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

const JOLT = "Jolt {R}\nInstant\nJolt deals 1 damage to any target.";

/** Casts a card of ours with everything that is said on the table; gives the table. */
function after(text: string, sides: ConstructorParameters<typeof Table>[1] = {}, more: readonly string[] = []): Table {
  const name = text.split(" {")[0]!;
  const hand = [name, ...(sides.you?.hand ?? [])];
  const table = new Table([text, ...more], {
    ...sides,
    you: { ...sides.you, hand, lands: `R${sides.you?.lands ?? ""}` },
  });
  return table.cast(name).resolve();
}

describe("statements that compare", () => {
  it("more lands than you", () => {
    const text = "Envy {R}\nSorcery\nIf an opponent controls more lands than you, you gain 5 life.";
    expect(after(text, { opponent: { lands: "GG" } }).life(YOU)).toBe(25);
    expect(after(text, { opponent: { lands: "G" } }).life(YOU)).toBe(20);
  });

  it("more cards in hand than each opponent", () => {
    const text = "Boast {R}\nSorcery\nIf you have more cards in hand than each opponent, you gain 5 life.";
    expect(after(text, { you: { hand: ["Bear"] } }).life(YOU)).toBe(25);
    expect(after(text, { you: { hand: ["Bear"] }, opponent: { hand: ["Bear"] } }).life(YOU)).toBe(20);
  });

  it("creatures with different powers", () => {
    const text =
      "Coven Song {R}\nSorcery\nIf you control three or more creatures with different powers, you gain 5 life.";
    expect(after(text, { you: { battlefield: ["Bear", "Ogre", "Giant"] } }).life(YOU)).toBe(25);
    expect(after(text, { you: { battlefield: ["Bear", "Ogre", "Ogre"] } }).life(YOU)).toBe(20);
  });

  it("card types among cards in your graveyard", () => {
    const text =
      "Rave {R}\nInstant\nIf there are two or more card types among cards in your graveyard, you gain 5 life.";
    expect(after(text, { you: { graveyard: ["Bear", "Trinket"] } }).life(YOU)).toBe(25);
    expect(after(text, { you: { graveyard: ["Bear", "Ogre"] } }).life(YOU)).toBe(20);
  });

  it("its power, as it last was", () => {
    const text = "Slay {R}\nSorcery\nDestroy target creature. If its power was 3 or greater, you gain 5 life.";
    expect(after(text, { opponent: { battlefield: ["Ogre"] } }).life(YOU)).toBe(25);
    expect(after(text, { opponent: { battlefield: ["Bear"] } }).life(YOU)).toBe(20);
  });

  it("as many counters as the words say", () => {
    const urn = "Urn {1}\nArtifact\n{1}: If there are two or more charge counters on this artifact, you gain 5 life.";
    for (const [charge, life] of [
      [1, 20],
      [2, 25],
    ] as const) {
      const table = new Table([urn], { you: { battlefield: [["Urn", { counters: { charge } }]], lands: "R" } });
      expect(table.activate("Urn").resolve().life(YOU)).toBe(life);
    }
  });
});

describe("what things have in common", () => {
  it("a colour, with the target that was named before", () => {
    const text =
      "Gleam {R}\nSorcery\nGleam deals 1 damage to target creature and each other creature that shares a color with it.";
    const table = new Table([text, "Imp {B}\nCreature — Imp\n1/1"], {
      you: { hand: ["Gleam"], lands: "R" },
      opponent: { battlefield: ["Ogre", "Giant", "Imp"] },
    });
    table.cast("Gleam", "Ogre").resolve();
    const damage = (name: string) => table.game.state.objects[table.find(name)]!.damage;
    expect([damage("Ogre"), damage("Giant"), damage("Imp")]).toEqual([1, 1, 0]);
  });

  it("a name", () => {
    const text =
      "Echoing Blow {R}\nInstant\nDestroy target creature and all other creatures with the same name as that creature.";
    const table = new Table([text], {
      you: { hand: ["Echoing Blow"], lands: "R" },
      opponent: { battlefield: ["Bear", "Bear", "Ogre"] },
    });
    table.cast("Echoing Blow", "Bear").resolve();
    expect(table.names("battlefield", OPPONENT)).toEqual(["Ogre"]);
  });

  it("a creature type, with each creature that gets the bonus", () => {
    const table = new Table(
      [
        "Kin Banner {1}\nArtifact\nEach creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.",
      ],
      { you: { battlefield: ["Kin Banner", "Bear", "Bear", "Ogre"] } },
    );
    expect(table.stats("Bear")).toBe("3/3");
    expect(table.stats("Ogre")).toBe("3/3");
  });
});

describe("spells that target", () => {
  const hero =
    "Dauntless {R}\nCreature — Human\nWhenever you cast a spell that targets this creature, you gain 3 life.\n1/4";
  it("trigger what waits for a spell that targets it", () => {
    const table = new Table([hero, JOLT], { you: { battlefield: ["Dauntless"], hand: ["Jolt", "Jolt"], lands: "RR" } });
    table.cast("Jolt", "Opponent").resolve();
    expect(table.life(YOU)).toBe(20);
    table.cast("Jolt", "Dauntless").resolve();
    expect(table.life(YOU)).toBe(23);
  });
});

describe("cards exiled with a permanent", () => {
  it("are all that its abilities exiled", () => {
    const vault =
      "Vault {1}\nArtifact\n{1}: Exile target creature you control.\nSacrifice this artifact: Return each creature card exiled with this artifact to the battlefield under your control.";
    const table = new Table([vault], {
      you: { battlefield: ["Vault", "Bear", "Ogre", "Giant"], lands: "RR" },
    });
    table.activate("Vault", "Bear").resolve().activate("Vault", "Ogre").resolve();
    expect(table.names("exile").sort()).toEqual(["Bear", "Ogre"]);
    table.act("Activate Vault").resolve();
    expect(table.names("battlefield")).toEqual(expect.arrayContaining(["Bear", "Ogre", "Giant"]));
    expect(table.names("exile")).toEqual([]);
  });
});
