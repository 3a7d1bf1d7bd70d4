/** Our own one-sentence summaries of sections 300 to 315: the card types (edition 2025-09-19); one line an entry, the rule number first. */
export const cardTypesSummaries = `
300 Card types in general: what there are and how several go together.
300.1 This lists the fifteen card types of the game.
300.2 An object of several card types combines what belongs to each of them.
300.2a Whatever is a land as well as something else can only be played as a land.
300.2b A kindred card has another card type, and that one tells how it is cast.
301 Artifacts: what they share, and Equipment, Fortifications and Vehicles among them.
301.1 An artifact is cast in your main phase, with priority and an empty stack.
301.2 The controller of a resolving artifact spell puts it onto the battlefield on resolution.
301.3 Artifact types are single words behind the dash.
301.4 Artifacts have nothing special of their own; most are colorless, but none has to be.
301.5 Equipment can be attached to creatures and to nothing else.
301.5a The creature with the Equipment on it is the equipped creature.
301.5b Equipment enters unattached; equip or other effects attach it later.
301.5c Equipment on something illegal comes off but stays; one that is a creature can't equip unless it has reconfigure.
301.5d Equipment and equipped creature may have different controllers.
301.5e An Equipment put onto something it can't equip enters unattached.
301.5f "Equipped creature" is whatever the permanent with that text is attached to.
301.6 Fortifications are to lands what Equipment is to creatures.
301.7 Vehicles are artifacts that become creatures, mostly by crewing.
301.7a A Vehicle has its printed power and toughness only while it is a creature.
301.7b On becoming a creature it has its printed numbers, unless effects set others.
302 Creatures: their power and toughness, attacking and blocking, summoning sickness.
302.1 A creature is cast in your main phase, with priority and an empty stack.
302.2 The controller of a resolving creature spell puts it onto the battlefield on resolution.
302.3 Creature types stand behind the dash, mostly one word each.
302.4 No other card type has power and toughness.
302.4a Power is how much damage it deals in combat.
302.4b Toughness is how much damage is needed to destroy it.
302.4c Start with the printed numbers and apply continuous effects (613).
302.5 Creatures are what attacks and blocks in combat.
302.6 A creature that came under your control this turn can't attack or use {T} and {Q} abilities.
302.7 Marked damage of at least its toughness destroys a creature; regeneration and cleanup remove it.
303 Enchantments, among them Auras, Sagas, Classes and Roles.
303.1 An enchantment is cast in your main phase, with priority and an empty stack.
303.2 The controller of a resolving enchantment spell puts it onto the battlefield on resolution.
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
304.2 A resolving instant does what its text says and goes to the graveyard.
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
306.2 The controller of a resolving planeswalker spell puts it onto the battlefield on resolution.
306.3 Planeswalker types are single words behind the dash.
306.4 An older uniqueness rule is gone; planeswalkers are legendary now.
306.5 Loyalty belongs to planeswalkers and to no other card type.
306.5a Off the battlefield its loyalty is the printed number.
306.5b A planeswalker enters with as many loyalty counters as its printed loyalty.
306.5c On the battlefield its loyalty is the number of its loyalty counters.
306.5d Loyalty abilities of a planeswalker: sorcery timing, and one a turn.
306.6 Creatures can attack planeswalkers as well as players.
306.7 Noncombat damage can no longer be moved from a player to a planeswalker.
306.8 Damage to it takes away as many loyalty counters.
306.9 With loyalty 0 it goes to the graveyard as a state-based action.
307 Sorceries: spells that can be cast only in your own main phase with an empty stack.
307.1 A sorcery is cast in your main phase, with priority and an empty stack.
307.2 A resolving sorcery does what its text says and then goes to the graveyard.
307.3 Sorceries have the same subtypes as instants, called spell types.
307.4 A sorcery can't enter the battlefield; it stays where it was.
307.5 "Only as a sorcery" asks for priority, your main phase and an empty stack, nothing more.
307.5a "When a sorcery couldn't have been cast" asks just the opposite about a spell.
308 Kindreds: cards that carry creature types without being creatures.
308.1 A kindred card is cast the way its other card type is cast.
308.2 Kindreds have creature types for subtypes, the very ones creatures have.
308.3 The old name of this card type was tribal.
309 Dungeons: cards with rooms, through which players move by venturing.
309.1 Dungeon cards are nontraditional and no part of any deck.
309.2 Dungeon cards start outside the game and are brought in only by venturing (701.49).
309.2a A player without a dungeon in the command zone brings one in on venturing.
309.2b A dungeon stays in the command zone until it leaves the game.
309.2c Dungeon cards are no permanents, can't be cast and stay in the command zone until they leave the game.
309.2d Nothing but venturing can bring a dungeon into the game.
309.3 Each player has one dungeon at a time in the command zone.
309.4 A venture marker shows in which of the connected rooms a player is.
309.4a The marker starts in the room at the top of the dungeon.
309.4b The names of rooms mean nothing in the game.
309.4c Each room has an ability that triggers when its player's marker moves there.
309.5 Venturing moves the marker along the arrows, or begins a new dungeon after the last room.
309.5a The marker moves along an arrow, chosen where there are several.
309.5b From the last room the dungeon is removed and a new one is begun.
309.6 A finished dungeon leaves the game once its last room ability is off the stack.
309.7 A dungeon is completed at the moment it is removed from the game.
310 Battles: permanents that are attacked and have a protector.
310.1 A battle is cast in your main phase, with priority and an empty stack.
310.2 The controller of a resolving battle spell puts it onto the battlefield on resolution.
310.3 Battle types are single words behind the dash.
310.4 The number that belongs to battles is called defense.
310.4a Off the battlefield a battle's defense is the number printed on it.
310.4b A battle enters with as many defense counters as its printed defense.
310.4c On the battlefield its defense is the number of its defense counters.
310.5 Creatures can attack battles as well as players.
310.6 Damage dealt to a battle takes away as many defense counters.
310.7 With defense 0 it goes to the graveyard, once no triggered ability of its own is left.
310.8 One player is the protector of each battle.
310.8a The protector is chosen as the battle enters, as its type demands.
310.8b The protector never attacks it; others do if the protector is a defending player for them.
310.8c Only the protector's creatures can block the ones that attack it.
310.8d "Defending player" means the battle's protector where that is not its controller.
310.8e The player who protects a battle is its protector.
310.8f A battle never has more than one protector; a new one replaces the old.
310.8g The protector stays the same if it becomes a copy or no battle any more.
310.9 A battle can't be attached to anything, even as an Aura or Equipment.
310.10 A battle without a fitting protector gets a new one or goes to the graveyard.
310.11 All present battles are Sieges, which have rules of their own.
310.11a A Siege's controller chooses an opponent as its protector.
310.11b With the last defense counter gone it is exiled, and its controller may cast it transformed for free.
311 Planes: cards of the Planechase variant that change the game while face up.
311.1 Planes are nontraditional cards that only the Planechase variant uses.
311.2 Planes stay in the command zone, are no permanents and can't be cast.
311.3 All words behind a plane's dash are one subtype together.
311.4 A face-up plane's abilities work from the command zone.
311.5 The planar controller, mostly the active player, controls the face-up plane.
311.6 A plane that is turned face down becomes a new object.
311.7 A plane's chaos ability triggers whenever chaos ensues, mostly by the planar die.
312 Phenomena: Planechase cards that happen once and let the players move on.
312.1 Phenomena are nontraditional cards that only the Planechase variant uses.
312.2 Phenomena stay in the command zone, are no permanents and can't be cast.
312.3 There are no subtypes of phenomena in the game.
312.4 The planar controller, mostly the active player, controls a face-up phenomenon.
312.5 You encounter a phenomenon when you turn it up from a planar deck.
312.6 A phenomenon that is turned face down becomes a new object.
312.7 When its trigger has left the stack, the planar controller planeswalks on.
313 Vanguards: cards that give a player abilities and other starting numbers.
313.1 Vanguards are nontraditional cards for the Vanguard variant only.
313.2 Vanguards stay in the command zone, are no permanents and can't be cast.
313.3 There are no subtypes of vanguards in the game.
313.4 Their abilities work in the command zone during the whole game.
313.5 Whoever started the game with the vanguard owns and controls it.
313.6 The hand modifier changes the starting and the maximum hand size.
313.7 The life modifier changes the life total at the start.
314 Schemes: cards of the archenemy, set in motion turn by turn.
314.1 Schemes are nontraditional cards for the Archenemy variant only.
314.2 Schemes stay in the command zone, are no permanents and can't be cast.
314.3 There are no subtypes of schemes in the game.
314.4 A scheme's abilities work while it lies face up in the command zone.
314.5 Whoever started the game with the scheme owns and controls it.
314.6 A scheme that isn't ongoing goes back under the deck once no scheme trigger is left.
314.7 "This scheme" means the scheme that the ability comes from.
315 Conspiracies: cards for drafts that start in the command zone.
315.1 Conspiracies are used in limited play and never in constructed decks.
315.2 Before shuffling, a player may put conspiracies from the sideboard into the command zone.
315.3 Conspiracies stay in the command zone, are no permanents and can't be cast.
315.4 There are no subtypes of conspiracies in the game.
315.5 Their static and triggered abilities work while they are face up.
315.5a Conspiracies can change how the game is set up.
315.5b A face-down conspiracy has no characteristics of any kind.
315.6 Whoever put the conspiracy into the command zone owns and controls it.
315.7 You may look at your own face-down conspiracies, not at those of others.
`;
