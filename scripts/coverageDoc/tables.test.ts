import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { countCorpus, tablesOf } from "./tables.ts";

test("cards and lines are counted by year, layout and kind, and no card is quoted", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "coverage-doc-"));
  try {
    const file = path.join(folder, "cards.jsonl");
    const card = (name: string, year: number, typeLine: string, text: string, core = true): string =>
      JSON.stringify({
        name,
        manaCost: "{R}",
        typeLine,
        text,
        layout: "normal",
        year,
        core,
        power: "1",
        toughness: "1",
      });
    const cards = [
      card("Soot Herald", 2024, "Creature — Goblin", "Flying\nWhen this creature enters, draw a card."),
      card(
        "Soot Lord",
        2024,
        "Creature — Goblin",
        "Whenever this creature frobnicates, draw a card.\n{T}: Destroy it.",
      ),
      card("Ash Bolt", 1999, "Creature — Goblin", "When this creature dies, draw a card."),
      card("Odd Ox", 2024, "Sorcery", "Draw two cards.", false),
    ];
    writeFileSync(file, cards.join("\n"));
    const counts = countCorpus(file);
    expect(counts.cards).toBe(3);
    expect(counts.years.get("2024")).toEqual({ all: 2, read: 1, exact: 1, unclean: 1 });
    expect(counts.years.get("before 2015")).toEqual({ all: 1, read: 1, exact: 1, unclean: 0 });
    expect(counts.abilities.get("triggered")).toMatchObject({ all: 3, read: 2, exact: 2 });
    expect(counts.abilities.get("keyword abilities")).toMatchObject({ all: 1, exact: 1 });
    expect(counts.codes.get("reference-to-nothing")).toBe(1);
    const tables = tablesOf(counts);
    expect(tables).toContain("| 2024 | 2 | 50.0 % | 50.0 % | 50.0 % |");
    expect(tables).not.toMatch(/Soot|draw/i);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
