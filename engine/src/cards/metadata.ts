/**
 * Metadata lines (`Rarity: common`), and the labels people put before the other lines.
 */
import { LetterPattern } from "../text/letters.ts";
import type { MetadataKey } from "./cardSource.ts";

/** Metadata keys in the order in which the formatter writes them. */
export const metadataKeys: readonly MetadataKey[] = ["Rarity", "Number", "Artist", "Flavor", "Color", "Layout"];

const OTHER_KEYS: Readonly<Record<string, MetadataKey>> = {
  "card #": "Number",
  "card number": "Number",
  "collector number": "Number",
  "color indicator": "Color",
  colour: "Color",
  "colour indicator": "Color",
  "flavor text": "Flavor",
  flavour: "Flavor",
  "flavour text": "Flavor",
  illustrator: "Artist",
  "illus.": "Artist",
};

const LABEL = new LetterPattern(String.raw`^([\p{L}][\p{L} .#/&]{0,20}?)\s*:\s*`);

/** A metadata line's parts. */
export interface MetadataLine {
  readonly key: MetadataKey;
  /** Whether the key was written in another way ("Flavour Text"). */
  readonly otherKey: boolean;
  /** Where the value starts in the line. */
  readonly valueStart: number;
}

/** Reads a line as metadata; `null` when it is none. */
export function parseMetadataLine(text: string): MetadataLine | null {
  const label = LABEL.exec(text);
  if (!label) return null;
  const name = label[1]!.toLowerCase();
  const known = metadataKeys.find((key) => key.toLowerCase() === name);
  const key = known ?? OTHER_KEYS[name];
  return key ? { key, otherKey: known === undefined, valueStart: label[0].length } : null;
}

/** What a label announces. */
export type FieldLabel = "name" | "cost" | "type" | "text";

const FIELD_LABELS: Readonly<Record<string, FieldLabel>> = {
  name: "name",
  "card name": "name",
  title: "name",
  cost: "cost",
  "mana cost": "cost",
  mana: "cost",
  "casting cost": "cost",
  type: "type",
  types: "type",
  "card type": "type",
  "type line": "type",
  "type & class": "type",
  text: "text",
  "card text": "text",
  "rules text": "text",
  "oracle text": "text",
  rules: "text",
  oracle: "text",
  ability: "text",
  abilities: "text",
};

/** The label a line starts with and its length, `null` without one. */
export function fieldLabelOf(text: string): { readonly label: FieldLabel; readonly length: number } | null {
  const match = LABEL.exec(text);
  const label = match && FIELD_LABELS[match[1]!.toLowerCase()];
  return label ? { label, length: match[0].length } : null;
}

const RARITIES: Readonly<Record<string, string>> = {
  c: "common",
  u: "uncommon",
  r: "rare",
  m: "mythic",
  mr: "mythic",
  s: "special",
  l: "land",
  common: "common",
  uncommon: "uncommon",
  rare: "rare",
  mythic: "mythic",
  "mythic rare": "mythic",
  special: "special",
};

const RARITY_AT_END =
  /(?:^|\s)(?:[-–—,]\s*)?(?:\(\s?(mythic rare|mythic|common|uncommon|rare|special|c|u|r|m|mr|s)\s?\)|\[\s?(mythic rare|mythic|common|uncommon|rare|special|c|u|r|m|mr|s)\s?\]|:(mythic ?rare|mythic|common|uncommon|rare|special):|(Mythic Rare|Mythic|Common|Uncommon|Rare|mythic rare|mythic|common|uncommon|rare))$/i;

/** A rarity that stands at the end of another line: where that part starts, and the rarity's usual name. */
export function rarityAtEnd(text: string): { readonly start: number; readonly rarity: string } | null {
  const match = RARITY_AT_END.exec(text.slice(-40));
  if (!match) return null;
  const word = (match[1] ?? match[2] ?? match[3] ?? match[4])!.toLowerCase().replace("mythicrare", "mythic rare");
  const start = Math.max(0, text.length - 40) + match.index;
  return { start, rarity: RARITIES[word] ?? word };
}
