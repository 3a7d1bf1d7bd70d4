import { expect, test } from "vitest";
import { semanticTokens, tokenTypes, tokensOf } from "./semantic-tokens.ts";
import { anyTurn, open } from "./testing/fixture.ts";

function tokens(text: string): string[] {
  const { file } = open(text);
  return file.cards.flatMap((card) =>
    tokensOf(card).map(({ span, type }) => `${type}: ${card.source.text.slice(...span)}`),
  );
}

test("colours names, keywords, actions and the card's own name, and nothing else", () => {
  expect(
    tokens(
      "\nSpark Guard {R}\nCreature — Goblin\nHaste, ward {2}\n{T}: Destroy target artifact. Spark Guard gets +1/+1.\n1/1\n",
    ),
  ).toEqual(["class: Spark Guard", "keyword: Haste", "keyword: ward", "function: Destroy", "variable: Spark Guard"]);
});

test("reminder text is one token, even with symbols in it", () => {
  expect(tokens("\nTest {R}\nCreature — Goblin\nWard {2} (Pay {2} or it is countered.)\n1/1\n")).toContain(
    "comment: (Pay {2} or it is countered.)",
  );
});

test("tokens come in order and only from the asked lines", async () => {
  const { file } = open("\nOne {R}\nInstant\nDraw a card.\n\nTwo {R}\nInstant\nDraw a card.\n");
  const { data } = await semanticTokens(file, anyTurn(), [0, 2]);
  expect(data.slice(0, 5)).toEqual([0, 0, 3, tokenTypes.indexOf("class"), 0]);
  const all = await semanticTokens(file, anyTurn());
  expect(all.data.length).toBe(2 * data.length);
});
