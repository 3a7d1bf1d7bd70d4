/** One of the five colors (CR 105.1). */
export interface Color {
  /** Lower case name, also what the tree stores. */
  readonly id: "white" | "blue" | "black" | "red" | "green";
  /** The letter that stands for it in mana symbols. */
  readonly letter: "W" | "U" | "B" | "R" | "G";
  /** The basic land type whose lands tap for it (CR 305.6). */
  readonly basicLandType: "Plains" | "Island" | "Swamp" | "Mountain" | "Forest";
}

/** The five colors in the order cards print them. */
export const colors: readonly Color[] = [
  { id: "white", letter: "W", basicLandType: "Plains" },
  { id: "blue", letter: "U", basicLandType: "Island" },
  { id: "black", letter: "B", basicLandType: "Swamp" },
  { id: "red", letter: "R", basicLandType: "Mountain" },
  { id: "green", letter: "G", basicLandType: "Forest" },
];

/** Words that say how many colors an object has (CR 105.2). */
export const colorCountWords = ["colorless", "monocolored", "multicolored", "colored"] as const;

/** Every word that can stand where a color adjective stands. */
export const colorWords: readonly string[] = [...colors.map((color) => color.id), ...colorCountWords];

/** Names players give to sets of two or three colors, with the letters in printed order; for hovers and search only. */
export const colorGroupNames: ReadonlyMap<string, string> = new Map([
  ["Azorius", "WU"],
  ["Dimir", "UB"],
  ["Rakdos", "BR"],
  ["Gruul", "RG"],
  ["Selesnya", "GW"],
  ["Orzhov", "WB"],
  ["Izzet", "UR"],
  ["Golgari", "BG"],
  ["Boros", "RW"],
  ["Simic", "GU"],
  ["Esper", "WUB"],
  ["Grixis", "UBR"],
  ["Jund", "BRG"],
  ["Naya", "RGW"],
  ["Bant", "GWU"],
  ["Abzan", "WBG"],
  ["Jeskai", "URW"],
  ["Sultai", "BGU"],
  ["Mardu", "RWB"],
  ["Temur", "GUR"],
]);
