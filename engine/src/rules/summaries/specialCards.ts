/** Our own one-sentence summaries of sections 709 to 721: split, double-faced and other special cards (edition 2025-09-19); one line an entry, the rule number first. */
export const specialCardsSummaries = `
709 Split cards and Rooms: two halves on one card.
709.1 Two faces stand on the front of one card.
709.2 For all its halves it is one card.
709.3 The half to be cast is chosen before it goes on the stack.
709.3a Only that half matters for whether it can be cast.
709.3b While one half is a spell, the other half doesn't exist for the game.
709.3c A copy of a split card has the two halves as well.
709.4 Everywhere else it has the qualities of both halves together.
709.4a A split card has two names, of which one can be chosen.
709.4b A split card's cost, colors and mana value come from both halves.
709.4c A split card has all card types and abilities of its halves.
709.4d A fused spell too has the qualities of both halves together.
709.5 A Room is a split permanent whose halves work while unlocked.
709.5a Both halves of a Room share the one type line.
709.5b Both halves are copiable, even on the stack.
709.5c Unlocked left and right half are designations of the permanent.
709.5d A Room enters with the half unlocked that was cast, or none if it wasn't cast.
709.5e A locked half is unlocked for its mana cost at sorcery timing, a special action.
709.5f An effect that unlocks lets you pick a locked half.
709.5g An effect that locks lets you pick an unlocked half.
709.5h "When you unlock" triggers on entering unlocked as well.
709.5i "Fully unlock" triggers when both halves have become unlocked.
709.5j A door of a Room is one of its halves.
710 Flip cards: upside-down text that applies once flipped.
710.1 The lower half, upside down, holds other qualities.
710.1a The upper half holds the normal qualities and mostly the way to flip.
710.1b The lower half's qualities apply only on the battlefield and only when it is flipped.
710.1c Color and mana cost stay the same when it flips.
710.2 Everywhere else, and before flipping, only the upper half counts.
710.3 Players must make clear which of their permanents are flipped.
710.4 Flipping can't be undone while it stays on the battlefield.
710.5 The name on the lower half can be chosen as well.
711 Leveler cards: creatures with boxes for several ranges of level counters.
711.1 Leveler cards have a text box in three parts with three sizes.
711.2 A level symbol is a static ability for a range of level counters.
711.2a Within the range it has that size and those abilities.
711.2b From that number up it has that size and those abilities.
711.3 The parts of the text box only show what belongs together.
711.4 The level up ability itself can be used at any level.
711.5 Below the first level it has its uppermost size.
711.6 Off the battlefield a leveler has its uppermost size.
711.7 The levels of Classes have nothing to do with level counters.
712 Double-faced cards: transforming, modal and meld cards and which face counts where.
712.1 Double-faced cards have two faces in place of a back; there are three kinds.
712.2 Nonmodal ones turn over by transforming or converting.
712.2a A sign in the corner marks the front face.
712.2b Another sign in the corner marks the back face.
712.2c The back's size in gray on the front is just a reminder.
712.3 Modal ones are cast or played as either face.
712.3a A sign in the corner marks the front of a modal card.
712.3b Another sign in the corner marks the back of a modal card.
712.3c The strip that tells of the other face is just a reminder.
712.4 Meld cards have half of a bigger card on the back.
712.4a One card of the pair tells how both are melded (701.42).
712.4b The backs of meld cards count only for the melded permanent.
712.4c Meld cards never transform or convert; being told so does nothing.
712.5 Seven pairs of cards can be melded, listed here.
712.5a The first pair gives Chittering Host, from Midnight Scavengers and Graf Rats.
712.5b The second pair gives Hanweir, the Writhing Township, from the two Hanweir cards.
712.5c The third pair gives Brisela, from Bruna and Gisela.
712.5d The fourth pair gives Mishra, Lost to Phyrexia, from Mishra and a dragon engine.
712.5e The fifth pair gives Urza, Planeswalker, from Urza and his two stones.
712.5f The sixth pair gives Titania, Gaea Incarnate, from Titania and Argoth.
712.5g The seventh pair gives Ragnarok, Divine Deliverance, from Fang and Vanille.
712.6 Whoever may look at a double-faced card may see both sides.
712.7 In hidden zones such cards must look like others, by sleeves or substitutes.
712.8 Each face of a double-faced card has characteristics of its own.
712.8a Off the battlefield and stack only the front face counts.
712.8b On the stack a meld card is only its front face.
712.8c Cast transformed, a spell has its back face, but the mana value of its front.
712.8d With the front up only the front counts.
712.8e With the back up only the back counts, except that the mana value is the front's.
712.8f A modal one has the qualities of the face that is up.
712.8g A melded permanent has the combined back, and the sum of both mana values.
712.9 Only double-faced cards and tokens, meld cards excepted, turn over.
712.10 Nothing turns over to an instant or sorcery face.
712.11 Normally it is cast with the front face up.
712.11a Cast transformed or converted, it is on the stack with the back up.
712.11b For a modal card the face is chosen before it goes on the stack.
712.11c Only the face that will be up matters for casting.
712.11d An ability on the front that lets the back be cast counts all the same.
712.12 Played as a land, a modal card enters with the chosen land face up.
712.13 A double-faced permanent spell enters with the face that was up on the stack.
712.13a A back that is an instant or sorcery can't enter; the card goes to the graveyard.
712.14 Put onto the battlefield otherwise, it enters front face up.
712.14a Told to enter transformed, it has the back up; other cards stay where they are.
712.14b A modal card whose front is no permanent stays where it is.
712.14c Melding cards enter together with the back faces up.
712.15 Face down it looks as the rule for that says, kept hidden.
712.15a Face down it can't turn over, and turned up it shows the front.
712.16 A double-faced permanent can't be turned face down.
712.17 Exiled face down it stays hidden, by sleeves or a substitute.
712.18 Turning over makes no new object, and effects on it go on.
712.19 The name of one face can be chosen, or that of a melded pair.
712.20 "As this transforms" applies during the turning, not after it.
712.21 A melded permanent leaves as one permanent and arrives as two cards.
712.21a The melded permanent's owner puts both cards in any order in graveyard or library.
712.21b On exiling it the player decides which of both cards is earlier.
712.21c An effect that follows it finds both cards and acts on both.
712.21d A replacement for one of both cards works for both.
712.21e A melded permanent counts as one object that moved, and as two cards.
713 Substitute cards that stand for double-faced cards in a deck.
713.1 Substitute cards are game aids with a normal back.
713.2 A substitute card has to name the front of what it stands for.
713.2a Some substitutes have a list where the right name is marked.
713.2b One substitute was made for a single card.
713.2c Some substitutes can stand for any modal double-faced card.
713.3 The real card is kept ready beside the game, and only double-faced cards may be substituted.
713.4 For the game they are the cards they stand for.
713.5 Face up in a public zone, the real card takes its place.
714 Saga cards: chapters that happen turn by turn.
714.1 Saga cards have chapters with symbols in the text box.
714.1a Sagas that are creatures have a size and a further text box.
714.2 Each chapter symbol stands for a triggered ability of the Saga.
714.2a Chapters are numbered in Roman numerals, beginning with I.
714.2b A chapter triggers as lore counters first bring the Saga up to its number.
714.2c A line with several numbers triggers at each of them.
714.2d The final chapter number is the highest one it has.
714.2e The final chapter ability is the one with the highest number.
714.3 Lore counters show how far the Saga has got.
714.3a A Saga enters with one lore counter, or with read ahead as many as chosen.
714.3b A Saga gets another lore counter in each of your first main phases.
714.4 After its final chapter the Saga is sacrificed, once the chapter's ability has left the stack.
715 Adventurer cards: a permanent with a small spell inside.
715.1 Adventurer cards have a smaller frame inside the text box.
715.2 The small frame holds other qualities, for the spell only.
715.2a An object "has an Adventure" if it has those other qualities, used or not.
715.2b The other qualities are copied along with the card.
715.2c An adventurer card is a single card, however many spells are on it.
715.3 The player of an adventurer card decides between the normal card and the Adventure.
715.3a Only the Adventure's qualities matter for casting it as one.
715.3b As an Adventure on the stack it has only those qualities.
715.3c A copy of an Adventure is an Adventure too.
715.3d On resolving the Adventure is exiled, and the card may be played from there.
715.4 In all other cases it has only its normal qualities.
715.5 The name of the Adventure can be chosen as well.
716 Class cards: enchantments whose level goes up and brings new abilities.
716.1 Class cards have level bars in the text box.
716.2 A level bar stands for an activated and a static ability.
716.2a At sorcery timing you pay for the next level, which gives more abilities.
716.2b The level is a designation and isn't copied.
716.2c Gaining a level means using the ability of a level bar.
716.2d What has no level counts as level 1.
716.3 The ability in the top part of a Class works at every level.
716.4 Level counters and levelers have nothing to do with Classes.
717 Attraction cards: artifacts from a deck of their own.
717.1 Attractions are nontraditional artifacts with numbers that light up.
717.2 Attractions are in an Attraction deck, not in the main deck.
717.2a A constructed Attraction deck has ten cards or more, all different.
717.2b A limited Attraction deck has three cards or more from the pool.
717.3 Attractions come onto the battlefield by opening (701.51).
717.4 Each first main phase their player rolls to visit them.
717.5 The visit ability triggers if the roll hits a lit number.
717.6 Leaving for other zones they go to the command zone.
717.6a Attractions that went there lie in a face-up pile that is no zone of its own.
718 Prototype cards, which can be cast as smaller, cheaper versions of themselves.
718.1 An inner frame holds another cost, power and toughness.
718.2 The inner frame's numbers apply to the spell and permanent cast that way.
718.2a The other qualities are copied along with the card.
718.3 The player of a prototype card decides while casting whether it is prototyped.
718.3a Only the other numbers matter for casting it that way.
718.3b A prototyped object has the other cost, size and colors.
718.3c A copy of a prototyped spell is prototyped too.
718.3d A copy of a prototyped permanent has the smaller numbers too.
718.4 In all other cases it has its normal qualities.
718.5 Everything but cost, size and color is the same both ways.
719 Case cards: enchantments that do more once they have been solved.
719.1 Their picture stands on the left side of the card.
719.2 The frame of a Case means nothing in the game.
719.3 Two keywords tell how to solve it and what that brings.
719.3a A Case is solved at your end step if its condition holds.
719.3b Solved is a mere marker that lasts until it leaves; copies don't have it.
719.3c What follows "Solved" works only while it's solved.
720 Omen cards: a permanent with a small spell inside that goes back to the library.
720.1 Omen cards have a smaller frame inside the text box.
720.2 The small frame holds other qualities, for the spell only.
720.2a An object "has an Omen" if it has those other qualities, used or not.
720.2b The other qualities are copied along with the card.
720.2c An omen card is a single card, however many spells are on it.
720.3 The player of an omen card decides between the normal card and the Omen.
720.3a Only the Omen's qualities matter for casting it as one.
720.3b As an Omen on the stack it has only those qualities.
720.3c A copy of an Omen is an Omen too.
720.3d On resolving the Omen is shuffled into its owner's library.
720.4 In all other cases it has only its normal qualities.
720.5 The name of the Omen can be chosen as well.
721 Station cards: permanents that work better with charge counters.
721.1 Station cards have a text box in parts, with station symbols.
721.2 A station symbol is a static ability for a number of charge counters.
721.2a From that number up it has the abilities beside.
721.2b With a size beside, it is also a creature from that number up.
721.2c Off the battlefield a station card has neither power nor toughness.
721.3 The parts of the text box only show what belongs together.
721.4 The station ability itself works with any number.
`;
