import { DocumentHighlightKind } from "vscode-languageserver";
import { expect, test } from "vitest";
import { highlightsAt } from "./document-highlight.ts";
import { referentHints } from "./inlay-hint.ts";
import { open, wordsAt } from "./testing/fixture.ts";

/** The words that are highlighted with the cursor at `$0`: what names the thing, then what speaks of it. */
function together(marked: string) {
  const { file, positions } = open(marked);
  const found = highlightsAt(file, file.document.offsetAt(positions[0]!));
  const of = (kind: DocumentHighlightKind) =>
    found.filter((each) => each.kind === kind).map(({ range }) => wordsAt(file, range));
  return { named: of(DocumentHighlightKind.Write), again: of(DocumentHighlightKind.Read) };
}

test("with the cursor on a word that looks back, what it means is highlighted", () => {
  expect(together("Destroy target creature. $0Its controller loses 2 life.")).toEqual({
    named: ["target creature"],
    again: ["Its"],
  });
  expect(together("Target creature gets +1/+1 until end of turn. Untap that cre$0ature.").named).toEqual([
    "Target creature",
  ]);
});

test("with the cursor on what is spoken of again, everything that speaks of it is", () => {
  const { named, again } = together(
    "Exile target cr$0eature. Its controller may search their library for a land card.",
  );
  expect(named).toEqual(["target creature"]);
  expect(again).toEqual(["Its"]);
});

test("words of which nothing speaks again have no highlight of ours, nor has a place outside of the rules text", () => {
  expect(together("Destroy target cr$0eature.")).toEqual({ named: [], again: [] });
  expect(
    together("\nTest$0 Card {1}{R}\nInstant\nDestroy target creature. Its controller draws a card.\n").named,
  ).toEqual([]);
});

test("hints name what a word means, and number targets where there are several", () => {
  const { file } = open("Destroy target creature. Its controller loses 2 life.");
  const whole = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  const hints = referentHints(file, whole);
  expect(hints.map(({ label, position }) => [label, position])).toEqual([
    ["= target creature", { line: 2, character: "Destroy target creature. Its".length }],
  ]);
  const two = open("Target creature you control fights target creature you don't control.").file;
  expect(referentHints(two, whole).map(({ label }) => label)).toEqual(["1", "2"]);
  expect(referentHints(file, { start: whole.start, end: { line: 1, character: 0 } })).toEqual([]);
});
