/** Our own one-sentence summaries of section 701, keyword actions (edition 2025-09-19); one line an entry, the rule number first. */
export const keywordActionsSummaries = `
701 Verbs that have a meaning of their own in card text, each defined by one rule: destroy, exile, scry and their like.
701.1 Everyday verbs mean what they mean in English; the verbs of this section are game terms with exact definitions.
701.2 Activate: put an activated ability on the stack and pay for it, so that it can resolve later.
701.2a An object's controller (its owner, if nobody controls it) activates its abilities, with priority, following the steps of 602.2.
701.3 Attach: put an Aura, Equipment or Fortification onto the object or player it is going to affect.
701.3a Attaching moves the attachment onto its new bearer, which must be something that attachment is allowed to enchant, equip or fortify.
701.3b Nothing happens when the bearer would be illegal, is the present one already, or the thing to be attached is no Aura, Equipment or Fortification.
701.3c An attachment that moves to another bearer gets a new timestamp, which matters for the order of effects in layers (613.7).
701.3d Unattaching leaves an Equipment on the battlefield on nobody; an attachment also becomes unattached when it or its bearer leaves.
701.4 Behold: show that you have something of the stated quality, in your hand or among your permanents.
701.4a Either reveal from your hand a card with the quality, or choose a permanent you control that has it.
701.4b Whether something with the quality "was beheld" is fixed when the action is taken; losing that quality later changes nothing.
701.5 Cast: put a spell on the stack and pay for it, so that it can resolve later.
701.5a The spell goes from its zone, mostly the hand, to the stack and is paid for, following the steps of 601.2.
701.5b Casting a card always means using that card as a spell; a land can be played but never cast.
701.6 Counter: cancel a spell or ability on the stack, so that it never resolves.
701.6a What is countered leaves the stack without any of its effects; a countered spell goes to the graveyard of its owner.
701.6b Costs that were paid for something that gets countered stay paid; nobody gets mana, cards or life back.
701.7 Create: put tokens with the described characteristics onto the battlefield, under the control of the player who creates them.
701.7a Creating means that the stated number of tokens, looking as the effect describes them, arrive on the battlefield.
701.7b Replacement effects about creating a token come before continuous effects change it; those about its entering look at the changed token.
701.7c Old cards that said to put tokens onto the battlefield are now worded with "create" in their Oracle text.
701.8 Destroy: the permanent goes to the graveyard; indestructible and regeneration are what can stop that.
701.8a A destroyed permanent goes from the battlefield into the graveyard of its owner, whoever controlled it.
701.8b Only the word "destroy", lethal damage (704.5g) and deathtouch damage (704.5h) destroy; sacrifice or 0 toughness do not.
701.8c Regenerating takes the place of being destroyed, so the permanent stays on the battlefield (see 701.19).
701.9 Discard: put a card from a hand into its owner's graveyard.
701.9a Only cards in a hand can be discarded; they go to the graveyard of the player whose hand it was.
701.9b The discarding player picks the card unless the effect says "at random" or lets someone else choose.
701.9c A card discarded unrevealed into a hidden zone has undefined qualities, so it can't pay a cost that asks for one.
701.10 Double: make a number twice what it is, by adding as much again at that moment.
701.10a Doubling power or toughness is a change by an amount in layer 7c; it does not set a new base value.
701.10b The creature gets +X/+0, +0/+X or both, X being the value at the moment the doubling effect resolves.
701.10c Doubling a negative power or toughness makes it more negative: the creature gets minus the missing amount once more.
701.10d Doubling a life total is done by gaining or losing life until the total is twice as large.
701.10e Doubling counters gives the permanent or player as many more of that kind as are there already.
701.10f Doubling mana adds to the pool as much mana of the type as that player has in it.
701.10g Doubling damage is a replacement effect: the source deals two times the amount it was going to deal.
701.11 Triple: make a number three times what it is, by adding twice its value at that moment.
701.11a Tripling power or toughness changes it by an amount in layer 7c; no base value is set.
701.11b The creature gets twice its present power, toughness or both added, measured when the tripling effect resolves.
701.11c Tripling a negative power or toughness subtracts two more times the amount by which it is below zero.
701.12 Exchange: two players, objects, zones or values swap places, entirely or not at all.
701.12a If any part of an exchange can't be carried out as the effect resolves, none of it happens.
701.12b Control of two permanents is swapped at the same time; with a single controller for both, nothing happens.
701.12c Swapped life totals are reached by gaining and losing life, so such effects and "can't gain life" apply (119.7, 119.8).
701.12d Cards in two zones trade places only if one player owns them all; an empty zone does not stop it.
701.12e If one of two cards traded between zones was attached to something, the card replacing it becomes attached there.
701.12f Two whole zones can be traded even when nothing is in one of them.
701.12g Each value becomes what the other was: life by gaining or losing, power or toughness by a setting effect (613.4b).
701.12h Trading text boxes is a text-changing effect: each permanent has the rules text that the other one had.
701.13 Exile: an object goes to the exile zone, wherever it was before.
701.13a Exiling moves the object to exile (406) from anywhere; it is neither destroyed nor sacrificed by that.
701.14 Fight: two creatures deal damage to each other, each as much as its power.
701.14a Each of the two creatures is the source of damage equal to its own power, dealt to the other one.
701.14b If either creature is gone, is no creature any more or is an illegal target, no damage is dealt at all.
701.14c A creature told to fight itself hurts itself for two times its power.
701.14d Damage from a fight is ordinary damage: first strike, double strike and combat damage triggers have no part in it.
701.15 Goad: force a creature to attack, and to attack somebody other than the one who goaded it.
701.15a The creature stays goaded until the goading player's next turn begins.
701.15b A goaded creature must attack each combat if it can, and a player other than the goader if it can; copies don't inherit it.
701.15c Several players can goad the same creature; each of them adds requirements of their own to how it attacks.
701.15d A second goad by the same player changes nothing while the creature is still goaded by them.
701.16 Investigate: make a Clue token, an artifact that can be cracked for a card.
701.16a One Clue, the predefined artifact token of 111.10f, is created each time a player investigates.
701.17 Mill: put cards from the top of a library into its owner's graveyard.
701.17a The player who mills moves the given number of cards from the top of their own library to their graveyard.
701.17b With too few cards left you mill what there is, but can't choose to mill or pay it as a cost.
701.17c Later parts of the effect find a milled card in the zone it went to, provided everybody can see that zone.
701.17d If "the milled card" turns out to be several, all are meant, numbers are added up, and "a" card is its controller's choice.
701.18 Play: put a land onto the battlefield by the once-a-turn special action, or cast a card.
701.18a A land is played with priority in your own main phase, stack empty, normally once a turn; putting one in by an effect is no play.
701.18b "Play a card" covers both cases: a land card gets played as land, every other card is cast.
701.18c "Play with your hand revealed" and the like describe how the game goes on, they are not instructions to play cards.
701.18d Where old cards said to play a spell, today's Oracle wording says to cast it.
701.18e Where old cards said to play an ability, today's Oracle wording says to activate it.
701.19 Regenerate: save a permanent from being destroyed; it is tapped, healed and removed from combat instead.
701.19a From a spell or resolving ability it is a shield for one time this turn: no destruction, but tapped, damage gone, out of combat.
701.19b From a static ability it works every time the permanent would be destroyed, not just the next time.
701.19c "Can't be regenerated" switches shields off; making one by a spell or ability stays legal all the same.
701.20 Reveal: show a card to everybody for as long as the effect needs it.
701.20a Revealed cards stay visible for the effect that uses them, or, for costs, until the spell or ability leaves the stack.
701.20b A revealed card stays in its zone; showing it is no move.
701.20c Cards that everybody can see at the moment may be revealed once more.
701.20d Revealed library cards that are shuffled or put in another order are hidden again and count as new objects.
701.20e To look at a card is like revealing it, but only the named player gets to see it.
701.21 Sacrifice: put a permanent you control into its owner's graveyard; nothing can regenerate it.
701.21a Only permanents can be sacrificed, only by their own controller, and it is not destruction, so nothing that stops destruction helps.
701.22 Scry N: look at the top N cards, bottom any of them, put the others back on top.
701.22a You see N cards from the top, send any to the bottom and keep the others on top, both in whatever order you like.
701.22b Scry 0 does nothing at all and triggers no ability that waits for scrying.
701.22c If several players scry together, all look first, then decide in turn order, then all cards move at once.
701.22d Abilities that wait for scrying trigger when the whole action is over, even if parts of it could not be done.
701.23 Search: look through a zone, usually a library, for cards that fit a description.
701.23a You see every card of the zone, hidden or not, and pick out a card that fits.
701.23b When looking in a hidden zone for cards of some quality you may leave fitting ones unfound.
701.23c If the wanted quality has no defined value you can look through the hidden zone, but find nothing.
701.23d When the effect asks for just a number of cards, that many have to be found as far as the zone allows.
701.23e Found cards stay secret unless the effect that made you search also tells you to reveal them.
701.23f Looking through only part of a zone still counts as searching for everything else that speaks of it.
701.23g You may choose to search even when what follows with the found cards is impossible.
701.23h Two searches of one library before one shuffle are treated as a single search for all the cards.
701.23i If several players search together, they look at the same time and then choose in turn order.
701.23j Searching outside the game lets you pick a fitting card you own that is not part of it.
701.24 Shuffle: bring the cards of a library or pile into a random order.
701.24a After shuffling nobody may know the order of the cards.
701.24b Cards found and meant for another place are kept out of the shuffle, although they are still in the library then.
701.24c The library is shuffled even if the objects meant to go into it are gone or go elsewhere.
701.24d Shuffling a group of objects in still shuffles when the group turns out to be empty.
701.24e A library with one card or none can be shuffled too, and triggers on shuffling see it.
701.24f Effects that shuffle a library at the same moment each count once for abilities waiting for it.
701.24g If a card goes to a set position as the library is shuffled, the result is random around that card.
701.25 Surveil N: look at the top N cards, put any into your graveyard, the others back on top.
701.25a You see N cards from the top, bin as many as you like and order the ones that stay on top.
701.25b Additional cards that an effect lets you see while surveilling may be kept or put in the graveyard just the same.
701.25c Surveil 0 does nothing at all and triggers no ability that waits for surveilling.
701.25d Abilities that wait for surveilling trigger when the whole action is over, even if parts of it could not be done.
701.26 Tap and untap: turn a permanent sideways as used, or upright again as ready.
701.26a Tapping turns a permanent sideways; a permanent that is tapped already can't be tapped again.
701.26b Untapping turns a permanent upright; a permanent that isn't tapped can't be untapped.
701.27 Transform: turn a double-faced permanent over to its other face.
701.27a Only double-faced cards and tokens on the battlefield have another face to turn up (712).
701.27b Transforming is something else than turning face up or face down, and does not trigger abilities waiting for those.
701.27c Told to transform something that is not double-faced, the game does nothing.
701.27d A permanent whose other face is an instant or sorcery does not transform.
701.27e "Transforms into" checks the permanent right after it turned over, by transforming or by converting.
701.27f A permanent's own ability turns it over only if it has not transformed or converted since that ability went on the stack or was created.
701.27g A "transformed permanent" is one double-faced permanent showing its back; melded and merged ones never count.
701.28 Convert: turn a double-faced permanent over, in all but name the same as transforming.
701.28a Converting shows the permanent's other face, under the very rules that hold for transforming.
701.28b Converting is something else than turning face up or face down, and does not trigger abilities waiting for those.
701.28c Told to convert something that is not double-faced, the game does nothing.
701.28d A permanent whose other face is an instant or sorcery does not convert.
701.28e A permanent's own ability converts it only if it has not turned over since that ability went on the stack or was created.
701.28f If something says a permanent can't transform, that permanent can't convert either.
701.29 Fateseal N: like scry N, but with the cards on top of an opponent's library.
701.29a You see the opponent's top N cards, send any to that library's bottom and leave the others on top, ordered as you like.
701.30 Clash: reveal the top card of a library; the higher mana value wins.
701.30a A clashing player shows the top card of their library and either leaves it there or puts it on the bottom.
701.30b To clash with an opponent you pick one opponent, and both of you clash.
701.30c All clashing players reveal together, decide in turn order, and then the cards move at the same time.
701.30d You win a clash only if your card's mana value is strictly greater than that of each other revealed card.
701.31 Planeswalk: leave the present plane and turn up the next card of the planar deck.
701.31a Planeswalking belongs to Planechase games, and only the planar controller does it.
701.31b All face-up planes and phenomena go face down to the bottom, then the top card of your planar deck is turned up.
701.31c Planeswalking happens through the die's planeswalking ability, when a face-up card's owner leaves, when a phenomenon is done, or by an effect.
701.31d You planeswalk to the card turned up and away from the card that was turned down or left the game.
701.32 Set in motion: turn up a scheme so that it takes effect, in Archenemy.
701.32a Only schemes can be set in motion, only in Archenemy games, and only by the archenemy.
701.32b Take the scheme off the top of the deck if it is there and turn it up if needed; either way it counts.
701.32c Several schemes are set in motion one after the other, never together.
701.33 Abandon: put an ongoing scheme away again, in Archenemy.
701.33a Only ongoing schemes that lie face up in an Archenemy game can be abandoned.
701.33b An abandoned scheme is turned face down and goes to the bottom of the scheme deck of its owner.
701.34 Proliferate: give chosen permanents and players one more of each kind of counter they have.
701.34a Choose any number of permanents and players with counters; each gets another one of all kinds it has, with no choice among kinds.
701.34b In Two-Headed Giant only one player of a team can get an additional poison counter from a proliferate.
701.35 Detain: keep a permanent from attacking, blocking and using its activated abilities for a while.
701.35a A detained permanent can't attack, block or have its abilities activated until the detaining player's next turn.
701.36 Populate: create a token that copies a creature token you control.
701.36a You choose one of your creature tokens and get a new token that is a copy of it.
701.36b Without any creature token of your own, populating makes nothing.
701.37 Monstrosity N: once only, put N +1/+1 counters on the permanent and make it monstrous.
701.37a If the permanent is monstrous already nothing happens; if not, it gets the counters and the designation.
701.37b Monstrous is a mere marker that lasts until the permanent leaves the battlefield; copies don't have it.
701.37c Other abilities of the permanent that mention X use the X with which it became monstrous.
701.38 Vote: players choose in turn order among listed options to decide what an effect does.
701.38a Starting with a named player and going around in turn order, everybody picks one of the options.
701.38b Options can be objects, words that stand for effects, or anything else the effect makes use of.
701.38c Text about voting means only effects that use the word "vote", not other choices by players.
701.38d A player with several votes gives all of them together when it is their turn to vote.
701.39 Bolster N: put N +1/+1 counters on your creature with the least toughness.
701.39a You choose among your creatures with the lowest toughness as the effect resolves; nothing is targeted.
701.40 Manifest: a card enters the battlefield face down, as a nameless 2/2 creature that may be turned up later.
701.40a A manifested card is a nameless face-down 2/2 creature with neither text, subtypes nor mana cost until it is turned up.
701.40b If it is a creature card you may, with priority, reveal it, pay its mana cost and turn it up; this uses no stack.
701.40c A manifested card with morph can be turned up for either its morph cost or, if a creature, its mana cost.
701.40d A manifested card with disguise can be turned up for either its disguise cost or, if a creature, its mana cost.
701.40e Several cards from a library are manifested one after the other.
701.40f If the face-down card isn't allowed to enter, it is not manifested and stays where and how it was.
701.40g An instant or sorcery that would be turned up is shown and stays face down, triggering nothing.
701.40h All other rules about face-down permanents, in section 708, hold for manifested ones too.
701.41 Support N: up to N target creatures each get a +1/+1 counter.
701.41a From a permanent the targets must be other creatures; from an instant or sorcery any creatures will do.
701.42 Meld: combine the two cards of a meld pair into one permanent with the shared back face.
701.42a Both cards enter the battlefield back face up and combined, and the result is one object made of two cards.
701.42b Only the two fitting cards of a pair meld; tokens and any other cards can't.
701.42c Objects that can't meld with each other simply stay where they are.
701.43 Exert: accept that a permanent won't untap next time, usually for a bonus when attacking.
701.43a An exerted permanent stays as it is in your next untap step, by your own choice.
701.43b Untapped or already exerted permanents may be exerted too; several exertions all wear off in one untap step.
701.43c Only something that is on the battlefield can be exerted.
701.43d Exerting an attacker is an optional attack cost (508.1g), linked with the "when you do" trigger beside it.
701.44 Explore: reveal your top card; a land goes to hand, anything else grows the explorer.
701.44a The exploring permanent's controller reveals the top card: lands go to the hand; otherwise a +1/+1 counter, and the card may be put in the graveyard.
701.44b A permanent has explored once the process is over, even when parts of it were impossible.
701.44c If the permanent has left before it explores, last known information tells what explored and whose it was.
701.44d If several permanents explore at once they do it one by one, chosen in turn order of their controllers.
701.45 Assemble: put a Contraption onto the battlefield, an action from a humorous set.
701.45a The Comprehensive Rules don't define assembling; it lives in the Unstable set's own rules.
701.46 Adapt N: put N +1/+1 counters on a permanent that has none.
701.46a As it resolves, the permanent gets its N counters only if not one +1/+1 counter is on it.
701.47 Amass: make your Army token grow, creating it first if you have none.
701.47a Without an Army you first create a 0/0 black one, then one of your Armies gets N +1/+1 counters and the subtype.
701.47b A player has amassed when the process is over, even if some of it was impossible.
701.47c "The amassed Army" is the creature that was chosen, whether it really got counters or not.
701.47d Old cards that amass without naming a creature type amass Zombies.
701.48 Learn: fetch one of your Lessons kept outside the game, or else trade a card in hand for a draw.
701.48a You may discard to draw; if you didn't, you may reveal a Lesson of yours from outside the game and take it to hand.
701.49 Venture into the dungeon: start a dungeon, or move on to its next room.
701.49a Without a dungeon in the command zone, you bring one in and your marker starts in its topmost room.
701.49b Otherwise your marker moves along an arrow of your choice to an adjoining room further down.
701.49c From the last room the dungeon is completed and removed, and you begin a new one at its top.
701.49d "Venture into" something named allows only dungeons of that quality when a new one is started.
701.50 Connive: draw, discard, and grow if the discarded card was no land.
701.50a The permanent's controller draws and then discards a card; a nonland discard means a +1/+1 counter on the permanent.
701.50b A permanent has connived once the process is over, even when parts of it were impossible.
701.50c If the permanent has left before it connives, last known information tells what connived and whose it was.
701.50d If several permanents connive at once they do it one by one, chosen in turn order of their controllers.
701.50e Connive N draws N, discards N and adds one +1/+1 counter for every nonland card among the discards.
701.51 Open an Attraction: put the top card of your Attraction deck onto the battlefield.
701.51a Only players who brought an Attraction deck to this game can open Attractions (717).
701.51b The deck's top card is turned face up and enters the battlefield under your control.
701.51c Abilities waiting for an Attraction to be opened trigger only if it really entered the battlefield this way.
701.52 Roll to visit your Attractions: roll a die and visit those with that number lit up.
701.52a With the result of a six-sided die, all your Attractions showing that number lit are visited and trigger.
701.53 Incubate N: create an Incubator token with N +1/+1 counters that can become a creature.
701.53a One Incubator token (111.10i) enters with the stated number of +1/+1 counters already on it.
701.53b The token has two faces: an artifact that transforms for {2}, and a 0/0 Phyrexian artifact creature behind it.
701.54 The Ring tempts you: choose a Ring-bearer and gain one more power of The Ring.
701.54a Choose one of your creatures as Ring-bearer; it stays so until you choose another or somebody else gains control of it.
701.54b Being a Ring-bearer is a designation of the permanent and isn't carried over to copies.
701.54c The first time you get the emblem The Ring; each temptation, up to the fourth, gives it another ability.
701.54d Abilities waiting for the Ring to tempt you trigger when the actions are done, even if some were impossible.
701.54e "Is your Ring-bearer" asks for a creature with the designation on the battlefield under your control.
701.55 Face a villainous choice: a player must pick one of two unpleasant options.
701.55a The player chooses one of both options, and then everything in it is carried out.
701.55b An impossible option may be chosen too; as much of it as possible is then done.
701.55c Facing the choice additional times means going through the whole of it again, one time after the other.
701.55d If several players face the choice, each does so completely before the next, in turn order.
701.56 Time travel: add or remove a time counter on things of yours that have one.
701.56a For any number of your permanents and suspended cards with time counters, you add one counter or take one away.
701.57 Discover N: dig for a cheap enough nonland card, cast it free or take it to hand.
701.57a Exile from the top until a nonland of mana value N or less, cast it without paying or keep it; the others go under at random.
701.57b A player has discovered when the process is over, even if some of it was impossible.
701.57c The "discovered card" is the last one exiled if cheap enough, cast or not.
701.58 Cloak: a card enters the battlefield face down, as a 2/2 creature protected by ward {2}.
701.58a A cloaked card is a nameless face-down 2/2 creature with ward {2}, with no subtypes and no mana cost, until turned up.
701.58b If it is a creature card you may, with priority, reveal it, pay its mana cost and turn it up; this uses no stack.
701.58c A cloaked card with morph can be turned up for either its morph cost or, if a creature, its mana cost.
701.58d A cloaked card with disguise can be turned up for either its disguise cost or, if a creature, its mana cost.
701.58e Several cards from one library are cloaked one after the other.
701.58f If the face-down card isn't allowed to enter, it is not cloaked and stays where and how it was.
701.58g An instant or sorcery that would be turned up is shown and stays face down, triggering nothing.
701.58h All other rules about face-down permanents, in section 708, hold for cloaked ones too.
701.59 Collect evidence N: exile cards worth at least N mana value from your graveyard.
701.59a The exiled graveyard cards may be any number, provided their mana values add up to N at the least.
701.59b Whoever can't reach that total isn't allowed to choose to collect evidence.
701.59c "If evidence was collected" is linked (607) to the additional cost of that same spell.
701.60 Suspect: mark a creature so that it has menace and can't block.
701.60a The creature is suspected until it leaves the battlefield or an effect lifts the suspicion.
701.60b Suspected is a designation of permanents only; it is no ability, and copies don't inherit it.
701.60c While suspected, the permanent can't block and has menace.
701.60d Suspecting a permanent that is suspected already changes nothing.
701.61 Forage: exile three cards from your graveyard, or else sacrifice a Food.
701.61a The foraging player takes either way: three graveyard cards exiled, or one Food given up.
701.62 Manifest dread: look at two cards, manifest one and put the other into your graveyard.
701.62a Of the top two cards of your library one becomes manifested (701.40), what is left goes to the graveyard.
701.62b Abilities waiting for it trigger when the process is over, even if parts of it were impossible.
701.63 Endure N: choose between N +1/+1 counters on the permanent and an N/N Spirit token.
701.63a The enduring permanent's controller either puts N +1/+1 counters on the permanent or creates a white Spirit token of size N/N.
701.63b Endure 0 does nothing: neither counters nor a token.
701.64 Harness: mark a permanent as harnessed, which turns on its infinity ability.
701.64a A permanent that isn't harnessed yet becomes so; doing it again has no effect.
701.64b Harnessed is a mere marker that lasts until the permanent leaves the battlefield; copies don't have it.
`;
