/** Our own one-sentence summaries of sections 200 to 306: the parts of a card and the first card types (edition 2025-09-19). */
export const cardsAndTypesSummaries = `
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
201.4 A card name that is chosen must belong to a real card.
201.4a If qualities are demanded, the chosen card's Oracle text must have them.
201.5 A card that uses its own name means itself, not others called the same.
201.5b An ability gained from a card of another name speaks of its new bearer.
201.5c A shortened name in its own text stands for the full one.
201.6 An alternate promotional name changes nothing for the game.
202 Mana cost, color and mana value of an object.
202.1 The mana cost is printed near the top of the card in mana symbols.
202.1a It is what casting the card costs, each symbol paid with fitting mana.
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
205.3g Artifact types, such as Equipment, Vehicle, Food and Treasure.
205.3h Enchantment types, such as Aura, Saga, Class and Role.
205.3i Land types; five of them are the basic ones.
205.3j Planeswalker types, which are mostly the names of persons.
205.3k Spell types, shared by instants and sorceries, such as Adventure and Lesson.
205.3m Creature types, shared by creatures and kindreds; "Time Lord" is the only one of two words.
205.3n Planar types, the names of planes, each counting as one subtype.
205.4 Supertypes stand in front of the card types: basic, legendary, ongoing, snow and world.
205.4a A card may have several supertypes, which are printed before its card types.
205.4b Changing types or subtypes leaves the supertypes alone.
205.4c A land with "basic" is a basic land, every other one nonbasic.
205.4d A legendary permanent obeys the legend rule (704.5j).
205.4e Legendary instants and sorceries need a legendary creature or planeswalker under your control to be cast.
205.4f A world permanent obeys the world rule (704.5k).
205.4g A snow permanent is whatever has the supertype snow, and some costs need its mana.
206 The expansion symbol: which set a card was printed in, and its rarity.
206.1 It tells the set in which the card appeared.
206.2 The color of the symbol shows the rarity of the card.
207 The text box: rules text, reminder text, flavor text and ability words.
207.1 It is in the lower half and mostly holds the abilities.
207.2 Text in italics has no effect on the game.
207.2a Reminder text stands in parentheses and merely sums up a rule.
207.2b Flavor text, like the picture, is there for atmosphere.
207.2c Ability words such as landfall head similar abilities and mean nothing themselves.
207.2d Flavor words head single abilities and mean nothing themselves.
207.3 Icons in the background of the text box mean nothing.
207.4 The chaos symbol on planes marks the ability for when chaos ensues.
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
209.1 It is the planeswalker's loyalty off the battlefield and the number of counters it enters with.
209.2 Abilities with a loyalty symbol follow the special rules of 606.
210 Defense, the number in the corner of a battle.
210.1 It is the battle's defense off the battlefield and the number of counters it enters with.
211 The hand modifier, a number that vanguard cards have.
211.1 Vanguard cards have a number that is added to or taken from hand sizes.
212 The life modifier, a number that vanguard cards have.
212.1 Vanguard cards have a number that is added to or taken from the starting life.
213 Small print below the text box: collector number, artist, legal text.
213.1 Each card has some lines of information there without meaning for the game.
300 Card types in general: what there are and how several go together.
300.1 This lists the fifteen card types of the game.
300.2 An object of several card types combines what belongs to each of them.
300.2a Whatever is a land as well as something else can only be played as a land.
300.2b A kindred card has another card type, and that one tells how it is cast.
301 Artifacts: what they share, and Equipment, Fortifications and Vehicles among them.
301.1 An artifact is cast in your main phase, with priority and an empty stack.
301.2 Its controller puts it onto the battlefield on resolution.
301.3 Artifact types are single words behind the dash.
301.4 Artifacts have nothing special of their own; most are colorless, but none has to be.
301.5 Equipment can be attached to creatures and to nothing else.
301.5a The creature with the Equipment on it is the equipped creature.
301.5b Equipment enters unattached; equip or other effects attach it later.
301.5c Equipment on something illegal comes off but stays; creatures without reconfigure can't equip.
301.5d Equipment and equipped creature may have different controllers.
301.5e An Equipment put onto something it can't equip enters unattached.
301.5f "Equipped creature" is whatever the permanent with that text is attached to.
301.6 Fortifications are to lands what Equipment is to creatures.
301.7 Vehicles are artifacts that become creatures, mostly by crewing.
301.7a A Vehicle has its printed power and toughness only while it is a creature.
301.7b On becoming a creature it has its printed numbers, unless effects set others.
302 Creatures: their power and toughness, attacking and blocking, summoning sickness.
302.1 A creature is cast in your main phase, with priority and an empty stack.
302.2 Its controller puts it onto the battlefield on resolution.
302.3 Creature types stand behind the dash, mostly one word each.
302.4 No other card type has power and toughness.
302.4a Power is how much damage it deals in combat.
302.4b Toughness is how much damage is needed to destroy it.
302.4c Start with the printed numbers and apply continuous effects (613).
302.5 They are what attacks and blocks in combat.
302.6 A creature that came under your control this turn can't attack or use {T} and {Q} abilities.
302.7 Marked damage of at least its toughness destroys a creature; regeneration and cleanup remove it.
303 Enchantments, among them Auras, Sagas, Classes and Roles.
303.1 An enchantment is cast in your main phase, with priority and an empty stack.
303.2 Its controller puts it onto the battlefield on resolution.
303.3 Enchantment types are single words behind the dash.
303.4 An Aura enters attached to what its enchant ability allows.
303.4a The Aura spell has a target, defined by its enchant ability.
303.4b What the Aura is attached to is called enchanted.
303.4c An Aura on something illegal or gone goes to its owner's graveyard.
303.4d An Aura can't enchant itself or, as a creature, anything; and never two things.
303.4e Aura and enchanted object may have different controllers.
303.4f An Aura that enters without being cast is attached to what its controller chooses; nothing is targeted.
303.4g If there is nothing to enchant the Aura stays where it is, and a token is not created.
303.4h Any other kind of permanent put onto something enters unattached.
303.4i An Aura told to enter on something it can't enchant stays where it is.
303.4j An Aura that would move to something it can't enchant doesn't move.
303.4k An Aura being turned up is judged by its face-up qualities when choosing what it goes on.
303.4m "Enchanted" plus a type is whatever the permanent with that text is attached to.
303.5 Sagas are enchantments with chapters, explained in rule 714.
303.6 Classes are enchantments with levels, explained in rule 716.
303.7 Roles are a kind of Aura, mostly created as tokens.
303.7a Of several Roles you control on one permanent, only the newest stays.
304 Instants: spells that can be cast whenever you have priority.
304.1 An instant may be cast at any time its player has priority.
304.2 It does what its text says and goes to the graveyard.
304.3 Instants have the same subtypes as sorceries, called spell types.
304.4 An instant can't enter the battlefield; it stays where it was.
304.5 "Any time you could cast an instant" means having priority, no more.
305 Lands: playing them, basic land types and their mana abilities.
305.1 A land is played from hand in your own main phase with an empty stack; nobody can respond.
305.2 One land a turn is normal; effects can allow more.
305.2a Compare the allowed number with the lands already played this turn.
305.2b Once the allowed number is reached no further land can be played, whatever an effect says.
305.3 On other players' turns you can't play lands.
305.4 Lands that an effect puts onto the battlefield don't count as played.
305.5 Land types are single words behind the dash.
305.6 Each basic land type brings its own mana ability along.
305.7 Setting a basic land type takes away the old types and printed abilities and gives the new mana ability.
305.8 Only the supertype makes a land basic, its land types don't.
305.9 A land with a further card type is still played, never cast.
306 Planeswalkers: their loyalty, loyalty abilities, and how they are attacked.
306.1 A planeswalker is cast in your main phase, with priority and an empty stack.
306.2 Its controller puts it onto the battlefield on resolution.
306.3 Planeswalker types are single words behind the dash.
306.4 An older uniqueness rule is gone; planeswalkers are legendary now.
306.5 Loyalty belongs to planeswalkers and to no other card type.
306.5a Off the battlefield its loyalty is the printed number.
306.5b It enters with as many loyalty counters as its printed loyalty.
306.5c On the battlefield its loyalty is the number of its loyalty counters.
306.5d Its loyalty abilities: sorcery timing, and one a turn.
306.6 Creatures can attack planeswalkers as well as players.
306.7 Noncombat damage can no longer be moved from a player to a planeswalker.
306.8 Damage to it takes away as many loyalty counters.
306.9 With loyalty 0 it goes to the graveyard as a state-based action.
`;
