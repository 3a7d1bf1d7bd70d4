import { formProblemKinds } from "@cardwright/engine/cards/index";
import { metadataKeys } from "@cardwright/engine/cards/metadata";
import { allChecks, notUnderstoodCode } from "@cardwright/engine/checks/index";
import { gameSymbols } from "@cardwright/engine/language/lexicon/symbols";
import { CompletionItemKind } from "./library.ts";

/** One thing that can be written at a place. */
export interface Offer {
  readonly text: string;
  /** The rule of the grammar it is from, or `symbol`, `type` and the like: what its documentation is looked up by. */
  readonly rule: string;
  readonly kind: CompletionItemKind;
  /** A word or two beside it. */
  readonly detail?: string;
}

/** Symbols, the usual ones first, as the lexicon has them. */
export function symbolOffers(): Offer[] {
  return gameSymbols
    .filter(({ kind }) => kind !== "casual" && kind !== "acorn")
    .map(({ text, name }) => ({ text, rule: "symbol", kind: CompletionItemKind.Constant, detail: name }));
}

/** The lines that may stand below the rules text. */
export function metadataOffers(): Offer[] {
  return [...metadataKeys, "Loyalty", "Defense"].map((key) => ({
    text: `${key}: `,
    rule: "metadata",
    kind: CompletionItemKind.Property,
  }));
}

const values: Readonly<Record<string, readonly string[]>> = {
  Rarity: ["common", "uncommon", "rare", "mythic", "special"],
  Color: ["white", "blue", "black", "red", "green"],
  Layout: ["transform", "modal_dfc", "split", "adventure", "omen", "prepare", "flip", "meld"],
};

/** What a metadata line can say, where that is a closed list. */
export function metadataValueOffers(key: string): Offer[] {
  return (values[key] ?? []).map((text) => ({ text, rule: "metadata", kind: CompletionItemKind.EnumMember }));
}

/** Codes of messages, for comments that allow or expect one. */
export function directiveOffers(): Offer[] {
  const codes = [
    notUnderstoodCode,
    ...allChecks().map(({ code }) => code),
    ...formProblemKinds.map(({ code }) => code),
  ];
  return codes.sort().map((text) => ({ text, rule: "check", kind: CompletionItemKind.EnumMember }));
}
