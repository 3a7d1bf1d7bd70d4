/** For tests of meaning: reads a face of our own and speaks of its parts by their words. */
import { readFace } from "../read.ts";
import { analyseFace, type FaceMeaning, type Mention, type Reference, referenceProblems } from "./index.ts";

export interface UnderstoodFace {
  readonly meaning: FaceMeaning;
  /** What the nth occurrence of these words means, as words; "nothing" or "unclear" when it is a finding. */
  meant(words: string, nth?: number): string;
  problems(): string[];
}

/** Reads rules text (one ability a line) of a card called Soot Herald. */
export function understand(text: string, typeLine = "Creature — Goblin"): UnderstoodFace {
  let start = 0;
  const lines = text.split("\n").map((line) => {
    const placed = { text: line, start };
    start += line.length + 1;
    return placed;
  });
  const reading = readFace({ name: "Soot Herald", typeLine, lines });
  const unread = reading.lines.flatMap((line) => line.unread.map((part) => part.text));
  if (unread.length) throw new Error(`not understood: ${unread.join(" / ")}`);
  const meaning = analyseFace({ typeLine }, reading);
  const wordsOf = (mention: Mention): string => text.slice(...mention.span);
  const say = (reference: Reference | undefined): string => {
    if (!reference) return "no reference";
    const { referent } = reference;
    if (referent.kind === "one") return referent.mentions.map(wordsOf).join(" + ");
    return referent.kind === "several" ? "unclear" : referent.kind === "none" ? "nothing" : "unknown";
  };
  return {
    meaning,
    meant(words, nth = 1) {
      const places = [
        ...text.matchAll(new RegExp(`(?<![\\p{L}])${words.replace(/[+()]/g, "\\$&")}(?![\\p{L}])`, "gu")),
      ];
      const at = places[nth - 1]?.index ?? -1;
      return say(meaning.references.find(({ span }) => span[0] === at && span[1] === at + words.length));
    },
    problems: () =>
      referenceProblems(meaning).map(({ kind, reference }) => `${wordsOf({ ...reference, entity: 0 })}: ${kind}`),
  };
}
