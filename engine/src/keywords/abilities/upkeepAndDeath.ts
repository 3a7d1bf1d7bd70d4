import { type KeywordDefinition, keywordAbility } from "../keyword.ts";

/** Abilities that make a permanent cost upkeep, wear away, or come back. */
export const upkeepAbilities: readonly KeywordDefinition[] = [
  keywordAbility("cumulative upkeep", "702.24", {
    forms: ["cumulative upkeep {cost}"],
    kinds: "triggered",
    on: ["permanent"],
    reminder: "Every upkeep it gets an age counter, then {cost:pay} for every age counter or lose it.",
    means:
      "At the beginning of your upkeep, put an age counter on this permanent, then sacrifice it unless you {cost:pay} for each age counter on it.",
  }),
  keywordAbility("echo", "702.30", {
    forms: ["echo {cost}"],
    kinds: "triggered",
    on: ["permanent"],
    reminder: "In the upkeep after you get this, {cost:pay} or sacrifice it.",
    means:
      "At the beginning of your upkeep, if it came under your control after your last upkeep began, sacrifice it unless you {cost:pay}.",
  }),
  keywordAbility("fading", "702.32", {
    forms: ["fading {n}"],
    kinds: ["static", "triggered"],
    on: ["permanent"],
    severalInstances: "each works",
    reminder:
      "It arrives with {n:count:fade counter}, loses one every upkeep, and dies when there is none left to lose.",
    means: [
      "This permanent enters with {n:count:fade counter} on it.",
      "At the beginning of each of your upkeeps, remove a fade counter from this permanent. If you can't, sacrifice it.",
    ],
  }),
  keywordAbility("vanishing", "702.63", {
    forms: ["vanishing {n}", "vanishing"],
    kinds: ["static", "triggered", "triggered"],
    on: ["permanent"],
    severalInstances: "each works",
    reminder: "It arrives with {n:count?:time counter}, loses one every upkeep, and is sacrificed with the last.",
    means: [
      "This permanent enters with {n:count:time counter} on it.",
      "At the beginning of each of your upkeeps, if this permanent has one or more time counters on it, remove a time counter from it.",
      "When one or more time counters are removed from this permanent, if it has no time counters on it, sacrifice it.",
    ],
  }),
  keywordAbility("persist", "702.79", {
    kinds: "triggered",
    on: ["creature"],
    reminder: "When it dies without a -1/-1 counter, it comes back with one.",
    means:
      "When this creature dies, if it had no -1/-1 counters on it, put it onto the battlefield under its owner's control with one -1/-1 counter on it.",
  }),
  keywordAbility("undying", "702.93", {
    kinds: "triggered",
    on: ["creature"],
    reminder: "When it dies without a +1/+1 counter, it comes back with one.",
    means:
      "When this creature dies, if it had no +1/+1 counters on it, put it onto the battlefield under its owner's control with one +1/+1 counter on it.",
  }),
  keywordAbility("soulshift", "702.46", {
    forms: ["soulshift {n}"],
    kinds: "triggered",
    on: ["creature"],
    reminder: "When it dies, a Spirit card of mana value {n} at most may return from your graveyard to your hand.",
    means:
      "When this creature dies, you may put target Spirit card with mana value less than or equal to {n} from your graveyard into your hand.",
  }),
  keywordAbility("afterlife", "702.135", {
    forms: ["afterlife {n}"],
    kinds: "triggered",
    on: ["creature"],
    reminder: "When it dies you get {n:count:1/1 white and black Spirit} with flying.",
    means: "When this creature dies, create {n:count:1/1 white and black Spirit creature token} with flying.",
  }),
  keywordAbility("haunt", "702.55", {
    kinds: "triggered",
    on: ["creature", "instant", "sorcery", "enchantment"],
    in: ["battlefield", "stack"],
    reminder:
      "On its way to the graveyard from play, or as the spell resolves, it is exiled and haunts a target creature.",
    means:
      "When this creature dies or this spell is put into a graveyard as it resolves, exile it haunting target creature.",
  }),
  keywordAbility("recover", "702.59", {
    forms: ["recover {cost}"],
    kinds: "triggered",
    on: "card",
    in: "graveyard",
    reminder:
      "When a creature of yours dies while this lies in your graveyard, {cost:pay} to get this back, or it is exiled.",
    means:
      "Whenever a creature you own dies, you may {cost:pay}. If you do, return this card to your hand from your graveyard. Otherwise, exile this card.",
  }),
  keywordAbility("champion", "702.72", {
    forms: ["champion {objects}"],
    kinds: ["triggered", "triggered"],
    on: ["creature"],
    reminder: "As it arrives, exile {objects} of yours other than it, or lose it. That card returns when this leaves.",
    means: [
      "When this creature enters, sacrifice it unless you exile {objects:another} you control.",
      "When this creature leaves the battlefield, put the exiled card onto the battlefield under its owner's control.",
    ],
  }),
];
