import { type ParseOptions, type SetFile, noSetFile, ownWordsOf, readSetFile } from "@cardwright/engine/cards/index";
import type { SetFileText } from "../protocol.ts";

/** A set file with the folder whose cards it governs. */
interface KnownSet {
  /** The address of its folder, with a slash at the end. */
  readonly folder: string;
  readonly set: SetFile;
}

/**
 * The set files of the workspace, as the client sends them. A card file belongs to the set file in its folder, or else in the
 * nearest folder above; untitled documents belong to none.
 */
export class SetFiles {
  #known: readonly KnownSet[] = [];
  /** Goes up with every change, for those that keep what they worked out. */
  version = 0;

  /** Takes all set files of the workspace. What is wrong in one is left out; the schema shows it in the set file itself. */
  take(files: readonly SetFileText[]): void {
    this.#known = files
      .map(({ uri, text }) => ({ folder: uri.slice(0, uri.lastIndexOf("/") + 1), set: readSetFile(text).set }))
      .sort((a, b) => b.folder.length - a.folder.length);
    this.version++;
  }

  /** The set a document belongs to. */
  of(uri: string): SetFile {
    return this.#known.find(({ folder }) => uri.startsWith(folder))?.set ?? noSetFile;
  }
}

/** How the files of a set are to be parsed. */
export function parseOptionsOf(set: SetFile): ParseOptions {
  const { dialect, cardTypes, supertypes } = set;
  return { ...(dialect ? { dialect } : {}), words: { cardTypes, supertypes }, ownWords: ownWordsOf(set) };
}
