/** Template usage counts over a corpus; the cards kept apart (names whose SHA-1 begins with 0 or 1) are not counted. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { oracleGrammar } from "../../engine/src/language/grammar.ts";
import { readFace } from "../../engine/src/language/read.ts";
import { templateKey } from "../../engine/src/language/weights.ts";

interface CardLine {
  readonly name: string;
  readonly core?: boolean;
  readonly typeLine: string;
  readonly text?: string;
  readonly faces?: readonly CardLine[];
}

/** `[template key, cards that use it]`, by key. */
export function countTemplates(file: string): [string, number][] {
  const { definitions } = oracleGrammar();
  const cardsUsing = new Map<number, number>();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (!line.trim()) continue;
    const card = JSON.parse(line) as CardLine;
    if (card.core === false || /^[01]/.test(createHash("sha1").update(card.name).digest("hex"))) continue;
    const used = new Set<number>();
    for (const face of card.faces ?? [card]) {
      const lines = (face.text ?? "").split("\n").map((text) => ({ text, start: 0 }));
      for (const reading of readFace({ name: face.name, typeLine: face.typeLine, lines }).lines)
        for (const id of reading.templates) used.add(id);
    }
    for (const id of used) cardsUsing.set(id, (cardsUsing.get(id) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  for (const [id, count] of cardsUsing) {
    const definition = definitions[id]!;
    const key = templateKey(definition.rule, definition.source);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].filter(([, count]) => count > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}
