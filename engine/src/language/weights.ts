/**
 * How usual the templates and lexicon entries of the grammar are: counts over a corpus of cards, in all and by the rule in
 * which they stand. No word sequences of cards are kept.
 */
import { templateCounts } from "./templateCounts.ts";

/** The context of what stands in a line itself: instants and sorceries say other things than permanents. */
export function lineContext(typeLine: string): string {
  return /\b(?:instant|sorcery)\b/i.test(typeLine) ? "spell line" : "line";
}

const hashes = new Map<string, number>();

/** A number for a text; the same text always gets the same. */
function hashOf(text: string): number {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = 5381;
    for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0;
    hashes.set(text, hash);
  }
  return hash;
}

/** The number by which the uses of a way through a template are counted; with a context, its uses there. */
function keyOf(rule: string, source: string, variant: number, context: string): number {
  const own =
    Math.imul(hashOf(source) ^ Math.imul(variant + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(hashOf(rule), 0xc2b2ae35);
  return (Math.imul(own ^ (own >>> 15), 0x27d4eb2f) ^ Math.imul(hashOf(context), 0x165667b1)) >>> 0;
}

/** The same as a short name, as the counts are kept. */
export function templateKey(rule: string, source: string, variant = 0, context = ""): string {
  return keyOf(rule, source, variant, context).toString(36);
}

/** What stands for the source of a template where words are of no list: numbers, symbols, the card's own name. */
export function openSource(kind: string): string {
  return `open ${kind}`;
}

let counts: Map<number, number> | undefined;

/** How often a way through a template is used, in all or in a context; 0 for those that hardly any card uses. */
export function templateWeight(rule: string, source: string, variant = 0, context = ""): number {
  if (!counts) {
    counts = new Map();
    for (const item of templateCounts.split(/\s+/)) {
      const [name, count] = item.split(":");
      if (name && count) counts.set(Number.parseInt(name, 36), Number(count));
    }
  }
  return counts.get(keyOf(rule, source, variant, context)) ?? 0;
}
