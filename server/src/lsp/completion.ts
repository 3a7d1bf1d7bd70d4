import { namesOf } from "@cardwright/engine";
import type { FaceSource, SetFile } from "@cardwright/engine/cards/index";
import { shortNameUsed } from "@cardwright/engine/cards/readCard";
import { completeLine } from "@cardwright/engine/language/completion";
import { completeManaCost, completeTypeLine } from "@cardwright/engine/language/headCompletion";
import type { CompletionItem, CompletionList, CompletionParams, Position, Range } from "vscode-languageserver";
import { type Offer, directiveOffers, metadataOffers, metadataValueOffers, symbolOffers } from "./completion-lists.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import { cardAt, type OpenFile } from "./open-files.ts";
import { CompletionItemKind } from "./library.ts";
import { ownSubtypes, ownWordOffers } from "./own-word-offers.ts";

/** How many offers one answer holds; with more, the editor asks again as letters are typed. */
const mostOffers = 200;

/** What can be offered at a place, and from where the typed letters are replaced. */
interface Offers {
  /** Offset in the line. */
  readonly from: number;
  readonly offers: readonly Offer[];
  /** Whether more is offered when letters are typed. */
  readonly more?: boolean;
}

/** A line of the document up to the cursor, and what is around it. */
interface LinePlace {
  readonly before: string;
  readonly face: FaceSource | undefined;
  /** What the line is within its face. */
  readonly part: "name" | "type" | "rules";
  /** The rules lines of the face above it, as they are read. */
  readonly linesAbove: readonly string[];
  /** The set the file belongs to, whose words can stand here too. */
  readonly set: SetFile;
}

/** What can be written at a place: types, words the grammar allows, symbols, metadata, check codes. */
export function completions(file: OpenFile, position: Position): CompletionList {
  const { from, offers, more = false } = offersAt(placeOfLine(file, position));
  const range = { start: { line: position.line, character: from }, end: position };
  const items = offers.slice(0, mostOffers).map((offer, index) => itemOf(offer, index, range));
  return { isIncomplete: more || offers.length > mostOffers, items };
}

function placeOfLine(file: OpenFile, { line, character }: Position): LinePlace {
  const { document, set } = file;
  const start = document.offsetAt({ line, character: 0 });
  const before = document.getText({ start: { line, character: 0 }, end: { line, character } });
  // A new line right below a card is its next line, though nothing on it belongs to the card yet.
  const card =
    cardAt(file, start) ?? (line > 0 ? cardAt(file, document.offsetAt({ line: line - 1, character: 0 })) : undefined);
  const face = card?.source.faces.findLast(({ span }) => card.source.start + span[0] <= start);
  if (!card || !face) return { before, face, part: startsCard(document, line) ? "type" : "name", linesAbove: [], set };
  const lineOf = (offset: number) => document.positionAt(card.source.start + offset).line;
  const nameLine = lineOf(face.name.span[0]);
  const typeLine = face.typeLine.text === "" ? nameLine + 1 : lineOf(face.typeLine.span[0]);
  const above = face.lines.filter((one) => card.source.start + one.start < start).map((one) => one.canonical);
  return {
    before,
    face,
    part: line <= nameLine ? "name" : line <= typeLine ? "type" : "rules",
    linesAbove: above,
    set,
  };
}

/** Whether the line above is the first of its block: then it is the name of a card that has no type line yet. */
function startsCard(document: OpenFile["document"], line: number): boolean {
  const textOf = (at: number) =>
    document.getText({ start: { line: at, character: 0 }, end: { line: at + 1, character: 0 } }).trim();
  return line > 0 && textOf(line - 1) !== "" && (line === 1 || /^($|\/\/)/.test(textOf(line - 2)));
}

