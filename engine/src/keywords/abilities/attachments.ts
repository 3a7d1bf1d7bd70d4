import { type KeywordDefinition, keywordAbility } from "../keyword.ts";

/** Abilities of Auras, Equipment and Fortifications (CR 301.5, 301.6, 303.4). */
export const attachmentAbilities: readonly KeywordDefinition[] = [
  keywordAbility("enchant", "702.5", {
    forms: ["enchant {objects}"],
    kinds: "static",
    on: ["Aura"],
    in: ["stack", "battlefield"],
    severalInstances: "each works",
    evergreen: true,
    reminder: "Target {objects} as you cast this; it can be attached to nothing else.",
  }),
  keywordAbility("equip", "702.6", {
    forms: ["equip {cost}", "equip {quality} {cost}", "equip {quality} creature {cost}"],
    kinds: "activated",
    on: ["Equipment"],
    evergreen: true,
    reminder: "{cost}: Attach this to a {quality?} creature of yours, at a time when you could cast sorceries.",
    means: "{cost}: Attach this Equipment to target {quality?} creature you control. Activate only as a sorcery.",
  }),
  keywordAbility("equip planeswalker", "702.6e", {
    forms: ["equip planeswalker {cost}"],
    kinds: "activated",
    on: ["Equipment"],
    variantOf: "equip",
    reminder: "{cost}: Attach this to a planeswalker of yours as if it were a creature, at sorcery speed.",
    means:
      "{cost}: Attach this Equipment to target planeswalker you control as though it were a creature. Activate only as a sorcery.",
  }),
  keywordAbility("fortify", "702.67", {
    forms: ["fortify {cost}"],
    kinds: "activated",
    on: ["Fortification"],
    reminder: "{cost}: Attach this to a land of yours, at a time when you could cast sorceries.",
    means: "{cost}: Attach this permanent to target land you control. Activate only as a sorcery.",
  }),
  keywordAbility("reconfigure", "702.151", {
    forms: ["reconfigure {cost}"],
    kinds: ["activated", "activated"],
    on: ["Equipment"],
    reminder:
      "{cost}: Attach this to another creature of yours, or take it off, at sorcery speed. It is no creature while attached.",
    means: [
      "{cost}: Attach this Equipment to another target creature you control. Activate only as a sorcery.",
      "{cost}: Unattach this Equipment. Activate only as a sorcery and only if this Equipment is attached to a creature.",
    ],
  }),
  keywordAbility("aura swap", "702.65", {
    forms: ["aura swap {cost}"],
    kinds: "activated",
    on: ["Aura"],
    reminder: "{cost}: Trade places between this and an Aura card you hold.",
    means: "{cost}: You may exchange this Aura with an Aura card in your hand.",
  }),
  keywordAbility("living weapon", "702.92", {
    kinds: "triggered",
    on: ["Equipment"],
    reminder: "As this arrives you get a 0/0 black Phyrexian Germ token that wears it.",
    means:
      "When this permanent enters, you create a 0/0 black Phyrexian Germ creature token and attach this permanent to it.",
  }),
  keywordAbility("For Mirrodin!", "702.163", {
    id: "for mirrodin!",
    kinds: "triggered",
    on: ["Equipment"],
    reminder: "As this arrives you get a 2/2 red Rebel token that wears it.",
    means: "When this permanent enters, you create a 2/2 red Rebel creature token and attach this permanent to it.",
  }),
  keywordAbility("job select", "702.182", {
    kinds: "triggered",
    on: ["Equipment"],
    reminder: "As this arrives you get a 1/1 colorless Hero token that wears it.",
    means:
      "When this permanent enters, you create a 1/1 colorless Hero creature token and attach this permanent to it.",
  }),
  keywordAbility("bestow", "702.103", {
    forms: ["bestow {cost}"],
    kinds: "static",
    on: ["enchantment"],
    in: ["hand", "graveyard", "exile", "command", "stack", "battlefield"],
    costRole: "alternative",
    reminder: "Cast for {cost}, this is an Aura for a creature, and a creature again once it enchants nothing.",
    means: [
      "You may {cost:pay} rather than pay this spell's mana cost. If you do, it's an Aura with enchant creature and isn't a creature for as long as it's attached to a creature.",
    ],
  }),
];
