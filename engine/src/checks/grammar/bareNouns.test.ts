import { expect, it } from "vitest";
import { parseCard } from "../../cards/parseCards.ts";
import { exampleCard } from "../examples.ts";
import { checkCard } from "../judge.ts";

const codesOf = (example: string): readonly string[] =>
  checkCard(parseCard(exampleCard(example).text)).map(({ code }) => code);

it("a bare noun with a verb for several is told of once", () => {
  expect(codesOf("Enchantment | Creature you control get +1/+1.")).toEqual(["bare-singular-noun"]);
  expect(codesOf("Enchantment | Other Elf you control get +1/+1 and have flying.")).toEqual(["bare-singular-noun"]);
  expect(codesOf("Creature — Elf | Whenever creature you control attack, draw a card.")).toEqual([
    "bare-singular-noun",
  ]);
});

it("verbs of others are still told of", () => {
  expect(codesOf("Creature — Elf | Whenever a creature you control attack, draw a card.")).toEqual(["wrong-word-form"]);
  expect(codesOf("Sorcery | Defending player lose 1 life.")).toContain("wrong-word-form");
});
