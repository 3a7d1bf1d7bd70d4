/** Our own one-sentence summaries of section 702, keyword abilities from deathtouch to ninjutsu (edition 2025-09-19); one line an entry, the rule number first. */
export const keywordAbilitiesSummaries = `
702 Keywords that stand for a whole ability, each defined by one rule: flying, ward, kicker and their like.
702.1 A keyword is short for rules text; reminder text may tell its meaning but the rule here decides.
702.1a An effect about a keyword's "cost" means only the cost written after that keyword.
702.1b A granted keyword whose number or cost depends on the game keeps changing along with it.
702.1c "The same is true for" a list of keywords hands over each variant and number that fits.
702.1d An object "with" a keyword is one that has an ability of that keyword.
702.2 Deathtouch: whatever damage it deals to a creature is enough to destroy that creature.
702.2a Deathtouch belongs to the static abilities; it applies by itself and never uses the stack.
702.2b A creature dealt damage by a deathtouch source since the last check is destroyed as a state-based action (704.5h).
702.2c When dividing combat damage, one point from a deathtouch source already counts as lethal for any creature.
702.2d Deathtouch works from any zone, for instance for damage dealt by a card in the graveyard.
702.2e For a source that has changed zones, the last known information tells whether it had deathtouch.
702.2f Having deathtouch more than once is no better than having it once.
702.3 Defender: this creature is not allowed to attack, but it may block.
702.3a Defender belongs to the static abilities; it applies by itself and never uses the stack.
702.3b A creature can't be declared as an attacker while it has defender.
702.3c Having defender more than once is no different from having it once.
702.4 Double strike: it deals combat damage in the first-strike step and again in the regular one.
702.4a Double strike is a static ability that changes how combat damage steps work (510).
702.4b With first or double strike around there are two damage steps; double strikers deal damage in both.
702.4c Losing double strike in the first damage step means no damage in the second one.
702.4d A first striker that gains double strike after the first damage step strikes again in the second.
702.4e Having double strike more than once is no better than having it once.
702.5 Enchant: tells what an Aura may target as a spell and be attached to as a permanent.
702.5a "Enchant" plus a description limits both the Aura spell's target and what the Aura can stay attached to.
702.5b All further rules for Auras are found with the enchantments in 303.4.
702.5c With several enchant abilities, the enchanted object has to satisfy every one of them.
702.5d An Aura that enchants players targets and is attached to players only, never permanents.
702.6 Equip: pay to attach the Equipment to a creature you control, at sorcery timing.
702.6a An activated ability that targets one of your creatures and attaches this Equipment to it, only when you could cast a sorcery.
702.6b All further rules for Equipment are found with the artifacts in 301.5.
702.6c "Equip" plus a quality narrows only what this ability may target, not what the Equipment may be on.
702.6d Of several equip abilities you may use whichever you like.
702.6e "Equip planeswalker" attaches it to a planeswalker of yours as though that were a creature.
702.7 First strike: it deals combat damage before creatures that don't have it.
702.7a First strike is a static ability that changes how combat damage steps work (510).
702.7b If any attacker or blocker strikes first, an earlier damage step is added in which only those deal damage.
702.7c Gaining or losing first strike after the first damage step neither adds nor takes away the one hit.
702.7d Having first strike more than once is no better than having it once.
702.8 Flash: it may be cast whenever an instant could be.
702.8a Flash lets you play the card at instant timing, from any zone you are allowed to play it from.
702.8b Having flash more than once is no better than having it once.
702.9 Flying: only creatures with flying or reach can block it.
702.9a Flying belongs to the evasion abilities, which restrict how the creature can be blocked.
702.9b Blockers of a flyer need flying or reach, while a flyer itself may block anything.
702.9c Having flying more than once is no better than having it once.
702.10 Haste: it can attack and use {T} or {Q} abilities at once.
702.10a Haste belongs to the static abilities; it applies by itself and never uses the stack.
702.10b With haste a creature may attack although it came under your control this turn.
702.10c With haste a creature's abilities with {T} or {Q} in the cost work although it came this turn.
702.10d Having haste more than once is no better than having it once.
702.11 Hexproof: your opponents' spells and abilities can't target it.
702.11a Hexproof belongs to the static abilities; it applies by itself and never uses the stack.
702.11b Opponents can't target a hexproof permanent with their spells or abilities; its controller can.
702.11c Opponents can't target a hexproof player with their spells or abilities.
702.11d "Hexproof from" a quality stops only opposing spells with that quality and abilities of such sources.
702.11e Whatever removes, ignores or looks for hexproof does so for every kind of "hexproof from" too.
702.11f Hexproof from one quality and from another is two separate hexproof abilities.
702.11g "Hexproof from each" value of a characteristic is a separate hexproof ability for every value.
702.11h Having the same hexproof ability more than once is no better than having it once.
702.12 Indestructible: effects that destroy and lethal damage don't put it into the graveyard.
702.12a Indestructible belongs to the static abilities; it applies by itself and never uses the stack.
702.12b An indestructible permanent can't be destroyed and ignores lethal damage, but sacrifice, exile and toughness 0 still get it.
702.12c Having indestructible more than once is no better than having it once.
702.13 Intimidate: only artifact creatures and creatures of a shared color can block it.
702.13a Intimidate belongs to the evasion abilities, which restrict how the creature can be blocked.
702.13b A blocker must be an artifact creature or have some color in common with it.
702.13c Having intimidate more than once is no better than having it once.
702.14 Landwalk: unblockable while the defending player controls a land of the named kind.
702.14a Landwalk is the common name for islandwalk, forestwalk and others that name a kind of land.
702.14b Landwalk belongs to the evasion abilities, which restrict how the creature can be blocked.
702.14c Blocking a landwalker is impossible as long as one land of the defending player fits the named kind.
702.14d A blocker with the same landwalk doesn't undo the attacker's.
702.14e Having the same landwalk more than once is no better than having it once.
702.15 Lifelink: its damage also makes its controller gain that much life.
702.15a Lifelink belongs to the static abilities; it applies by itself and never uses the stack.
702.15b The life is gained as part of the damage itself (120.3), not by a trigger.
702.15c For a source that has changed zones, the last known information tells whether it had lifelink.
702.15d Lifelink works from any zone the damage is dealt from.
702.15e Several lifelink sources that hit together make several separate gains of life.
702.15f Having lifelink more than once is no better than having it once.
702.16 Protection: nothing of the named quality can damage, enchant, equip, block or target it.
702.16a The quality is often a color but can be anything; card types mean permanents and other objects of that type alike.
702.16b Spells and abilities from sources with the quality can't target it.
702.16c Auras with the quality can't be on it; those that are go to the graveyard.
702.16d Equipment and Fortifications with the quality come off it but stay on the battlefield.
702.16e All damage to it from sources with the quality is prevented.
702.16f Creatures with the quality can't block it while it attacks.
702.16g Protection from one quality and from another is two separate protection abilities.
702.16h "Protection from each" value of a characteristic is a separate protection ability for every value.
702.16i "Protection from each" member of a set is a separate protection ability for every member.
702.16j From everything: it can't be targeted, attached to or blocked, and all damage to it is prevented.
702.16k From a player: it holds against every object which that player controls, or owns with nobody else controlling it.
702.16m The same protection twice is no better than once.
702.16n "This effect doesn't remove" an Aura spares that Aura from falling off through this protection.
702.16p One Aura's protection spares whatever is attached already and keeps only new attachments away.
702.17 Reach: it can block creatures with flying, without flying itself.
702.17a Reach belongs to the static abilities; it applies by itself and never uses the stack.
702.17b Flyers may be blocked by creatures with reach as well as by other flyers.
702.17c Having reach more than once is no better than having it once.
702.18 Shroud: no spell or ability can target it, not even its controller's.
702.18a What has shroud can't be chosen as a target by anybody; effects that don't target still reach it.
702.18b Having shroud more than once is no better than having it once.
702.19 Trample: combat damage beyond what kills its blockers may go to what it attacks.
702.19a Trample changes how an attacker's combat damage is assigned; blocking or other damage gets nothing from it.
702.19b After lethal damage for every blocker, what is left may be dealt to the player, planeswalker or battle attacked.
702.19c Trample over planeswalkers lets damage beyond the planeswalker's loyalty go on to its controller.
702.19d If it was blocked and all blockers are gone, its whole damage goes to what it attacks.
702.19e With trample over planeswalkers and the planeswalker gone, the damage may go to the defending player.
702.19f Plain trample never reaches the player behind an attacked planeswalker.
702.19g Having trample more than once is no better than having it once.
702.20 Vigilance: it doesn't tap when it attacks, so it can block next turn.
702.20a Vigilance is a static ability that changes the declare attackers step (508).
702.20b A creature with vigilance attacks without becoming tapped.
702.20c Having vigilance more than once is no better than having it once.
702.21 Ward: opponents who target it have to pay, or what targets it is countered.
702.21a A trigger on becoming an opponent's target; it counters the spell or ability unless the cost is paid.
702.21b An X in a ward cost is worked out as the ability resolves.
702.22 Banding: attackers form a group that is blocked together, and its owner divides the damage.
702.22a Banding belongs to the static abilities; it changes how combat works.
702.22b "Bands with other" is a kind of banding and is lost along with it.
702.22c As attackers are declared, banding creatures and up to one other creature may form a band.
702.22d A whole band attacks the same player, planeswalker or battle.
702.22e A band lasts for that combat, even if banding is lost meanwhile.
702.22f An attacker that leaves combat leaves its band too.
702.22g Members of a band don't share their abilities with one another.
702.22h Blocking one member of a band means blocking them all.
702.22i An effect that blocks one member blocks the entire band.
702.22j With a banding creature among its blockers, the defending player divides an attacker's damage.
702.22k For a blocker of a banding creature, the attacking player divides its damage.
702.22m Having banding more than once is no different from having it once.
702.23 Rampage N: it grows for each blocker past the first one.
702.23a When it becomes blocked, it gets +N/+N for the turn for every blocker beyond one.
702.23b The bonus is worked out once, as the ability resolves, whatever becomes of the blockers.
702.23c With several rampage abilities, every one of them triggers on its own.
702.24 Cumulative upkeep: a cost for each age counter, one more every turn, or sacrifice it.
702.24a At each of your upkeeps add an age counter, then pay the cost for each of them or sacrifice the permanent.
702.24b With several of them each triggers, and each counts all age counters there are.
702.25 Flanking: blockers without flanking get -1/-1 for the turn.
702.25a A trigger for each blocker without flanking, giving that blocker -1/-1 until the turn ends.
702.25b With several flanking abilities, every one of them triggers on its own.
702.26 Phasing: it leaves and comes back every other turn, without changing zones.
702.26a Before you untap, your phasing permanents phase out and those that were out under you phase in.
702.26b A phased-out permanent is treated as if it weren't there, for everything that doesn't speak of phasing.
702.26c Phasing in makes the permanent exist again for the game.
702.26d Phasing changes neither zone nor controller: nothing triggers, counters stay, and tokens survive.
702.26e Effects that resolve while a permanent is phased out don't include it.
702.26f Effects may run out meanwhile; those lasting as long as they see the permanent end.
702.26g Attachments phase out together with their bearer and come back with it.
702.26h What would phase out by itself and with its bearer goes with its bearer.
702.26i An attachment that phased out by itself comes back on what it was on, if that is still there.
702.26j Phasing triggers no abilities about becoming attached or unattached.
702.26k Phased-out permanents of a leaving player leave too, without triggering anything.
702.26m In a skipped untap step nothing phases in or out.
702.26n What phased out under a departed player comes in when their turn would have come.
702.26p Having phasing more than once is no different from having it once.
702.27 Buyback: pay extra and the spell returns to your hand as it resolves.
702.27a An optional additional cost; if it was paid the resolving instant or sorcery goes to its owner's hand.
702.28 Shadow: it can block and be blocked only by creatures with shadow.
702.28a Shadow belongs to the evasion abilities, which restrict how the creature can be blocked.
702.28b Between creatures with and without shadow no blocking is possible in either direction.
702.28c Having shadow more than once is no different from having it once.
702.29 Cycling: pay and discard the card from your hand to draw another one.
702.29a An activated ability of a card in hand: the cost includes discarding it, the effect is drawing a card.
702.29b The ability exists in every zone, though it can be used only from the hand.
702.29c "When you cycle this card" triggers from the zone the card ends up in.
702.29d "Cycles or discards" triggers just once for a cycled card.
702.29e Typecycling searches your library for a card of the named type in place of drawing.
702.29f Typecycling counts as cycling for everything that triggers on, stops or looks for cycling.
702.30 Echo: pay once more at your next upkeep or sacrifice it.
702.30a At your upkeep, if it came to you since your previous one, pay the echo cost or sacrifice it.
702.30b The oldest cards with echo have an echo cost equal to their mana cost.
702.31 Horsemanship: only creatures with horsemanship can block it.
702.31a Horsemanship belongs to the evasion abilities, which restrict how the creature can be blocked.
702.31b Blockers of a creature with horsemanship need horsemanship, while it may itself block any creature.
702.31c Having horsemanship more than once is no different from having it once.
702.32 Fading N: it lasts as many of your upkeeps as it has fade counters, then it is sacrificed.
702.32a A permanent with fading N enters with N fade counters, loses one per upkeep, and is sacrificed when none can be removed.
702.33 Kicker: an optional extra cost for an extra effect.
702.33a You may pay the kicker cost in addition while casting (601.2b).
702.33b "Kicker A and/or B" is two kicker abilities, one for each cost.
702.33c Multikicker may be paid any number of times and counts as kicker.
702.33d A spell is kicked when its controller announces paying a kicker cost; several payments kick it several times.
702.33e "If it was kicked" is linked to the kicker printed on that very object.
702.33f Text naming one of two kickers is linked to that kicker alone.
702.33g Targets that only the kicked part uses are chosen only when the spell is kicked.
702.33h Sticker kicker adds a ticket counter and a sticker to an ordinary kicker.
702.34 Flashback: cast it from your graveyard for this cost, then exile it.
702.34a An alternative cost to cast the instant or sorcery from your graveyard; it is exiled on leaving the stack.
702.35 Madness: if you discard it, you may cast it for its madness cost.
702.35a The discarded card goes to exile, and a trigger lets its owner cast it or else puts it in the graveyard.
702.35b The madness cost is an alternative cost, announced and paid as such.
702.35c Effects on the discarded card still find it if it has gone to a public zone.
702.36 Fear: only black creatures and artifact creatures can block it.
702.36a Fear belongs to the evasion abilities, which restrict how the creature can be blocked.
702.36b A blocker of a creature with fear must be black, an artifact, or both.
702.36c Having fear more than once is no different from having it once.
702.37 Morph: cast it face down for {3} as a 2/2, and turn it up later for its morph cost.
702.37a The card may be cast face down as a nameless 2/2 creature for {3}, an alternative cost.
702.37b Megamorph is morph that adds a +1/+1 counter when turned up by its own cost.
702.37c What counts for casting it is the face-down 2/2, not the real card.
702.37d Morph is what allows a card to be cast face down.
702.37e With priority you may show its morph cost, pay it and turn it up, without using the stack.
702.37f Text that mentions X uses the X paid in the morph cost.
702.37g All other rules about face-down cards, in section 708, hold for morph too.
702.38 Amplify N: reveal cards of its types in hand to let it enter with counters.
702.38a For each revealed card sharing a creature type, it enters with N +1/+1 counters.
702.38b With several amplify abilities, every one of them works on its own.
702.39 Provoke: when it attacks you may untap a creature and make it block this one.
702.39a A trigger on attacking targets a creature of the defending player, which must block it if able and is untapped.
702.39b With several provoke abilities, every one of them triggers on its own.
702.40 Storm: copy the spell for each one cast before it this turn.
702.40a A trigger on casting makes one copy per earlier spell this turn, each with new targets if you like.
702.40b With several storm abilities, every one of them triggers on its own.
702.41 Affinity: it costs {1} less for each thing of the named kind you control.
702.41a The reduction touches only generic mana and counts what you control while casting.
702.41b With several affinity abilities, every one of them reduces the cost.
702.42 Entwine: pay extra to choose all modes of the spell.
702.42a An optional additional cost of modal spells; paying it means that every mode is chosen.
702.42b The modes of an entwined spell are carried out in printed order.
702.43 Modular N: it enters with +1/+1 counters and hands them on when it dies.
702.43a A permanent with modular N enters with N +1/+1 counters; on dying you may put as many on a target artifact creature.
702.43b With several modular abilities, every one of them works on its own.
702.44 Sunburst: it enters with a counter for each color of mana spent on it.
702.44a Creatures get +1/+1 counters, other permanents charge counters, one per color spent to cast it.
702.44b Only a spell that resolves gets counters, for colored mana spent on any of its costs.
702.44c As a number for another ability it works on every kind of spell.
702.44d With several sunburst abilities, every one of them works on its own.
702.45 Bushido N: it grows whenever it blocks or becomes blocked.
702.45a A trigger in combat gives it +N/+N until the end of the turn.
702.45b With several bushido abilities, every one of them triggers on its own.
702.46 Soulshift N: when it dies you may return a cheaper Spirit card to your hand.
702.46a The target is a Spirit card of mana value N or less in your graveyard.
702.46b With several soulshift abilities, every one of them triggers on its own.
702.47 Splice: add this card's text to another spell while it stays in your hand.
702.47a Revealed while casting a fitting spell, it lends that spell its rules text for an additional cost.
702.47b The added text must have legal choices, each card once per spell, and its effects come after the main spell's.
702.47c The spell gains rules text only: neither name nor color nor anything else of the spliced card.
702.47d Targets of the added text are chosen as usual while casting.
702.47e What was spliced is lost once the spell leaves the stack.
702.48 Offering: sacrifice a permanent of the named kind to cast it cheaper and at instant timing.
702.48a The sacrifice is an optional additional cost that lowers the total by the permanent's mana cost.
702.48b The permanent is chosen at 601.2b and sacrificed when costs are paid.
702.48c Generic reduces generic, colors reduce the same color, and what is left over reduces generic.
702.49 Ninjutsu: return an unblocked attacker to put this card onto the battlefield attacking.
702.49a An activated ability of a card in hand; the returned attacker is part of its cost.
702.49b The card stays revealed until the ability has left the stack.
702.49c Usable only while a creature is unblocked; the newcomer attacks the same player, planeswalker or battle.
702.49d Commander ninjutsu also works from the command zone.
`;
