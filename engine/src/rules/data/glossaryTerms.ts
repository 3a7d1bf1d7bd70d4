/**
 * Our own short definitions of terms of the game (edition 2025-09-19).
 * One line a term: the term with its other forms after `/`, the rules that define it, and the definition, set off by `|`.
 */
export const glossaryTerms = `
ability/abilities|113|What an object or player can do or has, or an activated or triggered ability waiting on the stack.
ability word|207.2c|A word in italics before similar abilities, such as landfall; it means nothing in the rules.
activated ability/activated abilities|602 113.3b|An ability written with a cost, a colon and an effect, which its controller may use by paying.
activation cost|602.1a|All that stands before the colon of an activated ability.
active player|102.1|The player whose turn is being played.
additional cost|118.8|A cost paid together with a spell's mana cost or an ability's activation cost.
alternative cost|118.9|A cost paid in place of a spell's mana cost; only one can be used for a spell.
another target|115.4 115.3|A target that has to differ from the one named before it.
any target|115.4|Any creature, player, planeswalker or battle, for damage.
APNAP order|101.4|The active player decides first, then the others in turn order.
artifact/artifacts|301|A permanent type for things; Equipment, Vehicles and many tokens are artifacts.
attach/attached|701.3|To put an Aura, Equipment or Fortification on something.
attacking creature/attacker/attackers|508.1k|A creature declared as an attacker, or put onto the battlefield attacking, until it leaves combat.
attacks alone|506.5|It is the only creature that was declared as an attacker in that combat.
Aura/Auras|303.4|An enchantment that is attached to an object or player.
base power/base toughness|208.4|The value before bonuses, reductions and counters.
basic land/basic lands|305.8|A land with the supertype basic.
basic land type/basic land types|305.6|Plains, Island, Swamp, Mountain or Forest, each with its mana ability.
battle/battles|310|A permanent that has defense, is attacked and has a protector.
battlefield|403|The zone of permanents, shared by all players.
becomes blocked|509.1h|At least one creature was declared as a blocker for it, or an effect blocks it.
blocked creature|509.1h|An attacker for which a blocker was declared, even when that blocker is gone.
blocking creature/blocker/blockers|509.1g|A creature declared as a blocker, or put onto the battlefield blocking.
card|108|A Magic card, or what is represented by one; never a token.
cast|601 701.5|To put a spell on the stack and pay its costs.
characteristics|109.3|Name, cost, color, types, text, abilities, power, toughness and the like; not status, counters or control.
characteristic-defining ability|604.3|A static ability that says what the object itself is, in every zone.
city's blessing|702.131c|A mark a player has for the rest of the game once ascend found ten permanents.
color identity|903.4|The colors of a card's mana cost and of the symbols in its text, for building Commander decks.
color indicator|204|A dot left of the type line that gives an object its color.
colorless|105.2c|Having none of the five colors.
combat damage|510|Damage that attackers and blockers deal in the combat damage step.
command zone|408|The zone of emblems, commanders and other special cards.
commander|903.3|The legendary card that leads a Commander deck.
continuous effect/continuous effects|611|An effect that changes things for some time.
controller|108.4 109.4|The player who controls a spell, an ability on the stack or a permanent.
copiable values|707.2|What a copy gets: the printed values as changed by other copying, not counters or later effects.
copy|707|To make an object that has another one's copiable values.
cost/costs|118|What has to be done or paid so that something else may happen.
counter (marker)/counter on/counters on|122|A marker on an object or player; a counter of a kind is like any other of that kind.
counter (a spell)|701.6|To cancel a spell or ability, so that it leaves the stack without effect.
creature/creatures|302|A permanent with power and toughness that can attack and block.
creature type/creature types|205.3m|A subtype of creatures and kindreds, such as Elf or Wizard.
crime|700.13|Targeting an opponent, something an opponent has, or a card in an opponent's graveyard.
damage|120|What sources deal to creatures, planeswalkers, battles and players; its results depend on both.
day and night/day/night|730|Two states of the game, of which one holds once either has begun.
defending player|506.2 508.5|The player being attacked, or whose planeswalker or protected battle is being attacked.
delayed triggered ability|603.7|A triggered ability made by an effect, which waits for something later on.
descend/descended|700.11|A permanent card was put into your graveyard this turn.
designation|701.37b|A mark such as monstrous or renowned that other text can ask for.
destroy|701.8|To put a permanent from the battlefield into its owner's graveyard.
devotion|700.5|The number of mana symbols of a color in the mana costs of your permanents.
dies/die|700.4|Goes from the battlefield to a graveyard.
draw|121|To put the top card of your library into your hand.
dungeon|309|A card with rooms that players move through by venturing.
effect/effects|609|What happens in the game because of a spell or ability.
emblem|114|A marker in the command zone that has abilities and nothing else.
enchanted creature/enchanted permanent/enchanted player|303.4b|What the Aura is attached to.
enchantment/enchantments|303|A permanent type for lasting magic; Auras and Sagas are enchantments.
end step|513|The step near the end of a turn, before cleanup.
enters/enters the battlefield|603.6a 700.15|Comes onto the battlefield from wherever it was.
Equipment|301.5|An artifact that can be attached to a creature.
equipped creature|301.5a|The creature the Equipment is attached to.
evasion ability|509.1b|An ability of an attacker that limits what can block it.
excess damage|120.10|Damage beyond what was lethal, or beyond loyalty or defense.
exile|406 701.13|The zone for things put aside, or to put something there.
expend|700.14|To have spent that much mana on spells this turn, for the first time.
face down|708|Turned so that it has only the characteristics some rule or ability gives it.
first strike|702.7|It deals its combat damage before creatures without it.
flavor word|207.2d|Words in italics before one ability that only add atmosphere.
full party|700.8c|A party of all four kinds: Cleric, Rogue, Warrior and Wizard.
generic mana|107.4b|The part of a cost written with a number or X, paid with mana of any type.
graveyard|404|A player's face-up pile of used and destroyed cards.
hand|402|The cards a player has drawn and holds.
historic|700.6|Legendary, an artifact, or a Saga.
hybrid mana symbol|107.4e|A symbol that is paid in one of two ways and has both colors.
initiative|725|A mark of one player that lets them go through Undercity.
instant/instants|304|A spell that can be cast whenever its player has priority.
instead|614.1a|The word of replacement effects: this happens in place of that.
intervening if|603.4|An "if" right after a trigger condition, checked on triggering and on resolution.
intrinsic ability|305.6|An ability that an object has by its type, such as the mana ability of a basic land type.
kindred|308|A card type that gives creature types to cards that are no creatures.
land/lands|305|A permanent that is played, not cast, and mostly makes mana.
last known information|608.2h 113.7a|What an object looked like when it was last where it was expected.
layer/layers|613|One of the seven stages in which continuous effects are applied.
leaves the battlefield|603.6c|Goes from the battlefield to some other zone.
legend rule|704.5j|Of several legendary permanents with one name that a player controls, only one stays.
legendary|205.4d|A supertype: you can keep only one permanent of that name.
lethal damage|120.6 704.5g|Damage of at least a creature's toughness, counting what is marked already.
library|401|A player's face-down draw pile.
life total|119|How much life a player has; at 0 or less the player loses.
linked abilities/linked ability|607|Two abilities of an object of which one speaks of what the other did.
loop|731 104.4b|A sequence of actions that repeats itself.
loyalty|306.5|How many loyalty counters a planeswalker has.
loyalty ability/loyalty abilities|606|An ability of a planeswalker whose cost is adding or removing loyalty counters.
main phase|505|The time before or after combat for lands, sorceries and permanents.
mana|106|What most costs are paid with, in five colors and colorless.
mana ability/mana abilities|605|An ability without target that could add mana; it doesn't use the stack.
mana cost|202.1|The symbols in a card's upper corner, which say what casting it costs.
mana pool|106.4|Where produced mana waits until it is spent or the step ends.
mana value|202.3|How much mana the mana cost adds up to; 0 without one.
mill|701.17|To put cards from the top of a library into the graveyard.
modal|700.2|Having a bulleted list of modes to choose from.
mode/modes|700.2|One of the options of a modal spell or ability.
modified|700.9|Having a counter, an Equipment, or an Aura controlled by its own controller.
monarch|724|A mark of one player, who draws at their end step.
monocolored|105.2a|Having exactly one color.
mulligan|103.5|To shuffle the opening hand away for a new one, at the cost of a card.
multicolored|105.2b|Having two or more colors.
mutating creature spell|702.140a|A creature spell cast for its mutate cost, which will merge with its target.
nonbasic land|305.8|A land that hasn't the supertype basic.
object/objects|109.1|A card, token, spell, permanent, copy, emblem or ability on the stack.
one-shot effect|610|An effect that does something once and is over.
opponent/opponents|102.2 102.3|Anyone you play against; teammates are not.
outlaw/outlaws|700.12|An Assassin, Mercenary, Pirate, Rogue or Warlock.
outside the game|400.11|In none of the game's zones, such as in a sideboard.
owner|108.3|The player who started the game with the card, or created the token.
party|700.8|Up to one Cleric, Rogue, Warrior and Wizard each among your creatures.
permanent/permanents|110|A card or token on the battlefield.
permanent card/permanent cards|110.4a|A card that can become a permanent: any traditional card but instants and sorceries.
permanent spell/permanent spells|110.4b|A spell that becomes a permanent as it resolves.
phases out/phased out/phases in|702.26|Treated as if it didn't exist, until it phases in again.
Phyrexian mana symbol|107.4f|A colored symbol that may be paid with 2 life.
planeswalker/planeswalkers|306|A permanent with loyalty and loyalty abilities, which can be attacked.
player/players|102|A person taking part in the game.
poison counter/poison counters|122.1f|With ten of these a player loses the game.
postcombat main phase/precombat main phase|505.1|The main phase after combat, or before it.
power|208.1|How much damage a creature deals in combat.
prevent|615|To keep damage from being dealt.
priority|117|The right to act next: cast spells, activate abilities, take special actions.
protector|310.8|The player who defends a battle.
reflexive triggered ability|603.12|A trigger made during a resolution, as in "when you do".
regenerate|701.19|To keep a permanent from being destroyed, tapping it and healing it.
reminder text|207.2a|Words in parentheses that explain an ability and aren't part of it.
remove from combat/removed from combat|506.4|It is no longer attacking or blocking.
replacement effect/replacement effects|614|An effect that puts another event in the place of one that would happen.
resolve/resolves|608|To be carried out from the top of the stack.
reveal|701.20|To show a card to all players.
Role|303.7|An Aura token subtype; of one player's Roles on a permanent only the newest stays.
sacrifice|701.21|To put a permanent you control into its owner's graveyard.
Saga/Sagas|714|An enchantment with chapters that happen one turn after the other.
self-replacement effect|614.15|A replacement that changes a part of its own spell's or ability's effect.
snow mana|107.4h|Mana from a snow source, asked for by {S}.
sorcery/sorceries|307|A spell for your own main phase with an empty stack.
source of damage|120.7|The object that deals the damage.
special action/special actions|116|Something a player may do with priority that doesn't use the stack.
spell/spells|112|A card on the stack, or a copy of one.
spell ability|113.3a|What an instant or sorcery does as it resolves.
stack|405|The zone where spells and abilities wait to resolve, the last one first.
starting life total|103.4|The life a player begins the game with, normally 20.
state-based action/state-based actions|704|What the game does by itself before anybody gets priority, such as destroying damaged creatures.
static ability/static abilities|604|An ability that is simply true all the time.
status|110.5|Tapped or not, flipped or not, face down or not, phased out or not.
stun counter|122.1d|A counter that is removed in place of untapping.
subtype/subtypes|205.3|A word behind the dash of the type line.
summoning sickness|302.6|A creature that is new under your control can't attack or use {T} abilities.
supertype/supertypes|205.4|Basic, legendary, ongoing, snow or world, before the card type.
suspended|702.62b|Exiled with suspend and a time counter on it.
target/targets|115|What a spell or ability is aimed at, chosen as it goes on the stack.
team/your team|102.4|You and your teammates, or just you.
timestamp order|613.7|The order in which effects and objects came, used within layers.
token/tokens|111|A permanent that has no card.
total cost|601.2f|What is really paid, after additions and reductions.
toughness|208.1|How much damage destroys a creature.
triggered ability/triggered abilities|603|An ability with when, whenever or at, which goes on the stack by itself.
turn-based action/turn-based actions|703|What happens by itself as a step begins or ends, such as drawing.
unblocked creature|509.1h|An attacker for which no blocker was declared.
upkeep|503|The step after untapping and before drawing.
Vehicle/Vehicles|301.7|An artifact that becomes a creature, mostly by crewing.
villainous choice|701.55|A choice of a player between two options, both carried out as far as possible.
world rule|704.5k|Only the newest of all world permanents stays.
zone/zones|400|A place for objects: library, hand, battlefield, graveyard, stack, exile or command.
zone-change trigger|603.6|A trigger that waits for an object to move from one zone to another.
`;
