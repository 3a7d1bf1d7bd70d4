/**
 * The plain cards that boards are made of, with plain names; and made-up ones that fit the words of a phrase.
 */
import { walkTree } from "../grammar/tree.ts";
import { type PlainCard, addPlainCard } from "../game/cards/stock.ts";
import type { CardLibrary } from "../game/cards/library.ts";
import type { Color } from "../game/object.ts";
import { descriptionOf } from "../game/effects/becoming.ts";
import { type TreeNode, children, maybeChild, maybeNumber, word } from "../game/treeAccess.ts";

/** The stock spell that has a target. */
export const AIMED_SPELL = "Pointed Finger";

/** Cards to place, draw, discard, cast and find. */
export const STOCK_CARDS: readonly PlainCard[] = [
  { name: "Bear 2/2", manaCost: "{1}{G}", typeLine: "Creature — Bear", power: 2, toughness: 2 },
  { name: "Ogre 3/3", manaCost: "{2}{R}", typeLine: "Creature — Ogre", power: 3, toughness: 3 },
  { name: "Bird 1/1", manaCost: "{W}", typeLine: "Creature — Bird", text: ["Flying"], power: 1, toughness: 1 },
  { name: "Giant 5/5", manaCost: "{4}{R}", typeLine: "Creature — Giant", power: 5, toughness: 5 },
  { name: "Zombie 2/2", manaCost: "{1}{B}", typeLine: "Creature — Zombie", power: 2, toughness: 2 },
  { name: "Plain Artifact", manaCost: "{2}", typeLine: "Artifact" },
  { name: "Plain Enchantment", manaCost: "{1}{W}", typeLine: "Enchantment" },
  { name: "Plain Planeswalker", manaCost: "{2}{B}", typeLine: "Planeswalker — Stock", loyalty: 4 },
  { name: "Plain Equipment", manaCost: "{1}", typeLine: "Artifact — Equipment", text: ["Equip {1}"] },
  { name: "Plain Aura", manaCost: "{W}", typeLine: "Enchantment — Aura", text: ["Enchant permanent"] },
  { name: "Quick Study", manaCost: "{U}", typeLine: "Instant", text: ["Draw a card."] },
  { name: "Slow Study", manaCost: "{1}{U}", typeLine: "Sorcery", text: ["Draw two cards."] },
  { name: AIMED_SPELL, manaCost: "{U}", typeLine: "Instant", text: ["Tap target permanent."] },
  { name: "Little Lamp", manaCost: "{1}", typeLine: "Artifact", text: ["{1}: You gain 1 life."] },
  { name: "Snowfield", typeLine: "Basic Snow Land — Plains" },
];

/** Adds them to a library; others may do something after each. */
export function* addStockCards(library: CardLibrary): Generator<void, void> {
  for (const card of STOCK_CARDS) {
    if (library.definitions.has(card.name)) continue;
    addPlainCard(library, card);
    yield;
  }
}

/** Keywords that may stand behind "with" on a made-up creature. */
const GRANTABLE = new Set([
  "flying",
  "reach",
  "trample",
  "defender",
  "haste",
  "vigilance",
  "first strike",
  "double strike",
  "deathtouch",
  "lifelink",
  "menace",
  "hexproof",
  "indestructible",
  "flash",
]);

