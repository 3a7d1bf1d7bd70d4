import { expect, test } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { readings } from "./card-analysis.ts";
import { findingsOf } from "./diagnostics.ts";
import { defaultSettings } from "../settings.ts";
import { OpenFiles, cardAt } from "./open-files.ts";
import { anyTurn } from "./testing/fixture.ts";

const uri = "file:///set.cards";
const card = (index: number) => `Card Number ${index} {1}{R}\nInstant\nDraw ${index} cards.\n`;
const cards = Array.from({ length: 40 }, (_, index) => card(index + 2));

/** How many cards are read when a version of the file is looked through. */
async function readFor(files: OpenFiles, document: TextDocument): Promise<number> {
  const before = readings.cards;
  await findingsOf(files.of(document), defaultSettings, anyTurn());
  return readings.cards - before;
}

test("an edit inside one card reads one card again; no edit reads none", async () => {
  const files = new OpenFiles();
  const document = TextDocument.create(uri, "cards", 1, cards.join("\n"));
  expect(await readFor(files, document)).toBe(40);
  expect(await readFor(files, document)).toBe(0);

  const at = document.positionAt(document.getText().indexOf("Draw 7 cards") + 5);
  TextDocument.update(
    document,
    [{ range: { start: at, end: { ...at, character: at.character + 1 } }, text: "three" }],
    2,
  );
  expect(await readFor(files, document)).toBe(1);

  const start = { line: 0, character: 0 };
  TextDocument.update(document, [{ range: { start, end: start }, text: "// a note for the file\n\n" }], 3);
  expect(await readFor(files, document)).toBe(0);
});

test("places follow when a card above grows", async () => {
  const files = new OpenFiles();
  const wrong = "Odd Card {R}\nInstant\nFrobnicate the whatsit.\n";
  const document = TextDocument.create(uri, "cards", 1, `${card(2)}\n${wrong}`);
  const place = async () => {
    const file = files.of(document);
    const [found] = await findingsOf(file, defaultSettings, anyTurn());
    return document.getText().slice(found!.base + found!.finding.span[0], found!.base + found!.finding.span[1]);
  };
  const before = await place();
  const start = { line: 2, character: 0 };
  TextDocument.update(document, [{ range: { start, end: start }, text: "You gain 3 life.\n" }], 2);
  expect(await place()).toBe(before);
});

test("the beginning of a new file holds its first cards, and no card is read twice", async () => {
  const files = new OpenFiles();
  const document = TextDocument.create(uri, "cards", 1, cards.join("\n"));
  const beginning = files.beginningOf(document, 10);
  expect(beginning?.cards).toHaveLength(10);
  expect(beginning?.source.cardsLeft).toBe(30);
  const before = readings.cards;
  await findingsOf(beginning!, defaultSettings, anyTurn());
  expect(readings.cards - before).toBe(10);
  const whole = files.of(document);
  expect(whole.cards).toHaveLength(40);
  expect(whole.cards.slice(0, 10).map(({ analysis }) => analysis)).toEqual(
    beginning!.cards.map(({ analysis }) => analysis),
  );
  expect(await readFor(files, document)).toBe(30);
  expect(files.beginningOf(document, 10)).toBeUndefined();
});

test("a short file has no beginning of its own; one whose cards nobody has looked at is given whole", () => {
  const short = TextDocument.create(uri, "cards", 1, cards.slice(0, 10).join("\n"));
  expect(new OpenFiles().beginningOf(short, 10)).toBeUndefined();
  const files = new OpenFiles();
  const document = TextDocument.create(uri, "cards", 1, cards.join("\n"));
  const whole = files.of(document);
  expect(files.beginningOf(document, 10)).toBe(whole);
});

test("a closed file is forgotten", async () => {
  const files = new OpenFiles();
  const document = TextDocument.create(uri, "cards", 1, cards.join("\n"));
  await readFor(files, document);
  files.forget(uri);
  expect(await readFor(files, document)).toBe(40);
});

test("finds the card at an offset, its end included, and none between cards", () => {
  const document = TextDocument.create(uri, "cards", 1, `${card(2)}\n\n\n${card(3)}`);
  const file = new OpenFiles().of(document);
  const [first, second] = file.cards;
  expect(cardAt(file, 0)).toBe(first);
  expect(cardAt(file, first!.source.end)).toBe(first);
  expect(cardAt(file, first!.source.end + 1)).toBeUndefined();
  expect(cardAt(file, second!.source.start + 4)).toBe(second);
});
