/** How usual the templates and lexicon entries of the grammar are: counts over a corpus of cards, no word sequences. */
import { templateCounts } from "./templateCounts.ts";

/** A short name for a template, by which counts are kept. */
export function templateKey(rule: string, source: string): string {
  let hash = 5381;
  const text = `${rule}|${source}`;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
  return hash.toString(36);
}

let counts: Map<string, number> | undefined;

/** How many cards use a template; 0 for those that none does. */
export function templateWeight(rule: string, source: string): number {
  if (!counts) {
    counts = new Map();
    for (const item of templateCounts.split(/\s+/)) {
      const [key, count] = item.split(":");
      if (key && count) counts.set(key, Number(count));
    }
  }
  return counts.get(templateKey(rule, source)) ?? 0;
}