/** A card that has everything a noun phrase asks for; null when its words describe nothing that can be made. */
export function cardThatFits(library: CardLibrary, phrase: TreeNode): string | null {
  const { types: named, subtypes, supertypes: superNamed, colors: colorsNamed, stats } = descriptionOf(phrase);
  const words = new Set(children(phrase, "qualities").map(word));
  const colors = colorsNamed.length === 0 && words.has("multicolored") ? (["W", "B"] as const) : colorsNamed;
  const supertypes = words.has("historic") ? [...new Set([...superNamed, "legendary"])] : superNamed;
  // Of "instant or sorcery" one is enough.
  const either = children(phrase, "qualities").filter(({ kind }) => kind === "qualityOrList");
  const spare = either.flatMap((list) => children(list, "items").slice(1).map(word));
  const types = named.filter((type) => !spare.includes(type));
  const excluded = children(phrase, "qualities").flatMap((quality) =>
    quality.kind === "non" ? children(quality, "quality").map(word) : [],
  );
  const noun = maybeChild(phrase, "noun");
  const firstOf = (list: TreeNode[]): TreeNode | undefined => list[0];
  const chosen = noun?.kind.startsWith("nounOr") ? firstOf(children(noun, "items")) : null;
  const type = chosen?.kind === "cardType" ? word(chosen) : (types.at(-1) ?? null);
  const cardTypes = [...new Set([...(chosen ? [] : types), ...(type ? [type] : [])])];
  const subtype = chosen?.kind === "subtype" ? [word(chosen)] : chosen ? [] : [...new Set(subtypes)];
  if (cardTypes.length === 0)
    cardTypes.push(
      subtype.some((one) => LAND_TYPES.has(one))
        ? "land"
        : subtype.some((one) => ARTIFACT_TYPES.has(one))
          ? "artifact"
          : "creature",
    );
  if (excluded.includes(cardTypes[0]!)) cardTypes[0] = excluded.includes("artifact") ? "enchantment" : "artifact";
  const isCreature = cardTypes.includes("creature");
  const keywords = [...walkTree(phrase)]
    .filter((node) => node.kind === "keyword")
    .map(word)
    .filter((is) => GRANTABLE.has(is));
  const size = sizeOf(phrase, stats);
  const title = [...supertypes, ...colors, ...subtype, ...cardTypes].map(capital).join(" ");
  const special = [...supertypes.map(capital), ...colors.map((color) => COLOR_WORDS[color])];
  const kind = subtype[0] ?? (special.length > 0 ? capital(cardTypes[0]!) : `Plain ${capital(cardTypes[0]!)}`);
  const dear = size.manaValue === USUAL_MANA_VALUE ? "" : ` for {${size.manaValue}}`;
  const name = isCreature
    ? `${[...special, kind].join(" ")} ${size.power}/${size.toughness}${keywords.length ? ` (${keywords.join(", ")})` : ""}${dear}`
    : `Plain ${title}${dear}`;
  if (library.definitions.has(name)) return name;
  const card: PlainCard = {
    name,
    manaCost: cardTypes.includes("land") ? undefined : size.manaValue > 0 ? `{${size.manaValue}}` : "{1}",
    typeLine: `${[...supertypes, ...cardTypes].map(capital).join(" ")}${subtype.length ? ` — ${subtype.join(" ")}` : ""}`,
    text: keywords.length > 0 ? [capital(keywords.join(", "))] : [],
    colors,
    ...(isCreature ? { power: size.power, toughness: size.toughness } : {}),
    ...(cardTypes.includes("planeswalker") ? { loyalty: 4 } : {}),
  };
  addPlainCard(library, card);
  return name;
}

const USUAL_MANA_VALUE = 2;

const COLOR_WORDS: Readonly<Record<Color, string>> = { W: "White", U: "Blue", B: "Black", R: "Red", G: "Green" };

const LAND_TYPES = new Set(["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert", "Gate", "Cave"]);
const ARTIFACT_TYPES = new Set(["Equipment", "Vehicle", "Treasure", "Food", "Clue", "Blood", "Map"]);

interface Size {
  power: number;
  toughness: number;
  manaValue: number;
}

/** Power, toughness and mana value that a phrase such as "with power 4 or greater" is content with. */
function sizeOf(phrase: TreeNode, stats: string | null): Size {
  const size: Size = { power: 2, toughness: 2, manaValue: USUAL_MANA_VALUE };
  if (stats) [size.power, size.toughness] = stats.split("/").map(Number) as [number, number];
  for (const node of walkTree(phrase)) {
    if (node.kind !== "statHaving") continue;
    const stat = maybeChild(node, "stat");
    const compared = maybeChild(node, "compared");
    const amount = compared && (maybeChild(compared, "amount") ?? maybeChild(compared, "quantity"));
    const value = amount ? maybeNumber(amount) : null;
    if (!stat || value === null) continue;
    const name = word(stat);
    if (name === "power" || name === "toughness" || name === "manaValue") size[name] = value;
  }
  return size;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
