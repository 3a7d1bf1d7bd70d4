/**
 * Helpers for the tests of card files.
 */
import fc from "fast-check";
import type { CardDocument, FormProblem, SourceEdit } from "./cardSource.ts";

/** A card in one short line a piece, for comparison in tests. */
export function outline(document: CardDocument): string[] {
  return document.cards.flatMap((card) => [
    ...card.faces.flatMap((face, order) => [
      `${order > 0 ? "// " : ""}${face.name.text} | ${face.manaCost?.symbols.map(({ canonical }) => canonical).join("") ?? "-"} | ${face.typeLine.canonical}`,
      ...face.lines.map((line) => `  ${line.canonical}`),
      ...(face.stats
        ? [
            face.stats.kind === "powerToughness"
              ? `  = ${face.stats.power.text}/${face.stats.toughness.text}`
              : `  = ${face.stats.kind} ${face.stats.value.text}`,
          ]
        : []),
      ...face.metadata.map(({ key, value }) => `  ${key}: ${value.text}`),
    ]),
  ]);
}

/** Code and marked words of each problem. */
export function problemsOf(document: CardDocument): string[] {
  return document.problems.map(({ code, span }) => `${code}: ${document.text.slice(span[0], span[1])}`);
}

/** A text after the fix of one problem. */
export function afterFix(text: string, problem: FormProblem): string {
  return applyEdits(text, problem.fix?.edits ?? []);
}

/** A text after edits that do not overlap. */
export function applyEdits(text: string, edits: readonly SourceEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])) {
    if (edit.span[0] < at) throw new Error("edits overlap");
    result += text.slice(at, edit.span[0]) + edit.text;
    at = edit.span[1];
  }
  return result + text.slice(at);
}

const LINES = [
  "Soot Herald {1}{R}",
  "Ash Runner 1R",
  "Plan B",
  "**Tide Caller** {2}{U}",
  "Name: Grim Ox",
  "Cost: 2GG",
  "{2}{G}",
  "Creature — Goblin Scout",
  "Creature - Elf 2/1",
  "Legendary Creature Elf Wizard (R)",
  "Type: Planeswalker -- Foo",
  "Instant",
  "Land",
  "Haste",
  "Flying, *vigilance*",
  "When ~ enters, CARDNAME deals 1 damage to any target.",
  "1WU, T: Draw a card.",
  "T: Add G or U.",
  "Ward 2",
  "-3: You win the game.",
  "Choose one -",
  "- Draw a card.",
  "• You gain 2 life.",
  "> Tap target creature.",
  "*It burns.*",
  '"Ash!" —Someone',
  "[b]Trample[/b]&nbsp;x<br>Reach",
  "2/1",
  "\\*/\\*",
  "Loyalty: 4",
  "[4]",
  "Rarity: common",
  "Flavour Text: Words.",
  "// a comment",
  "// cardwright: allow field-label, bare-mana",
  '// expect no-card on "x"',
  "// expect simulate: you have 19 life",
  "//",
  "---",
  "",
  "",
  "   ",
  "LEVEL 1-4",
];

/** Texts made of pieces of card files in any order, with any line ends: far more telling than random letters. */
export const cardLikeText: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...LINES) }, fc.string({ maxLength: 12 })),
      fc.constantFrom("\n", "\n", "\n\n", "\r\n"),
    ),
    {
      maxLength: 24,
    },
  )
  .map((pieces) => pieces.map(([line, end]) => line + end).join(""));

/** Any text at all. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  cardLikeText,
  fc.string({ maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.string({ unit: fc.constantFrom(...'ab1X{}()[]<>*_`~#>&\\/-—:;.,"“” \n\r\t'), maxLength: 120 }),
);
