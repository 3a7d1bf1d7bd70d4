/** What the steps of a simulation say, and whether the scene shows what the card is for. */
import { describe, expect, it } from "vitest";
import { parseCardDocument } from "../cards/parseCards.ts";
import { simulate } from "./simulate.ts";

function steps(text: string): string[] {
  const { steps, unmodelled } = simulate(parseCardDocument(text).cards[0]!, { seed: 1 });
  expect(unmodelled).toEqual([]);
  return steps.map((step) => step.text);
}

describe("what is told", () => {
  it.each<[string, string, string]>([
    [
      "tokens with their colors and keywords",
      "Call {R}\nSorcery\nCreate a 1/1 red Elemental creature token with haste.",
      "You create a 1/1 red Elemental creature token with haste.",
    ],
    ["what X is", "Burst {X}{R}\nSorcery\nBurst deals X damage to target creature.", "You have cast Burst (X is 3)."],
    [
      "counters it enters with",
      "Sprout {G}\nCreature — Plant\nThis creature enters with a +1/+1 counter on it.\n1/1",
      "Sprout enters the battlefield with a +1/+1 counter on it.",
    ],
    [
      "what it enters as a copy of",
      "Mirror {3}{U}\nCreature — Shapeshifter\nYou may have this creature enter as a copy of any creature on the battlefield.\n0/0",
      "Mirror enters the battlefield as a copy of Bear 2/2.",
    ],
    [
      "that a land arrives tapped",
      "Path {G}\nSorcery\nSearch your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      "Forest enters the battlefield tapped.",
    ],
    ["keywords with what they ask for", "Monk {W}\nCreature — Monk\nWard {2}\n1/1", "Monk has ward {2}."],
    [
      "the quality of protection",
      "Monk {W}\nCreature — Monk\nProtection from red\n1/1",
      "Monk has protection from red.",
    ],
    [
      "what lies face down, which has no name",
      "Lurker {2}{U}\nCreature — Rogue\nMorph {2}{U}\n2/2",
      "A face-down creature is turned face up.",
    ],
    [
      "draws that are supposed",
      "Reader {U}\nCreature — Wizard\nWhenever you draw your second card each turn, you gain 1 life.\n1/1",
      "You draw a card.",
    ],
    [
      "who discards, when somebody else chose",
      "Sieve {1}{B}\nSorcery\nTarget opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
      "Opponent discards Ogre 3/3.",
    ],
    [
      "that nobody paid",
      "Leak {1}{U}\nInstant\nCounter target spell unless its controller pays {1}.",
      "Opponent doesn't pay.",
    ],
    [
      "a copy on the stack",
      "Echo {1}{R}\nInstant\nCopy target instant or sorcery spell.",
      "The copy of Plain Instant has resolved.",
    ],
  ])("%s", (_, text, told) => {
    expect(steps(text)).toContain(told);
  });

  it("no step has a hole where a name should be", () => {
    const told = steps("Lurker {2}{U}\nCreature — Rogue\nMorph {2}{U}\n2/2");
    for (const text of told) expect(text).toMatch(/^[A-Z].*[.:]$/);
    expect(told.join(" ")).not.toMatch(/ {2}|to \.|^ /);
  });
});

