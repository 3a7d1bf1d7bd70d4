import { expect, test } from "vitest";
import type { DocumentSymbol } from "vscode-languageserver";
import { documentSymbols } from "./document-symbol.ts";
import { open } from "./testing/fixture.ts";

function outline(text: string): string[] {
  const lines = (symbol: DocumentSymbol, depth: number): string[] => [
    `${"  ".repeat(depth)}${symbol.name}${symbol.detail ? ` · ${symbol.detail}` : ""}`,
    ...(symbol.children ?? []).flatMap((child) => lines(child, depth + 1)),
  ];
  return documentSymbols(open(text).file).flatMap((symbol) => lines(symbol, 0));
}

test("shows cards, their abilities, and other faces below the first", () => {
  const text =
    "\nOne {R}\nCreature — Goblin\nHaste\n1/1\n\nDay {W}\nInstant\nDraw a card.\n//\nNight {B}\nSorcery\nYou lose 1 life.\n";
  expect(outline(text)).toEqual([
    "One · Creature — Goblin",
    "  Haste",
    "Day · Instant",
    "  Draw a card.",
    "  Night · Sorcery",
    "    You lose 1 life.",
  ]);
});

test("every symbol's own name lies within it", () => {
  const { file } = open(
    "\n// note\nDay {W}\nInstant\nDraw a card.\n//\nNight {B}\nSorcery\nYou lose 1 life.\nRarity: rare\n",
  );
  const check = ({ range, selectionRange, children }: DocumentSymbol) => {
    const offset = file.document.offsetAt.bind(file.document);
    expect(offset(selectionRange.start)).toBeGreaterThanOrEqual(offset(range.start));
    expect(offset(selectionRange.end)).toBeLessThanOrEqual(offset(range.end));
    children?.forEach(check);
  };
  documentSymbols(file).forEach(check);
});
