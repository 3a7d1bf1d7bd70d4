import { expect, test } from "vitest";
import { stripTree, type TreeNode, walkTree } from "../../grammar/tree.ts";
import { printFace } from "./index.ts";
import { meaningOf, names, printedBack, read } from "./reading.testing.ts";

/** Wordings that are read as one, and each printed back as it is; the first is today's. */
const alike: readonly (readonly string[])[] = [
  [
    "{1}, Sacrifice this creature: It deals 2 damage to any target.",
    "{1}, Sacrifice this creature: This creature deals 2 damage to any target.",
  ],
  [
    "Whenever an opponent draws a card, this creature deals 4 damage to that player.",
    "Whenever an opponent draws a card, this creature deals 4 damage to them.",
    "Whenever an opponent draws a card, this creature deals 4 damage to the player.",
  ],
  [
    "Raid — This creature deals 4 damage instead if you attacked this turn.",
    "Raid — This creature deals 4 damage to that creature instead if you attacked this turn.",
  ],
  [
    "Search your library for a card, put it into your hand, then shuffle.",
    "Search your library for a card and put it into your hand. Then shuffle your library.",
  ],
  [
    "Search your library for a card, put that card into your hand, then shuffle.",
    "Search your library for a card, put that card into your hand, then shuffle your library.",
    "Search your library for a card and put that card into your hand. If you do, shuffle your library.",
  ],
  [
    "Search your library for two cards, reveal those cards, put them into your hand, then shuffle.",
    "Search your library for two cards, reveal those cards, and put them into your hand. Then shuffle your library.",
  ],
  [
    "Search your library for a card, reveal that card, then shuffle and put the card on top.",
    "Search your library for a card and reveal that card. Shuffle your library, then put the card on top of it.",
  ],
  [
    "When this creature enters, you may pay {2}. If you do, search your library for a Goblin card, put that card onto the battlefield, then shuffle.",
    "When this creature enters, you may pay {2}. If you do, search your library for a Goblin card and put that card onto the battlefield. Then shuffle.",
  ],
  [
    "Surveil 2. Draw a card.",
    "Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order. Draw a card.",
  ],
  ["Surveil 1.", "Look at the top card of your library. You may put that card into your graveyard."],
  [
    "Create a Treasure token.",
    'Create a colorless Treasure artifact token with "{T}, Sacrifice this artifact: Add one mana of any color."',
  ],
  [
    "It deals 2 damage to target creature with flying. It deals 4 damage instead if you control a Goblin.",
    "It deals 2 damage to target creature with flying. It deals 4 damage to that creature instead if you control a Goblin.",
  ],
  [
    "It deals 2 damage to any target. If you control a Goblin, it deals 4 damage instead.",
    "It deals 2 damage to any target. If you control a Goblin, it deals 4 damage to that permanent or player instead.",
  ],
  ["You may cast a Goblin spell from your graveyard.", "You may cast a Goblin card from your graveyard."],
  ["You may cast a spell from your hand.", "You may cast a nonland card from your hand."],
  [
    "You may cast spells from among cards exiled with this artifact.",
    "You may cast nonland cards exiled with this artifact.",
  ],
  [
    "If a spell cast this way would be put into your graveyard, exile it instead.",
    "If a card cast this way would be put into your graveyard, exile it instead.",
  ],
  [
    "You may cast target instant card from your graveyard. If that spell would be put into your graveyard, exile it instead.",
    "You may cast target instant card from your graveyard. If that card would be put into your graveyard, exile it instead.",
  ],
  [
    "Creatures can't attack you or planeswalkers you control.",
    "Creatures can't attack you or a planeswalker you control.",
  ],
  ["Protection from each color", "Protection from all colors"],
  [
    "During your turn, this creature gets +0/+2.",
    "As long as it's your turn, this creature gets +0/+2.",
    "This creature gets +0/+2 as long as it's your turn.",
  ],
  [
    "You may have this creature enter as a copy of any creature on the battlefield, except it has haste.",
    "You may have this creature enter the battlefield as a copy of any creature on the battlefield, except it gains haste.",
  ],
  [
    "You may reveal a Goblin card you own from outside the game and put it into your hand.",
    "You may choose a Goblin card you own from outside the game, reveal that card, and put it into your hand.",
  ],
  [
    "Create Cinder, a legendary 2/2 red Goblin creature token with haste.",
    "Create a legendary 2/2 red Goblin creature token with haste named Cinder.",
    "Create a legendary 2/2 red Goblin creature token named Cinder with haste.",
  ],
  ["Create a Clue token.", 'Create a colorless Clue token with "{2}, Sacrifice this artifact: Draw a card."'],
  [
    "Mill a card, then draw cards equal to the milled card's mana value.",
    "Put the top card of your library into your graveyard, then draw cards equal to that card's converted mana cost.",
  ],
  [
    "Mill a card. If a land card was milled this way, draw a card.",
    "Put the top card of your library into your graveyard. If it's a land card, draw a card.",
    "Put the top card of your library into your graveyard. If that card is a land card, draw a card.",
  ],
  [
    "Target player mills two cards. You draw a card for each creature card put into their graveyard this way.",
    "Target player puts the top two cards of their library into their graveyard. You draw a card for each creature card put into that graveyard this way.",
  ],
  [
    "Target player mills that many cards.",
    "Target player puts that many cards from the top of their library into their graveyard.",
  ],
  ["Those players shuffle.", "Those players shuffle their libraries."],
  [
    "Whenever a creature enters from your graveyard, draw a card.",
    "Whenever a creature enters the battlefield from your graveyard, draw a card.",
  ],
  [
    "Counter target spell if it has the same mana value as the revealed card.",
    "Counter target spell if it has the same converted mana cost as the revealed card.",
  ],
  [
    "Return any number of cards with different mana values from your graveyard to your hand.",
    "Return any number of cards with different converted mana costs from your graveyard to your hand.",
  ],
  [
    "This effect can't reduce the mana in that cost to less than one mana.",
    "This effect can't reduce the amount of mana an ability costs to activate to less than one mana.",
  ],
];

