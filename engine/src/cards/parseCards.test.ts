import { describe, expect, it } from "vitest";
import { parseCardDocument } from "./parseCards.ts";
import { outline, problemsOf } from "./testSupport.ts";

const herald = `Soot Herald {1}{R}
Creature — Goblin Scout
Haste
When this creature enters, it deals 1 damage to any target.
2/1
Rarity: common
Flavor: It runs before the ash does.
`;

describe("a card", () => {
  it("has a name, a mana cost, a type line, rules lines, stats and metadata", () => {
    const document = parseCardDocument(herald);
    expect(outline(document)).toEqual([
      "Soot Herald | {1}{R} | Creature — Goblin Scout",
      "  Haste",
      "  When this creature enters, it deals 1 damage to any target.",
      "  = 2/1",
      "  Rarity: common",
      "  Flavor: It runs before the ash does.",
    ]);
    expect(document.problems).toEqual([]);
  });

  it("has spans relative to its first character", () => {
    const document = parseCardDocument(`${herald}\n${herald}`);
    const [first, second] = document.cards;
    expect(second!.start).toBe(herald.length + 1);
    expect(second!.faces).toEqual(first!.faces);
    const { typeLine } = second!.faces[0]!;
    expect(typeLine.subtypes.map(({ span }) => second!.text.slice(span[0], span[1]))).toEqual(["Goblin", "Scout"]);
  });

  it("is not read where only the cards before it are wanted, and is counted", () => {
    const text = `${herald}\n${herald.replace("Soot", "Ash")}\n${herald.replace("2/1", "<b>2/1</b>")}`;
    const whole = parseCardDocument(text);
    const beginning = parseCardDocument(text, { most: 2 });
    expect(beginning.cards).toEqual(whole.cards.slice(0, 2));
    expect([whole.cardsLeft, beginning.cardsLeft]).toEqual([0, 1]);
    expect([whole.problems.length > 0, beginning.problems]).toEqual([true, []]);
  });

  it("may have no mana cost and no rules text", () => {
    expect(outline(parseCardDocument("Quiet Glade\nLand — Forest"))).toEqual(["Quiet Glade | - | Land — Forest"]);
  });

  it("keeps its loyalty or defense", () => {
    const text =
      "Ila of Embers {2}{R}\nLegendary Planeswalker — Ila\n+1: Draw a card.\nLoyalty: 4\n\nFall of Vey {3}\nBattle — Siege\nWhen this enters, draw a card.\nDefense: 5";
    expect(outline(parseCardDocument(text)).filter((line) => line.includes("="))).toEqual([
      "  = loyalty 4",
      "  = defense 5",
    ]);
  });

  it("has power and toughness only on a face's last rules line", () => {
    const text = "Knot Sage {G}\nCreature — Elf\nLevel up {1}\nLEVEL 1-4\n2/2\nReach\nLEVEL 5+\n4/4\nTrample\n1/1\n";
    const face = parseCardDocument(text).cards[0]!.faces[0]!;
    expect(face.lines.map((line) => line.text)).toContain("4/4");
    expect(face.stats).toMatchObject({ power: { text: "1" } });
  });

  it("has faces divided by slashes or dashes", () => {
    const text =
      "Ash Door {1}{R}\nEnchantment\nDraw a card.\n//\nEmber Door {2}\nEnchantment\n-----\nThird Door\nLand\n";
    expect(outline(parseCardDocument(text))).toEqual([
      "Ash Door | {1}{R} | Enchantment",
      "  Draw a card.",
      "// Ember Door | {2} | Enchantment",
      "// Third Door | - | Land",
    ]);
  });
});

describe("the blank line rule", () => {
  it("ends a card only where another starts", () => {
    const text = herald.replaceAll("\n", "\n\n");
    expect(outline(parseCardDocument(`${text}${text}`))).toEqual(outline(parseCardDocument(`${herald}\n${herald}`)));
  });

  it("does not take a lone keyword for a name", () => {
    const text = "Cloud Ox {2}{W}\nCreature — Ox\n\nFlying\n\nKicker {1}\n\n2/2";
    expect(outline(parseCardDocument(text))).toHaveLength(4);
  });

  it("leaves a finished card alone while the next one is typed", () => {
    const lines = outline(parseCardDocument(`${herald}\nNew Ca`));
    expect(lines).toContain("  = 2/1");
    expect(lines).toContain("New Ca | - | ");
    const between = outline(parseCardDocument(`${herald}\nNew Card {1}{R}\nCrea\n\n${herald}`));
    expect(between.filter((line) => line === "  = 2/1")).toHaveLength(2);
  });
});

