import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { instantsAndSorceries } from "./shared.ts";

/** Abilities that let a card be cast from the graveyard or from exile, or cast without paying. */
export const castingFromElsewhere: readonly KeywordDefinition[] = [
  keywordAbility("flashback", "702.34", {
    forms: ["flashback {cost}"],
    kinds: ["static", "static"],
    on: instantsAndSorceries,
    in: ["graveyard", "stack"],
    costRole: "alternative",
    reminder: "Cast this once more, from your graveyard, for {cost}; then it is exiled.",
    means: "You may cast this card from your graveyard {cost:for}. If you do, exile it as it leaves the stack.",
  }),
  keywordAbility("retrace", "702.81", {
    kinds: "static",
    on: "card",
    in: "graveyard",
    costRole: "additional",
    reminder: "From your graveyard, this may be cast again if you also discard a land card.",
    means:
      "As long as this card is in your graveyard, you may cast it by discarding a land card in addition to paying its other costs.",
  }),
  keywordAbility("jump-start", "702.133", {
    kinds: ["static", "static"],
    on: instantsAndSorceries,
    in: ["graveyard", "stack"],
    costRole: "additional",
    reminder: "From your graveyard, this may be cast once more if you also discard a card; then it is exiled.",
    means:
      "As long as this card is in your graveyard, you may cast it by discarding a card in addition to paying its other costs. If you do, exile it as it leaves the stack.",
  }),
  keywordAbility("escape", "702.138", {
    forms: ["escape {cost}"],
    kinds: "static",
    on: "card",
    in: "graveyard",
    costRole: "alternative",
    reminder: "From your graveyard, this may be cast for {cost}.",
    means: "You may cast this card from your graveyard {cost:for}.",
  }),
  keywordAbility("disturb", "702.146", {
    forms: ["disturb {cost}"],
    kinds: "static",
    on: ["permanent"],
    in: "graveyard",
    costRole: "alternative",
    reminder: "From your graveyard, this may be cast for {cost} with its back face up.",
    means: "You may cast this card from your graveyard transformed {cost:for}.",
  }),
  keywordAbility("aftermath", "702.127", {
    kinds: ["static", "static", "static"],
    on: instantsAndSorceries,
    in: ["graveyard", "stack"],
    reminder: "This half is cast only from your graveyard, and then exiled.",
    means: "You may cast this spell only from your graveyard. If you do, exile it as it leaves the stack.",
  }),
  keywordAbility("harmonize", "702.180", {
    forms: ["harmonize {cost}"],
    kinds: ["static", "static", "static"],
    on: instantsAndSorceries,
    in: ["graveyard", "stack"],
    costRole: "alternative",
    reminder:
      "From your graveyard, for {cost}, once more; a creature you tap for it takes its power off the generic cost. Then it is exiled.",
    means: [
      "You may cast this card from your graveyard {cost:for}. If you do, exile it as it leaves the stack.",
      "As you cast this spell from your graveyard, you may tap an untapped creature you control. If you do, this spell costs {X} less to cast, where X is that creature's power.",
    ],
  }),
  keywordAbility("mayhem", "702.187", {
    forms: ["mayhem {cost}"],
    kinds: "static",
    on: "card",
    in: "graveyard",
    costRole: "alternative",
    reminder: "Discarded this turn, this may be cast from your graveyard for {cost}.",
    means: "You may cast this card from your graveyard {cost:for} if you discarded it this turn.",
  }),
  keywordAbility("mayhem", "702.187c", {
    id: "mayhem without cost",
    kinds: "static",
    on: ["land"],
    in: "graveyard",
    variantOf: "mayhem",
    reminder: "Discarded this turn, this may be played from your graveyard.",
    means: "If you discarded this card this turn, you may play it from your graveyard.",
  }),
  keywordAbility("suspend", "702.62", {
    forms: ["suspend {n}—{cost}", "suspend"],
    kinds: ["static", "triggered", "triggered"],
    on: "card",
    in: ["hand", "exile"],
    costRole: "alternative",
    reminder:
      "In place of casting it, {cost:pay?} and exile this with {n:count?:time counter}. It loses one every upkeep, and with the last you cast it free. A creature has haste.",
    means: [
      "Any time you could cast this card from your hand, you may {cost:pay} and exile it from your hand with {n:count:time counter} on it.",
      "At the beginning of each of your upkeeps, if this card is exiled with one or more time counters on it, remove a time counter from it.",
      "When one or more time counters are removed from this card, if it's exiled with no time counters on it, you may cast this card without paying its mana cost. A creature spell cast this way gains haste for as long as you control it.",
    ],
  }),
  keywordAbility("foretell", "702.143", {
    forms: ["foretell {cost}", "foretell"],
    kinds: "static",
    on: "card",
    in: ["hand", "exile"],
    costRole: "alternative",
    reminder: "In your turn, pay {2} to exile this face down from hand; from a later turn on, cast it for {cost?}.",
    means: [
      "During your turn, you may pay {2} and exile this card from your hand face down.",
      "After the turn in which this card was foretold, you may cast it from exile {cost:for}.",
    ],
  }),
  keywordAbility("plot", "702.170", {
    forms: ["plot {cost}", "plot"],
    kinds: "static",
    on: "card",
    in: ["hand", "exile"],
    costRole: "alternative",
    reminder: "At sorcery speed, {cost:pay?} and exile this from hand; on a later turn, cast it free at sorcery speed.",
    means: [
      "Any time you could cast a sorcery, you may {cost:pay} and exile this card from your hand.",
      "On a later turn, you may cast this card from exile as a sorcery without paying its mana cost.",
    ],
  }),
  keywordAbility("rebound", "702.88", {
    kinds: "static",
    on: instantsAndSorceries,
    in: ["stack", "exile"],
    costRole: "alternative",
    reminder: "Cast from hand, this is exiled as it resolves, and you may cast it free in your next upkeep.",
    means:
      "If you cast this spell from your hand, exile it as it resolves. If you do, you may cast this card without paying its mana cost at the beginning of your next upkeep.",
  }),
  keywordAbility("cascade", "702.85", {
    kinds: "triggered",
    on: "spell",
    in: "stack",
    reminder:
      "When you cast this, exile cards off your library up to a nonland card of lesser mana value, cast that one free if you like, and put the others on the bottom at random.",
    means:
      "When you cast this spell, exile cards one at a time from the top of your library until a nonland card with lesser mana value is exiled. You may cast that nonland card without paying its mana cost. Put the rest on the bottom in a random order.",
  }),
  keywordAbility("ripple", "702.60", {
    forms: ["ripple {n}"],
    kinds: "triggered",
    on: "spell",
    in: "stack",
    reminder:
      "When you cast this, show the top {n:count:card} of your library; cast those of the same name free, and put the others on the bottom.",
    means:
      "When you cast this spell, you may reveal {n:count:card} from the top of your library. You may cast any number of spells with the same name as this spell from among them without paying their mana costs. Put the rest on the bottom in any order.",
  }),
  keywordAbility("hideaway", "702.75", {
    forms: ["hideaway {n}"],
    kinds: "triggered",
    on: ["permanent"],
    reminder:
      "As it arrives, look at the top {n:count:card} of your library, exile one face down, and put the others on the bottom at random.",
    means:
      "When this permanent enters, look at the top {n:count:card} of your library. Exile one of those cards face down. Put the rest on the bottom in a random order. You may look at that card for as long as it remains exiled.",
  }),
  keywordAbility("epic", "702.50", {
    kinds: ["spell", "triggered"],
    on: instantsAndSorceries,
    in: "stack",
    reminder: "You cast no more spells this game. Every upkeep of yours you get a copy of this spell without epic.",
    means:
      "You can't cast spells for the rest of the game. At the beginning of each of your upkeeps, copy this spell, except the copy doesn't have epic. You may choose new targets for the copy.",
  }),
  keywordAbility("paradigm", null, {
    kinds: ["spell", "triggered"],
    on: instantsAndSorceries,
    in: ["stack", "exile"],
    reminder:
      "This goes to exile as it resolves. Once one of this name has resolved, cast a free copy of it in each of your first main phases.",
    means: [
      "Exile this spell as it resolves.",
      "At the beginning of your first main phase, if this card is in exile, you may cast a copy of this card without paying its mana cost.",
    ],
  }),
  keywordAbility("cipher", "702.99", {
    kinds: ["spell", "static"],
    on: instantsAndSorceries,
    in: ["stack", "exile"],
    reminder:
      "You may exile this encoded on a creature of yours; when that creature deals combat damage to a player, cast a free copy.",
    means: [
      "As this spell resolves, you may exile it encoded on a creature you control.",
      "Whenever the creature this card is encoded on deals combat damage to a player, its controller may cast a copy of this card without paying its mana cost.",
    ],
  }),
];