describe("what is chosen", () => {
  it("what comes back is exiled from one's own side, a Curse enchants the opponent", () => {
    const blink = steps(
      "Blink {2}{W}\nInstant\nExile any number of target creatures you control. Return those cards to the battlefield under their owner's control at the beginning of the next end step.",
    );
    expect(blink).toContain("Bear 2/2 is exiled.");
    expect(blink).toContain("Bear 2/2 enters the battlefield.");
    const curse =
      "Curse {2}{B}\nEnchantment — Aura Curse\nEnchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life.";
    expect(steps(curse)).toContain("Opponent becomes a target of Curse.");
  });

  it("a coin that is flipped says how it came out", () => {
    const told = steps("Trick {R}\nSorcery\nFlip a coin. If you win the flip, you gain 3 life.");
    expect(told.some((text) => /^You flip a coin: the flip is (won|lost)\.$/.test(text))).toBe(true);
  });

  it("counters that nobody wants go to the opponent's creature", () => {
    const told = steps("Witch {1}{B}\nCreature — Warlock\n{T}: Put a -1/-1 counter on target creature.\n2/2");
    expect(told).toContain("A -1/-1 counter is put on Ogre 3/3.");
  });

  it("an Aura that does harm goes on the opponent's creature, one that helps on one's own", () => {
    const harm =
      "Frost {1}{U}\nEnchantment — Aura\nEnchant creature\nEnchanted creature doesn't untap during its controller's untap step.";
    const help = "Mantle {1}{G}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2.";
    expect(steps(harm)).toContain("Ogre 3/3 becomes a target of Frost.");
    expect(steps(help)).toContain("Bear 2/2 becomes a target of Mantle.");
  });

  it("the opponent casts a spell of the kind that is to be countered, in the first scene", () => {
    const told = steps("Doubt {1}{U}\nInstant\nCounter target noncreature spell.");
    expect(told).toContain("Plain Artifact becomes a target of Doubt.");
    expect(told.some((text) => text.startsWith("On a board made"))).toBe(false);
  });

  it("what an opponent does is done by the opponent at once", () => {
    const told = steps("Scholar {2}{U}\nCreature — Wizard\nWard {2}\n2/3");
    expect(told.filter((text) => text.startsWith("You begin to cast"))).toHaveLength(1);
    expect(told).toContain("Pointed Finger is countered.");
  });

  it("damage that is supposed hits the opponent", () => {
    const told = steps(
      "Fury {3}{R}\nEnchantment\nIf a source you control would deal damage to a permanent or player, it deals double that damage instead.",
    );
    expect(told).toContain("Bear 2/2 deals 4 combat damage to Opponent.");
  });
});

describe("cards that are creatures for a while", () => {
  it("a Vehicle is crewed in the turn in which it can attack", () => {
    const told = steps("Barge {3}\nArtifact — Vehicle\nWhenever this Vehicle attacks, draw a card.\nCrew 2\n3/4");
    expect(told).toContain("Barge attacks Opponent.");
    expect(told.some((text) => text.startsWith("On a board made"))).toBe(false);
  });

  it("a land that wakes up attacks, and what it becomes is told in full", () => {
    const told = steps(
      "Grove\nLand\n{T}: Add {G}.\n{G}: This land becomes a 3/3 green Elemental creature until end of turn. It's still a land.",
    );
    expect(told).toContain("Grove becomes a 3/3 green Elemental creature until end of turn.");
    expect(told).toContain("Grove deals 3 combat damage to Opponent.");
  });
});

describe("effects for a while", () => {
  it("are told with the numbers they came to, and until when", () => {
    const captain = (text: string) => `Captain {1}{R}\nCreature — Warrior\n${text}\n2/1`;
    expect(
      steps(captain("{1}: This creature gets +X/+0 until end of turn, where X is the number of lands you control.")),
    ).toContain("Captain gets +2/+0 until end of turn.");
    expect(
      steps("Watch {W}\nInstant\nCreatures you control gain vigilance until end of turn. You gain 1 life."),
    ).toContain("Bear 2/2 and Plain Creature 2/2 gain vigilance until end of turn.");
  });
});

