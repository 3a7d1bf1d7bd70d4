/**
 * What the `parse` command gives of each face, and how it is printed again.
 */
import { type TreeNode, shiftTree, stripTree } from "../grammar/tree.ts";
import { type EraId, printFace as printFaceInEra } from "../language/eras/index.ts";
import { printFace } from "../language/printLine.ts";
import { namesOf } from "../language/read.ts";
import type { CardNames } from "../language/sentences.ts";
import type { Span } from "../text/words.ts";
import type { CardSource } from "./cardSource.ts";
import { readCard, shortNameInText } from "./readCard.ts";

/** One face as data for other programs. Places are counted from the start of the document. */
export interface ParsedFace {
  /** The card's name: that of its first face. */
  readonly card: string;
  readonly face: string;
  readonly typeLine: string;
  /** One entry an ability. */
  readonly lines: readonly { readonly span?: Span; readonly tree: TreeNode }[];
  /** What nobody understood. */
  readonly unread: readonly { readonly span?: Span; readonly text: string }[];
  /** How many places have more than one reading. */
  readonly ambiguous: number;
  /** The names the text may use for the card, under the forms that trees use: what printing needs besides the trees. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * Reads a card and gives its faces as data.
 * @param spans without them no place is given at all
 */
export function parsedFaces(card: CardSource, spans: boolean): ParsedFace[] {
  const name = card.faces[0]?.name.text ?? "";
  return readCard(card).map(({ source, abilities, names }) => ({
    card: name,
    face: source.name.text,
    typeLine: source.typeLine.canonical,
    lines: abilities.map(({ tree, span }) =>
      spans ? { span: moved(span, card.start), tree: shiftTree(tree, card.start) } : { tree: stripTree(tree) },
    ),
    unread: abilities.flatMap(({ unread }) =>
      unread.map(({ span, text }) => (spans ? { span: moved(span, card.start), text } : { text })),
    ),
    ambiguous: abilities.reduce((sum, { ambiguous }) => sum + ambiguous, 0),
    names: definedNames(names),
  }));
}

/** What has to be known of a face to print it. */
export type PrintableFace = Pick<ParsedFace, "face" | "typeLine" | "lines"> & Partial<Pick<ParsedFace, "names">>;

/**
 * The rules text of a parsed face, from its trees alone.
 * Throws an `Error` with a plain message when a tree is none of ours.
 * @param era the wordings to print in; left out, each as it was read
 */
export function printParsedFace(face: PrintableFace, era?: EraId): string {
  const shortName = shortNameInText(face.face, face.typeLine, "");
  const names = (face.names ?? namesOf({ name: face.face, ...(shortName ? { shortName } : {}) })) as CardNames;
  const trees = face.lines.map(({ tree }) => tree);
  return era ? printFaceInEra(trees, names, { era, typeLine: face.typeLine }) : printFace(trees, names);
}

function moved([start, end]: Span, by: number): Span {
  return [start + by, end + by];
}

function definedNames(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
