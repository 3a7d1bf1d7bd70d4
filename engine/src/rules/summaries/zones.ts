/** Our own one-sentence summaries of sections 400 to 408: zones (edition 2025-09-19); one line an entry, the rule number first. */
export const zonesSummaries = `
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
400.7k Effects on a discarded card still find it after its madness trigger, if it is in a public zone.
400.7m Stickers and what they do go along into another public zone.
400.8 Exiling what is in exile makes it a new object, just exiled.
400.9 Turning something in the command zone face down makes it a new object.
400.10 Putting something into the command zone that is there already makes it a new object.
400.11 Outside the game is no zone; whatever is in no zone is there.
400.11a The cards of a sideboard count as being outside the game.
400.11b Cards brought in from outside stay to the end of the game.
400.11c Nothing affects cards outside the game, except what brings them in and their own defining abilities.
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
403.1 The battlefield starts empty and is shared by all players.
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
405.6h What a leaving player's departure does to objects happens at once.
406 Exile: the zone for what has been put aside.
406.1 Some things are exiled for good and others for a time.
406.2 Exiling moves an object there from its zone.
406.3 Exiled cards lie face up unless told otherwise; face-down ones are seen only with permission.
406.3a A card exiled face down has no characteristics, and is turned up to be played.
406.3b Casting a face-down exiled card of some kind needs permission to look at it.
406.4 Unseen exiled cards are chosen at random from their pile.
406.5 Exiled cards that may still matter are kept apart by what exiled them.
406.6 "Cards exiled with this" are those exiled by its linked ability (607).
406.7 Exiling what is in exile makes it a new object, just exiled.
406.8 "Removed from the game" is the old wording for exiled.
407 Ante: an optional old way of playing for cards.
407.1 Ante is no longer used, except by agreement where it's allowed.
407.2 Each player puts a random card into the ante zone, and the winner owns them all.
407.3 The few cards that speak of ante may not be used otherwise.
407.4 Only its owner can ante an object, by putting it into the ante zone.
408 The command zone: for emblems, commanders and other special cards.
408.1 What is there influences the game without being a permanent.
408.2 Emblems are put into it by effects (114).
408.3 Commanders, planes, schemes, vanguards and conspiracies start the game there.
`;
