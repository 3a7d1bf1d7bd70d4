/**
 * Cards that every game can use without anybody writing them: basic lands, bare keywords, the tokens that the rules define
 * (CR 111.10), and plain creatures for boards.
 */
import { predefinedTokens } from "../../language/lexicon/predefinedTokens.ts";
import { readFace } from "../../language/read.ts";
import { parseTypeLine } from "../../cards/typeLine.ts";
import type { Color, PrintedValues } from "../object.ts";
import { colorsOfCost } from "../mana/cost.ts";
import { oracleVocabulary } from "../vocabularyOf.ts";
import { type FaceToCompile, compileCard } from "./compile.ts";
import { landTypeAbilities } from "./landTypes.ts";
import { type CardLibrary, createLibrary } from "./library.ts";

/** A card described by its lines, for stock cards and tests. */
export interface PlainCard {
  name: string;
  manaCost?: string;
  typeLine: string;
  text?: readonly string[];
  power?: number;
  toughness?: number;
  loyalty?: number;
  colors?: readonly Color[];
}

/** Reads a plainly described card into the library under an id; its name, unless another is given. */
export function addPlainCard(library: CardLibrary, card: PlainCard, id = card.name): string {
  const { values, lines } = plainFace(card);
  compileCard(library, id, "normal", [{ values, lines }]);
  return id;
}

function plainFace(card: PlainCard): FaceToCompile {
  const types = parseTypeLine(card.typeLine, (start, end) => [start, end]);
  const lower = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text.toLowerCase());
  const subtypes = types.subtypes.map(({ text }) => text);
  const values: Omit<PrintedValues, "abilities"> = {
    name: card.name,
    manaCost: card.manaCost ?? null,
    colors: card.colors ? [...card.colors] : colorsOfCost(card.manaCost ?? null),
    supertypes: lower(types.supertypes),
    types: lower(types.types),
    subtypes,
    power: card.power ?? null,
    toughness: card.toughness ?? null,
    loyalty: card.loyalty ?? null,
    defense: null,
  };
  let start = 0;
  const lines = (card.text ?? []).map((text) => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
  const trees = readFace({ name: card.name, typeLine: card.typeLine, lines }).lines.map((line) => line.tree);
  return { values, lines: [...trees, ...landTypeAbilities(subtypes)] };
}

/** The basic lands by the mana they make. */
export const BASIC_LANDS: Readonly<Record<string, string>> = {
  W: "Plains",
  U: "Island",
  B: "Swamp",
  R: "Mountain",
  G: "Forest",
  C: "Wastes",
};

/** Keywords that counters and rules can give without a card that says so. */
const BARE_KEYWORDS = [
  "deathtouch",
  "double strike",
  "first strike",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
];

let compiledStock: CardLibrary | undefined;

/** A library with the stock cards in it. Each caller gets its own; what is compiled is shared. */
export function stockLibrary(): CardLibrary {
  const parts = stockLibraryInParts();
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** The same; others may do something after each card that is compiled. */
export function* stockLibraryInParts(): Generator<void, CardLibrary> {
  if (!compiledStock) {
    const library = createLibrary(oracleVocabulary);
    yield* compileStock(library);
    compiledStock = library;
  }
  return { ...compiledStock, definitions: new Map(compiledStock.definitions) };
}

function* compileStock(library: CardLibrary): Generator<void, void> {
  compileCard(library, "keywords", "normal", [
    {
      values: plainFace({ name: "Keywords", typeLine: "Creature" }).values,
      lines: BARE_KEYWORDS.map((is) => ({ kind: "keywordLine", keywords: [{ kind: "keyword", is }] })),
    },
  ]);
  for (const ability of library.definitions.get("keywords")!.abilities)
    library.keywordRefs.set(ability.keyword!, ability.ref);
  for (const [mana, name] of Object.entries(BASIC_LANDS)) {
    const typeLine = mana === "C" ? "Basic Land" : `Basic Land — ${name}`;
    addPlainCard(library, { name, typeLine, text: mana === "C" ? ["{T}: Add {C}."] : [] });
    yield;
  }
  for (const token of predefinedTokens) {
    addPlainCard(
      library,
      {
        name: token.name,
        typeLine: token.typeLine,
        text: token.rulesText,
        colors: [...token.colors] as Color[],
        power: token.power,
        toughness: token.toughness,
      },
      `token:${token.id}`,
    );
    yield;
  }
}
