import { expect, test } from "vitest";
import { parseCardDocument } from "../cards/index.ts";
import { checkCard } from "./judge.ts";
import { notUnderstoodCode } from "./notUnderstood.ts";

/** The message about what is not understood in a rules text, the words it marks, and the text its fix makes. */
function told(rules: string, explainFully = false) {
  const [card] = parseCardDocument(`Soot Herald {1}{R}\nCreature — Goblin\n${rules}\n1/1\n`).cards;
  const found = checkCard(card!, undefined, { explainFully }).filter(({ code }) => code === notUnderstoodCode);
  return found.map(({ message, span, fixes }) => {
    const [edit] = fixes[0]?.edits ?? [];
    const mended = edit && card!.text.slice(0, edit.span[0]) + edit.text + card!.text.slice(edit.span[1]);
    return { message, words: card!.text.slice(...span), mended: mended?.split("\n")[2] };
  });
}

test("a misspelt word: it alone is marked, with what was understood before and what was meant", () => {
  expect(told("{T}: Destroy target craeture.")).toEqual([
    {
      message: "“craeture” is not understood after “{T}: Destroy target”; did you mean “creature”?",
      words: "craeture",
      mended: "{T}: Destroy target creature.",
    },
  ]);
  expect(told("{T}: Destroy target craeture.", true)).toEqual(told("{T}: Destroy target craeture."));
  expect(told("Flyng")[0]).toMatchObject({ message: "“Flyng” is not understood here; did you mean “Flying”?" });
});

test("a later word of a later sentence is marked where it stands", () => {
  expect(told("{T}: Draw a card. Then discrad a card.")).toMatchObject([{ words: "discrad" }]);
  expect(told("When this creature enters the battlefeild, draw a card.")).toMatchObject([{ words: "battlefeild" }]);
});

test("a word that is like no other: what could stand there, in whole words", () => {
  const [{ message, words, mended } = { message: "", words: "", mended: "" }] = told(
    "{T}: Destroy target xylophone.",
    true,
  );
  expect(words).toBe("xylophone");
  expect(message).toMatch(
    /^“xylophone” is not understood after “\{T\}: Destroy target”; “\p{L}{2}.* could stand there\.$/u,
  );
  expect(message).not.toMatch(/“non”|“[,;]/);
  expect(mended).toBeUndefined();
});
