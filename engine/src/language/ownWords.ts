/**
 * Words that a set adds to the language: keyword abilities and subtypes. They are marked in the text before it is read, as a
 * card's own name is, so the grammar is the same for all sets, and a set that adds none pays nothing.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { fillTemplate } from "../keywords/template.ts";
import { type IsTypeWord, wordsOf } from "../text/words.ts";
import { pluralOf } from "./lexicon/subtypes.ts";
import { markRule } from "./marks.ts";
import type { MarkedName } from "./sentences.ts";
import { isTypeWord } from "./vocabulary.ts";

/** A keyword ability of a set. */
export interface OwnKeyword {
  /** As printed in mid-sentence. */
  readonly name: string;
  /** What follows it: the name that stands for it in `means`, and what it is. */
  readonly parameters: readonly { readonly name: string; readonly kind: "cost" | "mana" | "number" | "quality" }[];
  /** The rules text it stands for, with `{…}` for what follows it; lines are divided by `\n`. */
  readonly means: string;
  readonly reminder?: string | undefined;
}

/** A subtype of a set, with the card types it belongs to. */
export interface OwnSubtype {
  readonly name: string;
  readonly types: readonly string[];
}

/** What a set adds, ready for reading. */
export interface OwnWords {
  readonly keywords: readonly OwnKeyword[];
  readonly marked: readonly MarkedName[];
  /** Whether a word can stand behind *non-*: those of the language, and the set's subtypes. */
  readonly isTypeWord: IsTypeWord;
}

/** The id that stands in the tree of every own keyword; its name and meaning stand in its slot `name`. */
export const OWN_KEYWORD = "own";

/** Which slot of a keyword holds a parameter, by its kind. */
const SLOT_OF = { cost: "cost", mana: "cost", number: "n", quality: "quality" } as const;

/** Makes a set's words ready; undefined when it adds none. */
export function ownWords(keywords: readonly OwnKeyword[], subtypes: readonly OwnSubtype[]): OwnWords | undefined {
  if (keywords.length === 0 && subtypes.length === 0) return undefined;
  const marked: MarkedName[] = [];
  const mark = (text: string, node: TreeNode, ignoresCase: boolean): void => {
    const words = wordsOf(text, 0, isTypeWord).map(({ raw }) => (ignoresCase ? raw.toLowerCase() : raw));
    if (words.length > 0) marked.push({ form: "", kind: node.kind, words, node, ignoresCase });
  };
  for (const keyword of keywords) {
    const parameters = keyword.parameters.map(({ name, kind }) => `${name}=${SLOT_OF[kind]}`).join(" ");
    const { name: is, means, reminder = "" } = keyword;
    mark(is, { kind: kindOf(keyword), is, means, parameters, reminder }, true);
  }
  for (const { name: is, types } of subtypes) {
    const node = { kind: "ownSubtype", is, types: types.filter((type) => type !== "kindred").join(" ") };
    mark(is, node, false);
    const plural = pluralOf(is);
    if (plural !== is) mark(plural, { ...node, plural }, false);
  }
  const typeWords = new Set(subtypes.flatMap(({ name }) => [name.toLowerCase(), pluralOf(name).toLowerCase()]));
  return { keywords, marked, isTypeWord: (word) => typeWords.has(word) || isTypeWord(word) };
}

/** Which leaf names a keyword: one for each way to be followed by parameters, so that it stands only where it has its own. */
function kindOf({ parameters }: OwnKeyword): string {
  const slots = new Set(parameters.map(({ kind }) => SLOT_OF[kind]));
  if (slots.has("quality")) return "ownKeywordQuality";
  return `ownKeyword${slots.has("n") ? "N" : ""}${slots.has("cost") ? "Cost" : ""}`;
}

/** Adds the places where such words may stand. */
export function defineOwnWords(g: GrammarBuilder): void {
  const print = (slot: string) => (node: TreeNode, printer: Parameters<Parameters<typeof markRule>[1]>[1]) => {
    const words = wordsOf(String(node[slot] ?? node.is), 0, isTypeWord);
    for (const [i, { raw, space }] of words.entries()) printer.emit(node, raw, i > 0 && space);
  };
  for (const kind of ["ownKeyword", "ownKeywordN", "ownKeywordCost", "ownKeywordNCost", "ownKeywordQuality"])
    g.open(
      kind,
      markRule(kind, print("is"), () => ({ kind, is: "kindle", means: "" })),
    );
  g.open(
    "subtype",
    // The sample is a word that can stand behind "non-" without a set.
    markRule("ownSubtype", print("plural"), () => ({ kind: "ownSubtype", is: "Combat" })),
  );
  g.templates(
    "keyword",
    {
      keyword: [
        "{name:ownKeyword}",
        "{name:ownKeywordN} {n:amount}",
        "{name:ownKeywordCost} {cost:keywordMana}",
        "{name:ownKeywordCost}—{cost:dashCost}",
        "{name:ownKeywordNCost} {n:amount}—{cost:dashCost}",
        "{name:ownKeywordQuality} {quality:keywordQuality}",
        "{name:ownKeywordQuality} from {quality:keywordQuality} => form:from",
      ],
    },
    { set: { is: OWN_KEYWORD } },
  );
}

/** The name of a keyword node: its id, or what the set calls it. */
export function keywordName(keyword: TreeNode): string {
  const name = ownNameOf(keyword);
  return String(name ? name.is : keyword.is);
}

/** The leaf of an own keyword that says what it is; undefined for a keyword of the game. */
export function ownNameOf(keyword: TreeNode): TreeNode | undefined {
  return keyword.is === OWN_KEYWORD && isNode(keyword.name) ? keyword.name : undefined;
}

/**
 * The rules text an own keyword stands for.
 * @param written gives a parameter as it is written on the card
 * @returns its lines; those that speak of a parameter that is missing are left out; undefined for a keyword of the game
 */
export function ownKeywordMeaning(
  keyword: TreeNode,
  written: (value: TreeNode) => string,
): { readonly lines: readonly string[]; readonly reminder: string } | undefined {
  const name = ownNameOf(keyword);
  if (!name) return undefined;
  const values: Record<string, string> = {};
  for (const pair of String(name.parameters ?? "").split(" ")) {
    const [parameter, slot] = pair.split("=");
    const value = slot ? keyword[slot] : undefined;
    if (parameter && isNode(value)) values[parameter] = written(value);
  }
  const lines = String(name.means ?? "").split("\n");
  return {
    lines: lines.flatMap((line) => fillTemplate(line, values) ?? []),
    reminder: fillTemplate(String(name.reminder ?? ""), values) ?? "",
  };
}
