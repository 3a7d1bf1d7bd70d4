/** Keyword actions and other verbs said of what they can't be said of. */
import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { changed, child, children, holds, made } from "../trees.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";

/** “Sacrifice a card in your hand.” */
export const sacrificeOfNonpermanent = misfitCheck("sacrifice-of-nonpermanent", {
  ref: null,
  rules: [cr("701.21a")],
  on: "sacrifice",
  done: "be sacrificed",
  why: "Sacrificing moves a permanent from the battlefield to its owner's graveyard.",
  help: "Discard a card in a hand, exile one in a graveyard, counter a spell.",
  wrong: [
    "Sacrifice «a card in your hand».",
    "Each player sacrifices «a spell».",
    "Artifact | {T}, Sacrifice «an instant»: Add {R}.",
  ],
  right: ["Sacrifice an artifact or creature.", "Discard a card."],
});

/** “Tap target spell.” */
export const tapOfNonpermanent = misfitCheck("tap-of-nonpermanent", {
  ref: null,
  rules: [cr("701.26a"), cr("110.5")],
  on: ["tap", "untap", "tapOrUntap"],
  done: "be tapped or untapped",
  why: "Being tapped is a state of permanents; cards elsewhere, spells and players have none.",
  help: "Name a permanent: “Tap target creature.”",
  wrong: [
    "Tap «target player».",
    "Creature — Elf | When this creature enters, untap «target spell».",
    "Artifact | {2}: Tap or untap «target card in a graveyard».",
  ],
  right: [
    "Tap target creature.",
    "Untap all lands you control.",
    "Creature — Elf | Whenever this creature becomes tapped, draw a card.",
  ],
});

/** “Discard a creature.” */
export const discardOfNoncard = misfitCheck("discard-of-noncard", {
  ref: null,
  rules: [cr("701.9a"), cr("109.2")],
  on: "discard",
  done: "be discarded",
  why: "Only cards in a hand are discarded, and a type without the word “card” means a permanent.",
  help: "Write “Discard a creature card.”",
  fixes: (place, { phrase }) => {
    const card = isTypeNoun(child(phrase, "noun")) ? withNoun(phrase, "card") : undefined;
    return [card && place.replace("Add “card”", false, phrase, card)];
  },
  wrong: [
    "Target opponent discards «a creature».",
    "Artifact | {T}, Discard «a land»: Draw a card.",
    "Creature — Rat | When this creature dies, each player discards «an artifact».",
  ],
  right: ["Target opponent discards a creature card.", "Discard two cards.", "Discard your hand."],
  fixed: ["Target opponent discards a creature card.", "Artifact | {T}, Discard a land card: Draw a card."],
});

/** “Mill two creatures.” */
export const millOfNoncard = misfitCheck("mill-of-noncard", {
  ref: null,
  rules: [cr("701.17a")],
  on: "mill",
  done: "be milled",
  why: "Milling puts cards from the top of a library into a graveyard; what they are isn't known before.",
  help: "Write “mills two cards”.",
  fixes: (place, { phrase }) => [
    place.replace(
      "Mill cards",
      false,
      phrase,
      changed(phrase, { noun: made("noun", { is: "card" }), qualities: undefined, suffixes: undefined }),
    ),
  ],
  wrong: [
    "Target player mills «two creatures».",
    "Creature — Rat | {T}: Each opponent mills «a permanent».",
    "Creature — Rat | When this creature enters, you mill «three tokens».",
  ],
  right: ["Target player mills two cards.", "You mill a card."],
  fixed: ["Target player mills two cards."],
});

/** “Draw a creature.” */
export const drawOfNoncard = misfitCheck("draw-of-noncard", {
  ref: null,
  rules: [cr("121.1")],
  on: "draw",
  done: "be drawn",
  why: "A player draws cards from the top of their library without looking for one.",
  help: "Write “Draw a card”, or search the library for a card of that kind.",
  fixes: (place, { phrase }) => [
    place.replace(
      "Draw cards",
      false,
      phrase,
      changed(phrase, { noun: made("noun", { is: "card" }), qualities: undefined, suffixes: undefined }),
    ),
  ],
  wrong: [
    "Draw «a creature».",
    "Creature — Elf | When this creature dies, draw «two lands».",
    "Artifact | {2}, {T}: Each player draws «a spell».",
  ],
  right: ["Draw a card.", "Each player draws two cards."],
  fixed: ["Draw a card."],
});

