import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ParseOptions } from "@cardwright/engine/cards/parseCards";
import { ownWordsOf } from "@cardwright/engine/cards/ownWordsOf";
import { type SetFile, type SetFileProblem, noSetFile, readSetFile } from "@cardwright/engine/cards/setFile";

/** The set a card file belongs to. */
export interface FoundSet {
  readonly set: SetFile;
  /** Where the set file is; `null` without one. */
  readonly path: string | null;
  readonly text: string;
  readonly problems: readonly SetFileProblem[];
}

const withoutSet: FoundSet = { set: noSetFile, path: null, text: "", problems: [] };

/** Finds the `cardset.json` that governs a card file: the nearest one in its folder or a folder above. Reads each once. */
export class SetFiles {
  private readonly byFolder = new Map<string, Promise<FoundSet>>();

  /** @param file absolute path of the card file; `null` (standard input) belongs to the set of the current folder */
  of(file: string | null, cwd: string): Promise<FoundSet> {
    return this.inFolder(file === null ? cwd : path.dirname(file));
  }

  private inFolder(folder: string): Promise<FoundSet> {
    let found = this.byFolder.get(folder);
    if (!found) {
      found = this.load(folder);
      this.byFolder.set(folder, found);
    }
    return found;
  }

  private async load(folder: string): Promise<FoundSet> {
    const file = path.join(folder, "cardset.json");
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text !== undefined) return { ...readSetFile(text), path: file, text };
    const parent = path.dirname(folder);
    return parent === folder ? withoutSet : this.inFolder(parent);
  }
}

/** How the files of a set are to be read. */
export function parseOptionsOf({ set }: FoundSet): ParseOptions {
  return {
    ...(set.dialect ? { dialect: set.dialect } : {}),
    words: { cardTypes: set.cardTypes, supertypes: set.supertypes },
    ownWords: ownWordsOf(set),
  };
}
