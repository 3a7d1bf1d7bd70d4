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
    ["cycling another card", creature("Whenever you cycle another card, you gain 1 life.")],
    ["a creature that explores", creature("Whenever a creature you control explores, you gain 1 life.")],
    ["proliferating", enchantment("Whenever you proliferate, draw a card.")],
    ["tokens entering", enchantment("Whenever one or more tokens you control enter, you gain 1 life.")],
    ["a spell of a colour", creature("Whenever you cast a red spell, draw a card.")],
    ["a spell of two colours", creature("Whenever you cast a multicolored instant or sorcery spell, draw a card.")],
    ["a historic spell", creature("Whenever you cast a historic spell, you gain 1 life.")],
    ["a nontoken creature", creature("Whenever another nontoken Elf or Goblin you control dies, draw a card.")],
    ["a card leaving a graveyard", enchantment("Whenever one or more cards leave your graveyard, draw a card.")],
    ["a second draw", creature("Whenever you draw your second card each turn, you gain 1 life.")],
    [
      "a death after damage",
      creature("Whenever a creature dealt damage by this creature this turn dies, draw a card."),
    ],
    ["a land that is played", enchantment("Whenever an opponent plays a land, draw a card.")],
    ["other counters", creature("Whenever you put one or more -1/-1 counters on a creature, draw a card.")],
    [
      "noncombat damage",
      enchantment("Whenever a source you control deals noncombat damage to an opponent, draw a card."),
    ],
    ["cycling itself", "Cat {1}{R}\nCreature — Cat\nMountaincycling {2}\nWhen you cycle this card, draw a card.\n2/2"],
    [
      "becoming the target",
      enchantment("Whenever you become the target of a spell or ability an opponent controls, draw a card."),
    ],
    [
      "damage by a spell",
      enchantment("Whenever an instant or sorcery spell you control deals damage to an opponent, draw a card."),
    ],
    ["an attack of one of a kind", enchantment("Whenever a Goblin or Elf you control attacks alone, draw a card.")],
    ["being cast", creature("When this creature enters, if you cast it from your hand, draw a card.")],
    [
      "lying in a graveyard",
      creature(
        "At the beginning of your upkeep, if this card is in your graveyard, you may pay {G}. If you do, return this card to your hand.",
      ),
    ],
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
    ["a spell that targets it", creature("Whenever you cast a spell that targets this creature, you gain 1 life.")],
    [
      "an Aura spell that targets it",
      creature("Whenever you cast an Aura spell that targets this creature, you gain 1 life."),
    ],
    [
      "what happened last turn",
      creature("At the beginning of each upkeep, if a player cast two or more spells last turn, you gain 1 life."),
    ],
    ["the last of a kind", creature("When you control no Forests, sacrifice this creature.")],
    ["a size that it had", creature("When this creature dies, if its power was 4 or greater, draw a card.")],
    [
      "being turned face up for less than it costs to be cast face down",
      "Mask {W}\nCreature — Human\nMorph {W}\nWhen this creature is turned face up, you gain 2 life.\n1/1",
    ],
    [
      "a land that dies under an Aura",
      "Bloom {G}\nEnchantment — Aura\nEnchant Swamp\nWhen enchanted Swamp is put into a graveyard, you may return this card from your graveyard to your hand.",
    ],
  ])("%s", (_, text) => {
    expect(play(text).unmodelled).toEqual([]);
  });
});

describe("conditions that are brought about", () => {
  it.each<[string, string]>([
    [
      "counters of its own kind",
      artifact(
        "{1}: Put a brick counter on this artifact.\n{T}: You gain 2 life. Activate only if there are three or more brick counters on this artifact.",
      ),
    ],
    ["a power", creature("{T}: Draw a card. Activate only if this creature's power is 4 or greater.")],
    ["spells cast", creature("{T}: Draw a card. Activate only if you've cast two or more spells this turn.")],
    ["a spell that targets something", "Guard {1}{W}\nInstant\nCounter target spell that targets a creature."],
  ])("%s", (_, text) => {
    expect(play(text).unmodelled).toEqual([]);
  });
});

describe("abilities that get a board of their own", () => {
  it.each<[string, string]>([
    ["an instant of one's own to copy", artifact("{1}, {T}: Copy target instant spell you control.")],
    ["an artifact spell to counter", creature("{T}, Sacrifice this creature: Counter target artifact spell.")],
    ["an untap symbol", creature("{1}, {Q}: Draw a card.")],
    ["a blocker", enchantment("{W}: Target blocking creature gets +0/+2 until end of turn.")],
    ["a spell for a blocker", "Trip {W}\nInstant\nDestroy target blocking creature."],
    [
      "a creature that was dealt damage",
      creature("{G}, {T}: Destroy target creature that was dealt damage this turn."),
    ],
    ["X of a size that is there", "Melt {X}{R}\nSorcery\nDestroy target artifact with mana value X."],
    ["a cost beside a target of the same kind", artifact("Sacrifice an artifact: Untap target artifact.")],
    [
      "a card that would not live to use it",
      creature(
        "When this creature enters, it fights up to one target creature you don't control.\n{1}: This creature gets +1/+0 until end of turn.",
      ),
    ],
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

describe("what used to stop the simulator", () => {
  it("a keyword's cost that names the card", () => {
    const { unmodelled } = play(
      "Grim Bull {1}{R}\nLegendary Creature — Human Warrior\nWard—Pay life equal to Grim Bull's power.\nHaste\n2/2",
    );
    expect(unmodelled).toEqual([]);
  });

  it("zones that no game has are told of", () => {
    const { unmodelled } = play(
      "Ash Keeper {1}{R}\nCreature — Cat\nCompanion — Each creature card in your starting deck is a Cat or Elf card.\n3/2",
    );
    const reasons = unmodelled.map(({ why }) => why).join();
    expect(reasons).toMatch(/startingDeck/);
    expect(reasons).not.toMatch(/simulator failed/);
  });
});
