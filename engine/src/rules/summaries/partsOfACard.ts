/** Our own one-sentence summaries of sections 200 to 213: the parts of a card (edition 2025-09-19); one line an entry, the rule number first. */
export const partsOfACardSummaries = `
200 Which parts a card can have, from its name down to the collector number.
200.1 This is the list of all parts a card may be made of.
200.2 Some parts are characteristics of the object as well (109.3).
200.3 Tokens and copies have only those parts that are characteristics.
201 Names: when objects share one, choosing one, and text that speaks of itself by name.
201.1 The name is printed in the upper left corner.
201.2 For the game a card has its English name, in whatever language it is printed.
201.2a Objects have the same name if one of their names is equal; a nameless object shares none.
201.2b Objects have different names if each has one and none of them is shared.
201.2c Having a different name needs a name of one's own that none of the others has.
201.3 A few cards with two English names count as having the same one.
201.3a Cards with interchangeable names count as having the same name for everything in the game.
201.3b The same holds for deck building and for which formats they are legal in.
201.3c Later printings of such cards show which earlier card they stand for.
201.4 A card name that is chosen must belong to a real card.
201.4a If qualities are demanded, the chosen card's Oracle text must have them.
201.4b Of a split card the name of one half is chosen, never both.
201.4c The other name of a flip card can be chosen as well.
201.4d The name on the back of a double-faced card can be chosen as well.
201.4e The name of a melded pair can be chosen as well.
201.4f The Adventure's name of an adventurer card can be chosen as well.
201.4g Choosing one of several interchangeable names chooses all of them.
201.5 A card that uses its own name means itself, not others called the same.
201.5a A name in a granted ability means the object that granted it, nothing else of that name.
201.5b An ability gained from a card of another name speaks of its new bearer.
201.5c A shortened name in its own text stands for the full one.
201.6 An alternate promotional name changes nothing for the game.
202 Mana cost, color and mana value of an object.
202.1 The mana cost is printed near the top of the card in mana symbols.
202.1a The mana cost is what casting the card costs, each symbol paid with fitting mana.
202.1b Lands and others without a mana cost can't be paid for; lands are played instead.
202.2 An object has the colors of the symbols in its mana cost, not of its frame.
202.2a There are five colors, each with its symbol.
202.2b Without colored symbols in its cost an object is colorless.
202.2c With symbols of two or more colors it has all of them.
202.2d Hybrid and Phyrexian symbols count with all their colors.
202.2e A color indicator adds the colors it shows.
202.2f Effects may change, give or remove colors (105.3).
202.3 Mana value is the sum of all mana in the mana cost, whatever its color.
202.3a Without a mana cost the mana value is 0, except for certain back faces and melded permanents.
202.3b The back of a transforming card has the mana value of its front; a copy of that back has 0.
202.3c A melded permanent adds up the costs of both front faces.
202.3d Off the stack a split card's mana value counts both halves; on it, only the half being cast.
202.3e X counts as 0, except on the stack, where it is the chosen number.
202.3f Each hybrid symbol counts as much as its larger half.
202.3g Each Phyrexian symbol counts as one toward the mana value.
202.4 Additional costs are no part of the mana cost.
203 The picture on the card, which has no meaning for the game.
203.1 The illustration fills the upper half of the card and affects nothing.
204 Color indicators: colored dots that give a card its color.
204.1 The indicator stands left of the type line, mostly on nonland cards that have no mana cost.
204.2 The object has each color that the indicator shows.
205 The type line: card types, subtypes and supertypes.
205.1 The type line stands below the picture and lists all types.
205.1a Setting a card type or subtype replaces the old ones of that sort; instants and sorceries keep their type.
205.1b "In addition to its other types", "still" and "artifact creature" keep the earlier types.
205.2 Card types are the main kinds of objects.
205.2a There are fifteen card types, from artifact to vanguard.
205.2b An object with several card types is affected by what affects any of them.
205.2c Tokens and copies have card types too, although they are no cards.
205.3 Subtypes stand behind the dash of the type line.
205.3a A card may have more than one subtype.
205.3b Every word behind the dash is a subtype, except for two-word creature types and planes.
205.3c Each subtype belongs to the card type it fits.
205.3d No object can get a subtype of a card type it lacks.
205.3e A chosen subtype has to exist and be of the asked kind.
205.3f What subtypes a card has today is found in its Oracle text.
205.3g Artifact types, such as Equipment, Vehicle, Food and Treasure.
205.3h Enchantment types, such as Aura, Saga, Class and Role.
205.3i Land types; five of them are the basic ones.
205.3j Planeswalker types, which are mostly the names of persons.
205.3k Spell types, shared by instants and sorceries, such as Adventure and Lesson.
205.3m Creature types, shared by creatures and kindreds; "Time Lord" is the only one of two words.
205.3n Planar types, the names of planes, each counting as one subtype.
205.3p Undercity is the only dungeon type there is.
205.3q Siege is the only battle type there is.
205.3r Phenomena, schemes, vanguards and conspiracies have no subtypes at all.
205.4 Supertypes stand in front of the card types: basic, legendary, ongoing, snow and world.
205.4a A card may have several supertypes, which are printed before its card types.
205.4b Changing types or subtypes leaves the supertypes alone.
205.4c A land with "basic" is a basic land, every other one nonbasic.
205.4d A legendary permanent obeys the legend rule (704.5j).
205.4e Legendary instants and sorceries need a legendary creature or planeswalker under your control to be cast.
205.4f A world permanent obeys the world rule (704.5k).
205.4g A snow permanent is whatever has the supertype snow, and some costs need its mana.
205.4h An ongoing scheme stays when others would go back under their deck (704.6e).
206 The expansion symbol: which set a card was printed in, and its rarity.
206.1 The expansion symbol tells the set in which the card appeared.
206.2 The color of the symbol shows the rarity of the card.
206.3 Cards that look for a set now ask for names first printed in it.
206.3a One card asks for the names that were first printed in Arabian Nights.
206.3b One card asks for the names that were first printed in Antiquities.
206.3c One card asks for the names that were first printed in Homelands.
206.4 A card of any printing may be played if its name is legal in the format.
206.5 All sets and their symbols are listed on the game's website.
207 The text box: rules text, reminder text, flavor text and ability words.
207.1 The text box is in the lower half and mostly holds the abilities.
207.2 Text in italics has no effect on the game.
207.2a Reminder text stands in parentheses and merely sums up a rule.
207.2b Flavor text, like the picture, is there for atmosphere.
207.2c Ability words such as landfall head similar abilities and mean nothing themselves.
207.2d Flavor words head single abilities and mean nothing themselves.
207.3 Icons in the background of the text box mean nothing.
207.4 The chaos symbol on planes marks the ability for when chaos ensues.
207.5 One card has two of its color symbols circled by its owner, which then count as its text.
208 Power and toughness: what creatures have, and when other objects do.
208.1 The first number is power, the second toughness, in the lower right corner.
208.2 A star stands for a number that an ability provides.
208.2a A characteristic-defining ability may set the starred number everywhere; what it can't know is 0.
208.2b Or an "as it enters" ability sets it, and elsewhere the star counts as 0.
208.3 A permanent that is no creature has neither, even if printed, like an uncrewed Vehicle.
208.3a Effects on them are created all the same, and show once the permanent is a creature.
208.4 Base power and toughness are the values before counters and bonuses.
208.4a Effects that set the numbers set the base; others may change it further.
208.4b Checks of base values ignore all changes that only add or subtract.
208.5 A creature without a power or toughness value has 0.
209 Loyalty, the number in the corner of a planeswalker.
209.1 The printed number is the planeswalker's loyalty off the battlefield and the number of counters it enters with.
209.2 Abilities with a loyalty symbol follow the special rules of 606.
210 Defense, the number in the corner of a battle.
210.1 The printed number is the battle's defense off the battlefield and the number of counters it enters with.
211 The hand modifier, a number that vanguard cards have.
211.1 Vanguard cards have a number that is added to or taken from hand sizes.
212 The life modifier, a number that vanguard cards have.
212.1 Vanguard cards have a number that is added to or taken from the starting life.
213 Small print below the text box: collector number, artist, legal text.
213.1 Each card has some lines of information there without meaning for the game.
213.1a Most cards have a number within their set.
213.1b One letter after the number tells the card's rarity.
213.1c Promotional cards may tell what promotion they come from.
213.1d Cards with interchangeable names may tell which original they stand for.
213.1e A code of the set and one of the language stand side by side.
213.1f The artist is named behind a little paintbrush.
213.1g The fine print holds trademark and copyright notices.
`;
