/** (e) Every prefix of a text is read without throwing, and every word of it belongs to a node. */
import { corpusCardSource, type CorpusCard, readCard } from "../../engine/src/cards/index.ts";
import { checkCard } from "../../engine/src/checks/index.ts";
import { isNode, type TreeNode } from "../../engine/src/grammar/tree.ts";
import { type Word, wordsOf } from "../../engine/src/text/words.ts";

export interface PrefixRates {
  cards: number;
  prefixes: number;
  threw: number;
  words: number;
  ownedWords: number;
  examples: string[];
}

/** Cuts the rules text of a card's faces behind every character. */
export function countPrefixes(card: CorpusCard, rates: PrefixRates): void {
  rates.cards++;
  for (const [index, face] of card.faces.entries()) {
    for (let length = 0; length <= face.text.length; length++) {
      const text = face.text.slice(0, length);
      const faces = card.faces.map((one, other) => (other === index ? { ...one, text } : one));
      rates.prefixes++;
      try {
        countOwned({ ...card, faces }, index, rates);
      } catch (error) {
        rates.threw++;
        rates.examples.push(`${(error as Error).message}\t${text}`);
      }
    }
  }
}

function countOwned(card: CorpusCard, index: number, rates: PrefixRates): void {
  const source = corpusCardSource(card);
  const faces = readCard(source);
  checkCard(source, faces);
  const trees = faces[index]!.abilities.map(({ tree }) => tree);
  for (const { text, start } of source.faces[index]!.lines) {
    for (const word of wordsOf(text, start)) {
      rates.words++;
      if (trees.some((tree) => isOwned(tree, word))) rates.ownedWords++;
      else rates.examples.push(`not owned: ${word.raw}\t${text}`);
    }
  }
}

/** Whether a word lies in a node that stands for words of its own: one that lies wholly on one line, or a mark between such. */
function isOwned(tree: TreeNode, word: Word): boolean {
  if (tree.span && !(tree.span[0] <= word.start && word.end <= tree.span[1])) return false;
  const below = Object.values(tree).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]).filter(isNode) : isNode(value) ? [value as TreeNode] : [],
  );
  return tree.span !== undefined || below.some((child) => isOwned(child, word));
}
