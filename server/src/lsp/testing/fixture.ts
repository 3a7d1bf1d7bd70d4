import type { Position } from "vscode-languageserver";
import { CancellationToken } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { type OpenFile, OpenFiles, type rangeOf } from "../open-files.ts";
import { Turn } from "../turn.ts";

/** A card file for a test, and the places its `$0` marks stood at. */
export interface Fixture {
  readonly file: OpenFile;
  readonly positions: readonly Position[];
}

/**
 * Opens a text as a card file. Every `$0` marks a place and is taken out; a text that does not begin with a name line
 * is given one: `"Destroy $0target creature."` becomes the only line of an instant. `set` is the text of the set file.
 */
export function open(marked: string, set?: string): Fixture {
  const whole = marked.includes("\n") ? marked.replace(/^\n/, "") : `Test Card {1}{R}\nInstant\n${marked}\n`;
  const [first = "", ...rest] = whole.split("$0");
  let text = first;
  const offsets = rest.map((part) => {
    const offset = text.length;
    text += part;
    return offset;
  });
  const document = TextDocument.create("file:///test.cards", "cards", 1, text);
  return { file: filesOfSet(set).of(document), positions: offsets.map((offset) => document.positionAt(offset)) };
}

/** Open files, of a set if there is a set file's text. */
function filesOfSet(text: string | undefined): OpenFiles {
  const files = new OpenFiles();
  if (text !== undefined) files.sets.take([{ uri: "file:///cardset.json", text }]);
  return files;
}

/** The words of a range of the file. */
export function wordsAt({ document }: OpenFile, range: ReturnType<typeof rangeOf>): string {
  return document.getText(range);
}

/** A turn nobody cancels. */
export function anyTurn(): Turn {
  return new Turn(CancellationToken.None);
}
