/** An ability word (CR 207.2c): italic, before a dash, without rules meaning. */
export interface AbilityWord {
  /** Lower case as the rules list it; a line prints its first letter large. */
  readonly id: string;
  /** What abilities with this word have in common, in our own words. */
  readonly summary: string;
  /** Whether the rules edition of 2025-09-19 lists it. */
  readonly listed: boolean;
}

function listed(id: string, summary: string): AbilityWord {
  return { id, summary, listed: true };
}

function newer(id: string, summary: string): AbilityWord {
  return { id, summary, listed: false };
}

/** All ability words. */
export const abilityWords: readonly AbilityWord[] = [
  listed("adamant", "Better when at least three mana of one color paid for the spell."),
  listed("addendum", "Better when you cast the spell in your own main phase."),
  listed("alliance", "When another creature you control enters."),
  listed("battalion", "When it and two or more other creatures attack together."),
  listed("bloodrush", "Discard the card from your hand to help an attacking creature."),
  listed("celebration", "When two or more nonland permanents came under your control this turn."),
  listed("channel", "An ability you use by discarding the card from your hand."),
  listed("chroma", "Counts mana symbols of a color in mana costs."),
  listed("cohort", "Tap it together with an untapped Ally as a cost."),
  listed("constellation", "When an enchantment you control enters."),
  listed("converge", "Counts the colors of mana spent on the spell."),
  listed("council's dilemma", "Players vote, and each vote counts."),
  listed("coven", "When you control three creatures with powers that all differ."),
  listed("delirium", "When cards in your graveyard have four or more card types among them."),
  listed("descend 4", "When four or more permanent cards are in your graveyard."),
  listed("descend 8", "When eight or more permanent cards are in your graveyard."),
  listed("domain", "Counts the basic land types among your lands."),
  listed("eerie", "When an enchantment you control enters, or you fully unlock a Room."),
  listed("eminence", "Works from the battlefield and from the command zone."),
  listed("enrage", "When the creature is dealt damage."),
  listed("fateful hour", "When your life is 5 or less."),
  listed("fathomless descent", "Counts the permanent cards in your graveyard."),
  listed("ferocious", "When you control a creature with power 4 or more."),
  listed("flurry", "When you cast your second spell of a turn."),
  listed("formidable", "When your creatures have total power 8 or more."),
  listed("grandeur", "Discard another card with the same name."),
  listed("hellbent", "When your hand is empty."),
  listed("heroic", "When you cast a spell that targets it."),
  listed("imprint", "A card exiled with it matters for its other abilities."),
  listed("inspired", "When it becomes untapped."),
  listed("join forces", "Every player may pay mana for a common effect."),
  listed("kinship", "Reveal the top card of your library when it shares a creature type."),
  listed("landfall", "When a land you control enters."),
  listed("lieutenant", "Better while you control your commander."),
  listed("magecraft", "When you cast or copy an instant or sorcery spell."),
  listed("metalcraft", "When you control three or more artifacts."),
  listed("morbid", "When a creature died this turn."),
  listed("pack tactics", "When your attackers have total power 6 or more."),
  listed("paradox", "When you cast a spell from anywhere but your hand."),
  listed("parley", "Each player reveals the top card of their library; nonland cards count."),
  listed("radiance", "Also affects everything that shares a color with the target."),
  listed("raid", "When you attacked this turn."),
  listed("rally", "When an Ally you control enters."),
  listed("renew", "Exile the card from your graveyard as part of the cost."),
  listed("revolt", "When a permanent you controlled left the battlefield this turn."),
  listed("secret council", "Players vote in secret and reveal together."),
  listed("spell mastery", "When two or more instant or sorcery cards are in your graveyard."),
  listed("strive", "Costs more for every target after the first."),
  listed("survival", "At your second main phase, when it is tapped."),
  listed("sweep", "Return any number of lands of one kind to your hand for an effect."),
  listed("tempting offer", "Each opponent may take a share, and you get more for each who does."),
  listed("threshold", "When seven or more cards are in your graveyard."),
  listed("undergrowth", "Counts creature cards in your graveyard."),
  listed("valiant", "When it is targeted by your spell or ability for the first time in a turn."),
  listed("void", "When a nonland permanent left the battlefield or a spell was warped this turn."),
  listed("will of the council", "Players vote, and the side with more votes wins."),
  newer("corrupted", "When an opponent has three or more poison counters."),
  newer("disappear", "When a permanent you controlled left the battlefield this turn."),
  newer("infusion", "When you gained life this turn."),
  newer("opus", "When you cast an instant or sorcery spell; better for five or more mana."),
  newer("repartee", "When you cast an instant or sorcery spell that targets a creature."),
  newer("vivid", "Counts the colors among permanents you control."),
  newer("will of the planeswalkers", "Players vote between planeswalking and chaos."),
];

const byWords = new Map(abilityWords.map((word) => [word.id, word]));

/**
 * @param words as printed before the dash, any letter case, either apostrophe
 * @returns the ability word, or `undefined` (it may be a keyword such as *exhaust*, or a flavor word, CR 207.2d)
 */
export function abilityWordByWords(words: string): AbilityWord | undefined {
  return byWords.get(words.replaceAll("’", "'").toLowerCase());
}
