import { type KeywordDefinition, keywordAbility } from "../keyword.ts";

/** Abilities tied to a frame or kind of permanent: Vehicles, Mounts, Spacecraft, levelers, Sagas, Cases, double-faced cards … */
export const permanentAbilities: readonly KeywordDefinition[] = [
  keywordAbility("crew", "702.122", {
    forms: ["crew {n}"],
    kinds: "activated",
    on: ["Vehicle"],
    reminder:
      "Tap creatures of yours with {n} power or more among them: This is an artifact creature until end of turn.",
    means:
      "Tap one or more other untapped creatures you control with total power greater than or equal to {n}: This Vehicle becomes an artifact creature until end of turn.",
  }),
  keywordAbility("saddle", "702.171", {
    forms: ["saddle {n}"],
    kinds: "activated",
    on: ["Mount"],
    reminder:
      "Tap other creatures of yours with {n} power or more among them: This is saddled until end of turn. Only at sorcery speed.",
    means:
      "Tap one or more other untapped creatures you control with total power greater than or equal to {n}: This creature becomes saddled until end of turn. Activate only as a sorcery.",
  }),
  keywordAbility("station", "702.184", {
    kinds: "activated",
    on: ["Spacecraft", "land", "artifact"],
    reminder:
      "Tap another creature of yours: This gets charge counters equal to that creature's power. Only at sorcery speed.",
    means:
      "Tap another untapped creature you control: Put X charge counters on this permanent, where X is the tapped creature's power. Activate only as a sorcery.",
  }),
  keywordAbility("living metal", "702.161", {
    kinds: "static",
    on: ["Vehicle"],
    reminder: "In your own turns this is a creature as well.",
    means: "During your turn, this Vehicle is also an artifact creature.",
  }),
  keywordAbility("level up", "702.87", {
    forms: ["level up {cost}"],
    kinds: "activated",
    on: ["creature"],
    reminder: "{cost}: This gets a level counter. Only at sorcery speed.",
    means: "{cost}: Put a level counter on this creature. Activate only as a sorcery.",
  }),
  keywordAbility("craft with", "702.167", {
    id: "craft",
    forms: ["craft with {materials} {cost}"],
    kinds: "activated",
    on: ["permanent"],
    reminder:
      "{cost}, Exile this with {materials} of yours, in play or from your graveyard: It returns with its other face up. Only at sorcery speed.",
    means:
      "{cost}, Exile this permanent, Exile {materials} you control and/or from your graveyard: Return this card transformed to the battlefield under its owner's control. Activate only as a sorcery.",
  }),
  keywordAbility("daybound", "702.145", {
    kinds: ["static", "static", "static"],
    on: ["permanent"],
    reminder: "After a turn in which its player cast no spell it becomes night, and this shows its night side.",
  }),
  keywordAbility("nightbound", "702.145e", {
    kinds: ["static", "static"],
    on: ["permanent"],
    reminder: "After a turn in which its player cast two spells it becomes day, and this shows its day side.",
  }),
  keywordAbility("read ahead", "702.155", {
    kinds: "static",
    on: ["Saga"],
    reminder: "Start this Saga at any chapter; the earlier ones are left out.",
  }),
  keywordAbility("solved", "702.169", {
    forms: ["solved — {ability}"],
    kinds: ["static", "triggered", "activated"],
    on: ["Case"],
    severalInstances: "each works",
    reminder: "This works while the Case is solved.",
  }),
  keywordAbility("visit", "702.159", {
    forms: ["visit — {ability}"],
    kinds: "triggered",
    on: ["Attraction"],
    reminder: "This happens when you roll a lit number on a visit to your Attractions.",
  }),
  keywordAbility("max speed", "702.178", {
    forms: ["max speed — {ability}"],
    kinds: "static",
    on: ["permanent", "card"],
    in: ["battlefield", "graveyard"],
    severalInstances: "each works",
    reminder: "This works while your speed is 4.",
    means: 'As long as you have max speed, this permanent has "{ability}"',
  }),
  keywordAbility("start your engines!", "702.179", {
    kinds: "static",
    on: ["permanent"],
    reminder:
      "You start at speed 1. Once in every turn of yours, an opponent's loss of life makes you faster, up to speed 4.",
  }),
  keywordAbility("exhaust", "702.177", {
    forms: ["exhaust — {ability}"],
    kinds: "activated",
    on: ["permanent"],
    severalInstances: "each works",
    reminder: "Use this only one time.",
    means: "{ability} Activate only once.",
  }),
  keywordAbility("power-up", null, {
    forms: ["power-up — {ability}"],
    kinds: "activated",
    on: ["permanent"],
    severalInstances: "each works",
    reminder: "Use this only one time; in the turn this arrived it costs less by its mana cost.",
  }),
  keywordAbility("∞", "702.186", {
    id: "infinity",
    forms: ["∞ — {ability}"],
    kinds: "static",
    on: ["artifact"],
    severalInstances: "each works",
    reminder: "This works once the permanent is harnessed.",
    means: 'As long as this artifact is harnessed, it has "{ability}"',
  }),
  keywordAbility("compleated", "702.150", {
    kinds: "static",
    on: ["planeswalker"],
    reminder: "It arrives with two loyalty less for every Phyrexian mana symbol you paid with life.",
  }),
  keywordAbility("space sculptor", "702.158", {
    kinds: "static",
    on: ["planeswalker"],
    reminder: "Creatures stand in an alpha, a beta or a gamma sector; players choose, your opponents first.",
  }),
  keywordAbility("storied", null, {
    kinds: "static",
    on: ["permanent"],
    reminder:
      "With three or more artifacts, legendary permanents or Sagas you get an enduring story, for the rest of the game.",
    means:
      "Any time you control three or more artifacts, legendary permanents, and/or Sagas, you have an enduring story for the rest of the game.",
  }),
  keywordAbility("ascend", "702.131", {
    kinds: ["static", "spell"],
    on: ["permanent", "instant", "sorcery"],
    in: ["battlefield", "stack"],
    reminder: "With ten permanents the city's blessing is yours until the game ends.",
    means: "If you control ten or more permanents, you get the city's blessing.",
  }),
];
