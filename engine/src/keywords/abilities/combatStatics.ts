import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/** Static abilities that change how a creature attacks, blocks or deals damage: each is a rule of combat itself. */
export const combatStatics: readonly KeywordDefinition[] = [
  keywordAbility("deathtouch", "702.2", {
    kinds: "static",
    on: [...fighters, "instant", "sorcery"],
    in: "everywhere",
    evergreen: true,
    reminder: "Even 1 damage from this is enough to destroy a creature.",
  }),
  keywordAbility("defender", "702.3", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature can't attack.",
    means: "This creature can't attack.",
  }),
  keywordAbility("double strike", "702.4", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature deals its combat damage twice: once ahead of the others and once along with them.",
  }),
  keywordAbility("first strike", "702.7", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature deals its combat damage ahead of creatures that lack first strike.",
  }),
  keywordAbility("haste", "702.10", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature may attack, and use {T} and {Q}, in the turn it comes under your control.",
  }),
  keywordAbility("lifelink", "702.15", {
    kinds: "static",
    on: [...fighters, "instant", "sorcery"],
    in: "everywhere",
    evergreen: true,
    reminder: "You gain as much life as this deals damage.",
  }),
  keywordAbility("reach", "702.17", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature may block fliers.",
    means: "This creature can block creatures with flying.",
  }),
  keywordAbility("trample", "702.19", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "While it attacks, damage beyond what kills its blockers may go to what it attacks.",
  }),
  keywordAbility("trample over planeswalkers", "702.19c", {
    kinds: "static",
    on: fighters,
    variantOf: "trample",
    reminder: "Like trample; damage beyond a planeswalker's loyalty may go on to its controller.",
  }),
  keywordAbility("vigilance", "702.20", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "This creature stays untapped as it attacks.",
    means: "Attacking doesn't cause this creature to tap.",
  }),
  keywordAbility("banding", "702.22", {
    kinds: "static",
    on: fighters,
    reminder:
      "Any number of creatures with banding, and one without, may attack as a band and are blocked together. You divide damage dealt to a band you control.",
  }),
  keywordAbility("bands with other", "702.22b", {
    forms: ["bands with other {objects}"],
    kinds: "static",
    on: fighters,
    variantOf: "banding",
    severalInstances: "each works",
    reminder: "This may attack in a band with other {objects}, and you divide damage dealt to that band.",
  }),
  keywordAbility("shadow", "702.28", {
    kinds: "static",
    on: fighters,
    reminder: "Only creatures with shadow can block this, and it blocks only those.",
    means: [
      "This creature can't be blocked except by creatures with shadow.",
      "This creature can block only creatures with shadow.",
    ],
  }),
  keywordAbility("horsemanship", "702.31", {
    kinds: "static",
    on: fighters,
    reminder: "Only creatures with horsemanship can block this.",
    means: "This creature can't be blocked except by creatures with horsemanship.",
  }),
  keywordAbility("flying", "702.9", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "Only creatures with flying or reach can block this.",
    means: "This creature can't be blocked except by creatures with flying or reach.",
  }),
  keywordAbility("fear", "702.36", {
    kinds: "static",
    on: fighters,
    reminder: "Only black creatures and artifact creatures can block this.",
    means: "This creature can't be blocked except by black creatures and/or artifact creatures.",
  }),
  keywordAbility("intimidate", "702.13", {
    kinds: "static",
    on: fighters,
    reminder: "Only artifact creatures and creatures of one of its colors can block this.",
    means:
      "This creature can't be blocked except by artifact creatures or by creatures that share a color with this creature.",
  }),
  keywordAbility("menace", "702.111", {
    kinds: "static",
    on: fighters,
    evergreen: true,
    reminder: "One creature alone can't block this.",
  }),
  keywordAbility("skulk", "702.118", {
    kinds: "static",
    on: fighters,
    reminder: "Creatures with more power than this can't block it.",
    means: "Creatures with power greater than this creature's power can't block this creature.",
  }),
  keywordAbility("wither", "702.80", {
    kinds: "static",
    on: [...fighters, "instant", "sorcery"],
    in: "everywhere",
    reminder: "Its damage to creatures becomes -1/-1 counters.",
  }),
  keywordAbility("infect", "702.90", {
    kinds: "static",
    on: [...fighters, "instant", "sorcery"],
    in: "everywhere",
    reminder: "Its damage becomes -1/-1 counters on creatures and poison counters on players.",
  }),
  keywordAbility("toxic", "702.164", {
    forms: ["toxic {n}"],
    kinds: "static",
    on: fighters,
    severalInstances: "sum",
    reminder: "A player this deals combat damage to also gets {n:count:poison counter}.",
  }),
];
