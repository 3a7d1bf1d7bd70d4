import { describe, expect, test } from "vitest";
import { stripTree } from "../../grammar/tree.ts";
import { oracleGrammar } from "../grammar.ts";
import { type EraId, eras, printFace } from "./index.ts";
import { meaningOf, names, printedBack, read } from "./reading.testing.ts";
import { cluesOfOldWording } from "./today.ts";

/** Each text is today's; the others what it was called in that era, and which must mean the same. */
const wordings: readonly { today: string; typeLine?: string; before: Partial<Record<EraId, string>> }[] = [
  {
    today: "When this creature enters, draw a card.",
    before: {
      "before-this-creature": "When Soot Herald enters, draw a card.",
      "before-enters": "When Soot Herald enters the battlefield, draw a card.",
    },
  },
  {
    today: "Whenever another creature you control with power 4 or greater enters, draw a card.",
    before: {
      "before-enters":
        "Whenever another creature with power 4 or greater enters the battlefield under your control, draw a card.",
    },
  },
  {
    today: "Draw a card. Activate only as a sorcery.",
    before: { "before-mana-value": "Draw a card. Activate this ability only any time you could cast a sorcery." },
  },
  {
    today: "Destroy target creature with mana value 3 or less.",
    before: { "before-mana-value": "Destroy target creature with converted mana cost 3 or less." },
  },
  {
    today: "Each opponent mills two cards. Mill a card.",
    before: {
      "before-mill":
        "Each opponent puts the top two cards of their library into their graveyard. Put the top card of your library into your graveyard.",
    },
  },
  {
    today: "Search your library for a card, put it into your hand, then shuffle.",
    typeLine: "Sorcery",
    before: {
      "before-mana-value": "Search your library for a card, put it into your hand, then shuffle your library.",
    },
  },
  {
    today: "This creature has shroud as long as there are seven or more cards in your graveyard.",
    before: { "before-mana-value": "Soot Herald has shroud as long as seven or more cards are in your graveyard." },
  },
  {
    today: "Target player discards a card unless they pay {2}. Then they sacrifice a creature they control.",
    before: {
      "before-any-target":
        "Target player discards a card unless he or she pays {2}. Then he or she sacrifices a creature he or she controls.",
    },
  },
  {
    today: "Each opponent mills two cards.",
    before: {
      "before-any-target": "Each opponent puts the top two cards of his or her library into his or her graveyard.",
    },
  },
  {
    today: "Exile the top two cards of your library. You may put one of them into your hand.",
    before: {
      "before-any-target": "Exile the top two cards of your library. You may put one of them into your hand.",
    },
  },
  {
    today: "Creatures can't attack unless their controller pays {2}.",
    before: { "before-any-target": "Creatures can't attack unless their controller pays {2}." },
  },
  {
    today: "{1}, Sacrifice this creature: It deals 2 damage to target creature. Activate only as a sorcery.",
    before: {
      "before-enters": "{1}, Sacrifice Soot Herald: It deals 2 damage to target creature. Activate only as a sorcery.",
    },
  },
  {
    today: "Any player may activate this ability but only as a sorcery.",
    before: {
      "before-any-target": "Any player may activate this ability but only any time you could cast a sorcery.",
    },
  },
  {
    today: "You may cast a Goblin spell from your graveyard. You may cast spells from among cards exiled this way.",
    before: {
      "before-mana-value":
        "You may cast a Goblin card from your graveyard. You may cast nonland cards exiled this way.",
    },
  },
  {
    today: "Surveil 2. Draw a card.",
    before: {
      "before-any-target":
        "Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order. Draw a card.",
    },
  },
  {
    today: "During your turn, this creature has haste.",
    before: { "before-mana-value": "As long as it's your turn, Soot Herald has haste." },
  },
  {
    today: "Whenever a creature enters, if it entered from your graveyard, draw a card.",
    before: {
      "before-enters":
        "Whenever a creature enters the battlefield, if it entered the battlefield from your graveyard, draw a card.",
    },
  },
];

