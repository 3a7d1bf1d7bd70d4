import { describe, expect, it } from "vitest";
import { OPPONENT, Table, YOU } from "../testKit.ts";

/** Casts a one-mana card of ours and lets it resolve. */
function resolved(
  text: string,
  sides: ConstructorParameters<typeof Table>[1] = {},
  prepare: (table: Table) => void = () => {},
): Table {
  const name = text.split(" {")[0]!;
  const table = new Table([text], {
    ...sides,
    you: { ...sides.you, hand: [name, ...(sides.you?.hand ?? [])], lands: `R${sides.you?.lands ?? ""}` },
  });
  prepare(table);
  return table.cast(name).resolve();
}

describe("effects", () => {
  it("its power is the power of what deals the damage", () => {
    const table = resolved(
      "Bite {R}\nSorcery\nTarget creature you control deals damage equal to its power to target creature you don't control.",
      {
        you: { battlefield: ["Bear"] },
        opponent: { battlefield: ["Giant"] },
      },
    );
    expect(table.game.state.objects[table.find("Giant")]!.damage).toBe(2);
  });

  it("“player or planeswalker” is looked for among players as well", () => {
    const jabs = [
      "Jab {R}\nInstant\nJab deals 2 damage to target player or planeswalker.",
      "Jolt {R}\nInstant\nJolt deals 2 damage to target opponent or planeswalker.",
    ];
    const table = new Table(jabs, { you: { hand: ["Jab", "Jolt"], lands: "RR" }, opponent: { battlefield: ["Bear"] } });
    table.cast("Jab", "Opponent").resolve();
    expect(table.life(OPPONENT)).toBe(18);
    table.cast("Jolt").resolve();
    expect(table.life(OPPONENT)).toBe(16);
  });

  it("each opponent loses, you gain as much", () => {
    const table = resolved(
      "Drain {R}\nSorcery\nEach opponent loses 2 life. You gain life equal to the life lost this way.",
    );
    expect(table.life(OPPONENT)).toBe(18);
  });

  it("“unless its controller pays” asks the controller of the target", () => {
    const leak = "Leak {U}\nInstant\nCounter target spell unless its controller pays {1}.";
    const bear = "Bearling {G}\nCreature — Bear\n2/2";
    const play = (lands: string) => {
      const table = new Table(
        [leak, bear],
        { you: { hand: ["Leak"], lands: "U" }, opponent: { hand: ["Bearling"], lands } },
        { active: OPPONENT },
      );
      table.act("Cast Bearling").act("Pass");
      return table.cast("Leak", "Bearling").resolve();
    };
    expect(play("GG").names("battlefield", OPPONENT)).toContain("Bearling");
    expect(play("G").names("graveyard", OPPONENT)).toContain("Bearling");
  });

  it("“if its power is …” behind a verb is about the target", () => {
    const text = "Cull {R}\nInstant\nDestroy target creature if its power is 4 or greater.";
    const culled = (name: string) => resolved(text, { opponent: { battlefield: [name] } }).names("graveyard", OPPONENT);
    expect(culled("Giant")).toEqual(["Giant"]);
    expect(culled("Bear")).toEqual([]);
  });

  it("“that player” is never the one who is spoken to", () => {
    const sieve =
      "Sieve {R}\nSorcery\nTarget opponent reveals their hand. You choose a nonland card from it. That player discards that card.";
    const gloat = "Gloat {R}\nEnchantment\nWhenever an opponent discards a card, you gain 2 life.";
    const table = new Table([sieve, gloat], {
      you: { battlefield: ["Gloat"], hand: ["Sieve"], lands: "R" },
      opponent: { hand: ["Bear"] },
    });
    table.cast("Sieve", "Opponent").resolve();
    expect(table.names("graveyard", OPPONENT)).toEqual(["Bear"]);
    expect(table.life(YOU)).toBe(22);
  });

  it("“for each” counts", () => {
    const table = resolved("Count {R}\nSorcery\nDraw a card for each creature you control.", {
      you: { battlefield: ["Bear", "Bird"] },
      opponent: { battlefield: ["Ogre"] },
    });
    expect(table.names("hand")).toHaveLength(2);
  });

  it("“if you do” follows only what was done", () => {
    const text = "Trade {R}\nSorcery\nYou may sacrifice a creature. If you do, draw two cards.";
    expect(resolved(text).names("hand")).toEqual([]);
    expect(
      resolved(text, { you: { battlefield: ["Bear"] } }, (table) => table.choose("may", "Yes")).names("hand"),
    ).toHaveLength(2);
    expect(
      resolved(text, { you: { battlefield: ["Bear"] } }, (table) => table.choose("may", "No")).names("hand"),
    ).toEqual([]);
  });

  it("a copy token copies what is printed", () => {
    const table = resolved("Twin {R}\nSorcery\nCreate a token that's a copy of target creature you control.", {
      you: { battlefield: [["Bear", { counters: { "+1/+1": 2 } }]] },
    });
    const bears = table.game.state.battlefield.filter((id) => table.game.state.objects[id]!.kind === "token");
    expect(bears).toHaveLength(1);
    expect(table.names("battlefield").filter((name) => name === "Bear")).toHaveLength(2);
  });

  it("damage is divided as announced (601.2d)", () => {
    const table = resolved(
      "Arc {R}\nSorcery\nArc deals 3 damage divided as you choose among one, two, or three targets.",
      { opponent: { battlefield: ["Ogre"] } },
      (one) => one.choose("target", "Opponent", "Ogre").choose("division", "1", "2"),
    );
    expect(table.life(OPPONENT)).toBe(19);
    expect(table.game.state.objects[table.find("Ogre")]!.damage).toBe(2);
  });

  it("would die, exiled instead", () => {
    const table = resolved(
      "Scorch {R}\nInstant\nScorch deals 3 damage to target creature. If that creature would die this turn, exile it instead.",
      {
        opponent: { battlefield: ["Ogre"] },
      },
    );
    expect(table.names("exile", OPPONENT)).toEqual(["Ogre"]);
    expect(table.names("graveyard", OPPONENT)).toEqual([]);
  });

  it("prevents the next damage, as much as it says (615.7)", () => {
    const table = resolved(
      "Shield {R}\nInstant\nPrevent the next 3 damage that would be dealt to target player this turn.",
      {},
      (one) => one.choose("target", "You"),
    );
    table.happen({
      kind: "damage",
      from: table.find("Mountain"),
      to: { player: YOU },
      amount: 2,
      combat: false,
      preventable: true,
    });
    expect(table.life(YOU)).toBe(20);
    table.happen({
      kind: "damage",
      from: table.find("Mountain"),
      to: { player: YOU },
      amount: 3,
      combat: false,
      preventable: true,
    });
    expect(table.life(YOU)).toBe(18);
  });

  it("regeneration replaces destruction once (701.19)", () => {
    const troll = "Troll {2}{G}\nCreature — Troll\n{G}: Regenerate this creature.\n3/3";
    const slay = "Slay {B}\nInstant\nDestroy target creature.";
    const table = new Table([troll, slay], { you: { battlefield: ["Troll"], hand: ["Slay", "Slay"], lands: "GBB" } });
    table.activate("Troll").resolve().cast("Slay", "Troll").resolve();
    expect(table.names("battlefield")).toContain("Troll");
    expect(table.game.state.objects[table.find("Troll")]!.tapped).toBe(true);
    table.cast("Slay", "Troll").resolve();
    expect(table.names("graveyard")).toContain("Troll");
  });

  it("“can't be regenerated” is heeded", () => {
    const troll = "Troll {2}{G}\nCreature — Troll\n{G}: Regenerate this creature.\n3/3";
    const end = "End {B}\nInstant\nDestroy target creature. It can't be regenerated.";
    const table = new Table([troll, end], { you: { battlefield: ["Troll"], hand: ["End"], lands: "GB" } });
    table.activate("Troll").resolve().cast("End", "Troll").resolve();
    expect(table.names("graveyard")).toContain("Troll");
  });

  it("enters tapped, with counters, as a copy", () => {
    const cards = [
      "Gate\nLand\nThis land enters tapped.\n{T}: Add {C}.",
      "Hydra {X}{G}\nCreature — Hydra\nThis creature enters with X +1/+1 counters on it.\n0/0",
      "Mimic {1}{U}\nCreature — Shapeshifter\nYou may have this creature enter as a copy of any creature on the battlefield.\n0/0",
    ];
    const table = new Table(cards, {
      you: { hand: ["Gate", "Hydra", "Mimic"], lands: "GGGUU" },
      opponent: { battlefield: ["Giant"] },
    });
    table.act("Play Gate");
    expect(table.game.state.objects[table.find("Gate")]!.tapped).toBe(true);
    table.choose("x", "2").cast("Hydra").resolve();
    expect(table.stats("Hydra")).toBe("2/2");
    table.choose("object", "Giant").cast("Mimic").resolve();
    expect(table.stats("Giant", YOU)).toBe("5/5");
  });

  it("casts a card for free, on the way (608.2g)", () => {
    const table = new Table(
      ["Gift {R}\nSorcery\nYou may cast a creature spell from your hand without paying its mana cost."],
      { you: { hand: ["Gift", "Giant"], lands: "R" } },
    );
    table.cast("Gift").resolve();
    expect(table.names("battlefield")).toContain("Giant");
  });

  it("scry and surveil put away what is chosen", () => {
    const table = resolved("Peek {R}\nSorcery\nSurveil 2.", { you: { library: ["Bear", "Ogre"] } }, (one) =>
      one.choose("surveil", "Bear"),
    );
    expect(table.names("graveyard")).toEqual(["Bear", "Peek"]);
    expect(table.names("library")[0]).toBe("Ogre");
  });

  it("search finds, or need not find; the library is shuffled", () => {
    const table = resolved(
      "Seek {R}\nSorcery\nSearch your library for a creature card, reveal it, put it into your hand, then shuffle.",
      { you: { library: ["Bear"] } },
    );
    expect(table.names("hand")).toEqual(["Bear"]);
    expect(table.rules()).toEqual(expect.arrayContaining(["701.23a", "701.24a"]));
  });

  it("a Saga tells its chapters and is sacrificed (714)", () => {
    const saga = "Tale {R}\nEnchantment — Saga\nI, II — You gain 1 life.\nIII — Draw a card.";
    const table = new Table([saga], { you: { hand: ["Tale"], lands: "R" } });
    table.cast("Tale").resolve();
    expect(table.life(YOU)).toBe(21);
    table.goTo("precombat main", 5).resolve();
    expect(table.life(YOU)).toBe(22);
    expect(table.names("battlefield")).toContain("Tale");
    table.goTo("precombat main", 7).resolve();
    expect(table.names("graveyard")).toContain("Tale");
    expect(table.rules()).toEqual(expect.arrayContaining(["714.3a", "714.3b", "704.5s"]));
  });
});
