/**
 * How a card speaks of itself. Its name, a short name and "this creature" are one meaning (CR 201.5), so they are one node,
 * `self`; which of them stands there is surface. Inside a quoted ability they differ: "this creature" is whatever has the
 * ability, the card's name is the card that gives it, and stays a node of its own there, `selfName`.
 */
import type { TemplateOptions } from "../grammar/definitions.ts";
import type { Grammar } from "../grammar/grammar.ts";
import type { Printer } from "../grammar/print.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { type Word, wordsOf } from "../text/words.ts";
import { isTypeWord } from "./vocabulary.ts";

const KINDS = ["cardType", "subtype", "noun"];

/** Whether a node is the card itself, however it is called. */
export function isSelf(node: unknown): boolean {
  return isNode(node) && (node.kind === "self" || node.kind === "selfName");
}

/** What a `self` node calls the card in place of its name: "creature" in "this creature". */
export function nounOfSelf(node: TreeNode): string | undefined {
  if (isNode(node.noun)) return node.noun.is as string;
  return node.surface?.noun;
}

/** Moves the noun of "this creature" to the surface as the template is read. */
function nounToSurface(node: TreeNode): void {
  if (!isNode(node.noun) || typeof node.noun.is !== "string") return;
  const noun = node.noun.is;
  // First, while it is what the node got last: later the engine would have to keep the node in a slower form.
  delete node.noun;
  node.surface = { ...node.surface, noun };
}

/** What templates of "this {noun}" are told. */
export const SELF_WITH_NOUN: TemplateOptions = {
  finish: nounToSurface,
  untested: "its noun is surface, which the sampler does not make: selfReference.test.ts reads and prints it",
};

/** Prints a `self` or `selfName` node: "this" and its noun, or the name it uses. */
export function printSelf(node: TreeNode, printer: Printer): void {
  const noun = nounOfSelf(node);
  if (noun === undefined) {
    if (node.surface?.wording?.includes("this-alone")) printer.emit(node, "this");
    else printName(node, node.surface?.name ?? "full", printer);
    return;
  }
  printer.emit(node, "this");
  for (const { forms, space } of nounWords(noun, printer)) printer.emit(node, forms[0], space, forms[1]);
}

type NounWords = readonly { readonly forms: readonly [string, string?]; readonly space: boolean }[];

/** The words of nouns that were printed before: there are few, and every "this creature" is printed as it is read. */
const knownNouns = new WeakMap<Grammar, Map<string, NounWords>>();

function nounWords(is: string, printer: Printer): NounWords {
  let known = knownNouns.get(printer.grammar);
  if (!known) {
    known = new Map();
    knownNouns.set(printer.grammar, known);
  }
  let words = known.get(is);
  if (!words) {
    words = wordsOfNoun(is, printer);
    known.set(is, words);
  }
  return words;
}

/** The words of a noun: the node is asked for by its kind in the lexicon. */
function wordsOfNoun(is: string, printer: Printer): NounWords {
  for (const kind of KINDS) {
    const elements = printer.grammar.printChoices.ofEntry(kind, is)?.variant.elements;
    if (!elements) continue;
    return elements.flatMap((element, i) =>
      element.type === "literal" ? { forms: element.forms, space: i === 0 || element.space } : [],
    );
  }
  throw new Error(`there is no "this ${is}"`);
}

/** Prints one of the card's names, word by word, as the words of a text are cut. */
export function printName(node: TreeNode, form: string, printer: Printer): void {
  const name = form === "tilde" ? "~" : printer.context.names?.[form];
  if (name === undefined) throw new Error(`the name "${form}" is not known where the text is printed`);
  for (const word of namePieces(name)) printer.emit(node, word.raw, word.space, undefined, true);
}

/** The words of a name. */
export function namePieces(text: string): readonly Word[] {
  return wordsOf(text, 0, isTypeWord);
}

/** The tree of a quoted ability: names in it mean the card that gives the ability, not what has it (CR 201.5b). */
export function namesInQuotation(tree: TreeNode): TreeNode {
  if (tree.kind === "self" && nounOfSelf(tree) === undefined) tree.kind = "selfName";
  for (const slot of Object.keys(tree)) {
    if (slot === "span" || slot === "surface") continue;
    const value = tree[slot];
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) if (isNode(item)) namesInQuotation(item);
    } else if (isNode(value)) namesInQuotation(value);
  }
  return tree;
}
