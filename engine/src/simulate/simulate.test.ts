import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCardDocument } from "../cards/parseCards.ts";
import { checkExpectation } from "./expectations.ts";
import { simulate } from "./simulate.ts";

function play(text: string, seed = 1) {
  return simulate(parseCardDocument(text).cards[0]!, { seed });
}

/** The words of the card that a step points at. */
function words(text: string, span: readonly [number, number] | null): string | null {
  return span ? text.slice(span[0], span[1]) : null;
}

const HERALD =
  "Soot Herald {1}{R}\nCreature — Goblin Scout\nHaste\nWhen this creature enters, it deals 1 damage to any target.\n2/1";

describe("simulating a card", () => {
  it("casts it, lets its trigger happen, and points at the words that caused each step", () => {
    const report = play(HERALD);
    expect(report.unmodelled).toEqual([]);
    expect(report.verdict).toBe("Soot Herald works: 2 abilities, 1 triggered. Life: You 20, Opponent 18.");
    const damage = report.steps.find((step) => step.event === "damage")!;
    expect(damage.rules).toContain("120.3");
    expect(words(HERALD, damage.span)).toBe("it deals 1 damage to any target");
    expect(report.steps.map((step) => step.n)).toEqual(report.steps.map((_, index) => index + 1));
  });

  it("gives the same report for the same seed, and a state that survives JSON", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const first = play(HERALD, seed);
        const second = play(HERALD, seed);
        expect(second).toEqual(first);
        expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state);
      }),
      { numRuns: 10 },
    );
  });

  it("lets the opponent cast something for a counterspell to counter", () => {
    const report = play("Quench {1}{U}\nInstant\nCounter target spell.");
    expect(report.steps.some((step) => step.event === "counterSpell" && step.rules.includes("701.6a"))).toBe(true);
    expect(report.unmodelled).toEqual([]);
  });

  it("uses each activated ability, and each mode on a board of its own", () => {
    const charm =
      "Charm {R}\nInstant\nChoose one —\n• Charm deals 2 damage to target creature.\n• Destroy target artifact.\n• Draw a card.";
    const report = play(charm);
    expect(report.unmodelled).toEqual([]);
    expect(report.steps.filter((step) => step.event === "scene")).toHaveLength(2);
    const lamp = "Lamp {2}\nArtifact\n{1}, {T}: Scry 1.\n{2}, Sacrifice this artifact: Draw a card.";
    expect(play(lamp).steps.filter((step) => step.event === "activate" && step.span)).toHaveLength(2);
  });

  it("supposes what a trigger waits for when play does not bring it about", () => {
    const watcher = "Watcher {B}\nEnchantment\nWhenever an opponent discards a card, that player loses 1 life.";
    const report = play(watcher);
    expect(report.unmodelled).toEqual([]);
    expect(checkExpectation(report, "opponent life 19")[0]!.ok).toBe(true);
  });

  it("lists what is not modelled with its words, and does nothing in its place", () => {
    const odd = "Oddity {U}\nSorcery\nDraw a card. Flombuzzle target creature twice.";
    const report = play(odd);
    expect(report.unmodelled.length).toBeGreaterThan(0);
    expect(words(odd, report.unmodelled[0]!.span)).toContain("Flombuzzle");
    expect(report.verdict).toContain("not all of it is modelled");
    expect(report.steps.some((step) => step.event === "draw" && step.span)).toBe(false);
  });

  it("never throws, whatever the card says", () => {
    for (const text of [
      "Nothing\n",
      "Name {1}\nCreature\n2/2",
      "Name\nSorcery\n???",
      "Name {99}\nInstant\nDraw a card.",
    ]) {
      const card = parseCardDocument(text).cards[0];
      if (card) expect(() => simulate(card)).not.toThrow();
    }
  });
});

describe("expectations", () => {
  const report = play("Muster {3}{W}\nSorcery\nCreate two 1/1 white Soldier creature tokens. You gain 3 life.");

  it.each([
    "life 23",
    "opponent life 20",
    "battlefield: 2 Soldier tokens",
    "graveyard: Muster",
    "graveyard 1",
    "no battlefield: Giant 5/5",
    "opponent battlefield: Ogre 3/3",
    "stats 1/1 of Soldier",
    "untapped Soldier",
    "steps include 701.7a",
    "nothing unmodelled",
  ])("%s", (text) => {
    expect(checkExpectation(report, text)).toEqual([{ expectation: text, ok: true, message: "" }]);
  });

  it("says what is so instead", () => {
    expect(checkExpectation(report, "life 20; battlefield: 3 Soldier tokens")).toEqual([
      { expectation: "life 20", ok: false, message: "life is 23" },
      { expectation: "battlefield: 3 Soldier tokens", ok: false, message: "Soldier is 2" },
    ]);
    expect(checkExpectation(report, "wonderful")[0]!.message).toContain("no expectation");
  });
});
