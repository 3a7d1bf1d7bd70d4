/** A token that effects create by its name alone (CR 111.10). */
export interface PredefinedToken {
  /** Lower case words in front of *token*, e.g. `"young hero role"`; also what the tree stores. */
  readonly id: string;
  /** As printed. */
  readonly name: string;
  /** `null` for tokens that are newer than the rules edition of 2025-09-19. */
  readonly rule: string | null;
  readonly typeLine: string;
  /** Letters of its colors; empty for colorless. */
  readonly colors: string;
  readonly power?: number;
  readonly toughness?: number;
  /** Its abilities as rules lines in our own wording; the card language reads them. */
  readonly rulesText: readonly string[];
  /** The other face of a double-faced token. */
  readonly back?: {
    readonly name: string;
    readonly typeLine: string;
    readonly power: number;
    readonly toughness: number;
  };
}

function artifactToken(name: string, rule: string | null, ...rulesText: string[]): PredefinedToken {
  return { id: name.toLowerCase(), name, rule, typeLine: `Artifact — ${name}`, colors: "", rulesText };
}

function roleToken(name: string, rule: string, ...rulesText: string[]): PredefinedToken {
  return {
    id: `${name.toLowerCase()} role`,
    name,
    rule,
    typeLine: "Enchantment — Aura Role",
    colors: "",
    rulesText: ["Enchant creature", ...rulesText],
  };
}

/** All predefined tokens; a Role's id has the word *role*, its name has not. */
export const predefinedTokens: readonly PredefinedToken[] = [
  artifactToken("Treasure", "111.10a", "{T}, Sacrifice this artifact: Add one mana of any color."),
  artifactToken("Food", "111.10b", "{2}, {T}, Sacrifice this artifact: You gain 3 life."),
  artifactToken("Gold", "111.10c", "Sacrifice this artifact: Add one mana of any color."),
  {
    id: "walker",
    name: "Walker",
    rule: "111.10d",
    typeLine: "Creature — Zombie",
    colors: "B",
    power: 2,
    toughness: 2,
    rulesText: [],
  },
  {
    id: "shard",
    name: "Shard",
    rule: "111.10e",
    typeLine: "Enchantment — Shard",
    colors: "",
    rulesText: ["{2}, Sacrifice this enchantment: Scry 1, then draw a card."],
  },
  artifactToken("Clue", "111.10f", "{2}, Sacrifice this artifact: Draw a card."),
  artifactToken("Blood", "111.10g", "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card."),
  artifactToken("Powerstone", "111.10h", "{T}: Add {C}. That mana can't be spent to cast nonartifact spells."),
  {
    id: "incubator",
    name: "Incubator",
    rule: "111.10i",
    typeLine: "Artifact — Incubator",
    colors: "",
    rulesText: ["{2}: Transform this artifact."],
    back: { name: "Phyrexian", typeLine: "Artifact Creature — Phyrexian", power: 0, toughness: 0 },
  },
  roleToken("Cursed", "111.10j", "Enchanted creature has base power and toughness 1/1."),
  roleToken("Monster", "111.10k", "Enchanted creature gets +1/+1 and has trample."),
  roleToken("Royal", "111.10m", "Enchanted creature gets +1/+1.", "Enchanted creature has ward {1}."),
  roleToken(
    "Sorcerer",
    "111.10n",
    "Enchanted creature gets +1/+1.",
    'Enchanted creature has "Whenever this creature attacks, scry 1."',
  ),
  roleToken("Virtuous", "111.10p", "Enchanted creature gets +X/+X, where X is the number of enchantments you control."),
  roleToken(
    "Wicked",
    "111.10q",
    "Enchanted creature gets +1/+1.",
    "When this enchantment is put into a graveyard from the battlefield, your opponents each lose 1 life.",
  ),
  roleToken(
    "Young Hero",
    "111.10r",
    `Enchanted creature has "Whenever this creature attacks, if this creature's toughness is 3 or less, put one +1/+1 counter on it."`,
  ),
  artifactToken(
    "Map",
    "111.10s",
    "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only any time you could cast a sorcery.",
  ),
  artifactToken(
    "Junk",
    "111.10t",
    "{T}, Sacrifice this artifact: Exile the top card of your library. Until end of turn, you may play that card. Activate only as a sorcery.",
  ),
  artifactToken(
    "Lander",
    "111.10u",
    "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card and put it onto the battlefield tapped. Then shuffle.",
  ),
  artifactToken(
    "Mutagen",
    null,
    "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature. Activate only as a sorcery.",
  ),
  artifactToken(
    "Vibranium",
    null,
    "Indestructible",
    "{T}: Add {C}. That mana can't be spent to cast nonartifact spells.",
  ),
];

const byWords = new Map(predefinedTokens.map((token) => [token.id, token]));

/**
 * @param words what stands before *token*: `"Treasure"`, `"Wicked Role"`; any letter case
 * @returns the token, or `undefined` when the name alone does not define one
 */
export function predefinedTokenByWords(words: string): PredefinedToken | undefined {
  return byWords.get(words.toLowerCase());
}
