/** Regions found before reading: the card's own names, quoted abilities, reminder text. They are read as one piece each. */
import type { GrammarBuilder, Input, Mark, OpenRule } from "../grammar/grammar.ts";
import type { Printer } from "../grammar/print.ts";
import type { TreeNode } from "../grammar/tree.ts";
import { beginsWithCapital } from "../text/letters.ts";
import type { Word } from "../text/words.ts";
import { keywordActions } from "../keywords/actions.ts";
import { NearWords } from "./lexicon/nearest.ts";
import { ordinaryWords } from "./lexicon/ordinaryWords.ts";
import { namePieces, printName, printSelf, SELF_WITH_NOUN } from "./selfReference.ts";

/** A rule that reads the marks of one kind. */
export function markRule(
  kind: string,
  print: (node: TreeNode, printer: Printer) => void,
  sample: () => TreeNode,
): OpenRule {
  const at = (input: Input, position: number): Mark | undefined =>
    input.marks.get(position)?.find((mark) => mark.kind === kind);
  return {
    kind,
    looksAt: "marks",
    first: (_word, position, input) => at(input, position) !== undefined,
    ends: (input, position) =>
      (input.marks.get(position) ?? []).filter((mark) => mark.kind === kind).map((mark) => mark.end),
    build: (input, start, end) => {
      const { node } = input.marks.get(start)!.find((mark) => mark.kind === kind && mark.end === end)!;
      return node.surface ? { ...node, surface: { ...node.surface } } : { ...node };
    },
    print,
    sample,
  };
}

/** How many quotations stand open where a printer is: those inside others take single marks. */
const openQuotes = new WeakMap<Printer, number>();

function printQuoted(node: TreeNode, printer: Printer): void {
  const depth = openQuotes.get(printer) ?? 0;
  const mark = depth % 2 === 0 ? '"' : "'";
  printer.emit(node, mark);
  openQuotes.set(printer, depth + 1);
  const before = printer.words.length;
  printer.print(node.ability as TreeNode);
  openQuotes.set(printer, depth);
  if (printer.words[before]) printer.words[before]!.space = false;
  printer.emit(node, mark, false);
}

/** Words that may stand inside a proper name without a capital. */
const NAME_LINKS = new Set([
  "of",
  "the",
  "and",
  "to",
  "in",
  "from",
  "a",
  "an",
  "with",
  "for",
  "on",
  "at",
  "'s",
  "-",
  ",",
  "'",
  "or",
  "as",
  "by",
]);

function nameEnd(input: Input, position: number): number {
  const { words } = input;
  let end = position;
  for (let i = position; i < words.length; i++) {
    const word = words[i]!;
    if (input.marks.get(i)?.some((mark) => mark.kind === "quoted")) break;
    if (beginsWithCapital(word.raw) || /^[\d"]/.test(word.raw)) end = i + 1;
    else if (!NAME_LINKS.has(word.key)) break;
  }
  if (end < words.length && words[end]!.key === "'s") return end;
  return end;
}

/** Names of other cards and objects: words with capitals, and small ones between them. */
function nameRule(): OpenRule {
  return {
    kind: "name",
    looksAt: "word",
    first: (word) => beginsWithCapital(word.raw),
    ends: (input, position) => {
      const end = nameEnd(input, position);
      return end > position ? [end] : [];
    },
    build: (input, start, end) => {
      const words = input.words.slice(start, end);
      return { kind: "name", text: words.map((word, i) => (i > 0 && word.space ? ` ${word.raw}` : word.raw)).join("") };
    },
    print: (node, printer) => {
      for (const word of namePieces(node.text as string)) printer.emit(node, word.raw, word.space, undefined, true);
    },
    sample: () => ({ kind: "name", text: "Soot Herald" }),
  };
}

export function defineMarks(g: GrammarBuilder): void {
  g.open(
    "self",
    markRule("selfName", printSelf, () => ({ kind: "self" })),
  );
  g.open(
    "face",
    markRule("faceName", printFaceName, () => ({ kind: "faceName", form: "face1" })),
  );
  g.open(
    "quoted",
    markRule("quoted", printQuoted, () => ({
      kind: "quoted",
      ability: { kind: "keywordLine", keywords: [{ kind: "keyword", is: "haste" }] },
    })),
  );
  const name = nameRule();
  g.open("name", name);
  // “Target gains haste” lacks a word; it does not speak of a card that is called Target.
  g.open("strangeName", {
    ...name,
    ends: (input, position) =>
      name.ends(input, position).filter((end) => end > position + 1 || isStrange(input.words[position]!.key)),
  });
  g.templates("self", { self: "this {noun:selfNoun}" }, SELF_WITH_NOUN);
  g.printers.set("self", printSelf);
  g.anyOf("selfNoun", "typeNoun", "selfGeneric");
  g.lexicon(
    "selfGeneric",
    "noun",
    ["card", "spell", "permanent", "token", "emblem"].map((is) => ({ is, text: is, plural: `${is}s` })),
  );
  g.number(["self", "selfName", "faceName"], "singular");
  g.templates("special", {
    thisAbility: "this ability",
    theRing: "the Ring",
    aDeck: "a deck",
    theRule: "the {quoted}",
    evidence: "evidence",
    theNamedCost: ["the {what:costName}", "{of:possessive} {what:costName}"],
    placed: "{what:self} from {zone}",
    placedIn: "{what:self} in {zone}",
  });
  g.templates("special", { placed: "{what:placedPronoun} from {zone}" });
  g.lexicon("placedPronoun", "pronoun", [
    { is: "it", text: "it" },
    { is: "them", text: "them" },
  ]);
  g.number(
    ["thisAbility", "theRing", "aDeck", "theRule", "evidence", "theNamedCost", "placed", "placedIn"],
    "singular",
  );
  g.anyOf("special", "face");
}

let orders: NearWords | undefined;

/** Whether a word can be a name by itself: it is no word of the language, nor a misspelt order ("Destory target creature"). */
function isStrange(word: string): boolean {
  if (ordinaryWords.has(word)) return false;
  orders ??= new NearWords(keywordActions.flatMap(({ forms }) => Object.values(forms).map(String)));
  return word.length < 4 || orders.nearest(word) === undefined;
}

function printFaceName(node: TreeNode, printer: Printer): void {
  printName(node, node.form as string, printer);
}

/** Marks for printed samples: the sample name and the sample quotation, wherever they stand. */
export function sampleMarks(words: readonly Word[]): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.raw === "Soot" && words[i + 1]?.raw === "Herald") {
      marks.set(i, [
        { kind: "selfName", end: i + 2, node: { kind: "self" } },
        { kind: "faceName", end: i + 2, node: { kind: "faceName", form: "face1" } },
      ]);
    }
    if (words[i]!.key === "kindle")
      marks.set(
        i,
        ["", "N", "Cost", "NCost", "Quality"].map((ending) => {
          const kind = `ownKeyword${ending}`;
          return { kind, end: i + 1, node: { kind, is: "kindle", means: "" } };
        }),
      );
    if (words[i]!.raw === "Combat")
      marks.set(i, [{ kind: "ownSubtype", end: i + 1, node: { kind: "ownSubtype", is: "Combat" } }]);
    if (words[i]!.key === '"' && words[i + 2]?.key === '"') {
      marks.set(i, [
        {
          kind: "quoted",
          end: i + 3,
          node: { kind: "quoted", ability: { kind: "keywordLine", keywords: [{ kind: "keyword", is: "haste" }] } },
        },
      ]);
      i += 2;
    }
  }
  return marks;
}
