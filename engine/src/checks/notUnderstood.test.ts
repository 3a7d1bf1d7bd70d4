import { expect, test } from "vitest";
import { parseCardDocument } from "../cards/index.ts";
import { repairOf } from "../language/meaning/repairs.ts";
import { checkCard } from "./judge.ts";
import { notUnderstoodCode } from "./notUnderstood.ts";
import { misspeltWord } from "./wording/misspelt-word.ts";

/** The message about what is not understood in a rules text, the words it marks, and the text its fix makes. */
function told(rules: string, explainFully = false) {
  const [card] = parseCardDocument(`Soot Herald {1}{R}\nCreature — Goblin\n${rules}\n1/1\n`).cards;
  const found = checkCard(card!, undefined, { explainFully }).filter(
    ({ code }) => code === notUnderstoodCode || code === misspeltWord.code,
  );
  return found.map(({ message, span, fixes }) => {
    const [edit] = fixes[0]?.edits ?? [];
    const mended = edit && card!.text.slice(0, edit.span[0]) + edit.text + card!.text.slice(edit.span[1]);
    return { message, words: card!.text.slice(...span), mended: mended?.split("\n")[2] };
  });
}

test("a misspelt word: it alone is marked, with what was understood before and what was meant", () => {
  expect(told("{T}: Destroy target craeture.")).toEqual([
    {
      message: "“craeture” is spelt “creature” here.",
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

test.each([
  ["Destory target creature.", "Destory", "Destroy target creature."],
  ["Elfs you control get +1/+1.", "Elfs", "Elves you control get +1/+1."],
  [
    "{T}: Counter target spell unless it's controller pays {2}.",
    "it's",
    "{T}: Counter target spell unless its controller pays {2}.",
  ],
  ["At the beginning of you upkeep, draw a card.", "you", "At the beginning of your upkeep, draw a card."],
  ["When ever this creature attacks, draw a card.", "When ever", "Whenever this creature attacks, draw a card."],
  [
    "Whenever you cast a non-creature spell, draw a card.",
    "non-creature",
    "Whenever you cast a noncreature spell, draw a card.",
  ],
  ["Whenever one of more creatures attack, draw a card.", "of", "Whenever one or more creatures attack, draw a card."],
  ["This creature dont untap during your untap step.", "dont", "This creature doesn't untap during your untap step."],
  ["{T}: Scry 2 then draw a card.", "2", "{T}: Scry 2, then draw a card."],
  ["Flying, hast", "hast", "Flying, haste"],
  ["{T}: You gain 1 live.", "live", "{T}: You gain 1 life."],
])("a slip is told once, and its fix is understood: %s", (typed, words, mended) => {
  for (const explainFully of [true, false]) expect(told(typed, explainFully)).toMatchObject([{ words, mended }]);
  expect(told(mended)).toEqual([]);
  const [card] = parseCardDocument(`Soot Herald {1}{R}\nCreature — Goblin\n${typed}\n1/1\n`).cards;
  expect(checkCard(card!)).toHaveLength(1);
});

test("nothing is proposed that is not understood itself", () => {
  for (const typed of ["{T}: Destroy target xylophone.", "Creatures your frobnicate get +1/+1."])
    expect(told(typed, true)).toMatchObject([{ mended: undefined }]);
});

/** Every mending that is tried of a text that stops being understood at a word. */
function tried(text: string, word: string): readonly string[] {
  const texts: string[] = [];
  repairOf(text, text.indexOf(word), (mended) => {
    texts.push(mended);
    return 0;
  });
  return texts;
}

test.each([
  ["Whenever Glass enters, draw a card.", "Glass"],
  ["Exile boss graveyard.", "boss"],
  ["Look at gas hand.", "gas"],
  ["{T}: Gas deals 1 damage to any target.", "Gas"],
])("no owner is made of a word in -ss or of three letters: %s", (text, word) => {
  expect(tried(text, word).filter((mended) => mended.includes("'"))).toEqual([]);
});

test("an owner is made of a longer word in -s", () => {
  expect(tried("Exile players graveyard.", "players")).toEqual(
    expect.arrayContaining(["Exile player's graveyard.", "Exile players' graveyard."]),
  );
});
