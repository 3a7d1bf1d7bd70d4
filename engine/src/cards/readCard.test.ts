import { describe, expect, it } from "vitest";
import { walkTree } from "../grammar/tree.ts";
import { parseCardDocument } from "./parseCards.ts";
import { type PrintableFace, parsedFaces, printParsedFace } from "./parsedFace.ts";
import { readCard, shortNameUsed } from "./readCard.ts";

describe("reading a card", () => {
  it("gives one reading an ability, placed where it was typed even where lines were mended", () => {
    const text = "Ash Ox 1G\nCreature — Ox\n**Reach**\nT: Add GG.\nWhen CARDNAME enters, draw a card. zzz qqq.\n1/1";
    const card = parseCardDocument(text, { dialect: "braced" }).cards[0]!;
    const [face] = readCard(card);
    expect(face!.abilities.map(({ span }) => card.text.slice(span[0], span[1]))).toEqual([
      "Reach",
      "T: Add GG.",
      "When CARDNAME enters, draw a card. zzz qqq.",
    ]);
    expect(face!.abilities[2]!.unread.map(({ span }) => card.text.slice(span[0], span[1]))).toEqual(["zzz qqq"]);
    for (const ability of face!.abilities) {
      for (const { span } of walkTree(ability.tree)) {
        if (!span) continue;
        expect(span[0]).toBeGreaterThanOrEqual(ability.span[0]);
        expect(span[1]).toBeLessThanOrEqual(ability.span[1]);
      }
    }
  });

  it("knows the short name a legendary card's text uses", () => {
    expect(shortNameUsed("Old Ox of the Sea", true, [{ text: "Old Ox attacks." }])).toBe("Old Ox");
    expect(shortNameUsed("Old Ox of the Sea", true, [{ text: "Old is good." }])).toBe("Old");
    expect(shortNameUsed("Old Ox of the Sea", false, [{ text: "Old Ox attacks." }])).toBeUndefined();
  });
});

describe("parsed faces", () => {
  const text =
    "\n\nVey of Ash {G}\nLegendary Creature — Ox\nReach\nWhen Vey enters, draw a card.\n1/1\n//\nAsh Door\nInstant\nzzz qqq.\n";
  it("have places in the document, or none", () => {
    const [, door] = parsedFaces(parseCardDocument(text).cards[0]!, true);
    expect(door).toMatchObject({ card: "Vey of Ash", face: "Ash Door", typeLine: "Instant" });
    expect(door!.unread.map(({ span }) => text.slice(span![0], span![1]))).toEqual(["zzz qqq"]);
    expect(JSON.stringify(parsedFaces(parseCardDocument(text).cards[0]!, false))).not.toContain('"span"');
  });

  it("print the text again, from JSON alone", () => {
    const faces = JSON.parse(JSON.stringify(parsedFaces(parseCardDocument(text).cards[0]!, false)));
    expect(faces.map((face: PrintableFace) => printParsedFace(face))).toEqual([
      "Reach\nWhen Vey enters, draw a card.",
      "zzz qqq.",
    ]);
  });
});
