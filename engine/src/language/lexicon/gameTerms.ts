/** A word for objects, players or the game that the rules define, and that is no type, keyword or verb. */
export interface GameTerm {
  /** As rules text has it inside a sentence. */
  readonly id: string;
  /** `null` when it is newer than the rules edition of 2025-09-19. */
  readonly rule: string | null;
  /** What it is said of. */
  readonly of: "card" | "creature" | "game" | "permanent" | "player" | "spell" | "token";
  /** In our own words. */
  readonly summary: string;
  /** Other words for the same, lower case: plurals and noun or verb forms. */
  readonly also: readonly string[];
}

function term(id: string, rule: string | null, of: GameTerm["of"], summary: string, ...also: string[]): GameTerm {
  return { id, rule, of, summary, also };
}

/** Groups of objects, states of permanents, and what players can be or have. */
export const gameTerms: readonly GameTerm[] = [
  term("any target", "115.4", "game", "A creature, a player, a planeswalker or a battle, as a target."),
  term("attacking", "506.3", "creature", "Declared as an attacker, and still in combat."),
  term("blocking", "506.3", "creature", "Declared as a blocker, and still in combat."),
  term(
    "blocked",
    "509.1h",
    "creature",
    "An attacker for which a blocker was declared, even when that blocker is gone.",
  ),
  term("unblocked", "509.1h", "creature", "An attacker for which no blocker was declared."),
  term("base power", "208.4", "creature", "Power before counters and effects that add to it.", "base toughness"),
  term("bargained", "702.166", "spell", "Cast with its bargain paid."),
  term("city's blessing", "702.131", "player", "Had by a player who got it from ascend; it is never lost."),
  term(
    "color identity",
    "903.4",
    "card",
    "The colors of a card's mana symbols and color indicator, for Commander decks.",
  ),
  term("commander", "903.3", "card", "The legendary card a Commander deck is built around.", "commanders"),
  term(
    "commit a crime",
    "700.13",
    "player",
    "Target an opponent, something they control, or a card in their graveyard.",
    "committed a crime",
    "commits a crime",
    "crime",
  ),
  term("day", "730", "game", "The game's state after a turn with two or more spells by its player."),
  term("night", "730", "game", "The game's state after a turn without a spell by its player."),
  term("descended", "700.11", "player", "Had a permanent card put into their graveyard this turn."),
  term("devotion", "700.5", "player", "How many mana symbols of a color are in the mana costs of your permanents."),
  term("enchanted", "303.4", "permanent", "With an Aura attached."),
  term("equipped", "301.5", "creature", "With an Equipment attached."),
  term("expend", "700.14", "player", "Spend the Nth mana of the turn on spells or abilities.", "expends", "expended"),
  term(
    "face down",
    "708",
    "permanent",
    "Turned over, so that its card's own characteristics don't count.",
    "face-down",
  ),
  term("goaded", "701.15", "creature", "Made to attack, and somebody else than the player who goaded it."),
  term("harnessed", "701.64", "permanent", "With its ∞ ability turned on."),
  term("historic", "700.6", "card", "An artifact, a legendary card or a Saga."),
  term("initiative", "725", "player", "Held by one player, who ventures into the Undercity for it.", "the initiative"),
  term("kicked", "702.33", "spell", "Cast with a kicker paid."),
  term(
    "mana value",
    "202.3",
    "card",
    "How much mana a mana cost comes to, whatever its colors.",
    "converted mana cost",
  ),
  term("modified", "700.9", "permanent", "Equipped, with a counter, or enchanted by an Aura of its controller."),
  term("monarch", "724", "player", "Held by one player, who draws a card at each of their end steps.", "the monarch"),
  term("monstrous", "701.37", "creature", "Grown by monstrosity; it stays so."),
  term("outlaw", "700.12", "card", "An Assassin, Mercenary, Pirate, Rogue or Warlock.", "outlaws"),
  term(
    "party",
    "700.8",
    "player",
    "A Wizard, a Warrior, a Rogue and a Cleric of yours, as many of the four as you have.",
  ),
  term("permanent", "110.1", "permanent", "A card or token on the battlefield.", "permanents"),
  term("permanent card", "110.4a", "card", "A card that could be a permanent.", "permanent cards"),
  term("phased out", "702.26", "permanent", "Treated as not there."),
  term("plotted", "702.170", "card", "Exiled by plot, to be cast on a later turn."),
  term("prepared", null, "creature", "With a copy of its spell to be cast; that ends it.", "unprepared"),
  term("promised", "702.174", "spell", "Cast with its gift chosen for an opponent.", "gift was promised"),
  term("renowned", "702.112", "creature", "Grown by renown; it stays so."),
  term("Ring-bearer", "701.54", "creature", "The creature that carries its player's Ring."),
  term("saddled", "702.171", "permanent", "A Mount whose saddle ability was used this turn."),
  term(
    "sector",
    "702.158",
    "creature",
    "Alpha, beta or gamma, on a battlefield with a space sculptor.",
    "alpha sector",
    "beta sector",
    "gamma sector",
  ),
  term("solved", "719.3", "permanent", "A Case whose task was done."),
  term("speed", "702.179", "player", "From 1 to 4 for players who have started their engines.", "max speed"),
  term("suspected", "701.60", "creature", "With menace, and unable to block."),
  term("tapped", "110.5", "permanent", "Turned sideways.", "untapped"),
  term("token", "111", "token", "A permanent made by an effect, without a card.", "tokens", "nontoken"),
  term(
    "emblem",
    "114",
    "player",
    "An object in the command zone that only has abilities, and stays for good.",
    "emblems",
  ),
  term(
    "enduring story",
    null,
    "player",
    "Had by a player who got it from storied; it is never lost.",
    "an enduring story",
  ),
];

const byWords = new Map(
  gameTerms.flatMap((entry) => [entry.id, ...entry.also].map((words) => [words.toLowerCase(), entry])),
);

/**
 * @param words as printed, any letter case, either apostrophe: `"Historic"`, `"outlaws"`, `"the monarch"`
 * @returns the term, or `undefined`
 */
export function gameTermByWords(words: string): GameTerm | undefined {
  return byWords.get(words.replaceAll("’", "'").toLowerCase());
}
