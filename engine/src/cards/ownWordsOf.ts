/** From a set file to the words it adds to the language. */
import { cardTypesOfCategory, type SubtypeCategory } from "../language/lexicon/subtypes.ts";
import { type OwnWords, ownWords } from "../language/ownWords.ts";
import type { SetFile } from "./setFile.ts";

/** One for each version of a set file: they are made once and used for every card of the set. */
const known = new WeakMap<SetFile, { readonly words: OwnWords | undefined }>();

/** The keywords and subtypes a set adds; undefined when it adds none. */
export function ownWordsOf(set: SetFile): OwnWords | undefined {
  let made = known.get(set);
  if (!made) {
    const subtypes = Object.entries(set.subtypes).flatMap(([category, names]) =>
      (names ?? []).map((name) => ({ name, types: cardTypesOfCategory[category as SubtypeCategory] })),
    );
    made = { words: ownWords(set.keywords, subtypes) };
    known.set(set, made);
  }
  return made.words;
}
