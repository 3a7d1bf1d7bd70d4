/** Each kind of thing that an ability may wait for, on cards of our own: the scene maker has to bring it about. */
import { describe, expect, it } from "vitest";
import { parseCardDocument } from "../cards/parseCards.ts";
import { simulate } from "./simulate.ts";

function play(text: string) {
  return simulate(parseCardDocument(text).cards[0]!, { seed: 1 });
}

const creature = (text: string) => `Watcher {1}{G}\nCreature — Elf Scout\n${text}\n2/2`;
const artifact = (text: string) => `Gadget {2}\nArtifact\n${text}`;
const enchantment = (text: string) => `Omen {1}{W}\nEnchantment\n${text}`;

describe("triggers that are brought about", () => {
  it.each<[string, string]>([
    ["chapters", "Tale {2}{W}\nEnchantment — Saga\nI, II — Draw a card.\nIII — You gain 3 life."],
    [
      "a count of permanents",
      creature("When this creature enters, if you control three or more artifacts, draw a card."),
    ],
    ["an empty hand", enchantment("At the beginning of your upkeep, if you have no cards in hand, draw a card.")],
    [
      "a full graveyard",
      creature("When this creature enters, if there are seven or more cards in your graveyard, draw a card."),
    ],
    ["a low life total", enchantment("At the beginning of your upkeep, if you have 5 or less life, you gain 3 life.")],
    ["life lost this turn", creature("When this creature enters, if an opponent lost life this turn, draw a card.")],
    ["an attack earlier in the turn", creature("When this creature enters, if you attacked this turn, draw a card.")],
    ["any attack", enchantment("Whenever you attack, you gain 1 life.")],
    ["an attack alone", creature("Whenever this creature attacks alone, draw a card.")],
    ["a block", creature("Whenever this creature blocks, you gain 1 life.")],
    [
      "a thing of the damaged player",
      creature("Whenever this creature deals combat damage to a player, destroy target artifact that player controls."),
    ],
    [
      "a land that dies under an Aura",
      "Bloom {G}\nEnchantment — Aura\nEnchant Forest\nWhen enchanted Forest is put into a graveyard, you may return this card from your graveyard to your hand.",
    ],
  ])("%s", (_, text) => {
    expect(play(text).unmodelled).toEqual([]);
  });
});

describe("abilities that get a board of their own", () => {
  it.each<[string, string]>([
    [
      "two ways to be used up",
      artifact("{1}, Sacrifice this artifact: Draw a card.\n{2}, Sacrifice this artifact: You gain 3 life."),
    ],
    ["a condition of the board", artifact("{T}: Draw a card. Activate only if you control three or more artifacts.")],
    ["a condition of the hand", artifact("{T}: Draw a card. Activate only if you have no cards in hand.")],
    ["many cards for a cost", artifact("Exile seven cards from your graveyard: Draw a card.")],
    ["an attacker of a kind", creature("{G}, {T}: Target attacking Elf gets +1/+1 until end of turn.")],
    [
      "both sides of a condition",
      enchantment(
        "At the beginning of your upkeep, if you control an artifact, draw a card. Otherwise, you gain 1 life.",
      ),
    ],
  ])("%s", (_, text) => {
    const report = play(text);
    expect(report.unmodelled).toEqual([]);
    expect(report).toEqual(play(text));
  });
});
