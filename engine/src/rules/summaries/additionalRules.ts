/** Our own one-sentence summaries of sections 700 and 703 to 712: terms, turn-based and state-based actions, copies, special cards (edition 2025-09-19). */
export const additionalRulesSummaries = `
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
700.4 To die is to go from the battlefield to a graveyard.
700.5 Devotion counts the mana symbols of a color in the costs of your permanents.
700.6 Historic objects are legendary ones, artifacts and Sagas.
700.7 "This creature" and the like mean that object, even if it is no creature any more.
700.8 A party is up to one Cleric, Rogue, Warrior and Wizard each among your creatures.
700.8a The number is worked out by itself and lies between 0 and 4.
700.8b A creature counts for one of the four only, so that the number is highest.
700.9 Modified: it has a counter, Equipment, or an Aura of its own controller.
700.10 A permanent was activated this turn if any of its abilities was.
700.11 You descended if a permanent card went to your graveyard this turn.
700.12 Outlaws are Assassins, Mercenaries, Pirates, Rogues and Warlocks.
700.13 A crime is targeting an opponent, something of theirs, or a card in their graveyard.
700.14 You expend N when your mana spent on spells this turn first reaches N.
700.15 In card text "enters" alone is short for entering the battlefield.
703 Turn-based actions: what happens by itself as steps begin and end.
703.1 They are part of the turn and never use the stack.
703.1a "At the beginning of" is a trigger, not a turn-based action.
703.2 Turn-based actions belong to the game; they are controlled by nobody.
703.3 They come first in their step, before state-based actions, triggers and priority.
703.4 This is the list of all of them.
703.4a In the untap step permanents phase out and in first.
703.4b Then day and night may change in the untap step.
703.4c Then the active player untaps permanents in the untap step.
703.4d In the draw step the active player draws a card.
703.4e An archenemy sets a scheme in motion as the first main phase begins.
703.4f Sagas get their lore counters as the first main phase begins.
703.4g After that the player rolls to visit Attractions.
703.4h At the beginning of combat a defending player is chosen where needed.
703.4i Attackers are declared at the start of their step.
703.4j Blockers are declared at the start of their step.
703.4k Combat damage is assigned at the start of its step.
703.4m Right after that the combat damage is dealt.
703.4n In cleanup the active player discards to the hand size.
703.4p After that damage is removed and effects "until end of turn" stop.
703.4q As each step or phase ends, unspent mana is lost.
704 State-based actions: what the game tidies up before anybody gets priority.
704.1 They happen by themselves when their condition holds, without the stack.
704.1a Abilities that watch for a state are triggers, not state-based actions.
704.2 They are checked all the time and belong to no player.
704.3 All that apply happen at once, are checked again, then triggers go on the stack, until nothing is left.
704.4 What is true only in the middle of a resolution doesn't count.
704.5 The state-based actions of every game are those in this list.
704.5a A player with 0 or less life loses.
704.5b A player who drew from an empty library since the last check loses.
704.5c A player with ten or more poison counters loses.
704.5d A token outside the battlefield ceases to exist.
704.5e Copies of spells and cards cease to exist outside the zones where they may be.
704.5f A creature with toughness 0 or less goes to the graveyard; regenerating doesn't help.
704.5g A creature with at least its toughness in damage is destroyed.
704.5h A creature damaged by deathtouch since the last check is destroyed.
704.5i A planeswalker with loyalty 0 goes to the graveyard.
704.5j Legend rule: of your legendary permanents with one name you keep one.
704.5k World rule: only the newest world permanent stays.
704.5m An Aura on nothing or on something illegal goes to the graveyard.
704.5n Equipment and Fortifications on something illegal come off and stay.
704.5p Creatures, battles and others that can't be attached come off what they are on.
704.5q Pairs of +1/+1 and -1/-1 counters are removed.
704.5r Counters above a permanent's own limit are removed.
704.5s A Saga that reached its final chapter is sacrificed once that chapter's ability has left the stack.
704.5t A dungeon whose last room is done leaves the game.
704.5u With space sculptor around, creatures without a sector get one.
704.5v A battle with defense 0 goes to the graveyard, once its trigger has left the stack.
704.5w A battle without protector gets one or goes to the graveyard.
704.5x A Siege protected by its own controller gets another protector.
704.5y Of one player's several Roles on a permanent only the newest stays.
704.5z A player with "start your engines!" and no speed gets speed 1.
704.6 Some variants add state-based actions of their own.
704.6a A Two-Headed Giant team with 0 or less life loses.
704.6b A Two-Headed Giant team with fifteen poison counters loses.
704.6c In Commander 21 combat damage by one commander makes a player lose.
704.6d A commander that went to the graveyard or exile may go to the command zone.
704.6e A scheme that is done and not ongoing goes under its deck.
704.6f A phenomenon that is done makes the planar controller planeswalk.
704.7 One replacement effect covers several state-based actions with the same result.
704.8 What leaves through state-based actions is remembered as it was just before all of them.
705 Flipping coins: calling, winning and losing the flip.
705.1 A coin, or something else with two equally likely results, is flipped.
705.2 Who flips also calls and wins or loses, unless only heads or tails matters.
705.3 An effect may fix the result, and the real one is ignored.
706 Rolling dice: kinds of dice, natural results, modifiers and tables of results.
706.1 The effect says how many dice of which kind.
706.1a A dN has N equally likely results from 1 to N.
706.2 The natural result is what the die shows; with modifiers it becomes the result.
706.3 A table lists what happens for which results.
706.6 A roll that is ignored has never happened.
707 Copying objects: what a copy has and what it hasn't.
707.1 Objects can become copies, and tokens and spells can be made as copies.
707.2 A copy has the copiable values: the printed ones changed by copying, face-down status and "as it enters"; no counters, no other effects.
707.2a Color and abilities come along with cost and text, not twice.
707.2b Later changes of the original don't change the copy.
707.3 What copies a copy gets the copied values.
707.4 A permanent that copies something else now neither enters nor leaves.
707.5 Entering as a copy means being one already on entering, with its enters abilities.
707.6 Choices made for the original are made anew for a permanent copy.
707.7 A copied linked pair is linked on the copy.
707.8 Of a double-faced permanent the face that is up is copied.
707.8a A token copying a double-faced object has both faces as well.
707.9 A copy effect may state exceptions from what is copied.
707.9a An ability added by the exception is copiable too.
707.9b A value changed by the exception is copiable too.
707.9d An exception for a quality keeps defining abilities for it from being copied.
707.10 A copied spell or ability goes on the stack without being cast or activated, with all its choices.
707.10a Such a copy ceases to exist when it leaves the stack.
707.10b A copied ability has the same source as the original.
707.10c With new targets allowed, each may stay or change to a legal one.
707.10d Copies for each thing it could target need all its targets to be that one.
707.10f A copied permanent spell becomes a token on resolving.
707.11 A permanent named by an effect is still meant after its name has changed.
707.12 Casting a copy of a card goes through the steps of casting.
708 Face-down spells and permanents: what they look like and turning them up.
708.1 Some cards let spells or permanents be face down.
708.2 They have only the qualities that the allowing rule or ability lists.
708.2a Without such a list it is a nameless 2/2 creature with no text.
708.2b What is face down can't be turned face down again.
708.3 It is turned down before entering, so its own enters abilities do nothing.
708.4 When cast face down only the face-down qualities count.
708.5 You may look at your own face-down spells and permanents at any time.
708.6 You must keep your face-down objects apart and know which is which.
708.7 The rule that let it be face down tells how it's turned up.
708.8 Turned up, it has its normal values; it doesn't enter again.
708.9 On leaving, and at the end of the game, it has to be shown.
708.10 A face-down permanent that becomes a copy shows it only once turned up.
708.11 "As it's turned face up" applies during the turning.
709 Split cards and Rooms: two halves on one card.
709.1 Two faces stand on the front of one card.
709.2 For all its halves it is one card.
709.3 The half to be cast is chosen before it goes on the stack.
709.3a Only that half matters for whether it can be cast.
709.3b While one half is a spell, the other half doesn't exist for the game.
709.4 Everywhere else it has the qualities of both halves together.
709.4a It has two names, of which one can be chosen.
709.4b Its cost, colors and mana value come from both halves.
709.5 A Room is a split permanent whose halves work while unlocked.
709.5d A Room enters with the half unlocked that was cast, or none if it wasn't cast.
709.5e A locked half is unlocked for its mana cost at sorcery timing, a special action.
709.5h "When you unlock" triggers on entering unlocked as well.
710 Flip cards: upside-down text that applies once flipped.
710.1 The lower half, upside down, holds other qualities.
710.1b They apply only on the battlefield and only when it is flipped.
710.1c Color and mana cost stay the same when it flips.
710.4 Flipping can't be undone while it stays on the battlefield.
711 Leveler cards: creatures with boxes for several ranges of level counters.
711.1 They have a text box in three parts with three sizes.
711.2 A level symbol is a static ability for a range of level counters.
711.2a Within the range it has that size and those abilities.
711.2b From that number up it has that size and those abilities.
711.4 The level up ability itself can be used at any level.
711.5 Below the first level it has its uppermost size.
712 Double-faced cards: transforming, modal and meld cards and which face counts where.
712.1 They have two faces in place of a back; there are three kinds.
712.2 Nonmodal ones turn over by transforming or converting.
712.3 Modal ones are cast or played as either face.
712.4 Meld cards have half of a bigger card on the back.
712.8 Each face of a double-faced card has characteristics of its own.
712.8a Off the battlefield and stack only the front face counts.
712.8c Cast transformed, a spell has its back face, but the mana value of its front.
712.8d With the front up only the front counts.
712.8e With the back up only the back counts, except that the mana value is the front's.
712.8f A modal one has the qualities of the face that is up.
712.8g A melded permanent has the combined back, and the sum of both mana values.
712.9 Only double-faced cards and tokens, meld cards excepted, turn over.
712.10 Nothing turns over to an instant or sorcery face.
712.11 Normally it is cast with the front face up.
712.11b For a modal card the face is chosen before it goes on the stack.
712.12 Played as a land, a modal card enters with the chosen land face up.
712.13 It enters with the face that was up on the stack.
712.14 Put onto the battlefield otherwise, it enters front face up.
712.14a Told to enter transformed, it has the back up; other cards stay where they are.
712.16 A double-faced permanent can't be turned face down.
712.18 Turning over makes no new object, and effects on it go on.
712.21 A melded permanent leaves as one permanent and arrives as two cards.
`;
