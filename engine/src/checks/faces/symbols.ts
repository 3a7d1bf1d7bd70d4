import { type ManaSymbolMeaning, manaSymbolOf } from "../../cards/manaCost.ts";
import type { Span } from "../../text/words.ts";
import type { FaceFound, NodesOfKind } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";

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
