import { formProblemKinds } from "@cardwright/engine/cards/index";
import { metadataKeys } from "@cardwright/engine/cards/metadata";
import { allChecks, notUnderstoodCode } from "@cardwright/engine/checks/index";
import { cardTypes } from "@cardwright/engine/language/lexicon/cardTypes";
import { subtypes } from "@cardwright/engine/language/lexicon/subtypes";
import { supertypes } from "@cardwright/engine/language/lexicon/supertypes";
import { gameSymbols } from "@cardwright/engine/language/lexicon/symbols";
import { localize } from "../localize.ts";
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

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Symbols, the usual ones first, as the lexicon has them. */
export function symbolOffers(): Offer[] {
  return gameSymbols
    .filter(({ kind }) => kind !== "casual" && kind !== "acorn")
    .map(({ text, name }) => ({ text, rule: "symbol", kind: CompletionItemKind.Constant, detail: name }));
}

/** Supertypes and types before the dash, subtypes of the types that stand there behind it. */
export function typeOffers(before: string): Offer[] {
  const [left = "", right] = before.split(/—|--|–|(?<=\s)-(?=\s|$)/);
  const typed = left.toLowerCase().split(/\s+/);
  if (right !== undefined) {
    const categories = subtypeCategories(typed);
    return subtypes
      .filter(({ category, standing }) => categories.has(category) && standing !== "casual")
      .map(({ id }) => ({ text: id, rule: "subtype", kind: CompletionItemKind.Class }));
  }
  const typeOffer = (id: string): Offer => ({ text: capital(id), rule: "type", kind: CompletionItemKind.Class });
  const types = cardTypes.map(({ id }) => typeOffer(id));
  const hasType = typed.some((word) => cardTypes.some(({ id }) => id === word));
  const dash: Offer = { text: "— ", rule: "type", kind: CompletionItemKind.Text, detail: localize("subtypes follow") };
  const offers = hasType ? [dash, ...types] : [...types, ...supertypes.map(typeOffer)];
  return offers.filter(({ text }) => !typed.includes(text.toLowerCase()));
}

/** Where the subtypes of some card types are listed: instants and sorceries share theirs (CR 205.3k). */
function subtypeCategories(types: readonly string[]): Set<string> {
  const categories = new Set(types);
  if (categories.has("instant") || categories.has("sorcery")) categories.add("spell");
  if (categories.has("kindred") || categories.has("tribal")) categories.add("creature");
  return categories;
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