/** “Exile target player.” */
export const exileOfPlayer = misfitCheck("exile-of-player", {
  ref: null,
  rules: [cr("701.13a"), cr("109.1")],
  on: "exile",
  done: "be exiled",
  why: "Exile is a zone for cards and tokens; players are in no zone, and abilities leave the stack for good.",
  help: "Name an object (“Exile target creature”), or let the player lose the game.",
  wrong: [
    "Exile «target player».",
    "Enchantment | When this enchantment enters, exile «target activated ability».",
    "Exile «target creature or player».",
  ],
  right: ["Exile target creature.", "Exile target card from a graveyard.", "Exile target spell."],
});

/** “Return target player to their owner's hand.” */
export const returnOfPlayer = misfitCheck("return-of-player", {
  ref: null,
  rules: [cr("400.7"), cr("109.1")],
  on: "return",
  done: "be returned to a zone",
  why: "Zones hold cards, spells and permanents.",
  help: "Name an object: “Return target creature to its owner's hand.”",
  wrong: [
    "Return «target player» to the battlefield.",
    "Return «target triggered ability» to its owner's hand.",
    "Return «target creature or player» to its owner's hand.",
  ],
  right: ["Return target creature to its owner's hand.", "Return target spell to its owner's hand."],
});

/** “Copy target creature.” */
export const copyOfPermanent = misfitCheck("copy-of-permanent", {
  ref: "TOK09",
  rules: [cr("707.10"), cr("707.2")],
  on: "copy",
  done: "be copied like that",
  why: "Spells and abilities are copied on the stack; a permanent is copied by a token, or by another permanent that becomes a copy of it.",
  help: "Write “Create a token that's a copy of target creature.”",
  fixes: (place, { phrase, verb }) => {
    const token = { kind: "objects", determiner: made("a"), noun: made("noun", { is: "token" }) };
    const copy = made("be", {
      complement: made("isCopyOf", { of: phrase }),
      surface: { wording: ["contracted"], space: [0] },
    });
    return [
      place.replace(
        "Create a token",
        false,
        verb,
        made("create", { tokens: { ...token, suffixes: [made("thatDoes", { verbs: copy })] } }),
      ),
    ];
  },
  wrong: [
    "Copy «target creature».",
    "Artifact | {3}, {T}: Copy «target artifact».",
    "Creature — Shapeshifter | When this creature enters, copy «target creature an opponent controls».",
  ],
  right: [
    "Instant | Copy target instant or sorcery spell.",
    "Instant | Copy target activated ability.",
    "Create a token that's a copy of target creature.",
  ],
  fixed: ["Create a token that's a copy of target creature."],
});

/** “deals 2 damage to target artifact” */
export const damageToUnhurtable = misfitCheck("damage-to-unhurtable", {
  ref: null,
  rules: [cr("120.1")],
  on: "dealDamage",
  done: "be dealt damage",
  why: "Damage is dealt to creatures, planeswalkers, battles and players; nothing else keeps any.",
  help: "Destroy the artifact, enchantment or land, or deal the damage to its controller.",
  wrong: [
    "Soot Herald deals 2 damage to «target artifact».",
    "Creature — Goblin | {T}: This creature deals 1 damage to «target land».",
    "Creature — Goblin | Whenever this creature attacks, it deals 3 damage to «target spell».",
    "Soot Herald deals 2 damage to «target creature or enchantment».",
  ],
  right: [
    "Soot Herald deals 2 damage to target creature.",
    "Soot Herald deals 2 damage to target artifact creature.",
    "Soot Herald deals 2 damage to each opponent.",
    "Soot Herald deals 2 damage to target Goblin.",
  ],
});

/** “fights target player” */
export const fightOfNoncreature = misfitCheck("fight-of-noncreature", {
  ref: "ACT14",
  rules: [cr("701.14a")],
  on: "fight",
  done: "be fought",
  why: "Two creatures fight, each dealing damage equal to its power to the other; nothing else can.",
  help: "Write “fights target creature”, or let the creature deal damage equal to its power to something else.",
  wrong: [
    "Target creature you control fights «target player».",
    "Creature — Beast | When this creature enters, it fights «target planeswalker».",
    "Creature — Beast | {2}, {T}: This creature fights «target land».",
  ],
  right: [
    "Target creature you control fights target creature you don't control.",
    "Creature — Beast | When this creature enters, it fights another target creature.",
  ],
});

/** “Target player fights target creature.” */
export const fightByNoncreature = misfitCheck("fight-by-noncreature", {
  ref: "ACT14",
  rules: [cr("701.14a")],
  on: "fight",
  place: "subject",
  done: "fight",
  why: "Two creatures fight, each dealing damage equal to its power to the other; nothing else can.",
  help: "Let a creature fight.",
  wrong: [
    "«Target player» fights target creature.",
    "«Target artifact you control» fights target creature.",
    "Choose one —\n• «Target land» fights target creature.\n• Draw a card.",
  ],
  right: [
    "Target creature you control fights target creature you don't control.",
    "Target artifact creature you control fights target creature you don't control.",
  ],
});

