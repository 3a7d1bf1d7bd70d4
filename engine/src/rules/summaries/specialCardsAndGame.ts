/** Our own one-sentence summaries of sections 713 to 732: further kinds of cards, the monarch, subgames, illegal actions (edition 2025-09-19). */
export const specialCardsAndGameSummaries = `
713 Substitute cards that stand for double-faced cards in a deck.
713.1 They are game aids with a normal back.
713.4 For the game they are the cards they stand for.
714 Saga cards: chapters that happen turn by turn.
714.1 They have chapters with symbols in the text box.
714.2 Each chapter symbol stands for a triggered ability of the Saga.
714.2b A chapter triggers as lore counters first bring the Saga up to its number.
714.2c A line with several numbers triggers at each of them.
714.2d The final chapter number is the highest one it has.
714.3 Lore counters show how far the Saga has got.
714.3a It enters with one lore counter, or with read ahead as many as chosen.
714.3b It gets another lore counter in each of your first main phases.
714.4 After its final chapter the Saga is sacrificed, once the chapter's ability has left the stack.
715 Adventurer cards: a permanent with a small spell inside.
715.1 They have a smaller frame inside the text box.
715.2 The small frame holds other qualities, for the spell only.
715.2a An object "has an Adventure" if it has those other qualities, used or not.
715.2c An adventurer card is a single card, however many spells are on it.
715.3 Its player decides between the normal card and the Adventure.
715.3a Only the Adventure's qualities matter for casting it as one.
715.3b As an Adventure on the stack it has only those qualities.
715.3c A copy of an Adventure is an Adventure too.
715.3d On resolving the Adventure is exiled, and the card may be played from there.
715.4 In all other cases it has only its normal qualities.
716 Class cards: enchantments whose level goes up and brings new abilities.
716.1 They have level bars in the text box.
716.2 A level bar stands for an activated and a static ability.
716.2a At sorcery timing you pay for the next level, which gives more abilities.
716.2b The level is a designation and isn't copied.
716.2d What has no level counts as level 1.
716.3 The ability in the top part of a Class works at every level.
717 Attraction cards: artifacts from a deck of their own.
717.1 They are nontraditional artifacts with numbers that light up.
717.2 They are in an Attraction deck, not in the main deck.
717.3 They come onto the battlefield by opening (701.51).
717.4 Each first main phase their player rolls to visit them.
717.5 The visit ability triggers if the roll hits a lit number.
717.6 Leaving for other zones they go to the command zone.
718 Prototype cards, which can be cast as smaller, cheaper versions of themselves.
718.1 An inner frame holds another cost, power and toughness.
718.2 They apply to the spell and permanent cast that way.
718.3 Its player decides while casting whether it is prototyped.
718.3b A prototyped object has the other cost, size and colors.
718.4 In all other cases it has its normal qualities.
719 Case cards: enchantments that do more once they have been solved.
719.1 Their picture stands on the left side of the card.
719.3a It is solved at your end step if its condition holds.
719.3b Solved is a mere marker that lasts until it leaves; copies don't have it.
719.3c What follows "Solved" works only while it's solved.
720 Omen cards: a permanent with a small spell inside that goes back to the library.
720.1 They have a smaller frame inside the text box.
720.2 The small frame holds other qualities, for the spell only.
720.3 Its player decides between the normal card and the Omen.
720.3a Only the Omen's qualities matter for casting it as one.
720.3b As an Omen on the stack it has only those qualities.
720.3d On resolving the Omen is shuffled into its owner's library.
720.4 In all other cases it has only its normal qualities.
721 Station cards: permanents that work better with charge counters.
721.1 They have a text box in parts, with station symbols.
721.2 A station symbol is a static ability for a number of charge counters.
721.2a From that number up it has the abilities beside.
721.2b With a size beside, it is also a creature from that number up.
721.4 The station ability itself works with any number.
722 Controlling another player: deciding in that player's place.
722.1 Such control mostly lasts for the player's whole next turn.
722.1a Of several such effects the latest one works.
722.3 Objects are still controlled by the controlled player.
722.4 The controlling player sees what the other one sees, except outside the game.
722.5 The controlling player makes all the choices the game asks for.
722.5a Costs are paid with the controlled player's own cards and mana only.
722.6 Nobody can be made to concede by that.
723 Ending the turn or the combat phase before its time.
723.1 When the turn ends by an effect, these steps replace the normal resolving.
723.1a Triggers that were waiting are lost for good.
723.1b The whole stack is exiled, the spell or ability itself included.
723.1c After that state-based actions are checked, but nobody gets priority.
723.1d The game goes straight on to the cleanup step.
723.1e End step triggers don't trigger, as the step is skipped.
723.2 One card ends just the combat phase in a like manner.
724 The monarch: a player who draws in addition, until dethroned by combat.
724.1 There is no monarch until an effect makes somebody monarch.
724.2 The monarch draws at their end step; combat damage by a creature makes its controller monarch.
724.3 A new monarch takes the place of the old one.
724.4 If the monarch leaves, the active player, or else the next one, becomes monarch.
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
727 Rad counters, which mill and hurt their player.
727.1 At your first main phase mill as many; each nonland costs 1 life and a rad counter.
728 Subgames: a game within the game, by one card.
728.1 That card has its players play another whole game.
728.2 It begins with the libraries of the main game.
729 Merging with permanents: several cards that become one object, as with mutate.
729.1 Mutate is the only keyword that merges an object with a permanent.
729.2 The object goes on top of the permanent or under it, and they are one.
729.2a It has the qualities of its topmost part.
729.2b It doesn't enter by that, as it was there already.
729.2c It is still the same object, with all that affected it.
729.2d It is a token only with a token on top.
729.3 It leaves as one, and its parts arrive one by one.
730 Day and night: a designation of the game that turns over.
730.1 It is neither until something makes it day or night; from then on it is one of them.
730.2 In each untap step the game looks at the spells of the turn before.
730.2a A turn without a spell by its player makes night of day.
730.2b A turn with two spells by its player makes day of night.
731 Shortcuts and loops: agreeing to skip repeated steps.
731.1 Players may use whatever shortcuts all of them understand.
731.1b Loops can be cut short by naming a number.
731.2 One player proposes, the others accept or shorten.
731.3 In a loop that several players keep going, the active player has to stop.
731.4 A loop that nobody can stop is a draw.
731.5 Nobody must break a loop by something outside it.
732 Illegal actions: what is taken back and how the game goes on.
732.1 What can't be done legally is undone altogether, with payments and, if wanted, mana abilities.
732.2 After that the same player has priority and may do something else.
`;