describe("what shows only later", () => {
  it("keywords about blockers: a combat in which the creature is blocked", () => {
    const told = steps("Fencer {W}\nCreature — Soldier\nFirst strike, deathtouch\n2/2");
    expect(told).toContain("Ogre 3/3 blocks Fencer.");
    expect(told).toContain("Ogre 3/3 is destroyed.");
    expect(told.some((text) => text.startsWith("Ogre 3/3 deals"))).toBe(false);
    const gang = steps("Gang {R}\nCreature — Rogue\nMenace\n3/2");
    expect(gang.filter((text) => text.endsWith("blocks Gang."))).toHaveLength(2);
  });

  it("creatures that die together die by the rules of each", () => {
    const text = "Adder {G}\nCreature — Snake\nTrample, deathtouch\n2/2";
    const { steps: all } = simulate(parseCardDocument(text).cards[0]!, { seed: 1 });
    const deaths = all.filter((step) => step.text.endsWith("is destroyed."));
    expect(deaths.map((step) => [step.text, step.rules])).toEqual([
      ["Ogre 3/3 is destroyed.", ["704.5h"]],
      ["Adder is destroyed.", ["704.5g"]],
    ]);
  });

  it("what an emblem says is told, and caused", () => {
    const sage = (says: string) =>
      `Sage {2}{W}\nLegendary Planeswalker — Sage\n−1: You get an emblem with "${says}"\nLoyalty: 4`;
    expect(steps(sage("Creatures you control get +2/+0."))).toContain(
      "The emblem's static ability applies to Bear 2/2 (now 4/2), Plain Creature 2/2 (now 4/2).",
    );
    expect(steps(sage("Whenever you cast a spell, this emblem deals 2 damage to any target."))).toContain(
      "The emblem deals 2 damage to Ogre 3/3.",
    );
    expect(steps(sage("At the beginning of your end step, you gain 3 life."))).toContain("You gain 3 life (now 23).");
  });

  it("an Equipment, once it is attached to something", () => {
    const told = steps("Blade {2}\nArtifact — Equipment\nEquipped creature gets +2/+0.\nEquip {1}");
    expect(told).toContain("Blade's static ability applies to nothing at the moment.");
    expect(told).toContain("Blade's static ability applies to Bear 2/2 (now 4/2).");
  });

  it("a spell with kicker is cast kicked and unkicked", () => {
    const told = steps(
      "Burst {1}{R}\nInstant\nKicker {2}\nBurst deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead.",
    );
    expect(told).toContain("You have cast Burst (kicked).");
    expect(told).toContain("Burst deals 4 damage to Ogre 3/3.");
    expect(told).toContain("You have cast Burst.");
    expect(told).toContain("Burst deals 2 damage to Ogre 3/3.");
  });

  it("loyalty that is missing is given only when it is needed, and said to be supposed", () => {
    const told = steps(
      "Sage {2}{W}\nLegendary Planeswalker — Sage\n+1: You gain 1 life.\n−2: You gain 2 life.\n−6: You gain 6 life.\nLoyalty: 4",
    );
    const given = told.indexOf("3 loyalty counters are put on Sage.");
    expect(told[given - 1]).toBe("Suppose that this happens:");
    expect(told.filter((text) => /loyalty counters? (is|are) put/.test(text))).toHaveLength(3);
  });

  it("a card on an Adventure is cast from exile afterwards", () => {
    const told = steps(
      "Pup {1}{G}\nCreature — Dog\n2/2\n//\nChase {G}\nSorcery — Adventure\nTarget creature gets +2/+2 until end of turn.",
    );
    const exiled = told.indexOf("Chase is exiled.");
    expect(exiled).toBeGreaterThan(0);
    expect(told.slice(exiled)).toContain("Pup enters the battlefield.");
  });

  it("a land that enters tapped, and nothing that is said to hold from then on", () => {
    const told = steps("Gate\nLand\nThis land enters tapped.\n{T}: Add {W} or {U}.");
    expect(told[0]).toBe("You play Gate: it enters the battlefield tapped.");
    expect(told.join(" ")).not.toContain("From now on");
  });

  it("an extra turn begins, and an additional combat is fought", () => {
    expect(steps("Dawn {3}{U}{U}\nSorcery\nTake an extra turn after this one.").at(-1)).toBe("Your turn begins.");
    const told = steps(
      "Charge {3}{R}\nSorcery\nUntap all creatures you control. After this main phase, there is an additional combat phase.",
    );
    expect(told).toContain("Bear 2/2 attacks Opponent.");
  });
});
