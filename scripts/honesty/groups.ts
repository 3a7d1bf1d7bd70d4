/** (f) Lines of different cards with one tree: each group must be one meaning. */
import type { LineOfCard } from "./changedCards.ts";
import { meaningKey } from "../../engine/src/grammar/tree.ts";

/** Wordings by the meaning of the line, each with the card it was first seen on. */
export type LinesByMeaning = Map<string, Map<string, string>>;

/** Files a line under its meaning. The card's own name is the same word on all cards. */
export function fileByMeaning(of: LineOfCard, byMeaning: LinesByMeaning): void {
  const face = of.original.faces[of.face]!;
  const ability = face.abilities.find(({ span }) => span[0] === of.words[0]?.start);
  if (!ability || ability.tree.modes || ability.tree.rows || ability.tree.kind === "reminderLine") return;
  const key = meaningKey(ability.tree);
  const wordings = byMeaning.get(key) ?? new Map<string, string>();
  const names = Object.values(face.names as unknown as Record<string, string>).sort((a, b) => b.length - a.length);
  let text = of.text;
  for (const name of names) text = text.replaceAll(name, "~");
  if (!wordings.has(text)) wordings.set(text, of.card.name);
  byMeaning.set(key, wordings);
}

/** The groups of lines that are worded differently and have one tree. */
export function differentlyWorded(byMeaning: LinesByMeaning): string[][] {
  return [...byMeaning.values()].filter(({ size }) => size > 1).map((wordings) => [...wordings.keys()]);
}
