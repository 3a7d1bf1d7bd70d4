import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/** Abilities that put +1/+1 counters on permanents or make creatures larger for a turn. */
export const growthAbilities: readonly KeywordDefinition[] = [
  keywordAbility("amplify", "702.38", {
    forms: ["amplify {n}"],
    kinds: "static",
    on: ["creature"],
    severalInstances: "each works",
    reminder:
      "As this arrives, show cards you hold that share a creature type with it: {n:count:+1/+1 counter} for every one.",
    means:
      "As this creature enters, reveal any number of cards that share a creature type with it from your hand. It enters with {n:count:+1/+1 counter} on it for each card revealed this way.",
  }),
  keywordAbility("modular", "702.43", {
    forms: ["modular {n}"],
    kinds: ["static", "triggered"],
    on: ["artifact"],
    severalInstances: "each works",
    reminder:
      "It arrives with {n:count:+1/+1 counter}. As it dies, an artifact creature may inherit its +1/+1 counters.",
    means: [
      "This creature enters with {n:count:+1/+1 counter} on it.",
      "When this creature dies, you may put X +1/+1 counters on target artifact creature, where X is the number of +1/+1 counters on this creature.",
    ],
  }),
  keywordAbility("modular", "702.43", {
    id: "modular sunburst",
    forms: ["modular—sunburst"],
    kinds: ["static", "triggered"],
    on: ["artifact"],
    severalInstances: "each works",
    variantOf: "modular",
    reminder:
      "It arrives with a +1/+1 counter for every color of mana you spent. As it dies, an artifact creature may inherit them.",
    means: [
      "This creature enters with a number of +1/+1 counters on it equal to the number of colors of mana spent to cast it.",
      "When this creature dies, you may put X +1/+1 counters on target artifact creature, where X is the number of +1/+1 counters on this creature.",
    ],
  }),
  keywordAbility("sunburst", "702.44", {
    kinds: "static",
    on: ["artifact", "creature"],
    severalInstances: "each works",
    reminder:
      "It arrives with a counter for every color of mana you spent: +1/+1 counters on a creature, charge counters on anything else.",
    means:
      "If this permanent is a creature, it enters with a number of +1/+1 counters on it equal to the number of colors of mana spent to cast it. Otherwise, it enters with that many charge counters on it.",
  }),
  keywordAbility("bloodthirst", "702.54", {
    forms: ["bloodthirst {n}"],
    kinds: "static",
    on: ["creature"],
    severalInstances: "each works",
    reminder: "Damage to an opponent earlier in the turn makes this arrive with {n:count:+1/+1 counter}.",
    means: "This creature enters with {n:count:+1/+1 counter} on it if an opponent was dealt damage this turn.",
  }),
  keywordAbility("bloodthirst X", "702.54b", {
    id: "bloodthirst x",
    kinds: "static",
    on: ["creature"],
    variantOf: "bloodthirst",
    severalInstances: "each works",
    reminder: "It arrives with as many +1/+1 counters as your opponents were dealt damage in the turn.",
    means:
      "This creature enters with a number of +1/+1 counters on it equal to the total damage dealt to your opponents this turn.",
  }),
  keywordAbility("graft", "702.58", {
    forms: ["graft {n}"],
    kinds: ["static", "triggered"],
    on: ["creature", "land"],
    severalInstances: "each works",
    reminder: "It arrives with {n:count:+1/+1 counter} and may pass one on to every creature that arrives later.",
    means: [
      "This permanent enters with {n:count:+1/+1 counter} on it.",
      "Whenever another creature enters, if this permanent has one or more +1/+1 counters on it, you may move one +1/+1 counter from it onto that creature.",
    ],
  }),
  keywordAbility("devour", "702.82", {
    forms: ["devour {n}"],
    kinds: "static",
    on: ["creature"],
    severalInstances: "each works",
    reminder: "As it arrives it may eat creatures of yours: {n:count:+1/+1 counter} for every one sacrificed.",
    means:
      "As this creature enters, you may sacrifice any number of creatures. It enters with {n:count:+1/+1 counter} on it for each creature sacrificed this way.",
  }),
  keywordAbility("devour", "702.82c", {
    id: "devour quality",
    forms: ["devour {quality} {n}"],
    kinds: "static",
    on: ["creature"],
    variantOf: "devour",
    severalInstances: "each works",
    reminder:
      "As it arrives it may eat {quality} permanents of yours: {n:count:+1/+1 counter} for every one sacrificed.",
    means:
      "As this creature enters, you may sacrifice any number of {quality} permanents. It enters with {n:count:+1/+1 counter} on it for each permanent sacrificed this way.",
  }),
  keywordAbility("evolve", "702.100", {
    kinds: "triggered",
    on: ["creature"],
    reminder: "When a larger creature arrives under your control, this grows by a +1/+1 counter.",
    means:
      "Whenever another creature you control enters, if that creature has greater power or toughness than this creature, put a +1/+1 counter on this creature.",
  }),
  keywordAbility("tribute", "702.104", {
    forms: ["tribute {n}"],
    kinds: "static",
    on: ["creature"],
    severalInstances: "each works",
    reminder: "As it arrives, an opponent you choose may give it {n:count:+1/+1 counter}.",
    means: "As this creature enters, an opponent of your choice may put {n:count:+1/+1 counter} on it.",
  }),
  keywordAbility("unleash", "702.98", {
    kinds: ["static", "static"],
    on: ["creature"],
    reminder: "It may arrive with a +1/+1 counter; with a +1/+1 counter on it, it can't block.",
    means: [
      "You may have this creature enter with a +1/+1 counter on it.",
      "As long as this creature has a +1/+1 counter on it, it can't block.",
    ],
  }),
  keywordAbility("riot", "702.136", {
    kinds: "static",
    on: ["creature"],
    severalInstances: "each works",
    reminder: "It arrives, as you choose, with a +1/+1 counter or with haste.",
    means: "You may have this creature enter with a +1/+1 counter on it. If you don't, it gains haste.",
  }),
  keywordAbility("fabricate", "702.123", {
    forms: ["fabricate {n}"],
    kinds: "triggered",
    on: ["creature"],
    reminder: "As it arrives, choose: {n:count:+1/+1 counter} on it, or {n:count:1/1 Servo token}.",
    means:
      "When this creature enters, you may put {n:count:+1/+1 counter} on it. If you don't, create {n:count:1/1 colorless Servo artifact creature token}.",
  }),
  keywordAbility("ravenous", "702.156", {
    kinds: ["static", "triggered"],
    on: ["creature"],
    severalInstances: "each works",
    reminder: "It arrives with X +1/+1 counters, and with a card for you if X is at least 5.",
    means: [
      "This creature enters with X +1/+1 counters on it.",
      "When this creature enters, if X is 5 or greater, draw a card.",
    ],
  }),
  keywordAbility("outlast", "702.107", {
    forms: ["outlast {cost}"],
    kinds: "activated",
    on: ["creature"],
    reminder: "{cost}, {T}: This grows by a +1/+1 counter. Only when you could cast sorceries.",
    means: "{cost}, {T}: Put a +1/+1 counter on this permanent. Activate only as a sorcery.",
  }),
  keywordAbility("prowess", "702.108", {
    kinds: "triggered",
    on: fighters,
    evergreen: true,
    reminder: "Every noncreature spell you cast gives this +1/+1 until end of turn.",
    means: "Whenever you cast a noncreature spell, this permanent gets +1/+1 until end of turn.",
  }),
  keywordAbility("increment", null, {
    kinds: "triggered",
    on: ["creature"],
    reminder: "A spell that cost you more mana than this has power, or toughness, makes it grow by a +1/+1 counter.",
    means:
      "Whenever you cast a spell, if you spent more mana to cast it than this creature's power or toughness, put a +1/+1 counter on this creature.",
  }),
  keywordAbility("backup", "702.165", {
    forms: ["backup {n}"],
    kinds: "triggered",
    on: ["creature"],
    reminder:
      "As it arrives, put {n:count:+1/+1 counter} on a creature. A creature other than itself also has the abilities printed below until end of turn.",
  }),
  keywordAbility("exploit", "702.110", {
    kinds: "triggered",
    on: ["creature"],
    reminder: "As it arrives, sacrifice a creature if you like.",
    means: "When this permanent enters, you may sacrifice a creature.",
  }),
  keywordAbility("extort", "702.101", {
    kinds: "triggered",
    on: ["permanent"],
    reminder: "For every spell you cast you may pay {W/B} to drain 1 life from every opponent.",
    means:
      "When you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life. You gain life equal to the life lost this way.",
  }),
  keywordAbility("soulbond", "702.95", {
    kinds: ["triggered", "triggered"],
    on: ["creature"],
    reminder: "As this or another creature of yours arrives, you may pair the two, if neither has a partner yet.",
    means: [
      "When this creature enters, if it's unpaired, you may pair it with another creature you control that's unpaired for as long as you control both creatures.",
      "Whenever another creature you control enters, if both it and this creature are unpaired, you may pair them for as long as you control both creatures.",
    ],
  }),
];
