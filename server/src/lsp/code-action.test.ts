import { expect, test } from "vitest";
import { CodeActionKind, type TextDocumentEdit } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defaultSettings } from "../settings.ts";
import { codeActions, fixAllKind } from "./code-action.ts";
import { anyTurn, open } from "./testing/fixture.ts";

/** What is offered at the `$0` of a text: titles with the text after taking the offer. */
async function offers(marked: string, only?: string[]) {
  const { file, positions } = open(marked);
  const place = positions[0] ?? { line: 0, character: 0 };
  const actions = await codeActions(file, { start: place, end: place }, only, defaultSettings, anyTurn());
  return actions.map((action) => {
    const edits = (action.edit!.documentChanges as TextDocumentEdit[]).flatMap((change) => change.edits);
    return { ...action, after: TextDocument.applyEdits(file.document, edits as never) };
  });
}

const hyphen = "\nPlain Herald {1}{R}\nCreature $0-- Goblin Scout\nHaste\n2/1\n";

test("a safe fix comes first, is preferred, and changes only its words", async () => {
  const [first] = await offers(hyphen);
  expect(first).toMatchObject({ kind: CodeActionKind.QuickFix, isPreferred: true });
  expect(first!.diagnostics).toHaveLength(1);
  expect(first!.after).toBe("Plain Herald {1}{R}\nCreature — Goblin Scout\nHaste\n2/1\n");
});

test("an unsafe fix says so and is never preferred", async () => {
  const unsafe = (await offers("$0Sacrifice target creature.")).filter(({ title }) =>
    /may change what the card does/.test(title),
  );
  expect(unsafe.length).toBeGreaterThan(0);
  expect(unsafe.every(({ isPreferred }) => !isPreferred)).toBe(true);
});

test("a message can be allowed on its card alone: by a comment above it, below it on the first card", async () => {
  const other = "One {R}\nInstant\nDraw a card.\n";
  const allow = async (text: string) => (await offers(text)).find(({ title }) => /^Allow/.test(title))!.after;
  const second = await allow(`\n${other}${hyphen}`);
  expect(second).toContain(`${other}\n// cardwright: allow hyphen-for-dash\nPlain Herald`);
  const first = await allow(`${hyphen}\n${other}`);
  expect(first).toContain("2/1\n// cardwright: allow hyphen-for-dash\n\nOne {R}");
  for (const text of [first, second]) {
    const { allows, cards } = open(`\n${text}`).file.source;
    expect(allows).toEqual([]);
    expect(cards.filter((card) => card.allows.length > 0).map((card) => card.faces[0]!.name.text)).toEqual([
      "Plain Herald",
    ]);
  }
});

test("fixing all takes the safe fixes of the whole file and no other", async () => {
  const text =
    "\nOne {R}\nCreature -- Goblin\nHaste\n1/1\n\nTwo {R}\nSorcery\nSacrifice target creature.\n\nThree {R}\nCreature -- Elf\n1/1\n";
  const [all, ...others] = await offers(text, [CodeActionKind.SourceFixAll]);
  expect(others).toEqual([]);
  expect(all?.kind).toBe(fixAllKind);
  expect(all?.after).toBe(text.slice(1).replaceAll("--", "—"));
});

test("nothing is offered where nothing is wrong", async () => {
  expect(await offers("Draw $0a card.")).toEqual([]);
});
