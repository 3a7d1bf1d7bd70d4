/** Names of counters that have no keyword and no power/toughness, as they stand before *counter*; lower case, sorted. */
export const counterNames: readonly string[] = `
acorn aegis age aim arrow arrowhead awakening bait blaze blessing blight blood bloodline bloodstain book bore
bounty brain bribery brick burden cage carrion cell charge chip chorus coin collection component conqueror
contested corpse corruption credit croak crystal cube currency death defense delay depletion descent despair
devotion discovery divinity doom dread dream duty echo egg elixir ember energy enlightened eon eruption everything
experience exposure eyeball eyestalk fade fate feather feeding fellowship fetch filibuster finality fire flame
flood foreshadow fungus funk fury fuse gem ghostform glyph gold growth hack harmony hatching hatchling healing hit
hone hoofprint hope hour hourglass hunger husk ice impostor incarnation incubation infection influence ingenuity
ingredient intel intervention invitation isolation javelin judgment ki kick knickknack knowledge landmark level
loot lore loyalty luck magnet manabond manifestation mannequin mask matrix memory midway mine mining mire music
muster necrodermis nest net night oil omen ore page pain palliation paralyzation pause petal petrification
phylactery phyresis pin plague plan plot point poison polyp possession pressure prey primeval promotion pupa quest
rad rally rejection release reprieve rev revival ribbon ritual rope rust scream scroll shell shield shoe shred
silver skewer sleep sleight slime slumber soot soul spark spite spore stash storage story strife study stun supply
suspect takeover target task taste theft ticket tide time tower training trap treasure unity unlock valor velocity
verse vitality void volatile vortex vow voyage wage winch wind wish wreck`
  .trim()
  .split(/\s+/);

/** Keyword abilities that a counter can grant (CR 122.1b). */
export const keywordCounterNames = [
  "flying",
  "first strike",
  "double strike",
  "deathtouch",
  "decayed",
  "exalted",
  "haste",
  "hexproof",
  "indestructible",
  "lifelink",
  "menace",
  "reach",
  "shadow",
  "trample",
  "vigilance",
] as const;

/** A counter that the rules give a meaning of its own. */
export interface CounterMeaning {
  readonly name: string;
  readonly rule: string;
  /** What it is put on: a word for the kind of object, or `player`. */
  readonly on:
    | "battle"
    | "creature"
    | "object"
    | "permanent"
    | "planeswalker"
    | "player"
    | "Saga"
    | "spacecraft"
    | "card";
  /** Our own summary. */
  readonly summary: string;
}

/** Counters with a meaning in the rules; all others mean what the cards that use them say. */
export const counterMeanings: readonly CounterMeaning[] = [
  { name: "+1/+1", rule: "122.1a", on: "creature", summary: "Adds 1 to its power and to its toughness." },
  {
    name: "-1/-1",
    rule: "122.1a",
    on: "creature",
    summary: "Takes 1 from its power and its toughness; it and a +1/+1 counter cancel each other (CR 704.5q).",
  },
  {
    name: "shield",
    rule: "122.1c",
    on: "permanent",
    summary: "Saves the permanent once from damage, or from destruction by an effect, and is then removed.",
  },
  {
    name: "stun",
    rule: "122.1d",
    on: "permanent",
    summary: "The next time the permanent would untap, one stun counter leaves it instead.",
  },
  { name: "loyalty", rule: "122.1e", on: "planeswalker", summary: "A planeswalker's loyalty; with none left it dies." },
  { name: "poison", rule: "122.1f", on: "player", summary: "A player with ten or more loses the game." },
  { name: "defense", rule: "122.1g", on: "battle", summary: "A battle's defense; with none left it is defeated." },
  {
    name: "finality",
    rule: "122.1h",
    on: "permanent",
    summary: "If the permanent would go to a graveyard from the battlefield, it is exiled instead.",
  },
  {
    name: "rad",
    rule: "122.1i",
    on: "player",
    summary: "Each precombat main phase: mill that many; for each nonland card lose 1 life and one rad counter.",
  },
  { name: "energy", rule: "107.14", on: "player", summary: "A resource players pay as {E}." },
  { name: "ticket", rule: "107.17", on: "player", summary: "A resource players pay as {TK}." },
  { name: "experience", rule: "122.1", on: "player", summary: "Counts for the cards that mention it." },
  { name: "lore", rule: "714.2", on: "Saga", summary: "Counts the Saga's chapters." },
  { name: "level", rule: "702.87", on: "creature", summary: "Counts a leveler's levels." },
  { name: "time", rule: "702.62", on: "object", summary: "Counts down suspend, vanishing and impending." },
  { name: "age", rule: "702.24", on: "permanent", summary: "Multiplies a cumulative upkeep." },
  { name: "fade", rule: "702.32", on: "permanent", summary: "Counts down fading." },
  {
    name: "charge",
    rule: "702.184",
    on: "permanent",
    summary: "Counts what a Spacecraft was stationed with, or what a card says.",
  },
];

/** Shape of counters that change power and toughness (CR 122.1a); hyphen or minus sign. */
export const powerToughnessCounter = /^[+−-](?:\d+|X)\/[+−-](?:\d+|X)$/;

const known = new Set<string>([...counterNames, ...keywordCounterNames]);

/**
 * Whether cards know a counter of this name.
 * @param name the words before *counter*, any letter case: `"charge"`, `"first strike"`, `"+1/+1"`
 */
export function isCounterName(name: string): boolean {
  return known.has(name.toLowerCase()) || powerToughnessCounter.test(name);
}
