import { expect, it } from "vitest";
import { copyState, openGame } from "../game.ts";
import { OPPONENT, Table } from "../testKit.ts";
import { legalActions } from "../turn/legalActions.ts";
import { characteristics } from "../view.ts";

const cards = [
  "Captain {W}\nCreature — Human\nOther creatures you control get +1/+1.\n2/2",
  "Raider {R}\nCreature — Orc\nAttacking creatures you control get +1/+0.\n2/2",
  "Sleeper {G}\nCreature — Beast\nTapped creatures you control get +0/+3.\n1/1",
  "Survivor {W}\nCreature — Human\nAs long as you have 20 or more life, this creature has flying.\n1/1",
  "Scholar {U}\nCreature — Wizard\nThis creature's power and toughness are each equal to the number of cards in your hand.\n0/0",
  "Rally {W}\nInstant\nCreatures you control get +1/+1 until end of turn.",
  "Prodder {R}\nCreature — Goblin\n{T}: This creature deals 1 damage to any target.\n1/1",
];

it("what is kept is what would be worked out anew, at every decision of a game", () => {
  const you = {
    battlefield: ["Captain", "Raider", "Sleeper", "Survivor", "Scholar", "Prodder"],
    hand: ["Rally", "Bear"],
  };
  const table = new Table(cards, {
    you: { ...you, lands: "WWGG" },
    opponent: { battlefield: ["Bear", "Prodder"], lands: "R" },
  });
  let compared = 0;
  const outer = table.game.decider!;
  table.game.decider = (game, choice) => {
    const fresh = openGame(copyState(game.state), game.library);
    for (const object of Object.values(game.state.objects))
      expect(characteristics(game, object.id)).toEqual(characteristics(fresh, object.id));
    if (choice.about === "action")
      expect(legalActions(game, choice.player)).toEqual(legalActions(fresh, choice.player));
    compared++;
    return outer(game, choice);
  };
  table.cast("Rally").resolve();
  table.attackWith("Raider", "Sleeper").goTo("end of combat");
  table.goTo("upkeep", 6);
  expect(compared).toBeGreaterThan(40);
  expect(table.life(OPPONENT)).toBeLessThan(20);
});
