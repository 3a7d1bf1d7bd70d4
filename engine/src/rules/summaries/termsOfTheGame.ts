/** Our own one-sentence summaries of section 700: events, modes and terms (edition 2025-09-19); one line an entry, the rule number first. */
export const termsOfTheGameSummaries = `
700 Events, modal spells, piles, and terms such as dies, devotion, historic and party.
700.1 Anything that happens is an event, and one happening may count as several.
700.2 Modal means having bulleted options, of which a number has to be chosen.
700.2a Modes of spells and activated abilities are chosen at 601.2b; impossible ones can't be.
700.2b Modes of triggers are chosen on going on the stack; without any the ability goes away.
700.2c Targets of a mode are chosen only if that mode is chosen.
700.2d Each mode may be chosen once, unless the text allows the same one again.
700.2e Where another player chooses the mode, that player does so at the usual time.
700.2f A change of targets is no change of mode.
700.2g A copy has the modes of the original.
700.2h A mode with a cost in front costs that in addition.
700.2i Pawprints say how much of the allowed sum each mode takes.
700.3 Effects can sort objects into piles for a while.
700.3a Every object is in just one of the piles.
700.3b Piles aren't objects, the things in them are.
700.3c Objects in piles stay in their zone and keep their order.
700.3d A pile may be empty or hold any number of objects.
700.4 To die is to go from the battlefield to a graveyard.
700.5 Devotion counts the mana symbols of a color in the costs of your permanents.
700.5a Devotion is counted after layers 1 to 3, before all other changes.
700.6 Historic objects are legendary ones, artifacts and Sagas.
700.7 "This creature" and the like mean that object, even if it is no creature any more.
700.8 A party is up to one Cleric, Rogue, Warrior and Wizard each among your creatures.
700.8a The number is worked out by itself and lies between 0 and 4.
700.8b A creature counts for one of the four only, so that the number is highest.
700.8c A full party has a Cleric, a Rogue, a Warrior and a Wizard.
700.8d One card lets each player choose their party among their own creatures.
700.9 Modified: it has a counter, Equipment, or an Aura of its own controller.
700.10 A permanent was activated this turn if any of its abilities was.
700.11 You descended if a permanent card went to your graveyard this turn.
700.12 Outlaws are Assassins, Mercenaries, Pirates, Rogues and Warlocks.
700.12a Outlaws that a player controls are permanents, unless something else is said.
700.13 A crime is targeting an opponent, something of theirs, or a card in their graveyard.
700.14 You expend N when your mana spent on spells this turn first reaches N.
700.15 In card text "enters" alone is short for entering the battlefield.
`;
