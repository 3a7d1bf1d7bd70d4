/** A zone of the game (CR 400.1). */
export interface Zone {
  /** The word cards use, also what the tree stores. */
  readonly id: "library" | "hand" | "battlefield" | "graveyard" | "stack" | "exile" | "ante" | "command";
  readonly singular: string;
  /** `null` where there is only one such zone in a game. */
  readonly plural: string | null;
  readonly rule: string;
  /** Whether its cards are seen by everyone (CR 400.2). */
  readonly public: boolean;
  /** Whether all players share one; else each player has their own. */
  readonly shared: boolean;
  /** How cards name the whole zone: *the battlefield*, but *exile* without an article, *your graveyard* with an owner. */
  readonly article: "the" | "none" | "owner";
}

/** All zones, and the word *ante* for the zone that is no longer used. */
export const zones: readonly Zone[] = [
  {
    id: "library",
    singular: "library",
    plural: "libraries",
    rule: "401",
    public: false,
    shared: false,
    article: "owner",
  },
  { id: "hand", singular: "hand", plural: "hands", rule: "402", public: false, shared: false, article: "owner" },
  { id: "battlefield", singular: "battlefield", plural: null, rule: "403", public: true, shared: true, article: "the" },
  {
    id: "graveyard",
    singular: "graveyard",
    plural: "graveyards",
    rule: "404",
    public: true,
    shared: false,
    article: "owner",
  },
  { id: "stack", singular: "stack", plural: null, rule: "405", public: true, shared: true, article: "the" },
  { id: "exile", singular: "exile", plural: null, rule: "406", public: true, shared: true, article: "none" },
  { id: "ante", singular: "ante", plural: null, rule: "407", public: true, shared: true, article: "the" },
  { id: "command", singular: "command zone", plural: null, rule: "408", public: true, shared: true, article: "the" },
];

/** Words for a place outside all zones, and names of old that a zone had. */
export const otherPlaceWords: ReadonlyMap<string, Zone["id"] | null> = new Map([
  ["outside the game", null],
  ["sideboard", null],
  ["in play", "battlefield"],
  ["removed from the game", "exile"],
]);

const byWord = new Map<string, Zone>();
for (const zone of zones) {
  byWord.set(zone.singular, zone);
  if (zone.plural !== null) byWord.set(zone.plural, zone);
}

/**
 * @param words e.g. `"graveyard"`, `"libraries"`, `"command zone"`; any letter case
 * @returns the zone, or `undefined`
 */
export function zoneByWord(words: string): Zone | undefined {
  return byWord.get(words.toLowerCase());
}
