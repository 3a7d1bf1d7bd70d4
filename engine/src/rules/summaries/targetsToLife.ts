/** Our own one-sentence summaries of sections 115 to 119: targets, special actions, priority, costs, life (edition 2025-09-19); one line an entry, the rule number first. */
export const targetsToLifeSummaries = `
115 What it means that a spell or ability targets: choosing, legality, changing and counting targets.
115.1 Targets are chosen while the spell or ability is put on the stack, and stay fixed unless something says it changes them.
115.1a An instant or sorcery is targeted when its own spell text says "target" with a description; targets are chosen at 601.2c.
115.1b Every Aura spell has one target, limited by its enchant ability (702.5); the Aura permanent itself targets nothing.
115.1c An activated ability is targeted when it says "target" with a description; targets are chosen on activation (602.2b).
115.1d A triggered ability is targeted when it says "target" with a description; targets are chosen as it goes on the stack (603.3d).
115.1e Some keywords, such as equip or mutate, hide the word "target" in their own rule; those target as well.
115.2 Only permanents may be targeted unless the text names a player, another zone, or something that can't be on the battlefield.
115.3 One "target" needs different targets for all its picks; two separate uses of the word may share one.
115.4 "Any target" with damage means a creature, player, planeswalker or battle, and nothing else.
115.5 No spell or ability on the stack may target itself.
115.6 Where zero targets are allowed ("up to one"), choosing none makes the spell or ability untargeted.
115.7 Some effects change targets and some let a player choose new ones; the two work differently.
115.7a "Change the targets" moves every target to a different legal one, or leaves all of them as they were.
115.7b "Change a target" moves exactly one of them to a different legal target.
115.7c "Change any targets" moves as many of them as wanted, each to a different legal target.
115.7d "Choose new targets" lets a player keep any, even illegal ones; those that change must become legal.
115.7e Whether a change of targets is legal depends on the final set, not on steps in between.
115.7f Damage or counters divided among targets keep their division when the targets change.
115.8 Changing the targets of a modal spell or ability never changes which mode was chosen.
115.9 Some objects look at what another spell or ability targets; the wording tells whether now or when chosen.
115.9a "With one target" and the like count the choices made on casting, not which of them are still legal.
115.9b "That targets something" looks at the targets as they are now; targets that have gone are ignored.
115.9c "That targets only something" needs a single different object or player chosen, then looks at it as it is now.
115.10 Effects can also touch things they don't target; those are normally chosen or found on resolution.
115.10a Being affected isn't being targeted: only the word "target", in the text or the keyword's rule, does that.
115.10b The word "you" on an object is never a target.
116 Things a player with priority may do that never use the stack, playing a land among them.
116.1 Special actions are taken by players with priority and skip the stack; turn-based and state-based actions are something else.
116.2 There are twelve kinds of special action, each with its own timing.
116.2a Playing a land: normally once a turn, in your own main phase, with priority and an empty stack.
116.2b Turning a face-down creature up is allowed whenever you have priority.
116.2c Ending an effect or cancelling a delayed trigger, where an effect allows it, normally whenever you have priority.
116.2d Paying your way out of a static ability for a while, where that ability offers it, is a special action.
116.2e One old card may be discarded at instant timing; doing so is a special action.
116.2f Suspending: exile a card with suspend from your hand at a time when you could begin to cast it.
116.2g Companion: once a game pay {3} at sorcery timing to take your companion into your hand.
116.2h Foretelling: on your turn, with priority, pay {2} and exile the card from your hand face down.
116.2i Rolling the planar die at sorcery timing costs as much mana as you have made such rolls this turn.
116.2j Turning up a face-down conspiracy of yours in the command zone, whenever you have priority.
116.2k Plotting: exile a card with plot from your hand on your own turn while the stack is empty.
116.2m Unlocking: at sorcery timing, pay the mana cost that a locked half of your Room has.
116.3 Whoever takes a special action has priority again straight afterwards.
117 Who may act when: priority passes around, and when all pass in a row something resolves or the step ends.
117.1 Casting spells, activating abilities and taking special actions need priority, unless an effect tells a player to do it.
117.1a Instants can be cast with any priority; other spells only in your own main phase while the stack is empty.
117.1b Unless it says otherwise, an activated ability may be used whenever its controller has priority.
117.1c Some special actions are open at any priority, others only in your main phase with nothing on the stack.
117.1d Mana abilities may be used with priority and also whenever mana has to be paid, even in the middle of something.
117.2 Some abilities and actions happen by themselves or without anyone having priority.
117.2a Abilities trigger at any moment but wait; they go on the stack when a player would next get priority.
117.2b Static abilities simply apply all the time; priority has nothing to do with them.
117.2c Turn-based actions happen as steps and phases begin or end, before anyone gets priority there.
117.2d State-based actions are carried out before any player gets priority.
117.2e While something resolves nobody has priority, even when players choose, act or make mana.
117.3 These rules say which player has priority next.
117.3a In most steps the active player gets priority first, after turn-based actions and beginning-of-step triggers; the untap step gives none.
117.3b After something other than a mana ability has resolved, the active player gets priority.
117.3c A player who casts, activates or takes a special action keeps priority afterwards.
117.3d Doing nothing passes priority to the next player in turn order; mana still in the pool has to be announced.
117.4 When all players pass without acting in between, the top of the stack resolves, or an empty stack ends the step.
117.5 Before anyone gets priority: state-based actions until none applies, then triggers on the stack, again until nothing is new.
117.6 With shared team turns, priority belongs to teams and not to single players.
117.7 What is cast or activated while something waits on the stack is "in response" and resolves earlier.
118 What costs are and how they are paid: partial payment, reductions, additional and alternative costs, "unless" and "if you do".
118.1 A cost is what someone has to do or pay before another thing may happen, or to keep it from happening.
118.2 Whoever pays mana gets an opportunity to use mana abilities first.
118.3 A cost is paid completely or not at all: no payment with too little life or an already tapped permanent.
118.3a Paid mana leaves the pool of the payer; paying 0 mana is always possible.
118.3b Paid life is taken from the life total; paying 0 life is always possible.
118.3c Nobody can be forced to use mana abilities, even for a cost that must be paid.
118.4 Where a cost contains X, rule 107.3 says how its value is fixed.
118.5 A cost of {0} must be acknowledged; it is free but doesn't pay itself.
118.5a Spells and abilities that cost {0} go through all the steps of casting or activating like others.
118.6 Having no mana cost means a cost nobody can pay; starting to cast is legal, paying isn't.
118.6a Raising an unpayable cost leaves it unpayable; an alternative cost in its place can be paid.
118.7 Effects may change or reduce what is really paid; that still pays the original cost, and mana never drops below {0}.
118.7a A reduction by generic mana touches only the generic part of a cost.
118.7b A reduction by a type of mana that the cost doesn't ask for reduces its generic part.
118.7c What a colored reduction has left over once that color is gone comes off the generic part.
118.7d What a colorless reduction has left over once colorless is gone comes off the generic part.
118.7e For a reduction by hybrid mana, the payer chooses which half counts as it is applied.
118.7f A reduction by Phyrexian mana counts as one mana of its color.
118.7g A reduction by snow mana is treated as one of generic mana.
118.8 An additional cost is paid together with the mana or activation cost of its spell or ability.
118.8a Additional costs can pile up; the intention to pay them is announced at 601.2b.
118.8b A player may decline to pay an additional cost that is optional.
118.8c Told to cast something if able, you need not when its extra cost asks for certain cards in a hidden zone.
118.8d A spell's mana cost stays as printed, whatever additional costs were paid.
118.9 An alternative cost is paid in place of the spell's mana cost, as with "without paying its mana cost".
118.9a A spell can have just one alternative cost, announced at 601.2b.
118.9b Using an alternative cost is normally a choice, but the effect that lets you cast may demand it.
118.9c A spell's mana cost stays as printed, even if another cost was paid in its place.
118.9d Additional costs, increases and reductions all apply on top of an alternative cost.
118.10 One payment serves one cost: a single sacrificed creature can't pay for two abilities.
118.11 A cost counts as paid even when effects changed what really happened while paying.
118.12 "If you do" asks whether someone chose or began to pay, not what came of it.
118.12a "Do this unless a player does that" offers the player a choice; declining makes it happen.
118.12b After an optional search, "if you do" asks only whether the player decided to search.
118.13 Hybrid and Phyrexian symbols can be paid in more than one way.
118.13a For spells and activated abilities, how such symbols will be paid is chosen while proposing (601.2b).
118.13b For a cost paid during resolution, how to pay such symbols is decided right before paying.
118.13c For special actions, how to pay such symbols is decided right before paying.
118.14 "Mana of any type can be spent" lets mana count as any color or colorless for that cost.
119 Life totals: starting values, gaining, losing, paying, setting and exchanging life.
119.1 Players start at 20 life; several variants use other totals.
119.1a In Two-Headed Giant each team starts with 30 life together.
119.1b In Vanguard the card's life modifier is added to or taken from 20.
119.1c In Commander everybody starts the game at 40 life.
119.1d In Brawl players start at 25 life with two players, at 30 with more.
119.1e The archenemy of an Archenemy game starts at 40 life.
119.2 Damage to a player normally makes that player lose the same amount of life (120.3).
119.3 Gaining or losing life changes the life total by that amount.
119.4 Life can be paid only by someone who has at least that much, and paying it means losing it.
119.4a In Two-Headed Giant the shared life total must cover what both team members pay.
119.4b Paying 0 life is always possible, even under an effect that forbids paying life.
119.5 Setting a life total is done by gaining or losing the difference.
119.6 At 0 life or less a player loses the next time state-based actions are checked.
119.7 If you can't gain life, no exchange or redistribution raises your total, and costs or replacements around gaining fail.
119.8 If you can't lose life, no exchange or redistribution lowers your total, and life can't be paid.
119.9 Triggers on gaining life look at each source that causes a gain; gaining 0 triggers nothing.
119.10 Replacing a life gain works for each source that would cause one; gaining 0 is no event to replace.
`;
