import { describe, expect, it } from "vitest";
import { Table } from "../testKit.ts";
import { characteristics, hasKeyword } from "../view.ts";

const typesOf = (table: Table, name: string) => characteristics(table.game, table.find(name)).types;
const isTapped = (table: Table, name: string) => table.game.state.objects[table.find(name)]!.tapped;
const has = (table: Table, name: string, keyword: string) => hasKeyword(table.game, table.find(name), keyword);
const tokenOf = ({ game }: Table) =>
  characteristics(game, game.state.battlefield.find((one) => game.state.objects[one]!.kind === "token")!);
const destroy = (table: Table, name: string) =>
  table.happen({ kind: "destroy", object: table.find(name), regenerable: true });

describe("keywords that stand for rules text", () => {
  it("crew: creatures with enough power together are tapped, sick ones too (702.122)", () => {
    const cart = "Cart {2}\nArtifact — Vehicle\nCrew 3\n4/4";
    const table = new Table([cart], { you: { battlefield: ["Cart", ["Bear", { sick: true }], "Bird"] } });
    expect(typesOf(table, "Cart")).toEqual(["artifact"]);
    table.activate("Cart").resolve();
    expect(typesOf(table, "Cart")).toEqual(["artifact", "creature"]);
    expect(isTapped(table, "Bear")).toBe(true);
    expect(isTapped(table, "Bird")).toBe(true);
    expect(new Table([cart], { you: { battlefield: ["Cart", "Bear"] } }).offers("Activate Cart")).toBe(false);
  });

  it("persist returns it once, undying likewise (702.79, 702.93)", () => {
    const ghost = "Ghost {1}\nCreature — Spirit\nPersist\n2/2";
    const table = new Table([ghost], { you: { battlefield: ["Ghost"] } });
    destroy(table, "Ghost").resolve();
    expect(table.counters("Ghost")).toEqual({ "-1/-1": 1 });
    destroy(table, "Ghost");
    expect(table.names("stack")).toEqual([]);
    expect(table.names("graveyard")).toEqual(["Ghost"]);
  });

  it("riot: a counter, or haste when it is declined (702.136)", () => {
    const brute = "Brute {R}\nCreature — Ogre\nRiot\n2/2";
    const bigger = new Table([brute], { you: { hand: ["Brute"], lands: "R" } });
    bigger.cast("Brute").resolve();
    expect(bigger.counters("Brute")).toEqual({ "+1/+1": 1 });
    expect(has(bigger, "Brute", "haste")).toBe(false);
    const faster = new Table([brute], { you: { hand: ["Brute"], lands: "R" } });
    faster.choose("may", "No").cast("Brute").resolve();
    expect(faster.counters("Brute")).toEqual({});
    expect(has(faster, "Brute", "haste")).toBe(true);
  });

  it("echo asks once, in the upkeep after it came (702.30)", () => {
    const troll = "Troll {G}\nCreature — Troll\nEcho {G}\n3/3";
    const kept = new Table([troll], { you: { hand: ["Troll"], lands: "GG" } });
    kept.cast("Troll").resolve();
    kept.goTo("upkeep", 5).resolve();
    expect(kept.names("battlefield")).toContain("Troll");
    kept.goTo("upkeep", 7);
    expect(kept.names("stack")).toEqual([]);
    const lost = new Table([troll], { you: { hand: ["Troll"], lands: "G" } });
    lost.cast("Troll").resolve();
    lost.choose("may", "No").goTo("upkeep", 5).resolve();
    expect(lost.names("graveyard")).toEqual(["Troll"]);
  });

  it("evoke: the other cost, and the sacrifice only then (702.74)", () => {
    const drake = "Drake {3}{U}\nCreature — Drake\nFlying\nWhen this creature enters, draw a card.\nEvoke {U}\n2/2";
    const evoked = new Table([drake], { you: { hand: ["Drake"], lands: "U" } });
    evoked.act("Cast Drake (alternative)").resolve();
    expect(evoked.names("graveyard")).toEqual(["Drake"]);
    expect(evoked.names("hand")).toHaveLength(1);
    const kept = new Table([drake], { you: { hand: ["Drake"], lands: "UUUU" } });
    kept.act("Cast Drake").resolve();
    expect(kept.names("battlefield")).toContain("Drake");
  });

  it("offspring and squad: paid in addition, as often as each allows (702.157, 702.175)", () => {
    const rabbit = "Rabbit {1}{W}\nCreature — Rabbit\nOffspring {1}\n3/3";
    const table = new Table([rabbit], { you: { hand: ["Rabbit"], lands: "WWW" } });
    table.choose("may", "Yes").cast("Rabbit").resolve();
    expect(table.names("battlefield").filter((name) => name === "Rabbit")).toHaveLength(2);
    const plain = new Table([rabbit], { you: { hand: ["Rabbit"], lands: "WWW" } });
    plain.choose("may", "No").cast("Rabbit").resolve();
    expect(plain.names("battlefield").filter((name) => name === "Rabbit")).toHaveLength(1);
    const guards = "Guard {W}\nCreature — Soldier\nSquad {1}\n1/1";
    const squad = new Table([guards], { you: { hand: ["Guard"], lands: "WWW" } });
    squad.choose("may", "Yes").choose("may", "Yes").cast("Guard").resolve();
    expect(squad.names("battlefield").filter((name) => name === "Guard")).toHaveLength(3);
  });

  it("rebound: exiled as it resolves, cast again in the next upkeep, and only from hand (702.88)", () => {
    const lesson = "Lesson {U}\nSorcery\nDraw a card.\nRebound";
    const table = new Table([lesson], { you: { hand: ["Lesson"], lands: "U" } });
    table.cast("Lesson").resolve();
    expect(table.names("exile")).toEqual(["Lesson"]);
    table.choose("may", "Yes").goTo("draw", 5);
    expect(table.names("graveyard")).toEqual(["Lesson"]);
    expect(table.names("exile")).toEqual([]);
    const echo =
      "Recaller {U}\nSorcery\nYou may cast target sorcery card from your graveyard without paying its mana cost.";
    const again = new Table([lesson, echo], { you: { hand: ["Recaller"], graveyard: ["Lesson"], lands: "U" } });
    again.choose("may", "Yes").cast("Recaller", "Lesson").resolve();
    expect(again.names("exile")).toEqual([]);
  });

  it("umbra armor: the Aura goes in place of what it enchants, which is healed (702.89)", () => {
    const umbra = "Shell {G}\nEnchantment — Aura\nEnchant creature\nUmbra armor";
    const table = new Table([umbra], { you: { hand: ["Shell"], battlefield: ["Bear"], lands: "G" } });
    table.cast("Shell", "Bear").resolve();
    destroy(table, "Bear");
    expect(table.names("battlefield")).toContain("Bear");
    expect(table.names("graveyard")).toEqual(["Shell"]);
  });

  it("embalm and eternalize: a token of the card, changed (702.128, 702.129)", () => {
    const priest = "Priest {1}{W}\nCreature — Human Cleric\nFlying\nEmbalm {W}\n2/1";
    const table = new Table([priest], { you: { graveyard: ["Priest"], lands: "W" } });
    table.activate("Priest").resolve();
    const token = tokenOf(table);
    expect(table.names("exile")).toEqual(["Priest"]);
    expect(token).toMatchObject({ manaCost: null, colors: ["W"], subtypes: ["Human", "Cleric", "Zombie"], power: 2 });
    const giant = "Elder {1}{W}\nCreature — Human\nEternalize {W}\n1/1";
    const eternal = new Table([giant], { you: { graveyard: ["Elder"], lands: "W" } });
    eternal.activate("Elder").resolve();
    expect(tokenOf(eternal)).toMatchObject({ colors: ["B"], power: 4, toughness: 4, manaCost: null });
  });

  it("jump-start, retrace and escape cast from the graveyard (702.133, 702.81, 702.138)", () => {
    const jump = "Leap {U}\nSorcery\nYou gain 1 life.\nJump-start";
    const leap = new Table([jump], { you: { graveyard: ["Leap"], hand: ["Bear"], lands: "U" } });
    leap.act("Cast Leap (jump-start)").resolve();
    expect(leap.names("exile")).toEqual(["Leap"]);
    expect(leap.names("hand")).toEqual([]);
    const trace = "Trace {U}\nSorcery\nYou gain 1 life.\nRetrace";
    expect(new Table([trace], { you: { graveyard: ["Trace"], hand: ["Bear"], lands: "U" } }).offers("Cast Trace")).toBe(
      false,
    );
    const retraced = new Table([trace], { you: { graveyard: ["Trace"], hand: ["Forest"], lands: "U" } });
    retraced.act("Cast Trace (retrace)").resolve();
    expect(retraced.names("graveyard").sort()).toEqual(["Forest", "Trace"]);
    const runner = "Runner {B}\nCreature — Rat\nEscape—{B}, Exile two other cards from your graveyard.\n1/1";
    const fled = new Table([runner], { you: { graveyard: ["Runner", "Bear", "Ogre"], lands: "B" } });
    fled.act("Cast Runner (escape)").resolve();
    expect(fled.names("exile").sort()).toEqual(["Bear", "Ogre"]);
    expect(fled.names("battlefield")).toContain("Runner");
  });

  it("buyback returns the card as it resolves (702.27)", () => {
    const lull = "Lull {U}\nInstant\nBuyback {1}\nYou gain 1 life.";
    const table = new Table([lull], { you: { hand: ["Lull"], lands: "UU" } });
    table.choose("may", "Yes").cast("Lull").resolve();
    expect(table.names("hand")).toEqual(["Lull"]);
  });
});