/** “Goad target artifact.” */
export const goadOfNoncreature = misfitCheck("goad-of-noncreature", {
  ref: null,
  rules: [cr("701.15a"), cr("701.60a")],
  on: ["goad", "suspect"],
  done: "be goaded or suspected",
  why: "Goaded and suspected creatures attack or block in another way; nothing but a creature does that.",
  help: "Name a creature: “Goad target creature.”",
  wrong: [
    "Goad «target artifact».",
    "Creature — Rogue | When this creature enters, suspect «target player».",
    "Enchantment | At the beginning of combat on your turn, goad «target planeswalker».",
  ],
  right: ["Goad target creature.", "Goad each creature your opponents control."],
});

/** “Transform target spell.” */
export const transformOfNonpermanent = misfitCheck("transform-of-nonpermanent", {
  ref: null,
  rules: [cr("701.27a"), cr("701.28a"), cr("701.19a")],
  on: ["transform", "convert", "regenerate", "detain", "exert"],
  done: "be treated so",
  why: "Only permanents are transformed, converted, regenerated, detained or exerted.",
  help: "Name a permanent.",
  wrong: [
    "Transform «target spell».",
    "Creature — Troll | {1}{G}: Regenerate «target player».",
    "Creature — Knight | When this creature enters, detain «target instant».",
  ],
  right: ["Transform target creature.", "Creature — Troll | {1}{G}: Regenerate target creature."],
});

/** “Gain control of target player.” */
export const controlOfNonpermanent = misfitCheck("control-of-nonpermanent", {
  ref: null,
  rules: [cr("108.4")],
  on: "gainControl",
  // “Gain control of target opponent during that player's next turn” is a turn played for somebody (CR 723).
  unless: (place) => children(place.above("clause"), "tails").some((tail) => holds(tail, "during")),
  done: "come under your control",
  why: "Only permanents and spells have a controller that an effect can change; cards elsewhere have an owner alone.",
  help: "Name a permanent, or write “You control target player during their next turn.”",
  wrong: [
    "Gain control of «target player».",
    "Creature — Rogue | When this creature enters, gain control of «target card in a graveyard».",
    "Gain control of «target opponent» until end of turn.",
  ],
  right: ["Gain control of target creature until end of turn.", "Gain control of target spell."],
});

/** “Target creature draws a card.” */
export const playersActionByObject = misfitCheck("players-action-by-object", {
  ref: null,
  rules: [cr("109.1"), cr("102.1")],
  on: [
    "draw",
    "discard",
    "mill",
    "gainLife",
    "loseLife",
    "payLife",
    "scry",
    "surveil",
    "search",
    "create",
    "sacrifice",
    "gainControl",
    "control",
    "cast",
  ],
  place: "subject",
  done: "do that",
  why: "Creatures and other objects draw no cards, have no life, hands or libraries, and control nothing: players do.",
  help: "Name the player: “its controller”, “you”, “each opponent”.",
  fixes: (place, { phrase }) => {
    const clause = place.above("clause");
    if (!clause || !/^objects$/.test(phrase.kind)) return [];
    const controller = made("playerOf", {
      of: made("possessive", { of: phrase }),
      role: made("role", { is: "controller" }),
    });
    return [place.replace("Let its controller do it", false, phrase, controller)];
  },
  wrong: [
    "«Target creature» draws a card.",
    "Enchantment | At the beginning of your upkeep, «each creature» gains 2 life.",
    "Creature — Goblin | When this creature dies, «target artifact» discards a card.",
    "«Target planeswalker» sacrifices a creature.",
  ],
  right: ["Target player draws a card.", "Its controller gains 3 life.", "Each opponent loses 2 life."],
  fixed: ["Target creature's controller draws a card."],
});

/** “Target player deals 3 damage to any target.” */
export const damageByPlayer = misfitCheck("damage-by-player", {
  ref: null,
  rules: [cr("120.1")],
  on: "dealDamage",
  place: "subject",
  done: "deal damage",
  why: "The source of damage is always an object: a creature, a spell, another permanent. Players deal none.",
  help: "Let the card itself or a creature deal the damage.",
  fixes: (place, { phrase }) => [place.replace("Let the card deal it", false, phrase, made("self"))],
  wrong: [
    "«You» deal 3 damage to any target.",
    "«Target player» deals 2 damage to target creature.",
    "Choose one —\n• «Each opponent» deals 1 damage to you.\n• Draw a card.",
  ],
  right: ["Soot Herald deals 3 damage to any target.", "Target creature you control deals 3 damage to any target."],
  fixed: ["Soot Herald deals 3 damage to any target."],
});