/** Wordings of eras that are read back as one of today, but which today's printer leaves as they are. */
test("a card that is sacrificed was named again", () => {
  const today = read("{1}, Sacrifice this creature: It deals 2 damage to target creature.");
  const trees = today.lines.map((line) => stripTree(line.tree));
  const text = printFace(trees, names, { era: "before-mana-value", typeLine: "Creature" });
  expect(text).toBe("{1}, Sacrifice Soot Herald: Soot Herald deals 2 damage to target creature.");
  expect(meaningOf(read(text))).toBe(meaningOf(today));
});

/** What is said so to this day: printed as of today, it stays. */
test.each([
  "As an additional cost to cast this spell, sacrifice a creature. This spell costs {1} less to cast.",
  "If an artifact entered the battlefield under your control this turn, draw a card.",
  "Whenever a creature enters under an opponent's control, draw a card.",
  "Soot Herald's power is equal to the number of creatures you control.",
  "Whenever you gain life during your turn, draw a card.",
])("%s", (text) => {
  const trees = read(text).lines.map((line) => stripTree(line.tree));
  expect(printFace(trees, names, { era: "current", typeLine: "Creature — Goblin" })).toBe(text);
});

describe.each(wordings)("$today", ({ today, typeLine = "Creature — Goblin", before }) => {
  const current = read(today, typeLine);
  test.each(Object.entries(before) as [EraId, string][])("%s", (era, text) => {
    const trees = current.lines.map((line) => stripTree(line.tree));
    expect(printFace(trees, names, { era, typeLine })).toBe(text);
    const old = read(text, typeLine);
    expect(meaningOf(old)).toBe(meaningOf(current));
    const oldTrees = old.lines.map((line) => stripTree(line.tree));
    expect(printFace(oldTrees, names, { era: "current", typeLine })).toBe(today);
    expect(printedBack(old)).toBe(text);
  });
});

test("other words are another meaning", () => {
  const a = read("Destroy target creature with mana value 3 or less.");
  const b = read("Destroy target creature with converted mana cost 4 or less.");
  expect(meaningOf(a)).not.toBe(meaningOf(b));
});

test("before “any target” damage went to creatures and players", () => {
  const { lines } = read("This creature deals 1 damage to any target.");
  expect(
    printFace(
      lines.map(({ tree }) => tree),
      names,
      { era: "before-any-target", typeLine: "Creature" },
    ),
  ).toBe("Soot Herald deals 1 damage to target creature or player.");
});

test("granted abilities said “this creature” all along", () => {
  const { lines } = read('Goblins you control have "When this creature dies, draw a card."');
  expect(
    printFace(
      lines.map(({ tree }) => tree),
      names,
      { era: "before-this-creature", typeLine: "Creature" },
    ),
  ).toBe('Goblins you control have "When this creature dies, draw a card."');
});

test("each era uses all that later ones changed", () => {
  for (const [i, era] of eras.entries()) {
    const newer = eras[i - 1];
    for (const tag of newer?.tags ?? []) expect(era.tags.has(tag), `${era.id}: ${tag}`).toBe(true);
  }
  expect(eras.map((era) => era.id)).toEqual([
    "current",
    "before-this-creature",
    "before-enters",
    "before-mana-value",
    "before-mill",
    "before-any-target",
  ]);
});

test("old wordings are looked for where templates made what they hold", () => {
  const made = new Set(
    oracleGrammar().definitions.flatMap(({ kind, options, variants }) => [
      kind,
      `${kind}=${String(options.set?.is)}`,
      ...variants.flatMap(({ elements }) =>
        elements.map((element) => (element.type === "slot" ? `${kind}.${element.name}` : kind)),
      ),
    ]),
  );
  expect([...cluesOfOldWording.keys()].filter((clue) => !made.has(clue))).toEqual([]);
});

test("what is cast and can't be countered is “this spell”, its name long before", () => {
  const { lines } = read(
    "Soot Herald can't be countered. As an additional cost to cast Soot Herald, sacrifice a creature.",
  );
  const trees = lines.map((line) => stripTree(line.tree));
  expect(printFace(trees, names, { era: "current", typeLine: "Sorcery" })).toBe(
    "This spell can't be countered. As an additional cost to cast this spell, sacrifice a creature.",
  );
  expect(printFace(trees, names, { era: "before-any-target", typeLine: "Sorcery" })).toContain(
    "As an additional cost to cast Soot Herald,",
  );
});
