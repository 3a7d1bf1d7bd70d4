/** Our own one-sentence summaries of sections 500 to 514: the turn, its steps, and combat (edition 2025-09-19); one line an entry, the rule number first. */
export const turnAndCombatSummaries = `
500 How a turn is divided into phases and steps, when they end, and extra or skipped ones.
500.1 Five phases: beginning, first main, combat, second main and ending.
500.2 A step with priority ends when all players pass in a row on an empty stack.
500.3 A step without priority, such as untap, ends when its actions are done.
500.4 Unspent mana is lost whenever a step or phase ends.
500.5 "Until end of" a step runs out as it ends, "until" a step as it begins.
500.6 "At the beginning of" a step or phase triggers as it begins.
500.7 Extra turns come right after the named turn; the newest one is taken first.
500.8 Extra phases come right after the named phase; the newest one comes first.
500.9 Extra steps come right before or after the named step.
500.10 A step added after a phase brings its phase along, without that phase's other steps.
500.10a "You get" an additional step or phase works only in your own turn.
500.11 What is skipped is passed over as though it didn't exist.
500.12 Nothing ever happens between steps, phases or turns.
501 The first phase of a turn, with three steps.
501.1 The beginning phase goes through untap, upkeep and draw.
502 Untap step: phasing, day and night, then untapping.
502.1 First your permanents phase out and in (702.26).
502.2 After phasing, day becomes night or the other way, by the spells cast last turn (730).
502.2a With shared team turns, day and night look at the spells of the whole team.
502.3 After that you untap all your permanents at once, except those kept tapped.
502.4 Nobody gets priority in the untap step; triggers wait until upkeep.
503 Upkeep step: triggers from untapping and the beginning of upkeep.
503.1 Nothing happens by itself; the active player gets priority.
503.1a Triggers of the untap and upkeep steps go on the stack before that.
503.2 "After your upkeep step" means after the first one of the turn.
504 Draw step: the active player draws for the turn.
504.1 Drawing the card is a turn-based action, without the stack.
504.2 After drawing, the active player gets priority in the draw step.
505 Main phase: the time for lands, sorceries and permanent spells.
505.1 There are two of them, before and after combat.
505.1a Only the first of a turn is the precombat one, all others are postcombat.
505.1b First and second main phase are counted within the current turn.
505.2 Having no steps, it ends when all pass on an empty stack.
505.3 An archenemy first sets the top scheme in motion.
505.4 Before combat each Saga of the active player gets a lore counter.
505.5 Before combat the active player rolls to visit their Attractions.
505.6 After these actions the active player gets priority for the phase.
505.6a The main phase is the only phase for casting artifacts, creatures, enchantments, planeswalkers, battles and sorceries normally.
505.6b The main phase is the time to play a land: stack empty, with priority, one a turn.
506 Combat phase: its steps, who attacks and defends, leaving combat.
506.1 Five steps: beginning, attackers, blockers, damage and end; without attackers two are skipped.
506.2 The active player attacks; the other player, planeswalkers and protected battles can be attacked.
506.2a With more players the attacker may have one or several defending players.
506.2b With shared team turns one team attacks and the other one defends.
506.3 Creatures attack and block; players, planeswalkers and battles are attacked.
506.3a A permanent that is no creature can't enter attacking or blocking.
506.3b A creature entering under somebody who isn't attacking is no attacker.
506.3c A creature can't enter attacking somebody or something that is no longer there.
506.3d A creature can't enter blocking an attacker that doesn't attack its own side.
506.3e A creature that is a battle as well can't enter attacking or blocking.
506.3f A battle can't become an attacking or blocking creature by an effect.
506.4 Leaving, changing controller, phasing out, regenerating or ceasing to be a creature removes from combat.
506.4a Effects against attacking or blocking come too late once it has been declared.
506.4b Tapping an attacker or blocker later neither removes it nor stops its damage.
506.4c An attacker whose planeswalker or battle is gone stays in combat and deals no damage if unblocked.
506.4d A blocker that is an attacked planeswalker too leaves combat only when it is neither any more.
506.4e An attacked planeswalker that is a battle too leaves combat when it is neither, or only a planeswalker not controlled by its protector.
506.5 A creature attacks or blocks alone if no other one was declared with it.
506.6 A creature had to attack if an effect demanded it as attackers were declared.
506.7 Some spells may be cast only before or after some point of combat.
506.7a Before or after attackers are declared means before or after that step begins.
506.7b Before or after blockers are declared means before or after that step begins.
506.7c If the spell asks for combat as well, any combat phase of the turn will do.
506.7d If it doesn't, the first combat phase of the turn decides.
506.7e If the named point is skipped, the end of the attackers step or first main phase takes its place.
506.7f "After blockers are declared" can't be met where that step is skipped.
506.7g The same holds for abilities with such a time limit.
507 Beginning of combat step: the last moment before attackers are declared.
507.1 With several opponents the one to be attacked is chosen, where the game demands it.
507.2 After that the active player gets priority before any attack.
508 Declare attackers step: choosing and paying for attackers, triggers on attacking.
508.1 The active player declares attackers, without the stack, through the following steps.
508.1a Choose untapped creatures that have haste or were yours since the turn began.
508.1b Say which player, planeswalker or battle each of them attacks.
508.1c No restriction, such as "can't attack", may be broken.
508.1d As many requirements, such as "attacks if able", as possible must be obeyed.
508.1e Say which attackers form bands, if any have banding.
508.1f The attackers become tapped, which is no cost.
508.1g Decide on optional costs to attack, such as exert.
508.1h Add up the costs for attacking; the total is locked in.
508.1i There is a moment for mana abilities if mana is to be paid.
508.1j Pay all costs in full, in any order.
508.1k Chosen creatures you still control are now attacking.
508.1m Abilities that wait for attackers being declared trigger.
508.2 After declaring attackers, the active player gets priority in this step.
508.2a "Attacks" triggers only on the declaration, not if a creature fits later on.
508.2b Triggers from declaring attackers go on the stack before priority is given.
508.3 Triggers on attacking differ in what exactly they wait for.
508.3a "Whenever this creature attacks" needs it to be declared, not to enter attacking.
508.3b "Is attacked" triggers once if any creatures were declared against it.
508.3c "Attacks with a creature" triggers for each fitting creature declared by that player.
508.3d "Whenever a player attacks" triggers once if that player declared any attacker.
508.3e "Attacks a player" triggers once if any creature was declared against that player.
508.3f "Attacks and isn't blocked" triggers in the declare blockers step.
508.4 A creature entering attacking is attacking, but it never attacked; its controller picks whom.
508.4a If what it should enter attacking is gone, the creature enters without attacking.
508.4b If what it should be made to attack is gone, the creature doesn't attack.
508.4c Restrictions and requirements don't concern creatures that enter attacking.
508.5 "Defending player" is the one attacked, the planeswalker's controller or the battle's protector.
508.5a With several defending players, the one meant is found for each attacker separately.
508.6 You are attacking a player while a creature of yours is attacking that player.
508.7 An attack may be redirected by some cards; that's no second attack.
508.7a The creature stays in combat; it attacks the new choice but attacked the old one.
508.7b Restrictions and requirements on attacking don't matter for the new choice.
508.7c Only opponents, their planeswalkers and battles they protect can be the new choice.
508.7d Where just one player may be attacked, the new choice must be on that player's side.
508.7e With limited range the new choice must be within it.
508.8 Without any attackers the blocker and damage steps are skipped.
509 Declare blockers step: choosing blockers, blocked and unblocked creatures, triggers on blocking.
509.1 The defending player declares blockers, without the stack, through the following steps.
509.1a Choose untapped creatures, each blocking one creature that attacks you, your planeswalker or your battle.
509.1b No restriction may be broken; evasion abilities such as flying are restrictions.
509.1c As many requirements, such as "blocks if able", as possible must be obeyed.
509.1d Add up the costs for blocking; the total is locked in.
509.1e There is a moment for mana abilities if mana is to be paid.
509.1f Pay all costs in full, in any order.
509.1g Chosen creatures you still control are now blocking.
509.1h Attackers with a blocker are blocked and stay so, even if their blockers go away.
509.1i Abilities that wait for blockers being declared trigger.
509.2 After blockers are declared, the active player gets priority in this step.
509.2a Triggers from declaring blockers go on the stack before priority is given.
509.3 Triggers on blocking differ in what exactly they wait for.
509.3a "Blocks" triggers once a combat, however many creatures are blocked.
509.3b "Blocks a creature" triggers for each creature blocked.
509.3c "Becomes blocked" triggers once, however many blockers there are.
509.3d "Becomes blocked by a creature" triggers for each blocker.
509.3e Triggers on a number of blockers count them as declared and whenever the number changes.
509.3f Qualities of the creatures are checked at the moment of blocking.
509.3g "Attacks and isn't blocked" triggers if no blocker was declared for it.
509.4 A creature entering blocking is blocking, but it never blocked.
509.4a If what it should block isn't attacking its side any more, it enters without blocking.
509.4b Restrictions and requirements on blocking don't concern creatures that enter blocking.
510 Combat damage step: assigning and dealing damage, first strike.
510.1 Attackers' damage is assigned first, by the active player, then blockers' damage.
510.1a Each creature assigns as much as its power; none if that is 0 or less.
510.1b An unblocked attacker deals its damage to what it attacks.
510.1c A blocked attacker hits its blockers, divided freely among several; without blockers left it hits nothing.
510.1d A blocker hits what it blocks, divided freely among several.
510.1e The assignment of each player is checked as a whole and redone if illegal.
510.2 All combat damage is dealt at the same time, and nobody can act in between.
510.3 After combat damage, the active player gets priority in this step.
510.3a Triggers on the damage and its results go on the stack before that.
510.4 With first or double strike around there are two damage steps.
511 End of combat step: the last step of the combat phase.
511.1 Nothing happens by itself; the active player gets priority.
511.2 "At end of combat" triggers now; "until end of combat" lasts to the end of the phase.
511.3 As it ends, everything is removed from combat.
512 The last phase of a turn, with two steps.
512.1 The ending phase goes through the end step and cleanup.
513 End step: the time for "at the beginning of the end step".
513.1 Nothing happens by itself; the active player gets priority.
513.1a Old cards that say "at end of turn" mean the beginning of the end step.
513.2 An ability that arrives too late for this end step waits for the next one.
514 Cleanup step: discarding, damage wears off, effects end.
514.1 The active player discards down to the maximum hand size, normally seven.
514.2 Damage goes away and "until end of turn" effects stop, at the same time.
514.3 Normally nobody gets priority in the cleanup step.
514.3a If anything triggers or a state-based action happens, there is priority, and another cleanup step follows.
`;
