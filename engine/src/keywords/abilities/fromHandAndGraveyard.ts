import { type KeywordDefinition, keywordAbility } from "../keyword.ts";

/** Activated abilities that work from the hand or from the graveyard. */
export const handAndGraveyardAbilities: readonly KeywordDefinition[] = [
  keywordAbility("cycling", "702.29", {
    forms: ["cycling {cost}"],
    kinds: "activated",
    on: "card",
    in: "hand",
    reminder: "{cost}, Discard this: Draw a card.",
    means: "{cost}, Discard this card: Draw a card.",
  }),
  keywordAbility("cycling", "702.29e", {
    id: "typecycling",
    forms: ["{cardType}cycling {cost}", "{quality} {cardType}cycling {cost}"],
    kinds: "activated",
    on: "card",
    in: "hand",
    variantOf: "cycling",
    reminder: "{cost}, Discard this: Find a {quality?} {cardType} card in your library and take it into your hand.",
    means:
      "{cost}, Discard this card: Search your library for a {quality?} {cardType} card, reveal that card, put it into your hand, then shuffle.",
  }),
  keywordAbility("transmute", "702.53", {
    forms: ["transmute {cost}"],
    kinds: "activated",
    on: "card",
    in: "hand",
    reminder: "{cost}, Discard this: Find a card of the same mana value in your library. Only at sorcery speed.",
    means:
      "{cost}, Discard this card: Search your library for a card with the discarded card's mana value, reveal it, put it into your hand, then shuffle. Activate only as a sorcery.",
  }),
  keywordAbility("reinforce", "702.77", {
    forms: ["reinforce {n}—{cost}"],
    kinds: "activated",
    on: "card",
    in: "hand",
    reminder: "{cost}, Discard this: A creature grows by {n:count:+1/+1 counter}.",
    means: "{cost}, Discard this card: Put {n:count:+1/+1 counter} on target creature.",
  }),
  keywordAbility("forecast", "702.57", {
    forms: ["forecast — {ability}"],
    kinds: "activated",
    on: "card",
    in: "hand",
    reminder: "Use this from your hand by showing the card, only in your upkeep and once a turn.",
    means: "{ability} Activate only during your upkeep, only if this card is in your hand, and only once each turn.",
  }),
  keywordAbility("ninjutsu", "702.49", {
    forms: ["ninjutsu {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: "hand",
    reminder: "{cost}, Return an attacker of yours that nothing blocked to hand: This joins the attack tapped.",
    means:
      "{cost}, Return an unblocked attacker you control to its owner's hand, Reveal this card from your hand: Put it onto the battlefield tapped and attacking.",
  }),
  keywordAbility("commander ninjutsu", "702.49d", {
    forms: ["commander ninjutsu {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: ["hand", "command"],
    variantOf: "ninjutsu",
    reminder:
      "{cost}, Return an attacker of yours that nothing blocked to hand: This joins the attack tapped, from hand or command zone.",
    means:
      "{cost}, Return an unblocked attacker you control to its owner's hand, Reveal this card from your hand or the command zone: Put it onto the battlefield tapped and attacking.",
  }),
  keywordAbility("unearth", "702.84", {
    forms: ["unearth {cost}"],
    kinds: "activated",
    on: ["permanent"],
    in: "graveyard",
    reminder:
      "{cost}: This comes back from your graveyard with haste, until the next end step or until it would leave: then it is exiled. Only at sorcery speed.",
    means:
      "{cost}: Return this card to the battlefield from your graveyard. It gains haste. At the beginning of the next end step, exile it. If it would leave the battlefield, instead exile it. Activate only as a sorcery.",
  }),
  keywordAbility("scavenge", "702.97", {
    forms: ["scavenge {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: "graveyard",
    reminder:
      "{cost}, Exile this from your graveyard: A creature gets +1/+1 counters equal to this card's power. Only at sorcery speed.",
    means:
      "{cost}, Exile this card from your graveyard: Put X +1/+1 counters on target creature, where X is this card's power. Activate only as a sorcery.",
  }),
  keywordAbility("embalm", "702.128", {
    forms: ["embalm {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: "graveyard",
    reminder:
      "{cost}, Exile this from your graveyard: You get a white Zombie copy of it without a mana cost. Only at sorcery speed.",
    means:
      "{cost}, Exile this card from your graveyard: Create a token that's a copy of the exiled card, except it's white, it's a Zombie in addition to its other creature types, and it has no mana cost. Activate only as a sorcery.",
  }),
  keywordAbility("eternalize", "702.129", {
    forms: ["eternalize {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: "graveyard",
    reminder:
      "{cost}, Exile this from your graveyard: You get a black 4/4 Zombie copy of it without a mana cost. Only at sorcery speed.",
    means:
      "{cost}, Exile this card from your graveyard: Create a token that's a copy of the exiled card, except it's black, it's 4/4, it's a Zombie in addition to its other creature types, and it has no mana cost. Activate only as a sorcery.",
  }),
  keywordAbility("encore", "702.141", {
    forms: ["encore {cost}"],
    kinds: "activated",
    on: ["creature"],
    in: "graveyard",
    reminder:
      "{cost}, Exile this from your graveyard: A copy of it with haste must attack every opponent this turn, and is sacrificed at the next end step. Only at sorcery speed.",
    means:
      "{cost}, Exile this card from your graveyard: For each of your opponents, create a token that's a copy of it and that attacks that player this turn if able. Those tokens gain haste. At the beginning of the next end step, sacrifice those tokens. Activate only as a sorcery.",
  }),
  keywordAbility("transfigure", "702.71", {
    forms: ["transfigure {cost}"],
    kinds: "activated",
    on: ["creature"],
    reminder:
      "{cost}, Sacrifice this: Put a creature card of the same mana value from your library into play. Only at sorcery speed.",
    means:
      "{cost}, Sacrifice this creature: Search your library for a creature card with this creature's mana value and put that card onto the battlefield. Then shuffle. Activate only as a sorcery.",
  }),
  keywordAbility("dredge", "702.52", {
    forms: ["dredge {n}"],
    kinds: "static",
    on: "card",
    in: "graveyard",
    severalInstances: "each works",
    reminder:
      "While this lies in your graveyard you may mill {n:count:card} and take this back in place of drawing a card.",
    means:
      "If you would draw a card, you may mill {n:count:card} instead. If you do, return this card to your hand from your graveyard.",
  }),
];
