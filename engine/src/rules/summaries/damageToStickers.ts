/** Our own one-sentence summaries of sections 120 to 123: damage, drawing, counters, stickers (edition 2025-09-19); one line an entry, the rule number first. */
export const damageToStickersSummaries = `
120 Damage: what can deal and receive it, what it causes, lethal and excess damage.
120.1 Battles, creatures, planeswalkers and players can be dealt damage, always by an object as its source.
120.1a Permanents that are none of these can't be dealt damage.
120.2 Every kind of object can be a source of damage.
120.2a Attackers and blockers deal combat damage equal to their power.
120.2b Spells and abilities say which object deals their damage.
120.3 What damage causes depends on the source and on who or what receives it.
120.3a A player normally loses as much life as the damage.
120.3b From a source with infect a player gets poison counters in place of losing life.
120.3c A planeswalker loses as many loyalty counters as the damage.
120.3d From a source with wither or infect a creature gets -1/-1 counters.
120.3e Otherwise the damage is marked on the creature until the turn ends.
120.3f With lifelink the source's controller gains as much life besides.
120.3g Combat damage by a creature with toxic adds poison counters for the player.
120.3h A battle loses as many defense counters as the damage.
120.4 Damage goes through four steps: excess, replacement and prevention, results, and the event itself.
120.4a First, damage above what is lethal goes elsewhere, where the effect says so.
120.4b Second, replacement and prevention effects change the damage, and triggers on it trigger.
120.4c Third, the damage turns into its results, which may be replaced as well.
120.4d Fourth and last, the whole damage event takes place.
120.5 Damage destroys nothing by itself; state-based actions do, looking at its results.
120.6 Marked damage stays until cleanup; as much as the toughness or more is lethal.
120.7 The source is the object that deals the damage; choosing a source has its own limits.
120.8 No damage at all is dealt when the amount is 0, so nothing triggers and nothing is replaced.
120.9 "Damage dealt" in a trigger means only damage from the named sources.
120.10 Excess damage is what went beyond lethal damage, loyalty or defense.
121 Drawing: one card at a time from the top of the library into the hand.
121.1 To draw is to take the top card of your library, in your draw step, for a cost or by an effect.
121.2 Several cards are drawn one after the other.
121.2a Effects that change the number of cards apply before the single draws.
121.2b Under a limit on draws you draw what is allowed, but can't choose or pay more.
121.2c When several players draw, the active player draws everything first, then the others in turn order.
121.2d With shared team turns the active team's players draw first, in the order they like.
121.3 With an empty library you may still choose to draw, but not if you can't draw.
121.3a The same holds when one player decides whether another one draws.
121.4 Whoever tried to draw from an empty library loses at the next state-based actions.
121.5 Putting a card into the hand without the word "draw" is not drawing.
121.6 Some effects put something else in the place of a draw.
121.6a A draw can be replaced even when the library has no card.
121.6b A replacement within several draws is finished before the next draw.
121.6c If the draw was replaced, further actions on "the drawn card" don't happen.
121.7 When a replacement leads to draws, the unreplaced parts of the event come first.
121.8 A card drawn in the middle of casting stays face down until the casting is over.
121.9 A player who may reveal a card while drawing it may look at it before deciding.
122 Counters: what they do on objects and players, and how they are moved and removed.
122.1 A counter is a marker on an object or player; counters of one name are interchangeable, and a token is something else.
122.1a Counters like +1/+1 change power and toughness by their numbers.
122.1b A keyword counter gives its keyword to the object it is on.
122.1c A shield counter is spent in place of being destroyed by an effect, or in place of damage.
122.1d A stun counter is removed in place of untapping the permanent.
122.1e Loyalty counters are a planeswalker's loyalty; with none it goes to the graveyard.
122.1f With ten poison counters a player loses; with one or more they are poisoned.
122.1g Defense counters are a battle's defense; with none it goes to the graveyard.
122.1h A finality counter exiles the permanent when it would go to the graveyard.
122.1i Rad counters trigger at the beginning of their player's first main phase (727).
122.2 Counters don't go along to another zone; they just cease to exist.
122.3 +1/+1 and -1/-1 counters on one permanent cancel each other in pairs.
122.4 Counters above a permanent's own maximum are removed by a state-based action.
122.5 Moving a counter means taking it off one object and putting it on another, both or neither.
122.6 Putting counters on an object includes its entering with them.
122.6a Unless stated otherwise, its controller puts the counters with which an object enters.
122.7 A trigger for the Nth counter works when the number passes from below N to at least N.
122.8 A trigger that hands on a departed object's counters puts new ones of the same kinds and numbers.
122.9 The same goes for an activated ability that sacrifices the object as a cost.
123 Stickers: markers of one humorous set that change names, abilities, power and looks.
123.1 A sticker on an object changes it or works with rules and effects, but is no copiable value.
123.2 Stickers come from one set, on numbered sheets that stay together.
123.2a In constructed play a player with stickers brings at least ten different sheets.
123.2b In limited play a player uses up to three of the sheets they opened.
123.2c Only stickers of the chosen sheets can be used, and everybody may see them.
123.3 You choose an unused sticker of yours for an object you own.
123.3a Every sticker is one of its own, even if two look alike.
123.3b Only objects that the player owns can get their stickers.
123.3c A sticker with a ticket cost needs that many ticket counters to be paid.
123.3d Moving a sticker to another object costs no tickets again.
123.4 An object is stickered while it has at least one sticker on it.
123.5 Stickers come along into public zones and are lost in hidden ones.
123.5a Stickers on cards that meld are all on the melded permanent.
123.5b A sticker on a card that merges is on the merged permanent.
123.5c When such a permanent leaves, its owner picks which one of its parts keeps the stickers.
123.6 A name sticker adds its word to the object's name.
123.6a A word of a name is whatever stands between two spaces.
123.6b The object's controller decides where in the name the word goes and says the new name.
123.6c Name stickers are applied to the name the object has after all other effects on it.
123.6d Capital and small letters are the same when letters on a name sticker are counted.
123.6e Unique vowels are the different ones among A, E, I, O, U and Y.
123.7 An ability sticker gives the object the printed ability.
123.7a The ability of an ability sticker is meant even while the object has lost it.
123.8 A power and toughness sticker sets what is printed on it.
123.8a The power or toughness of a sticker is what is printed on that sticker.
123.9 An art sticker does nothing but mark the object.
`;
