import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { instantsAndSorceries } from "./shared.ts";

/** Abilities of cards in any zone: what they are, when they may be cast, how they are cast face down, what a deck may hold. */
export const cardAbilities: readonly KeywordDefinition[] = [
  keywordAbility("flash", "702.8", {
    kinds: "static",
    on: "spell",
    in: ["hand", "graveyard", "exile", "command"],
    evergreen: true,
    reminder: "You may cast this whenever you could cast an instant.",
    means: "You may cast this spell as though it were an instant.",
  }),
  keywordAbility("changeling", "702.73", {
    kinds: "static",
    on: ["creature", "card"],
    in: "everywhere",
    reminder: "This has all creature types, always.",
    means: "This card is every creature type.",
  }),
  keywordAbility("devoid", "702.114", {
    kinds: "static",
    on: "spell",
    in: "everywhere",
    reminder: "This has no color, always.",
    means: "This card is colorless.",
  }),
  keywordAbility("fuse", "702.102", {
    kinds: "static",
    on: instantsAndSorceries,
    in: "hand",
    reminder: "From hand you may cast both halves together and pay for both.",
  }),
  keywordAbility("morph", "702.37", {
    forms: ["morph {cost}"],
    kinds: "static",
    on: ["permanent"],
    in: ["hand", "battlefield"],
    costRole: "alternative",
    reminder: "For {3} this may come face down as a plain 2/2; {cost:pay} to turn it up at any time.",
    means: [
      "You may cast this card face down for {3} as a 2/2 creature.",
      "Any time you have priority, you may turn this permanent face up {cost:for}.",
    ],
  }),
  keywordAbility("megamorph", "702.37b", {
    forms: ["megamorph {cost}"],
    kinds: ["static", "static"],
    on: ["permanent"],
    in: ["hand", "battlefield"],
    variantOf: "morph",
    costRole: "alternative",
    reminder:
      "For {3} this may come face down as a plain 2/2; {cost:pay} to turn it up at any time, with a +1/+1 counter.",
    means: [
      "You may cast this card face down for {3} as a 2/2 creature.",
      "Any time you have priority, you may turn this permanent face up {cost:for}.",
      "As this permanent is turned face up this way, put a +1/+1 counter on it.",
    ],
  }),
  keywordAbility("disguise", "702.168", {
    forms: ["disguise {cost}"],
    kinds: "static",
    on: ["permanent"],
    in: ["hand", "battlefield"],
    costRole: "alternative",
    reminder: "For {3} this may come face down as a plain 2/2 with ward {2}; {cost:pay} to turn it up at any time.",
    means: [
      "You may cast this card face down for {3} as a 2/2 creature with ward {2}.",
      "Any time you have priority, you may turn this permanent face up {cost:for}.",
    ],
  }),
  keywordAbility("partner", "702.124", {
    kinds: "static",
    on: ["creature", "planeswalker"],
    in: "outside",
    severalInstances: "only one is used",
    reminder: "Your deck may have two commanders, both with partner.",
  }),
  keywordAbility("partner with", "702.124i", {
    forms: ["partner with {name}"],
    kinds: ["static", "triggered"],
    on: ["creature", "planeswalker"],
    in: ["outside", "battlefield"],
    variantOf: "partner",
    severalInstances: "only one is used",
    reminder:
      "Your deck may have {name} as a second commander. As this arrives, a player may look for {name} in their library.",
    means:
      "When this creature enters, target player may search their library for one card named {name}, reveal that card, put it into their hand, then shuffle.",
  }),
  keywordAbility("partner", "702.124", {
    id: "partner group",
    forms: ["partner—{name}"],
    kinds: "static",
    on: ["creature", "planeswalker"],
    in: "outside",
    variantOf: "partner",
    severalInstances: "only one is used",
    reminder: "Your deck may have two commanders, both with the same words after partner.",
  }),
  keywordAbility("friends forever", "702.124j", {
    kinds: "static",
    on: ["creature", "planeswalker"],
    in: "outside",
    variantOf: "partner",
    severalInstances: "only one is used",
    reminder: "Your deck may have two commanders, both with friends forever.",
  }),
  keywordAbility("choose a Background", "702.124k", {
    id: "choose a background",
    kinds: "static",
    on: ["creature"],
    in: "outside",
    variantOf: "partner",
    severalInstances: "only one is used",
    reminder: "Your deck may have a Background as a second commander.",
  }),
  keywordAbility("Doctor's companion", "702.124m", {
    id: "doctor's companion",
    kinds: "static",
    on: ["creature"],
    in: "outside",
    variantOf: "partner",
    severalInstances: "only one is used",
    reminder: "Your deck may have the Doctor as a second commander.",
  }),
  keywordAbility("companion", "702.139", {
    forms: ["companion — {condition}"],
    kinds: "static",
    on: ["creature"],
    in: "outside",
    reminder:
      "If your deck keeps to this, you may start with it beside the game and take it into your hand once for {3}, at sorcery speed.",
  }),
  keywordAbility("hidden agenda", "702.106", {
    kinds: "static",
    on: ["conspiracy"],
    in: "command",
    reminder:
      "Start with this face down and a card name written down in secret. Turn it up and show the name when you like.",
  }),
  keywordAbility("double agenda", "702.106f", {
    kinds: "static",
    on: ["conspiracy"],
    in: "command",
    variantOf: "hidden agenda",
    reminder:
      "Start with this face down and two card names written down in secret. Turn it up and show them when you like.",
  }),
];
