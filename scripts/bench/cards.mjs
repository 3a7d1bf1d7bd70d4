import { readFile } from "node:fs/promises";
import path from "node:path";
import { root } from "../../test/host/folder.mjs";

const FIRST = [
  "Ashen",
  "Brass",
  "Cinder",
  "Dusk",
  "Ember",
  "Frost",
  "Gale",
  "Hollow",
  "Iron",
  "Jade",
  "Kindled",
  "Lost",
];

/**
 * Card files of any number of cards, made from our samples: each copy has a name of its own and, where the text has numbers,
 * other numbers, so that no two cards are alike.
 */
export async function cardsFromSamples(count) {
  const text = await readFile(path.join(root, "samples", "emberfall.cards"), "utf8");
  const samples = text
    .split(/\n\s*\n/)
    .map((card) => card.replace(/^\s*\/\/ .*\n?/gm, "").trim())
    .filter((card) => card.includes("\n"));
  const cards = [];
  for (let i = 0; i < count; i++) {
    const copy = Math.floor(i / samples.length);
    const sample = samples[i % samples.length];
    if (copy === 0) cards.push(sample);
    else {
      const name = /^[^\n{]+/.exec(sample)[0].trim();
      const short = name.split(",")[0];
      const prefix = `${FIRST[copy % FIRST.length]}${copy >= FIRST.length ? ` ${"x".repeat(Math.floor(copy / FIRST.length))}` : ""}`;
      const renamed = sample.replaceAll(short, `${prefix} ${short}`);
      cards.push(renamed.replaceAll(/(?<=[a-z] )(\d)(?= [a-z])/g, (digit) => String(1 + ((Number(digit) + copy) % 9))));
    }
  }
  return cards;
}
