import { type ManaSymbolMeaning, manaSymbolOf } from "../../cards/manaCost.ts";
import type { Span } from "../../text/words.ts";
import type { FaceFound, NodesOfKind } from "../check.ts";
import { type JudgedFace, spanOf } from "../judgedCard.ts";
import { children } from "../trees.ts";

/** A mana symbol as it was typed. */
export interface TypedSymbol {
  readonly text: string;
  readonly span: Span;
  readonly meaning: ManaSymbolMeaning;
  readonly canonical: string;
}

/** What is found of a mana cost that has to be written another way, with the fix. */
export function writtenAs(cost: { readonly span: Span; readonly text: string }, text: string): FaceFound {
  return {
    span: cost.span,
    message: `“${cost.text}” is written ${text}.`,
    fixes: [{ title: `Write ${text}`, safe: true, edits: [{ span: cost.span, text }] }],
  };
}

/** The kind of node that stands for a symbol. */
export const SYMBOLS = ["symbol"];

/** The kind of node that holds mana symbols in a row. */
export const MANA = ["mana"];

/** Mana symbols in a row. */
export interface TypedMana {
  readonly text: string;
  readonly span: Span;
  readonly symbols: readonly Pick<TypedSymbol, "text" | "meaning">[];
}

/** All mana of a face: its mana cost, and what is paid and added by its text. */
export function allManaOf(face: JudgedFace, nodes: NodesOfKind): TypedMana[] {
  const found: TypedMana[] = face.source.manaCost ? [face.source.manaCost] : [];
  for (const node of nodes("mana")) {
    const symbols = children(node, "symbols").map(({ is }) => is as string);
    const span = spanOf(node);
    // Bare mana and mana with spaces in it is told of as such.
    if (!span || face.cardText.slice(...span) !== symbols.join("")) continue;
    found.push({
      text: symbols.join(""),
      span,
      symbols: symbols.map((text) => ({ text, meaning: manaSymbolOf(text.slice(1, -1)).meaning })),
    });
  }
  return found;
}

/** All symbols of a face in braces: of its mana cost and of its text. */
export function allSymbolsOf(face: JudgedFace, nodes: NodesOfKind): TypedSymbol[] {
  const found: TypedSymbol[] = [];
  for (const { text, span, meaning, canonical } of face.source.manaCost?.symbols ?? [])
    if (text.startsWith("{")) found.push({ text, span, meaning, canonical });
  for (const { is, span } of nodes("symbol")) {
    const text = is as string;
    if (!span || span[1] - span[0] !== text.length) continue;
    const { meaning, canonical } = manaSymbolOf(text.slice(1, -1));
    found.push({ text, span, meaning, canonical: isNoMana(text) ? text.toUpperCase() : `{${canonical}}` });
  }
  return found;
}

/** All mana symbols of a face in braces. */
export function symbolsOf(face: JudgedFace, nodes: NodesOfKind): TypedSymbol[] {
  return allSymbolsOf(face, nodes).filter(({ text }) => !isNoMana(text));
}

/** Whether a symbol is that of tapping, untapping or energy. */
function isNoMana(text: string): boolean {
  return /^\{[TQE]\}$/i.test(text);
}
