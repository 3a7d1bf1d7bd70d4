/**
 * From a card of a card file to a card of the game.
 */
import type { CardSource, FaceSource } from "../../cards/cardSource.ts";
import { type ReadFace, readCard } from "../../cards/readCard.ts";
import { colorsOfCost } from "../mana/cost.ts";
import type { Color, PrintedValues } from "../object.ts";
import { type FaceToCompile, compileCard } from "./compile.ts";
import type { CardDefinition, CardLibrary } from "./library.ts";
import { landTypeAbilities } from "./landTypes.ts";

/**
 * Adds a card to the library.
 * @param faces the card as read, if the caller has that already
 */
export function addCard(
  library: CardLibrary,
  card: CardSource,
  faces: readonly ReadFace[] = readCard(card),
): CardDefinition {
  const name = card.faces[0]?.name.text ?? "";
  const toCompile = faces.map((face): FaceToCompile => {
    const values = valuesOf(face.source);
    const lines = [...face.abilities.map((line) => line.tree), ...landTypeAbilities(values.subtypes)];
    return { values, lines };
  });
  return compileCard(library, name, layoutOf(card), toCompile);
}

/** The layout that a card says it has, or that its faces show. */
function layoutOf(card: CardSource): string {
  const said = card.metadata.find((entry) => entry.key === "Layout")?.value.text.toLowerCase();
  if (said) return said;
  if (card.faces.length < 2) return "normal";
  const [, second] = card.faces;
  if (second!.typeLine.subtypes.some(({ text }) => text === "Adventure")) return "adventure";
  if (second!.typeLine.subtypes.some(({ text }) => text === "Omen")) return "omen";
  return second!.manaCost ? "split" : "transform";
}

/** The printed values of a face (CR 200–209). */
export function valuesOf(face: FaceSource): Omit<PrintedValues, "abilities"> {
  const lower = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text.toLowerCase());
  const manaCost = face.manaCost ? face.manaCost.symbols.map(symbolText).join("") : null;
  const { stats } = face;
  const number = (text: string) => Number.parseInt(text, 10) || 0;
  return {
    name: face.name.text,
    manaCost,
    colors: colorsOf(face, manaCost),
    supertypes: lower(face.typeLine.supertypes),
    types: lower(face.typeLine.types),
    subtypes: face.typeLine.subtypes.map(({ text }) => text),
    power: stats?.kind === "powerToughness" ? number(stats.power.text) : null,
    toughness: stats?.kind === "powerToughness" ? number(stats.toughness.text) : null,
    loyalty: stats?.kind === "loyalty" ? number(stats.value.text) : null,
    defense: stats?.kind === "defense" ? number(stats.value.text) : null,
  };
}

function symbolText(symbol: { canonical: string }): string {
  return symbol.canonical;
}

const COLOR_WORDS: Readonly<Record<string, Color>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" };

/** The colours of the cost, or of the colour indicator (CR 105.2, 204). */
function colorsOf(face: FaceSource, manaCost: string | null): Color[] {
  const indicator = face.metadata.find((entry) => entry.key === "Color")?.value.text.toLowerCase() ?? "";
  const said = Object.entries(COLOR_WORDS)
    .filter(([word]) => indicator.includes(word))
    .map(([, color]) => color);
  return said.length > 0 ? said : colorsOfCost(manaCost);
}
