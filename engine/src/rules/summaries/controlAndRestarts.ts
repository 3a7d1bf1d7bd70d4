/** Our own one-sentence summaries of sections 722 to 732: controlling players, the monarch, subgames, merging, loops, illegal actions (edition 2025-09-19); one line an entry, the rule number first. */
export const controlAndRestartsSummaries = `
722 Controlling another player: deciding in that player's place.
722.1 Control of another player mostly lasts for the player's whole next turn.
722.1a Of several such effects the latest one works.
722.1b If the turn is skipped, such control waits for the next one.
722.2 Two cards give such control for a shorter time.
722.3 Objects are still controlled by the controlled player.
722.4 The controlling player sees what the other one sees, except outside the game.
722.5 The controlling player makes all the choices the game asks for.
722.5a Costs are paid with the controlled player's own cards and mana only.
722.5b What only the tournament rules ask for isn't decided by the controlling player.
722.6 Nobody can be made to concede by that.
722.7 The effect may forbid or demand some actions.
722.8 The controlling player goes on deciding for themselves too.
722.9 A player given control of themselves decides as always.
723 Ending the turn or the combat phase before its time.
723.1 When the turn ends by an effect, these steps replace the normal resolving.
723.1a Triggers that were waiting are lost for good.
723.1b The whole stack is exiled, the spell or ability itself included.
723.1c After that state-based actions are checked, but nobody gets priority.
723.1d The game goes straight on to the cleanup step.
723.1e End step triggers don't trigger, as the step is skipped.
723.1f Triggers from during this wait for the cleanup step, which then gives priority.
723.2 One card ends just the combat phase in a like manner.
723.2a Triggers that were waiting are lost for good.
723.2b The whole stack is exiled, the spell or ability itself included.
723.2c After that state-based actions are checked, but nobody gets priority.
723.2d All leave combat, and the game goes on with the next phase.
723.2e "At end of combat" doesn't trigger, as that step is skipped.
723.2f Triggers from during this go on the stack in the next phase.
723.2g Outside of combat, ending the combat phase does nothing.
724 The monarch: a player who draws in addition, until dethroned by combat.
724.1 There is no monarch until an effect makes somebody monarch.
724.2 The monarch draws at their end step; combat damage by a creature makes its controller monarch.
724.3 A new monarch takes the place of the old one.
724.4 If the monarch leaves, the active player, or else the next one, becomes monarch.
724.5 Effects that ask who is the monarch do nothing while nobody is.
725 The initiative: a player who goes through Undercity, until combat takes it.
725.1 Nobody has the initiative until an effect gives it.
725.2 Taking it, and each upkeep with it, means venturing into Undercity; combat damage takes it over.
725.3 Who takes it takes it away from the one before.
725.4 If its player leaves, the active player, or else the next one, takes it.
725.5 Taking it again while having it means one more venture.
726 Restarting the game, which a single card can bring about.
726.1 The game ends without result and a new one begins.
726.1a The one whose spell or ability restarted it goes first.
726.2 All cards of the old game are in the new one.
726.3 Whoever has fewer than seven cards loses in the first upkeep.
726.4 The effect is finished before the first untap step, with what else it says.
726.5 Cards can be kept out of the new game's decks by the effect.
726.5a A commander kept out is still the deck's commander.
726.6 A subgame can be restarted without touching the main game.
726.7 Limited range doesn't matter: all players are in the new game.
727 Rad counters, which mill and hurt their player.
727.1 At your first main phase mill as many; each nonland costs 1 life and a rad counter.
727.1a Life lost "from radiation" is life lost to that trigger.
728 Subgames: a game within the game, by one card.
728.1 That card has its players play another whole game.
728.1a The main game rests while the subgame is played as one of its own.
728.1b Neither game knows of the other's effects, save as the card says.
728.2 A subgame begins with the libraries of the main game.
728.2a Supplementary decks of planes, schemes and the like come along into the subgame.
728.2b In Vanguard the vanguard cards come along into the subgame.
728.2c Commanders in the command zone come along into the subgame.
728.3 Whoever has fewer than seven cards loses the subgame early.
728.4 The main game and what is outside it count as outside the subgame.
728.4a Cards can come into the subgame from the main game.
728.4b Counters of players stay in the game where they got them.
728.5 Afterwards the cards go back into the main game's libraries, shuffled.
728.5a Planes, schemes and the like go back under their decks.
728.5b Vanguard cards go back to the main game's command zone.
728.5c Commanders go back to the main game's command zone.
728.6 A subgame can have a subgame of its own.
729 Merging with permanents: several cards that become one object, as with mutate.
729.1 Mutate is the only keyword that merges an object with a permanent.
729.2 The object goes on top of the permanent or under it, and they are one.
729.2a A merged permanent has the qualities of its topmost part.
729.2b A merged permanent doesn't enter by merging, as it was there already.
729.2c A merged permanent is still the same object, with all that affected it.
729.2d A merged permanent is a token only with a token on top.
729.2e Face up or down is decided by the topmost part.
729.2f Turning it over turns all its parts that lie the other way.
729.2g With an instant or sorcery among them it can't be turned up.
729.2h A flip card in it uses its other half once flipped.
729.2i A merged permanent isn't double-faced, but its double-faced parts turn over with it.
729.2j With a double-faced part in it, it can't be turned face down.
729.3 A merged permanent leaves as one, and its parts arrive one by one.
729.3a The owner of a merged permanent puts the parts in any order in graveyard or library.
729.3b On exiling it the player decides the order of the parts in time.
729.3c An effect that follows it finds all of its parts.
729.3d A replacement for one of its parts works for all of them.
729.3e A replacement for cards alone depends on whether the whole is a token.
730 Day and night: a designation of the game that turns over.
730.1 The game is neither until something makes it day or night; from then on it is one of them.
730.1a Day becomes night when the game goes from the one to the other.
730.2 In each untap step the game looks at the spells of the turn before.
730.2a A turn without a spell by its player makes night of day.
730.2b A turn with two spells by its player makes day of night.
730.2c While it is neither, nothing is checked and it stays so.
731 Shortcuts and loops: agreeing to skip repeated steps.
731.1 Players may use whatever shortcuts all of them understand.
731.1a Any shortcut will do if everybody understands it.
731.1b Loops can be cut short by naming a number.
731.1c Tournaments have their own rules on shortcuts, which come first there.
731.2 One player proposes, the others accept or shorten.
731.2a The player with priority describes what would happen, without ifs.
731.2b Each other player agrees or names an earlier point to stop at.
731.2c The game goes there, and whoever stopped it has to do something else.
731.3 In a loop that several players keep going, the active player has to stop.
731.4 A loop that nobody can stop is a draw.
731.5 Nobody must break a loop by something outside it.
731.6 Nobody must choose the other half of an "unless" to end a loop.
732 Illegal actions: what is taken back and how the game goes on.
732.1 What can't be done legally is undone altogether, with payments and, if wanted, mana abilities.
732.2 After that the same player has priority and may do something else.
`;
