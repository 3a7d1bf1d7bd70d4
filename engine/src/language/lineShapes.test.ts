import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripTree, walkTree } from "../grammar/tree.ts";
import { brief, printed, readText } from "./reading.testing.ts";

/** Reads, demands that all is understood and prints back, and gives the trees. */
function understood(text: string) {
  const reading = readText(text);
  expect(reading.lines.flatMap((line) => line.unread.map((unread) => unread.text))).toEqual([]);
  expect(printed(reading)).toBe(text);
  return reading.lines.map((line) => line.tree);
}

describe("shapes of lines", () => {
  test("chapters, one or several numbers", () => {
    const [tree] = understood("I, II — Draw a card.");
    expect(tree).toMatchObject({ kind: "chapter", chapters: [{ is: "I" }, { is: "II" }] });
  });

  test("a stray comma among chapter numbers is not dropped", () => {
    for (const text of [", III — Draw a card.", "II, — Draw a card.", "I,, III — Draw a card."])
      expect(printed(readText(text))).toBe(text);
  });

  test("reminder text behind stats is printed", () => {
    understood("{2}{R} — 3/2 (It is smaller then.)");
  });

  test("which characteristics are kept is no matter of wording", () => {
    const key = (text: string): string => JSON.stringify(stripTree(understood(text)[0]!, { surface: false }));
    expect(key("Target creature is a black Elf in addition to its other colors and types.")).not.toBe(
      key("Target creature is a black Elf in addition to its other types."),
    );
  });

  test("levels of a class are no sentence", () => {
    const [tree] = understood("{2}{U}: Level 2");
    expect(tree).toMatchObject({ kind: "classLevel", level: { value: 2 }, costs: [{ kind: "mana" }] });
  });

  test("a level band holds its stats and abilities", () => {
    const trees = understood("LEVEL 1-4\n4/4\nFlying\nLEVEL 5+\n8/8\nFlying, trample");
    expect(trees).toHaveLength(2);
    expect(trees[0]).toMatchObject({ kind: "levelBand", from: { value: 1 }, to: { value: 4 } });
    expect((trees[1]!.abilities as { kind: string }[]).map((ability) => ability.kind)).toEqual([
      "statsLine",
      "keywordLine",
    ]);
  });

  test("thresholds of spacecraft", () => {
    expect(understood("8+ | Flying")[0]).toMatchObject({ kind: "threshold", at: { value: 8 } });
  });

  test("dice tables belong to the line that rolls", () => {
    const [tree] = understood("Roll a d20.\n1—9 | Draw a card.\n10—19 | Draw two cards.\n20 | You win the game.");
    expect(tree!.rows).toMatchObject([
      { kind: "tableRow", from: { value: 1 }, to: { value: 9 } },
      { kind: "tableRow", from: { value: 10 }, to: { value: 19 } },
      { kind: "tableRow", from: { value: 20 } },
    ]);
  });

  test("the last row of a dice table may be open upwards", () => {
    const [tree, ...others] = understood(
      "Roll a d20.\n1-14 | Draw a card.\n15+ | Draw two cards.\n20+ | You win the game.",
    );
    expect(others).toEqual([]);
    expect(tree!.rows).toMatchObject([
      { kind: "tableRow", from: { value: 1 }, to: { value: 14 } },
      { kind: "tableRow", from: { value: 15 }, orMore: true },
      { kind: "tableRow", from: { value: 20 }, orMore: true, ability: { kind: "statement" } },
    ]);
    const key = (text: string): string => JSON.stringify(stripTree(understood(text)[0]!, { surface: false }));
    expect(key("Roll a d20.\n20+ | Draw a card.")).not.toBe(key("Roll a d20.\n20 | Draw a card."));
  });

  test("an open row stands behind whatever rolls, a threshold behind what does not", () => {
    const kinds = (text: string): string[] => understood(text).map((tree) => tree.kind);
    expect(kinds("When this creature enters, you may roll a d20.\n15+ | Draw a card.")).toEqual(["triggeredAbility"]);
    expect(kinds("Old Habits — {2}: Roll two d20.\n1—14 | Draw a card.\n15+ | Scry 1.")).toEqual(["worded"]);
    expect(kinds("Whenever you roll a die, draw a card.\n8+ | Flying")).toEqual(["triggeredAbility", "threshold"]);
    expect(kinds("3+ | {T}: Roll a six-sided die.\n8+ | Flying")).toEqual(["threshold", "threshold"]);
    expect(kinds("3+ | {T}: Roll a d20.\n1—9 | Scry 1.\n10+ | Draw a card.\n8+ | Flying")).toEqual([
      "threshold",
      "threshold",
    ]);
    expect(kinds('Enchanted creature has "{T}: Roll a d20."\n8+ | Flying')).toEqual(["statement", "threshold"]);
  });

  test("cases: the condition is a condition, not an effect", () => {
    const trees = understood(
      "To solve — You control three or more Goblins. (It happens at your end step.)\nSolved — Goblins you control have haste.",
    );
    expect(trees[0]).toMatchObject({ kind: "toSolve", condition: { kind: "clause" } });
    expect(trees[1]).toMatchObject({ kind: "solved", ability: { kind: "statement" } });
  });

  test("modes with a price and with a label", () => {
    const [spree] = understood("Spree\n+ {1} — Draw a card.\n+ {2}{R} — Destroy target artifact.");
    expect(spree!.modes).toMatchObject([{ kind: "mode", plus: true, cost: { kind: "mana" } }, { kind: "mode" }]);
    const [tiered] = understood("Choose one —\n• Spark — {0} — Draw a card.\n• Blaze — {2} — Draw three cards.");
    expect(tiered!.modes).toMatchObject([{ label: { text: "Spark" }, cost: { kind: "mana" } }, {}]);
  });

  test.each([
    "Choose one —\n• Draw a card.\n• You gain 3 life.",
    "Choose one. If this spell was kicked, choose both instead.\n• Draw a card.\n• You gain 3 life.",
    "When this creature enters, choose up to two —\n• Draw a card.\n• You gain 3 life.",
    "Choose two. You may choose the same mode more than once.\n• Draw a card.\n• You gain 3 life.",
  ])("modal header: %s", (text) => {
    const [tree] = understood(text);
    expect(brief(tree!)).toContain("chooseModes(");
    expect(tree!.modes).toHaveLength(2);
  });
});

