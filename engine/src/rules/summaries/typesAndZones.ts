/** Our own one-sentence summaries of sections 307 to 408: the other card types, and zones (edition 2025-09-19). */
export const typesAndZonesSummaries = `
307 Sorceries: spells that can be cast only in your own main phase with an empty stack.
307.1 A sorcery is cast in your main phase, with priority and an empty stack.
307.2 It does what its text says and then goes to the graveyard.
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
309.2 They start outside the game and are brought in only by venturing (701.49).
309.2c They are no permanents, can't be cast and stay in the command zone until they leave the game.
309.3 Each player has one dungeon at a time in the command zone.
309.4 A venture marker shows in which of the connected rooms a player is.
309.4c Each room has an ability that triggers when its player's marker moves there.
309.5 Venturing moves the marker along the arrows, or begins a new dungeon after the last room.
309.6 A finished dungeon leaves the game once its last room ability is off the stack.
309.7 A dungeon is completed at the moment it is removed from the game.
310 Battles: permanents that are attacked and have a protector.
310.1 A battle is cast in your main phase, with priority and an empty stack.
310.2 Its controller puts it onto the battlefield on resolution.
310.3 Battle types are single words behind the dash.
310.4 The number that belongs to battles is called defense.
310.4b A battle enters with as many defense counters as its printed defense.
310.4c On the battlefield its defense is the number of its defense counters.
310.5 Creatures can attack battles as well as players.
310.6 Damage dealt to a battle takes away as many defense counters.
310.7 With defense 0 it goes to the graveyard, once no triggered ability of its own is left.
310.8 One player is the protector of each battle.
310.8a The protector is chosen as the battle enters, as its type demands.
310.8b The protector never attacks it; others do if the protector is a defending player for them.
310.8c Only the protector's creatures can block the ones that attack it.
310.9 A battle can't be attached to anything, even as an Aura or Equipment.
310.10 A battle without a fitting protector gets a new one or goes to the graveyard.
310.11 All present battles are Sieges, which have rules of their own.
310.11a A Siege's controller chooses an opponent as its protector.
310.11b With the last defense counter gone it is exiled, and its controller may cast it transformed for free.
311 Planes: cards of the Planechase variant that change the game while face up.
311.1 Planes are nontraditional cards that only the Planechase variant uses.
311.2 They stay in the command zone, are no permanents and can't be cast.
311.5 The planar controller, mostly the active player, controls the face-up plane.
311.7 A plane's chaos ability triggers whenever chaos ensues, mostly by the planar die.
312 Phenomena: Planechase cards that happen once and let the players move on.
312.1 Phenomena are nontraditional cards that only the Planechase variant uses.
312.5 You encounter a phenomenon when you turn it up from a planar deck.
312.7 When its trigger has left the stack, the planar controller planeswalks on.
313 Vanguards: cards that give a player abilities and other starting numbers.
313.1 Vanguards are nontraditional cards for the Vanguard variant only.
313.4 Their abilities work in the command zone during the whole game.
313.6 The hand modifier changes the starting and the maximum hand size.
313.7 The life modifier changes the life total at the start.
314 Schemes: cards of the archenemy, set in motion turn by turn.
314.1 Schemes are nontraditional cards for the Archenemy variant only.
314.4 A scheme's abilities work while it lies face up in the command zone.
314.6 A scheme that isn't ongoing goes back under the deck once no scheme trigger is left.
315 Conspiracies: cards for drafts that start in the command zone.
315.1 Conspiracies are used in limited play and never in constructed decks.
315.2 Before shuffling, a player may put conspiracies from the sideboard into the command zone.
315.5 Their static and triggered abilities work while they are face up.
400 Zones in general, public and hidden, and what happens when an object moves.
400.1 Seven zones: library, hand, battlefield, graveyard, stack, exile, command; three of them are each player's own.
400.2 Library and hand are hidden zones, all the others public.
400.3 Cards always go to their own owner's library, hand or graveyard.
400.4 Some kinds of cards can't enter certain zones.
400.4a An instant or sorcery that would enter the battlefield stays where it is.
400.4b Planes, schemes and the like that would leave the command zone stay there.
400.5 The order of a library, a graveyard and the stack stays as it is unless something changes it.
400.6 Before an object moves, replacement effects on the move are applied; its controller decides between contradicting ones.
400.7 An object that changes zones is a new object and remembers nothing, with listed exceptions.
400.7a What changed a permanent spell goes on applying to its permanent.
400.7b An ability granted to a permanent spell for the battlefield goes on with the permanent.
400.7c Preventing damage from a permanent spell goes on for its permanent.
400.7d A permanent's abilities know how its spell was cast and paid for.
400.7e A trigger on moving finds the object in the public zone it moved to.
400.7f A trigger on the enchanted permanent leaving finds its Auras in the graveyard.
400.7g A granted permission to cast stays with the card on the stack.
400.7h The effect that lets a card be cast can find it on the stack afterwards.
400.7i The effect that lets a land be played can find it on the battlefield afterwards.
400.7j An effect or cost that moves an object to a public zone can find it there.
400.8 Exiling what is in exile makes it a new object, just exiled.
400.11 Outside the game is no zone; whatever is in no zone is there.
400.11a The cards of a sideboard count as being outside the game.
400.11b Cards brought in from outside stay to the end of the game.
400.12 Doing something to a zone means doing it to all cards there.
401 The library: a face-down pile that nobody looks into.
401.1 The decks become the libraries as the game begins.
401.2 Nobody may look at the cards of a library or rearrange them.
401.3 Anybody may count the cards of a library.
401.4 Cards put in the same place of a library together are ordered by their owner in secret.
401.5 A revealed top card isn't replaced by the next one until a casting or activation is over.
401.6 A top card that was hidden and is revealed again counts as a new object.
401.7 "Nth from the top" in a smaller library means the bottom.
402 The hand: the cards a player has drawn, hidden from the others.
402.1 Drawn cards are held there; the game starts with seven of them.
402.2 Above the maximum hand size, normally seven, cards are discarded in the cleanup step.
402.3 You see your own hand only, but may count the cards in others.
403 The battlefield: where permanents are, and nothing else.
403.1 It starts empty and is shared by all players.
403.2 Text looks at the battlefield unless it names a player or another zone.
403.3 Everything on the battlefield is a permanent, and there are none elsewhere.
403.4 A permanent that enters is a new object without connection to an earlier one of the same card.
403.5 "In play" is the old name of the battlefield.
404 The graveyard: a player's face-up discard pile, kept in order.
404.1 Countered, discarded, destroyed and sacrificed things go on top of it, and instants and sorceries when done.
404.2 Everybody may look through it, but its order stays.
404.3 Cards that arrive together are put in order by their owner.
405 The stack: where spells and abilities wait, the last one resolving first.
405.1 Cast cards go onto it, and abilities without any card.
405.2 Each new object is put on top of those already there.
405.3 Objects put there at once lie in turn order, the active player's lowest.
405.4 A spell there looks like its card; an ability has its text only.
405.5 When all pass in a row, the top resolves, or with an empty stack the step ends.
405.6 These things happen without ever going on the stack.
405.6a Effects come from what resolves; they aren't on the stack themselves.
405.6b Static abilities make their effects without the stack.
405.6c Mana abilities resolve at once, without the stack.
405.6d Special actions happen at once, without the stack.
405.6e Turn-based actions happen by themselves, without the stack.
405.6f State-based actions happen by themselves, without the stack.
405.6g Conceding takes effect at once, at any time.
406 Exile: the zone for what has been put aside.
406.1 Some things are exiled for good and others for a time.
406.2 Exiling moves an object there from its zone.
406.3 Exiled cards lie face up unless told otherwise; face-down ones are seen only with permission.
406.3a A card exiled face down has no characteristics, and is turned up to be played.
406.4 Unseen exiled cards are chosen at random from their pile.
406.6 "Cards exiled with this" are those exiled by its linked ability (607).
406.8 "Removed from the game" is the old wording for exiled.
407 Ante: an optional old way of playing for cards.
407.1 It is no longer used, except by agreement where it's allowed.
407.2 Each player puts a random card into the ante zone, and the winner owns them all.
407.3 The few cards that speak of ante may not be used otherwise.
408 The command zone: for emblems, commanders and other special cards.
408.1 What is there influences the game without being a permanent.
408.2 Emblems are put into it by effects (114).
408.3 Commanders, planes, schemes, vanguards and conspiracies start the game there.
`;
