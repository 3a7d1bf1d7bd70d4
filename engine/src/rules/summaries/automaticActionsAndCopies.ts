/** Our own one-sentence summaries of sections 703 to 708: turn-based and state-based actions, coins, dice, copies, face-down objects (edition 2025-09-19); one line an entry, the rule number first. */
export const automaticActionsAndCopiesSummaries = `
703 Turn-based actions: what happens by itself as steps begin and end.
703.1 Turn-based actions are part of the turn and never use the stack.
703.1a "At the beginning of" is a trigger, not a turn-based action.
703.2 Turn-based actions belong to the game; they are controlled by nobody.
703.3 Turn-based actions come first in their step, before state-based actions, triggers and priority.
703.4 This rule is the list of all of them.
703.4a In the untap step permanents phase out and in first.
703.4b After phasing, day and night may change in the untap step.
703.4c After that the active player untaps permanents in the untap step.
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
704.1 State-based actions happen by themselves when their condition holds, without the stack.
704.1a Abilities that watch for a state are triggers, not state-based actions.
704.2 State-based actions are checked all the time and belong to no player.
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
706.1b Another way of rolling will do if all results stay equally likely.
706.2 The natural result is what the die shows; with modifiers it becomes the result.
706.2a A modifier may be optional or cost something, paid before it applies.
706.2b Rerolls come before additions, and the roller picks the order within each.
706.3 A table lists what happens for which results.
706.3a Each line of the table is for one result or a range of them.
706.3b The roll, its modifiers and its table are one ability together.
706.3c "Roll again" means the same dice with the same modifiers.
706.4 Without a table the text tells what the result is used for.
706.5 One card asks for doubles, which are two equal results.
706.6 A roll that is ignored has never happened.
706.7 The planar die triggers what waits for rolling dice, but has no number.
706.8 One card stores results of dice for later use.
706.8a A stored result keeps the kind of die and the number rolled.
706.8b Rerolling stored results replaces them by new rolls of the same dice.
706.8c Storing results and using them are linked abilities (607).
707 Copying objects: what a copy has and what it hasn't.
707.1 Objects can become copies, and tokens and spells can be made as copies.
707.2 A copy has the copiable values: the printed ones changed by copying, face-down status and "as it enters"; no counters, no other effects.
707.2a Color and abilities come along with cost and text, not twice.
707.2b Later changes of the original don't change the copy.
707.2c A static copy effect fixes what it copies when it begins to apply.
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
707.9c Some copy effects leave certain qualities as they were.
707.9d An exception for a quality keeps defining abilities for it from being copied.
707.9e An extra effect in the exception is lost if something else is copied after it.
707.9f Whether an exception applies is judged by what the copy would be without it.
707.9g A trigger linked to copying doesn't trigger if something else is copied after it.
707.10 A copied spell or ability goes on the stack without being cast or activated, with all its choices.
707.10a A copy of a spell ceases to exist when it leaves the stack.
707.10b A copied ability has the same source as the original.
707.10c With new targets allowed, each may stay or change to a legal one.
707.10d Copies for each thing it could target need all its targets to be that one.
707.10e With a set new target all targets of the copy have to be that one.
707.10f A copied permanent spell becomes a token on resolving.
707.10g A copy of a double-faced permanent spell has both faces as well.
707.11 A permanent named by an effect is still meant after its name has changed.
707.12 Casting a copy of a card goes through the steps of casting.
707.13 One card makes copies of cards known by name only.
707.14 One card makes a copy of a card as it last was in a graveyard.
708 Face-down spells and permanents: what they look like and turning them up.
708.1 Some cards let spells or permanents be face down.
708.2 Face-down objects have only the qualities that the allowing rule or ability lists.
708.2a Without such a list it is a nameless 2/2 creature with no text.
708.2b What is face down can't be turned face down again.
708.3 A permanent put onto the battlefield face down is turned down before entering, so its own enters abilities do nothing.
708.4 When cast face down only the face-down qualities count.
708.5 You may look at your own face-down spells and permanents at any time.
708.6 You must keep your face-down objects apart and know which is which.
708.7 The rule that let it be face down tells how it's turned up.
708.8 Turned up, it has its normal values; it doesn't enter again.
708.9 On leaving, and at the end of the game, it has to be shown.
708.10 A face-down permanent that becomes a copy shows it only once turned up.
708.11 "As it's turned face up" applies during the turning.
708.12 Revealing a face-down permanent shows what it is without any effects on it.
`;