function offersAt(place: LinePlace): Offers {
  const { before, face, part } = place;
  const directive = /^\s*\/\/\s*(?:cardwright:\s*allow|expect)\s+([\w-]*)$/.exec(before);
  if (directive) return { from: before.length - directive[1]!.length, offers: directiveOffers() };
  const nothing = { from: before.length, offers: [] };
  if (/^\s*\/\//.test(before)) return nothing;
  const symbol = /\{[^{}\s]*$/.exec(before);
  if (part === "name" && (symbol || before.endsWith("}"))) return manaOffers(before);
  if (symbol) return { from: symbol.index, offers: symbolOffers() };
  const metadata = /^\s*(Rarity|Color|Layout):\s*([\w ]*)$/.exec(before);
  if (metadata) return { from: before.length - metadata[2]!.length, offers: metadataValueOffers(metadata[1]!) };
  if (part === "type") return typeLineOffers(before, place.set);
  return part === "rules" && face ? rulesOffers({ ...place, face }) : nothing;
}

/** Symbols of the card's mana cost: those that fit what stands there, then the others. */
function manaOffers(before: string): Offers {
  const { from, offers } = completeManaCost(before, before.length);
  const likely = offers.map(({ text }): Offer => ({ text, rule: "symbol", kind: CompletionItemKind.Constant }));
  const symbols = new Map(symbolOffers().map((offer) => [offer.text, offer]));
  const others = [...symbols.values()].filter(({ text }) => !likely.some((offer) => offer.text === text));
  return { from, offers: [...likely.map((offer) => symbols.get(offer.text) ?? offer), ...others] };
}

function typeLineOffers(before: string, { subtypes }: SetFile): Offers {
  const { from, offers } = completeTypeLine(before, before.length);
  const typed = before.slice(from).toLowerCase();
  const fitting = /[—–-]/.test(before) ? ownSubtypes(subtypes) : [];
  const own = fitting.filter((text) => text.toLowerCase().startsWith(typed)).map((text) => ({ text, rule: "subtype" }));
  return {
    from,
    offers: [...own, ...offers].map(({ text, rule }) => ({ text, rule, kind: CompletionItemKind.Class })),
  };
}

/** What the grammar allows next; at the start of a line also the metadata that may stand there. */
function rulesOffers({ before, face, linesAbove, set }: LinePlace & { readonly face: FaceSource }): Offers {
  const lead = before.length - before.trimStart().length;
  const { typeLine, name, manaCost } = face;
  const legendary = typeLine.supertypes.some(({ text }) => text.toLowerCase() === "legendary");
  const shortName = shortNameUsed(name.text, legendary, face.lines);
  const names = namesOf({ name: name.text, ...(shortName ? { shortName } : {}) });
  const context = { typeLine: typeLine.canonical, manaCost: manaCost?.text ?? "", linesAbove };
  const line = before.slice(lead);
  const { from, offers, isWhole } = completeLine(line, line.length, names, undefined, context);
  const own = ownWordOffers(set, line.slice(from), from === 0, () => {
    const { offers: any } = completeLine(line.slice(0, from), from, names, undefined, context);
    return new Set(any.map(({ rule }) => rule));
  });
  const words = [...own, ...offers].map(({ text, rule }): Offer => ({ text, rule, kind: kindOfRule(rule) }));
  const typed = before.trimStart().toLowerCase();
  const keys = from === 0 ? metadataOffers().filter(({ text }) => text.toLowerCase().startsWith(typed)) : [];
  return { from: from + lead, offers: [...words, ...keys], more: !isWhole };
}

function kindOfRule(rule: string): CompletionItemKind {
  if (rule === "keyword") return CompletionItemKind.Keyword;
  if (rule === "verb") return CompletionItemKind.Function;
  if (/type/i.test(rule)) return CompletionItemKind.Class;
  return CompletionItemKind.Text;
}

function itemOf({ text, rule, kind, detail }: Offer, index: number, range: Range): CompletionItem {
  return {
    label: text.trimEnd(),
    kind,
    sortText: String(index).padStart(4, "0"),
    textEdit: { range, newText: text },
    filterText: text,
    ...(detail ? { labelDetails: { description: detail } } : {}),
    data: { text: text.trim(), rule },
  };
}

export const completionFeature: Feature<CompletionParams, CompletionList> = {
  method: "textDocument/completion",
  // Not the space: a list that pops up after every word would swallow the Enter at a line's end.
  capabilities: () => ({ completionProvider: { triggerCharacters: ["{"], resolveProvider: true } }),
  fallback: { isIncomplete: false, items: [] },
  handle: ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    return file ? completions(file, position) : { isIncomplete: false, items: [] };
  },
};
