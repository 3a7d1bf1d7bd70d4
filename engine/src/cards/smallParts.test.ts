import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusCardText, readCorpus } from "./corpusCard.ts";
import { copyCard } from "./copyForms.ts";
import { formProblemKinds } from "./formProblems.ts";
import { parseCard, parseCardDocument } from "./parseCards.ts";
import { LinePositions } from "./positions.ts";
import { ownShortName, selfNames } from "./selfNames.ts";
import { outline } from "./testSupport.ts";
import { parseTypeLine } from "./typeLine.ts";

describe("positions", () => {
  it("count lines and columns from 1, a line end of any kind once, no byte order mark", () => {
    const positions = new LinePositions("\uFEFFab\r\nc\td\n\r𝄞x");
    const at = (offset: number) => Object.values(positions.positionOf(offset)).join(":");
    expect([0, 1, 3, 4, 5, 7, 8, 9, 10, 12, 99].map(at)).toEqual([
      "1:1",
      "1:1",
      "1:3",
      "1:4",
      "2:1",
      "2:3",
      "2:4",
      "3:1",
      "4:1",
      "4:3",
      "4:4",
    ]);
    expect(positions.lineCount).toBe(4);
    expect(positions.offsetOf({ line: 1, column: 99 })).toBe(3);
    expect(positions.offsetOf({ line: 99, column: 1 })).toBe(13);
  });

  it("lead back to the offset they came from", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "𝄞", "\n", "\r", "\t") }), (text) => {
        const positions = new LinePositions(text);
        for (let offset = 0; offset <= text.length; offset++) {
          if (text[offset - 1] === "\r" && text[offset] === "\n") continue;
          expect(positions.offsetOf(positions.positionOf(offset))).toBe(offset);
        }
      }),
    );
  });
});

describe("the names a card calls itself by", () => {
  it("follow its name", () => {
    expect(selfNames("Ash Ox", false)).toEqual(["Ash Ox"]);
    expect(selfNames("Vey, Cinder Ox", false)).toEqual(["Vey, Cinder Ox", "Vey"]);
    expect(selfNames("Vey of the Cinders", true)).toEqual(["Vey of the Cinders", "Vey of", "Vey"]);
    expect(selfNames("Vey Ash", true)).toEqual(["Vey Ash", "Vey"]);
    expect(selfNames("Vey", true)).toEqual(["Vey"]);
    expect(selfNames("  ", true)).toEqual([]);
    expect(ownShortName("Vey the Loud", true)).toBe("Vey");
    expect(ownShortName("Vey the Loud", false)).toBe("Vey the Loud");
  });
});

describe("a type line", () => {
  const parts = (text: string) => {
    const line = parseTypeLine(text, (start, end) => [start, end]);
    const texts = (pieces: readonly { readonly text: string }[]) => pieces.map((piece) => piece.text).join("+");
    return [texts(line.supertypes), texts(line.types), texts(line.subtypes), texts(line.unknown), line.canonical];
  };
  it("is cut into supertypes, types and subtypes, and what is none of them", () => {
    expect(parts("Legendary  Snow Creature —  Time Lord Elf")).toEqual([
      "Legendary+Snow",
      "Creature",
      "Time Lord+Elf",
      "",
      "Legendary Snow Creature — Time Lord Elf",
    ]);
    expect(parts("Token Artifakt Creature - Assembly-Worker")).toEqual([
      "Token",
      "Creature",
      "Assembly-Worker",
      "Artifakt",
      "Token Artifakt Creature — Assembly-Worker",
    ]);
    expect(parts("Plane — Bolas's Meditation Realm")).toEqual([
      "",
      "Plane",
      "Bolas's Meditation Realm",
      "",
      "Plane — Bolas's Meditation Realm",
    ]);
  });
});

describe("a card to paste elsewhere", () => {
  const card = parseCard(
    "// note\nVey, Ox 1G\nLegendary Creature - Ox\nReach (It can block.)\n• T: ~ deals 1 damage.\n*/1+*\nRarity: rare\nFlavor: Moo!\n//\nOx_Door\nLand",
  );
  it("is plain text", () => {
    expect(copyCard(card, "text")).toBe(
      "Vey, Ox {1}{G}\nLegendary Creature — Ox\nReach (It can block.)\n• {T}: Vey deals 1 damage.\n*/1+*\nRarity: rare\nFlavor: Moo!\n//\nOx_Door\nLand",
    );
  });
  it("is Discord's or Reddit's Markdown, and is read back the same", () => {
    expect(copyCard(card, "discord")).toBe(
      "**Vey, Ox** {1}{G}\nLegendary Creature — Ox\nReach *(It can block.)*\n• {T}: Vey deals 1 damage.\n\\*/1+\\*\nRarity: rare\n*Moo!*\n//\n**Ox\\_Door**\nLand",
    );
    const plain = outline(parseCardDocument(copyCard(card, "text")));
    expect(outline(parseCardDocument(copyCard(card, "discord")))).toEqual(plain);
    expect(outline(parseCardDocument(copyCard(card, "reddit")))).toEqual(plain);
  });
});

describe("a corpus file", () => {
  it("is one card a line, with faces, core or not; other lines are reported", () => {
    const text = `${JSON.stringify({ name: "Ash Ox", manaCost: "{G}", typeLine: "Creature — Ox", text: "Reach", power: "1", toughness: "2", core: true })}
not json
[]
{"name": "A // B", "layout": "split", "core": false, "year": 2030, "card_faces": [{"name": "A", "type_line": "Instant", "oracle_text": "Draw a card."}, {"name": "B", "type_line": "Land"}]}
`;
    const { cards, problems } = readCorpus(text);
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
    expect(cards.map(({ name, core, faces, year }) => [name, core, faces.length, year])).toEqual([
      ["Ash Ox", true, 1, null],
      ["A // B", false, 2, 2030],
    ]);
    expect(outline(parseCardDocument(corpusCardText(cards[1]!)))).toEqual([
      "A | - | Instant",
      "  Draw a card.",
      "// B | - | Land",
    ]);
  });
  it("that never says what is core has core cards only", () => {
    expect(readCorpus('{"name":"A"}').cards[0]!.core).toBe(true);
  });
});

describe("the kinds of form problems", () => {
  it("each have a title and an explanation that ends in a full stop", () => {
    for (const { code, title, explanation } of formProblemKinds) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(title).not.toBe("");
      expect(explanation).toMatch(/\.$/);
    }
  });
});
