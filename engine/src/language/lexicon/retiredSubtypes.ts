/** A subtype that cards had once and have no more. */
export interface RetiredSubtype {
  /** Printed form of old. */
  readonly id: string;
  /** What cards with it have now; `null` when nothing takes its place. */
  readonly now: string | null;
}

/** Old creature types and their successors. */
export const retiredSubtypes: readonly RetiredSubtype[] = [
  { id: "Hound", now: "Dog" },
  { id: "Viashino", now: "Lizard" },
  { id: "Naga", now: "Snake" },
  { id: "Cephalid", now: "Octopus" },
  { id: "Lord", now: null },
  { id: "Legend", now: null },
  { id: "Townsfolk", now: "Human" },
  { id: "Lycanthrope", now: "Werewolf" },
  { id: "Ghoul", now: "Zombie" },
];

/**
 * Words people put on type lines that never were creature types of the rules, with the type that comes nearest
 * (`null`: none does).
 */
export const mistakenSubtypes: ReadonlyMap<string, string | null> = new Map([
  ["Ghost", "Spirit"],
  ["Ghoul", "Zombie"],
  ["Lich", "Zombie"],
  ["Paladin", "Knight"],
  ["Mage", "Wizard"],
  ["Priest", "Cleric"],
  ["Witch", "Warlock"],
  ["Thief", "Rogue"],
  ["Bandit", "Rogue"],
  ["Fighter", "Warrior"],
  ["Fiend", "Demon"],
  ["Seraph", "Angel"],
  ["Lion", "Cat"],
  ["Tiger", "Cat"],
  ["Hawk", "Bird"],
  ["Eagle", "Bird"],
  ["Owl", "Bird"],
  ["Raven", "Bird"],
  ["Automaton", "Construct"],
  ["Undead", "Zombie"],
  ["Necromancer", "Warlock"],
  ["Sprite", "Faerie"],
  ["Fairy", "Faerie"],
  ["Mermaid", "Merfolk"],
  ["Mummy", "Zombie"],
  ["Kitsune", "Fox"],
  ["Alligator", "Crocodile"],
  ["Toad", "Frog"],
  ["Deer", "Elk"],
  ["Hunter", "Ranger"],
  ["Thug", "Rogue"],
  ["Bee", "Insect"],
  ["Wasp", "Insect"],
  ["Ant", "Insect"],
  ["Moth", "Insect"],
]);

const retired = new Map(retiredSubtypes.map((entry) => [entry.id.toLowerCase(), entry]));

/**
 * @param word any letter case
 * @returns the retired subtype the word is, or `undefined`
 */
export function retiredSubtypeByWord(word: string): RetiredSubtype | undefined {
  return retired.get(word.toLowerCase());
}
