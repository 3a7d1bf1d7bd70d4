/** (f) Lines of different cards with one tree: each group must be one meaning. */
import type { LineOfCard } from "./changedCards.ts";
import { meaningKey, walkTree } from "../../engine/src/grammar/tree.ts";

/** Wordings by the meaning of the line, each with the card it was first seen on. */
export type LinesByMeaning = Map<string, Map<string, string>>;

/** Files a line under its meaning. How a card calls itself is one word on all cards, and reminder text is none. */
export function fileByMeaning(of: LineOfCard, byMeaning: LinesByMeaning): void {
  const face = of.original.faces[of.face]!;
  const ability = face.abilities.find(({ span }) => span[0] === of.words[0]?.start);
  if (!ability || ability.tree.modes || ability.tree.rows || ability.tree.kind === "reminderLine") return;
  const key = meaningKey(ability.tree);
  const wordings = byMeaning.get(key) ?? new Map<string, string>();
  let text = of.text;
  const selves = [...walkTree(ability.tree)].flatMap(({ kind, span }) => (kind === "self" && span ? [span] : []));
  for (const [from, to] of selves.sort((a, b) => b[0] - a[0]))
    text = `${text.slice(0, from - of.start)}~${text.slice(to - of.start)}`;
  text = text.replaceAll(/ ?\([^()]*\)/g, "");
  if (!wordings.has(text)) wordings.set(text, of.card.name);
  byMeaning.set(key, wordings);
}

/** The groups of lines that are worded differently and have one tree. */
export function differentlyWorded(byMeaning: LinesByMeaning): string[][] {
  return [...byMeaning.values()].filter(({ size }) => size > 1).map((wordings) => [...wordings.keys()]);
}
