import { expect, it } from "vitest";
import { copyState, openGame } from "../game.ts";
import { OPPONENT, Table } from "../testKit.ts";
import type { Game } from "../game.ts";
import { legalActions } from "../turn/legalActions.ts";
import { characteristics } from "../view.ts";
import { boardOf } from "./board.ts";
import { derivedOf } from "./derived.ts";

const cards = [
  "Captain {W}\nCreature — Human\nOther creatures you control get +1/+1.\n2/2",
  "Raider {R}\nCreature — Orc\nAttacking creatures you control get +1/+0.\n2/2",
  "Sleeper {G}\nCreature — Beast\nTapped creatures you control get +0/+3.\n1/1",
  "Survivor {W}\nCreature — Human\nAs long as you have 20 or more life, this creature has flying.\n1/1",
  "Scholar {U}\nCreature — Wizard\nThis creature's power and toughness are each equal to the number of cards in your hand.\n0/0",
  "Rally {W}\nInstant\nCreatures you control get +1/+1 until end of turn.",
  "Prodder {R}\nCreature — Goblin\n{T}: This creature deals 1 damage to any target.\n1/1",
];

/** What is in force, in its order, by the sources. */
function inForce(game: Game) {
  const { objects, triggers, replacements, restrictions, permissions, costs, continuous } = derivedOf(game);
  const keys = (table: ReadonlyMap<string, readonly { key: string }[]>) =>
    [...table].map(([about, list]) => [about, list.map(({ key }) => key)]).sort();
  return {
    objects: [...objects],
    board: boardOf(game),
    triggers: [...triggers]
      .map(([kind, list]) => [kind, list.map(({ source, ability }) => [source, ability.ref])])
      .sort(),
    replacements: keys(replacements),
    restrictions: keys(restrictions),
    permissions: keys(permissions),
    costs: costs.map(({ key }) => key),
    continuous: continuous.map(({ key }) => key),
  };
}

/** Compares, at each choice, everything that is kept with what a game without memory works out. */
function comparing({ game: played }: Table): () => number {
  let compared = 0;
  const outer = played.decider!;
  played.decider = (game, choice) => {
    const fresh = openGame(copyState(game.state), game.library);
    for (const object of Object.values(game.state.objects))
      expect(characteristics(game, object.id)).toEqual(characteristics(fresh, object.id));
    expect(inForce(game)).toEqual(inForce(fresh));
    if (choice.about === "action")
      expect(legalActions(game, choice.player)).toEqual(legalActions(fresh, choice.player));
    compared++;
    return outer(game, choice);
  };
  return () => compared;
}

it("what is kept is what would be worked out anew, at every decision of a game", () => {
  const you = {
    battlefield: ["Captain", "Raider", "Sleeper", "Survivor", "Scholar", "Prodder"],
    hand: ["Rally", "Bear"],
  };
  const table = new Table(cards, {
    you: { ...you, lands: "WWGG" },
    opponent: { battlefield: ["Bear", "Prodder"], lands: "R" },
  });
  const compared = comparing(table);
  table.cast("Rally").resolve();
  table.attackWith("Raider", "Sleeper").goTo("end of combat");
  table.goTo("upkeep", 6);
  expect(compared()).toBeGreaterThan(40);
  expect(table.life(OPPONENT)).toBeLessThan(20);
});

const comersAndGoers = [
  "Captain {W}\nCreature — Human\nOther Humans you control get +1/+1.\n2/2",
  "Squire {W}\nCreature — Human\nWhen this creature enters, you gain 1 life.\n1/1",
  "Landlord {W}\nCreature — Ape\nThis creature gets +1/+1 for each land you control.\n1/1",
  "Loner {W}\nCreature — Cat\nAs long as you control another creature, this creature has flying.\n1/1",
  "Mourner {W}\nCreature — Spirit\nWhenever another creature dies, each opponent loses 1 life.\n1/1",
  "Warder {W}\nCreature — Wall\nPlayers can't gain life.\n0/4",
  "Muster {W}\nSorcery\nCreate two 1/1 white Human creature tokens.",
  "Ember {R}\nInstant\nEmber deals 2 damage to target creature.",
  "Sweep {R}\nSorcery\nDestroy all creatures.",
  "Grower {G}\nCreature — Elk\nThis creature enters with a +1/+1 counter on it.\n1/1",
];

it("what is kept follows what comes onto the battlefield and what leaves it", () => {
  const hand = [
    "Squire",
    "Captain",
    "Loner",
    "Landlord",
    "Mourner",
    "Grower",
    "Warder",
    "Muster",
    "Ember",
    "Plains",
    "Sweep",
  ];
  const table = new Table(comersAndGoers, {
    you: { hand, lands: "WWWWWWWWWRRGW", battlefield: ["Squire"] },
    opponent: { battlefield: ["Bear", "Mourner"], lands: "R" },
  });
  const compared = comparing(table);
  for (const card of hand.slice(0, 8)) table.cast(card).resolve();
  table.act("Play Plains");
  table.cast("Ember", "Bear").resolve();
  table.cast("Sweep").resolve();
  table.goTo("upkeep");
  expect(compared()).toBeGreaterThan(30);
  expect(table.life(OPPONENT)).toBeLessThan(20);
});

const changers = [
  "Captain {W}\nCreature — Human\nOther creatures you control get +1/+1.\n2/2",
  "Pump {G}\nInstant\nTarget creature gets +2/-1 until end of turn.",
  "Wings {U}\nInstant\nTarget creature gets +1/+1 and gains flying until end of turn.",
  "Grow {G}\nInstant\nPut a +1/+1 counter on target creature.",
  "Strong {G}\nCreature — Bear\nCreatures you control with power 4 or greater have vigilance.\n1/1",
  "Ember {R}\nInstant\nEmber deals 3 damage to target creature.",
  "Charger {1}\nArtifact\n{T}: Put a charge counter on this artifact.",
];

it("what is kept follows what is added to power and toughness, and counters", () => {
  const spells = ["Pump", "Wings", "Pump", "Pump", "Grow", "Pump", "Ember", "Pump"];
  const table = new Table(changers, {
    you: { hand: [...spells, "Captain", "Strong"], lands: "WUUGGGGGGGGRU", battlefield: ["Ogre", "Charger"] },
    opponent: { battlefield: ["Bear"], lands: "R" },
  });
  const compared = comparing(table);
  table.cast("Pump", "Ogre").resolve();
  expect(table.stats("Ogre")).toBe("5/2");
  for (const spell of ["Wings", "Pump"]) table.cast(spell, "Ogre").resolve();
  expect(table.stats("Ogre")).toBe("8/2");
  table.cast("Strong").resolve();
  table.cast("Pump", "Ogre").resolve();
  expect(table.stats("Ogre")).toBe("10/1");
  table.cast("Captain").resolve();
  table.cast("Grow", "Bear").resolve();
  table.cast("Pump", "Bear").resolve();
  expect(table.stats("Bear")).toBe("5/2");
  table.activate("Charger").resolve();
  table.goTo("upkeep");
  expect(table.stats("Ogre")).toBe("4/4");
  expect(table.stats("Bear")).toBe("3/3");
  expect(compared()).toBeGreaterThan(30);
});