describe("lines that only look like something else", () => {
  const cases: [name: string, text: string, card: string[]][] = [
    [
      "a keyword with a cost and a line that starts with a type-like word",
      "Ox {1}\n\nCreature — Ox\n\nEquip {2}\n\nHexproof from artifacts and enchantments\n\n1/1",
      ["Ox | {1} | Creature — Ox", "  Equip {2}", "  Hexproof from artifacts and enchantments", "  = 1/1"],
    ],
    [
      "an additional cost to choose",
      "Ox {1}\nInstant\nSpree\n+ {1} — Draw a card.",
      ["Ox | {1} | Instant", "  Spree", "  + {1} — Draw a card."],
    ],
    [
      "a loyalty cost of nothing among loyalty costs",
      'Ox {1}\nArtifact\nPlaneswalkers you control have "0: Draw a card" and "−2: Draw a card."',
      ["Ox | {1} | Artifact", '  Planeswalkers you control have "0: Draw a card" and "−2: Draw a card."'],
    ],
    ["a name that ends in a full stop", "Ash Ox, Esq. {1}\nInstant", ["Ash Ox, Esq. | {1} | Instant"]],
    [
      "a type nobody knows beside one that is known",
      "Ash Ox\nHero Artifact — Equipment",
      ["Ash Ox | - | Hero Artifact — Equipment"],
    ],
    [
      "a misspelt type line below a mana cost",
      "Ash Ox {1}\nInstnat\nDraw a card.",
      ["Ash Ox | {1} | Instnat", "  Draw a card."],
    ],
    [
      "types with initials",
      "Ash {1}\nLegendary Planeswalker — A.S.H.\nLoyalty: 3",
      ["Ash | {1} | Legendary Planeswalker — A.S.H.", "  = loyalty 3"],
    ],
  ];
  for (const [name, text, card] of cases) {
    it(name, () => expect(outline(parseCardDocument(`${text}\n\n${text}`))).toEqual([...card, ...card]));
  }
});

describe("comments", () => {
  it("belong to the card below, or to the card right above", () => {
    const text = `// about the file\n\n// about A\n${herald}// after A\n\n// about B\n${herald}\n// the end\n`;
    const document = parseCardDocument(text);
    expect(document.fileComments.map(({ words }) => words)).toEqual(["about the file", "the end"]);
    expect(document.cards.map((card) => card.comments.map(({ words }) => words))).toEqual([
      ["about A", "after A"],
      ["about B"],
    ]);
  });

  it("can silence a check for a card or, at the top, for the file", () => {
    const text = `// cardwright: allow first, second because we like it\n\n// cardwright: allow third\n${herald}`;
    const document = parseCardDocument(text);
    expect(document.allows.map(({ code }) => code)).toEqual(["first", "second"]);
    expect(document.cards[0]!.allows.map(({ code }) => code)).toEqual(["third"]);
    const [from, to] = document.allows[1]!.span;
    expect(text.slice(from, to)).toBe("second");
  });

  it("at the top are the file's even right above a card", () => {
    expect(parseCardDocument(`// cardwright: allow one\n${herald}`).allows.map(({ code }) => code)).toEqual(["one"]);
  });

  it("can say what is expected", () => {
    const text = `${herald}// expect bare-mana on "1R"\n// expect no-card\n// expect simulate: opponent has 19 life\n`;
    const card = parseCardDocument(text).cards[0]!;
    expect(card.expectations.map(({ code, words }) => [code, words])).toEqual([
      ["bare-mana", "1R"],
      ["no-card", null],
    ]);
    expect(card.simulateExpectations.map((expected) => expected.text)).toEqual(["opponent has 19 life"]);
  });

  it("with an unknown instruction are pointed out", () => {
    expect(problemsOf(parseCardDocument(`// cardwright: alow x\n${herald}`))).toEqual([
      "unknown-instruction: // cardwright: alow x",
    ]);
  });
});

describe("a text that is no card", () => {
  it("gets one message", () => {
    const text = "Dear diary,\n\ntoday I made some cards.\nThey were good.\n";
    expect(problemsOf(parseCardDocument(text))).toEqual(["no-card: Dear diary,"]);
  });
  it("may be binary", () => {
    const document = parseCardDocument("PK\u0003\u0004\0\0Soot Herald {1}{R}\nInstant");
    expect([document.cards.length, document.problems.length]).toEqual([0, 1]);
  });
  it("may be empty, or comments only", () => {
    expect(parseCardDocument("").problems).toEqual([]);
    expect(parseCardDocument("\uFEFF\r\n").problems).toEqual([]);
    expect(parseCardDocument("// expect no-card\n").expectations).toHaveLength(1);
  });
  it("before the first card is pointed out once", () => {
    const document = parseCardDocument(`My set\nby me\n\n${herald}`);
    expect(document.cards).toHaveLength(1);
    expect(problemsOf(document)).toEqual(["text-outside-card: My set\nby me"]);
  });
  it("may be a card that lacks its type line", () => {
    expect(problemsOf(parseCardDocument("Soot Herald {1}{R}\nHaste\n2/1"))).toEqual(["missing-type-line: Soot Herald"]);
  });
});

describe("line ends and odd characters", () => {
  it("do not matter", () => {
    const crlf = `\uFEFF${herald.replaceAll("\n", "\t\r\n").trimEnd()}`;
    expect(outline(parseCardDocument(crlf))).toEqual(outline(parseCardDocument(herald)));
  });
});
