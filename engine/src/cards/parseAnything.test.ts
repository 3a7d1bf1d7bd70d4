import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Span } from "../text/words.ts";
import type { CardDocument } from "./cardSource.ts";
import { parseCardDocument } from "./parseCards.ts";
import { anyText } from "./testSupport.ts";

const herald = `Soot Herald {1}{R}
Creature — Goblin Scout
Haste
When this creature enters, it deals 1 damage to any target.
2/1
Rarity: common
Flavor: It runs before the ash does.
`;

describe("size", () => {
  const many = Array.from({ length: 10_000 }, (_, i) => herald.replace("Soot", `Soot${i}`)).join("\n");
  it("of ten thousand cards is read in one go", () => {
    expect(parseCardDocument(many).cards.length).toBe(10_000);
  }, 20_000);
  // Not timed: work that grows with the square of the text would not end within the limit.
  for (const unit of [
    "*a",
    "1W ",
    "a:",
    "\n",
    "{",
    "~ ",
    "&amp;",
    "[b]",
    "> ",
    "a\n\n",
    "//\n",
    "X\nInstant\n\n",
    '" ',
    "\\",
  ]) {
    it(`of a hostile text is no trouble: ${JSON.stringify(unit)}`, () => {
      expect(parseCardDocument(`Ox {G}\nCreature — Ox\n${unit.repeat(30_000)}`).cards.length).toBeGreaterThan(0);
    }, 20_000);
  }
});

describe("any text", () => {
  it("is read without an error, with spans that nest and cover", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = parseCardDocument(text);
        checkSpans(document);
      }),
      { numRuns: 500 },
    );
  });
});

/** Every piece lies in its face, every face in its card; no letter of a card is outside its faces, comments and separators. */
function checkSpans({ text, cards, problems, fileComments }: CardDocument): void {
  let end = 0;
  for (const card of cards) {
    expect(card.start).toBeGreaterThanOrEqual(end);
    expect(text.slice(card.start, card.end)).toBe(card.text);
    end = card.end;
    const parts: Span[] = [
      ...card.faces.map((face) => face.span),
      ...card.comments.map(({ span }) => span),
      ...card.separators,
    ];
    for (let i = 0; i < card.text.length; i++) {
      if (/[^\s\uFEFF]/.test(card.text[i]!)) expect(parts.some(([from, to]) => from <= i && i < to)).toBe(true);
    }
    for (const face of card.faces) {
      const pieces: Span[] = [
        face.name.span,
        face.typeLine.span,
        ...face.lines.map((line): Span => [line.start, line.end]),
      ];
      if (face.manaCost) pieces.push(face.manaCost.span, ...face.manaCost.symbols.map(({ span }) => span));
      if (face.stats) pieces.push(face.stats.span);
      pieces.push(...face.metadata.flatMap((entry) => [entry.span, entry.value.span]));
      for (const [from, to] of pieces) {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThanOrEqual(face.span[0]);
        expect(to).toBeLessThanOrEqual(face.span[1]);
      }
    }
  }
  for (const { span } of [...problems, ...fileComments]) {
    expect(0 <= span[0] && span[0] <= span[1] && span[1] <= text.length).toBe(true);
  }
}
