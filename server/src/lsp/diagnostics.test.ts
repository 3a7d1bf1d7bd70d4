import { expect, test } from "vitest";
import { DiagnosticSeverity } from "vscode-languageserver";
import { type Settings, defaultSettings } from "../settings.ts";
import { diagnosticOf, findingsOf } from "./diagnostics.ts";
import { anyTurn, open, wordsAt } from "./testing/fixture.ts";

/** What is said about a text: `code on "words"`, with the severity for those who ask. */
async function said(text: string, changes: Partial<Settings> = {}) {
  const { file } = open(text);
  const settings = { ...defaultSettings, ...changes };
  const findings = await findingsOf(file, settings, anyTurn());
  return findings.map((finding) => {
    const diagnostic = diagnosticOf(file, finding, settings);
    return { ...diagnostic, says: `${diagnostic.code} on "${wordsAt(file, diagnostic.range)}"` };
  });
}

const odd = "Frobnicate the whatsit.";

test("a check's message tells what, why, what to do and the rules, each on a line", async () => {
  const [found] = await said("Sacrifice target creature.");
  expect(found?.says).toBe('sacrifice-of-target on "Sacrifice target creature"');
  expect(found?.severity).toBe(DiagnosticSeverity.Error);
  expect(String(found?.message).split("\n").length).toBeGreaterThanOrEqual(4);
  expect(found?.message).toMatch(/Rules: 701\.21a$/);
});

test("words nobody understands are an information; the setting decides otherwise", async () => {
  const [found] = await said(odd);
  expect(found).toMatchObject({ code: "not-understood", severity: DiagnosticSeverity.Information });
  expect((await said(odd, { "check.notUnderstood": "warning" }))[0]?.severity).toBe(DiagnosticSeverity.Warning);
  expect(await said(odd, { "check.notUnderstood": "off" })).toEqual([]);
});

test("severities by code, and comments that allow a code on a card or in the file", async () => {
  const card = (name: string) => `${name} {R}\nInstant\n${odd}\n`;
  const quiet = { "check.severities": { "not-understood": "hint" } } as const;
  expect((await said(odd, quiet))[0]?.severity).toBe(DiagnosticSeverity.Hint);
  const allow = "// cardwright: allow not-understood\n";
  expect(await said(`\n${card("One")}\n${allow}${card("Two")}`)).toHaveLength(1);
  expect(await said(`\n${allow}\n${card("One")}\n${card("Two")}`)).toHaveLength(0);
});

test("messages come in the order of the text", async () => {
  const found = await said(`\nOne {R}\nInstant\n${odd}\n\nTwo {R}\nCreature -- Goblin\n${odd}\n1/1\n`);
  expect(found.map(({ range }) => range.start.line)).toEqual([2, 5, 6]);
});
