import { describe, expect, it } from "vitest";
import type { CardDocument } from "./cardSource.ts";
import { parseCardDocument } from "./parseCards.ts";
import { afterFix, outline, problemsOf } from "./testSupport.ts";

describe("off-form text is understood and pointed out", () => {
  const cases: [name: string, text: string, card: string[], problems: string[]][] = [
    [
      "bare mana",
      "Ash Runner 1RR\nSorcery\nDraw a card.",
      ["Ash Runner | {1}{R}{R} | Sorcery", "  Draw a card."],
      ["bare-mana: 1RR"],
    ],
    [
      "mana in rules text",
      "Ash Ox {R}\nCreature — Ox\n1WU, T: Add G.\nKicker 2\n1/1",
      ["Ash Ox | {R} | Creature — Ox", "  {1}{W}{U}, {T}: Add {G}.", "  Kicker {2}", "  = 1/1"],
      ["bare-mana: 1WU, T: Add G", "bare-mana: 2"],
    ],
    [
      "spaces",
      "Ash Ox {R}\nCreature — Ox\nReach,  haste\nWard\t{2}\n1/1",
      ["Ash Ox | {R} | Creature — Ox", "  Reach, haste", "  Ward {2}", "  = 1/1"],
      ["odd-spaces:   ", "odd-spaces: \t"],
    ],
    ["one brace around several symbols", "Ox {1UU}\nInstant", ["Ox | {1}{U}{U} | Instant"], ["bare-mana: {1UU}"]],
    ["a hyphen", "Ox {G}\nCreature - Ox\n1/1", ["Ox | {G} | Creature — Ox", "  = 1/1"], ["hyphen-for-dash: -"]],
    ["no dash", "Ox {G}\nCreature Ox\n1/1", ["Ox | {G} | Creature — Ox", "  = 1/1"], ["missing-dash: Creature Ox"]],
    [
      "ability word dashes and minus signs",
      "Ila {G}\nPlaneswalker — Ila\nLandfall - Draw a card.\n-2: Draw two cards.\n0: Draw a card.\nLoyalty: 3",
      [
        "Ila | {G} | Planeswalker — Ila",
        "  Landfall — Draw a card.",
        "  −2: Draw two cards.",
        "  0: Draw a card.",
        "  = loyalty 3",
      ],
      ["hyphen-for-dash: -", "hyphen-for-dash: -"],
    ],
    [
      "stats and rarity on the type line",
      "Ox {G}\nCreature — Ox 2/3 (R)\nReach",
      ["Ox | {G} | Creature — Ox", "  Reach", "  = 2/3", "  Rarity: rare"],
      ["stats-on-type-line: 2/3", "rarity-on-type-line: (R)"],
    ],
    [
      "labels",
      "Name: Ox\nCost: 2GG\nType: Creature — Ox\nText: Reach\nP/T: 2/3\nFlavour Text: Moo.",
      ["Ox | {2}{G}{G} | Creature — Ox", "  Reach", "  = 2/3", "  Flavor: Moo."],
      [
        "field-label: Name: ",
        "mana-cost-place: Cost: 2GG",
        "field-label: Type: ",
        "field-label: Text: ",
        "field-label: P/T: 2/3",
        "field-label: Flavour Text: ",
      ],
    ],
    [
      "Markdown",
      "**Ox** {G}\nCreature — Ox\nReach *(It can block.)*\n*Moo.*\n\\*/\\*",
      ["Ox | {G} | Creature — Ox", "  Reach (It can block.)", "  = */*", "  Flavor: Moo."],
      [
        "markdown-leftover: **Ox**",
        "markdown-leftover: *(It can block.)*",
        "unlabelled-flavor: *Moo.*",
        "markdown-leftover: \\*/\\",
      ],
    ],
    [
      "forum code and HTML",
      "[b]Ox[/b] [mana]1G[/mana]\nCreature &mdash; Ox\nReach<br>Flash<i>(So.)</i>\n2/2",
      ["Ox | {1}{G} | Creature — Ox", "  Reach", "  Flash(So.)", "  = 2/2"],
      [
        "bbcode-leftover: [b]Ox[/b] [mana]1G[/mana]",
        "bare-mana: 1G",
        "html-leftover: &mdash;",
        "html-leftover: <br>",
        "html-leftover: <i>(So.)</i>",
      ],
    ],
    [
      "placeholders for the name",
      "Ox {G}\nCreature — Ox\nWhen CARDNAME enters, tap ~. ~ can't block.\n1/1",
      [
        "Ox | {G} | Creature — Ox",
        "  When this creature enters, tap this creature. This creature can't block.",
        "  = 1/1",
      ],
      ["name-placeholder: CARDNAME", "name-placeholder: ~", "name-placeholder: ~"],
    ],
    [
      "modes and quotes of Markdown",
      "> Ox {G}\n> Instant\n> Choose one -\n> - Draw a card.\n> - Gain {G}.",
      ["Ox | {G} | Instant", "  Choose one —", "  • Draw a card.", "  • Gain {G}."],
      ["markdown-leftover: > ", "hyphen-for-dash: -", "markdown-leftover: - ", "markdown-leftover: - "],
    ],
    [
      "a loyalty alone",
      "Ila {G}\nPlaneswalker — Ila\n[4]",
      ["Ila | {G} | Planeswalker — Ila", "  = loyalty 4"],
      ["unlabelled-stats: [4]"],
    ],
    ["a divider before the cost", "Ox - {G}\nInstant", ["Ox | {G} | Instant"], ["mana-cost-place:  - "]],
  ];
  for (const [name, text, card, problems] of cases) {
    it(name, () => {
      const document = parseCardDocument(text, { dialect: "braced" });
      expect(outline(document)).toEqual(card);
      expect(problemsOf(document)).toEqual(problems);
    });
    it(`${name}: each fix takes its problem away and leaves the meaning`, () => {
      const document = parseCardDocument(text, { dialect: "braced" });
      const meaning = outline(document).sort();
      for (const problem of document.problems) {
        expect(problem.fix, problem.code).toBeDefined();
        const after = parseCardDocument(afterFix(text, problem), { dialect: "braced" });
        expect(outline(after).sort()).toEqual(meaning);
        const count = (all: CardDocument) => all.problems.filter(({ code }) => code === problem.code).length;
        expect(count(after)).toBeLessThan(count(document));
      }
    });
  }
});

describe("the dialect of a file", () => {
  it("is bare when most mana is, and then told once", () => {
    const text = "Ash Runner 1R\nInstant\n\nPlan R\nSorcery\n\nTide Ox 2U\nCreature — Ox\nT: Draw a card.\n1/1";
    const document = parseCardDocument(text);
    expect(document.dialect).toBe("bare");
    expect(outline(document)[1]).toBe("Plan | {R} | Sorcery");
    expect(problemsOf(document)).toEqual(["bare-mana: 1R"]);
    expect(afterFix(text, document.problems[0]!)).toContain("{T}: Draw a card.");
    expect(parseCardDocument(text, { dialect: "bare" }).problems).toEqual([]);
  });

  it("is braced otherwise, and a letter at a name's end is the name's", () => {
    const document = parseCardDocument("Plan B\nSorcery\nAdd {R}.");
    expect(outline(document)[0]).toBe("Plan B | - | Sorcery");
  });

  it("never makes a land's last letter a cost", () => {
    expect(outline(parseCardDocument("Area R\nLand"))).toEqual(["Area R | - | Land"]);
  });
});