/** Wordings that are read as one and are both of today: each is printed as it stands. */
const bothOfToday: readonly (readonly string[])[] = [
  [
    "Remove a fuse counter from this creature: It gains flying until end of turn.",
    "Remove a fuse counter from this creature: This creature gains flying until end of turn.",
  ],
  [
    "As this creature enters, you may pay 2 life. If you don't, it enters tapped.",
    "As this creature enters, you may pay 2 life. If you don't, this creature enters tapped.",
  ],
  [
    "You may play lands from the top of your library.",
    "You may play the top card of your library if it's a land card.",
  ],
  [
    "You may cast Goblin and Elf spells from the top of your library.",
    "You may cast the top card of your library if it's a Goblin or Elf card.",
  ],
  [
    "This creature deals damage equal to its power to any target.",
    "This creature deals damage to any target equal to its power.",
  ],
  [
    "{T}: Draw a card. Only your opponents may activate this ability.",
    "{T}: Draw a card. Only any opponent may activate this ability.",
  ],
  [
    "Creatures entering don't cause abilities to trigger.",
    "Creatures entering the battlefield don't cause abilities to trigger.",
  ],
  [
    "Search your library for a card, put it into your hand, then shuffle.",
    "Search your library for a card, put that card into your hand, then shuffle.",
  ],
  [
    "Search your library for a card, reveal it, then shuffle and put that card on top.",
    "Search your library for a card, reveal it, then shuffle and put the card on top.",
  ],
  [
    "Whenever a creature an opponent controls enters, draw a card.",
    "Whenever a creature enters under an opponent's control, draw a card.",
  ],
  ["You may play lands and cast spells from the top of your library.", "You may play the top card of your library."],
  ["You can't play lands or cast spells from your hand.", "You can't play cards from your hand."],
  [
    "You may play lands and cast spells from among cards exiled with this artifact.",
    "You may play cards exiled with this artifact.",
  ],
  ["You may play lands from your graveyard.", "You may play land cards from your graveyard."],
  ["Exile all graveyards.", "Exile all cards from all graveyards."],
  [
    "{1}: This creature becomes a 2/2 Elf creature until end of turn.",
    "{1}: Until end of turn, this creature becomes a 2/2 Elf creature.",
  ],
];

test.each(bothOfToday.map((texts) => [texts[0]!, texts] as const))("%s, and otherwise", (first, texts) => {
  for (const text of texts) {
    expect(meaningOf(read(text))).toBe(meaningOf(read(first)));
    const reading = read(text);
    const trees = reading.lines.map((line) => stripTree(line.tree));
    expect(printedBack(reading)).toBe(text);
    expect(printFace(trees, names, { era: "current", typeLine: "Creature — Goblin" })).toBe(text);
  }
});

test.each(alike.flatMap(([today, ...old]) => old.map((one) => [today!, one] as const)))("%s ← %s", (today, old) => {
  const typeLine = "Creature — Goblin";
  const reading = read(old, typeLine);
  expect(meaningOf(reading)).toBe(meaningOf(read(today, typeLine)));
  expect(printedBack(reading)).toBe(old);
  const trees = reading.lines.map((line) => stripTree(line.tree));
  expect(printFace(trees, names, { era: "current", typeLine })).toBe(today);
});

/** Words that stand in other places than those that are read as one. */
const apart: readonly (readonly [string, string])[] = [
  [
    "If a source would deal damage to a creature, it deals 4 damage to that creature instead.",
    "If a source would deal damage to a creature, it deals 4 damage instead.",
  ],
  ["Any player may activate this ability but only as a sorcery.", "Activate only as a sorcery."],
  ["{T}: This creature deals 2 damage to any target.", "{T}: It deals 2 damage to any target."],
  ["Sacrifice another creature: This creature gains flying.", "Sacrifice another creature: It gains flying."],
  [
    "It deals 2 damage to target player. It deals 4 damage to that creature instead.",
    "It deals 2 damage to target player. It deals 4 damage instead.",
  ],
  [
    "Whenever a Goblin attacks creatures, this creature deals 1 damage to them.",
    "Whenever a Goblin attacks creatures, this creature deals 1 damage to that player.",
  ],
  ["Mill a card. If it's a land card, draw a card.", "Mill a card. If a land card was milled this way, draw a card."],
  ["You may cast target instant card from your graveyard.", "You may cast target instant spell from your graveyard."],
  ["Look at the top card of target player's library. You may put it into your graveyard.", "Surveil 1."],
];

test.each(apart)("%s ≠ %s", (first, second) => {
  expect(meaningOf(read(first))).not.toBe(meaningOf(read(second)));
  expect(
    printFace(
      read(first).lines.map(({ tree }) => stripTree(tree)),
      names,
      { era: "current", typeLine: "Creature" },
    ),
  ).toBe(first);
});

test("an old wording that is kept is printed only while it says what the tree says", () => {
  const reading = read("You may cast a nonland card from your hand.");
  const tree = stripTree(reading.lines[0]!.tree);
  const zone = [...walkTree(tree)].find(({ kind }) => kind === "zone") as TreeNode;
  zone.is = "graveyard";
  expect(printFace([tree], names)).toBe("You may cast a spell from your graveyard.");
});
