import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { instantsAndSorceries } from "./shared.ts";

/** Abilities that let a spell be cast for another cost than its mana cost (CR 118.9). */
export const alternativeCosts: readonly KeywordDefinition[] = [
  keywordAbility("madness", "702.35", {
    forms: ["madness {cost}"],
    kinds: ["static", "triggered"],
    on: "card",
    in: ["hand", "exile"],
    costRole: "alternative",
    reminder: "Discarded, this goes to exile first; then cast it for {cost}, or it goes to the graveyard.",
    means: [
      "If you would discard this card, you discard it into exile instead of into your graveyard.",
      "When this card is exiled this way, you may cast it {cost:for}. If you don't, put it into your graveyard.",
    ],
  }),
  keywordAbility("evoke", "702.74", {
    forms: ["evoke {cost}"],
    kinds: ["static", "triggered"],
    on: ["permanent"],
    in: ["hand", "battlefield"],
    costRole: "alternative",
    reminder: "Cast for {cost}, this is sacrificed as it arrives.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost.",
      "When this creature enters, if its evoke cost was paid, sacrifice it.",
    ],
  }),
  keywordAbility("prowl", "702.76", {
    forms: ["prowl {cost}"],
    kinds: "static",
    on: "spell",
    in: "stack",
    costRole: "alternative",
    reminder:
      "For {cost} if something of yours with one of its creature types dealt combat damage to a player this turn.",
    means:
      "If a creature you control that shared a creature type with this spell dealt combat damage to a player this turn, you may {cost:pay} rather than pay this spell's mana cost.",
  }),
  keywordAbility("dash", "702.109", {
    forms: ["dash {cost}"],
    kinds: ["static", "static", "static"],
    on: ["creature"],
    in: ["stack", "battlefield"],
    costRole: "alternative",
    reminder: "Cast for {cost}, this has haste and goes back to hand at the next end step.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost. If you do, it gains haste, and at the beginning of the next end step, put it into its owner's hand.",
    ],
  }),
  keywordAbility("blitz", "702.152", {
    forms: ["blitz {cost}"],
    kinds: ["static", "static", "static"],
    on: ["creature"],
    in: ["stack", "battlefield"],
    costRole: "alternative",
    reminder: "Cast for {cost}, this has haste, draws you a card when it dies, and is sacrificed at the next end step.",
    means: [
      'You may {cost:pay} rather than pay this spell\'s mana cost. If you do, it gains haste and "When this creature dies, draw a card," and at the beginning of the next end step, sacrifice it.',
    ],
  }),
  keywordAbility("warp", "702.185", {
    forms: ["warp {cost}"],
    kinds: ["static", "static"],
    on: ["permanent"],
    in: ["hand", "stack"],
    costRole: "alternative",
    reminder:
      "Cast from hand for {cost}, this is exiled at the next end step, and you may cast it from there on a later turn.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost if you cast it from your hand. If you do, at the beginning of the next end step, exile this permanent. You may cast it from exile on a later turn.",
    ],
  }),
  keywordAbility("surge", "702.117", {
    forms: ["surge {cost}"],
    kinds: "static",
    on: "spell",
    in: "stack",
    costRole: "alternative",
    reminder: "For {cost} if you or a teammate already cast a spell this turn.",
    means:
      "If you or a teammate has cast another spell this turn, you may {cost:pay} rather than pay this spell's mana cost.",
  }),
  keywordAbility("spectacle", "702.137", {
    forms: ["spectacle {cost}"],
    kinds: "static",
    on: "spell",
    in: "stack",
    costRole: "alternative",
    reminder: "For {cost} if an opponent lost life this turn.",
    means: "If an opponent lost life this turn, you may {cost:pay} rather than pay this spell's mana cost.",
  }),
  keywordAbility("freerunning", "702.173", {
    forms: ["freerunning {cost}"],
    kinds: "static",
    on: "spell",
    in: "stack",
    costRole: "alternative",
    reminder: "For {cost} if an Assassin or commander of yours dealt combat damage to a player this turn.",
    means:
      "If an Assassin or a commander you control dealt combat damage to a player this turn, you may {cost:pay} rather than pay this spell's mana cost.",
  }),
  keywordAbility("emerge", "702.119", {
    forms: ["emerge {cost}"],
    kinds: ["static", "static"],
    on: ["creature"],
    in: "stack",
    costRole: "alternative",
    reminder: "Sacrifice a creature and pay {cost} less generic mana equal to that creature's mana value.",
    means:
      "You may {cost:pay} and sacrifice a creature rather than pay this spell's mana cost. If you do, this spell costs {X} less to cast, where X is that creature's mana value.",
  }),
  keywordAbility("emerge from", "702.119b", {
    forms: ["emerge from {quality} {cost}"],
    kinds: ["static", "static"],
    on: ["creature"],
    in: "stack",
    variantOf: "emerge",
    costRole: "alternative",
    reminder: "Sacrifice {quality:a} permanent and pay {cost} less generic mana equal to that permanent's mana value.",
    means:
      "You may {cost:pay} and sacrifice {quality:a} permanent rather than pay this spell's mana cost. If you do, this spell costs {X} less to cast, where X is that permanent's mana value.",
  }),
  keywordAbility("overload", "702.96", {
    forms: ["overload {cost}"],
    kinds: ["static", "static"],
    on: instantsAndSorceries,
    in: "stack",
    costRole: "alternative",
    reminder: "Cast for {cost}, this says each wherever it says target.",
  }),
  keywordAbility("cleave", "702.148", {
    forms: ["cleave {cost}"],
    kinds: ["static", "static"],
    on: instantsAndSorceries,
    in: "stack",
    costRole: "alternative",
    reminder: "Cast for {cost}, this loses its words in square brackets.",
  }),
  keywordAbility("web-slinging", "702.188", {
    forms: ["web-slinging {cost}"],
    kinds: "static",
    on: ["creature"],
    in: "stack",
    costRole: "alternative",
    reminder: "For {cost} if you also take back a tapped creature of yours to hand.",
    means:
      "You may return one tapped creature you control to its owner's hand and {cost:pay} rather than pay this spell's mana cost.",
  }),
  keywordAbility("sneak", null, {
    forms: ["sneak {cost}"],
    kinds: "static",
    on: "spell",
    in: "hand",
    costRole: "alternative",
    reminder:
      "While blockers are declared: for {cost} and an unblocked attacker of yours, taken back to hand. A permanent arrives tapped and attacking.",
    means:
      "During the declare blockers step, you may return one unblocked attacker you control to its owner's hand and {cost:pay} rather than pay this spell's mana cost. If you do, this permanent enters tapped and attacking.",
  }),
  keywordAbility("awaken", "702.113", {
    forms: ["awaken {n}—{cost}"],
    kinds: ["static", "spell"],
    on: instantsAndSorceries,
    in: "stack",
    costRole: "alternative",
    reminder:
      "Cast for {cost}, this also puts {n:count:+1/+1 counter} on a land of yours, which becomes a 0/0 Elemental creature with haste.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost.",
      "If this spell's awaken cost was paid, put {n:count:+1/+1 counter} on target land you control. It becomes a 0/0 Elemental creature with haste that's still a land.",
    ],
  }),
  keywordAbility("impending", "702.176", {
    forms: ["impending {n}—{cost}"],
    kinds: ["static", "static", "static", "triggered"],
    on: ["creature"],
    in: ["stack", "battlefield"],
    costRole: "alternative",
    reminder:
      "Cast for {cost}, this arrives with {n:count:time counter} and is no creature while any remains. One goes at each of your end steps.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost. If you do, this permanent enters with {n:count:time counter} on it.",
      "If this permanent's impending cost was paid, it isn't a creature as long as it has a time counter on it.",
      "At the beginning of each of your end steps, if this permanent's impending cost was paid, remove a time counter from it.",
    ],
  }),
  keywordAbility("miracle", "702.94", {
    forms: ["miracle {cost}"],
    kinds: ["static", "triggered"],
    on: "card",
    in: "hand",
    costRole: "alternative",
    reminder: "Drawn as your first card in a turn and shown at once, this may be cast for {cost}.",
    means: [
      "If this card is the first card you've drawn this turn, you may reveal it as you draw it.",
      "When you do, you may cast this card {cost:for}.",
    ],
  }),
  keywordAbility("mutate", "702.140", {
    forms: ["mutate {cost}"],
    kinds: "static",
    on: ["creature"],
    in: "stack",
    costRole: "alternative",
    reminder:
      "Cast for {cost}, this merges with a non-Human creature you own: the upper one's shape, the abilities of both.",
  }),
  keywordAbility("More Than Meets the Eye", "702.162", {
    id: "more than meets the eye",
    forms: ["More Than Meets the Eye {cost}"],
    kinds: "static",
    on: ["permanent"],
    in: ["hand", "command"],
    costRole: "alternative",
    reminder: "Cast for {cost}, this arrives with its other face up.",
    means: "You may cast this card converted {cost:for}.",
  }),
  keywordAbility("prototype", "702.160", {
    forms: ["prototype {cost} — {powerToughness}"],
    kinds: "static",
    on: ["artifact"],
    in: ["hand", "stack", "battlefield"],
    costRole: "alternative",
    reminder: "You may cast this for {cost} with that size and color. It keeps its abilities and types.",
  }),
];