describe("quotations", () => {
  test.each([
    'Goblins you control have "{T}: Draw a card."',
    'Goblins you control have "{T}: Draw a card" and haste.',
    "You get an emblem with \"Goblins you control have '{T}: Draw a card.'\"",
    'When this creature enters, create a Treasure token. Goblins you control have "Sacrifice this creature: Draw a card."',
  ])("%s", (text) => {
    understood(text);
  });
});

describe("reminder text inside sentences", () => {
  test("before the full stop", () => {
    const [tree] = understood("When this creature dies, you get {E}{E} (two energy counters).");
    expect(tree!.surface!.reminders).toMatchObject([{ effect: 0, after: 4 }]);
  });
  test("in the middle", () => {
    understood("You get {E} (an energy counter), then draw a card.");
  });
  test("behind the sentence it stays a part of the line", () => {
    const [tree] = understood("Draw a card. (It goes to your hand.)");
    expect(tree!.effects).toHaveLength(1);
    expect(tree!.surface!.reminders).toMatchObject([{ kind: "reminder", effect: 0 }]);
  });
});

describe("whatever the text", () => {
  const bits = [
    "draw a card",
    "Draw a card.",
    "target creature",
    "•",
    "—",
    "(",
    ")",
    '"',
    "'",
    "'s",
    "{T}",
    ":",
    "{1}{R}",
    "I, II",
    "LEVEL 1-4",
    "8+ |",
    "1—9 |",
    "+ {2} —",
    "Solved —",
    "To solve —",
    "choose one —",
    ",",
    ";",
    ".",
    "flying",
    "Soot Herald",
    "When this creature dies,",
    "until end of turn",
    "\n",
    "+1/+1",
    "xyzzy",
  ];
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(fc.constantFrom(...bits), { maxLength: 14 }).map((parts) => parts.join(" ")),
  );

  test("reading never throws, and every word is owned by a line", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readText(text);
        const covered = reading.lines.map((line) => text.slice(line.span[0], line.span[1])).join("\n");
        const words = text.replace(/\s+/gu, "");
        expect(covered.replace(/\s+/gu, "")).toBe(words);
        for (const line of reading.lines)
          for (const unread of line.unread) {
            expect(unread.span[0]).toBeGreaterThanOrEqual(line.span[0]);
            expect(unread.span[1]).toBeLessThanOrEqual(line.span[1]);
            expect(unread.stoppedAt).toBeGreaterThanOrEqual(unread.span[0]);
          }
      }),
      { numRuns: 400 },
    );
  });

  test("what a reading prints is read back as the same tree", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readText(text);
        // What is not understood has no print of its own to be stable.
        if (reading.lines.some((line) => line.unread.length > 0)) return;
        const once = printed(reading);
        expect(printed(readText(once))).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  test("spans lie inside those of the line and never run backwards", () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of readText(text).lines)
          for (const node of walkTree(line.tree)) {
            if (!node.span) continue;
            expect(node.span[0]).toBeLessThanOrEqual(node.span[1]);
            expect(node.span[0]).toBeGreaterThanOrEqual(line.span[0]);
            expect(node.span[1]).toBeLessThanOrEqual(line.span[1]);
          }
      }),
      { numRuns: 200 },
    );
  });
});
