import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/** Abilities that guard a permanent or a player against spells, abilities and damage. */
export const safetyAbilities: readonly KeywordDefinition[] = [
  keywordAbility("hexproof", "702.11", {
    kinds: "static",
    on: ["permanent", "player"],
    evergreen: true,
    reminder: "Your opponents can't target this.",
    means: "This permanent can't be the target of abilities or spells your opponents control.",
  }),
  keywordAbility("hexproof from", "702.11d", {
    forms: ["hexproof from {quality}"],
    kinds: "static",
    on: ["permanent", "player"],
    variantOf: "hexproof",
    severalInstances: "each works",
    reminder: "Your opponents can't target this with anything {quality}.",
    means:
      "This permanent can't be the target of abilities your opponents control from {quality} sources or of {quality} spells your opponents control.",
  }),
  keywordAbility("shroud", "702.18", {
    kinds: "static",
    on: ["permanent", "player"],
    reminder: "Nobody can target this.",
    means: "This permanent can't be the target of abilities or spells.",
  }),
  keywordAbility("indestructible", "702.12", {
    kinds: "static",
    on: ["permanent"],
    evergreen: true,
    reminder: "Neither damage nor an effect that says destroy can destroy this.",
    means: "This permanent can't be destroyed.",
  }),
  keywordAbility("protection from", "702.16", {
    id: "protection",
    forms: ["protection from {quality}"],
    kinds: "static",
    on: ["permanent", "player"],
    evergreen: true,
    severalInstances: "each works",
    reminder: "Nothing {quality} can block this, target it, damage it, or be attached to it.",
  }),
  keywordAbility("protection from everything", "702.16j", {
    kinds: "static",
    on: ["permanent", "player"],
    variantOf: "protection",
    reminder: "Nothing can block this, target it, damage it, or be attached to it.",
  }),
  keywordAbility("protection from", "702.16k", {
    id: "protection from player",
    forms: ["protection from {player}"],
    kinds: "static",
    on: ["permanent", "player"],
    variantOf: "protection",
    severalInstances: "each works",
    reminder: "Nothing that {player} controls can block this, target it, damage it, or be attached to it.",
  }),
  keywordAbility("ward", "702.21", {
    forms: ["ward {cost}"],
    kinds: "triggered",
    on: ["permanent"],
    evergreen: true,
    reminder: "An opponent who targets this must {cost:pay}, or what targets it is countered.",
    means:
      "Whenever this permanent becomes the target of an ability or spell an opponent controls, counter that ability or spell unless that player {cost:pays}.",
  }),
  keywordAbility("phasing", "702.26", {
    kinds: "static",
    on: ["permanent"],
    reminder: "Before you untap, this leaves or returns in turn. While phased out it counts as not there.",
  }),
  keywordAbility("absorb", "702.64", {
    forms: ["absorb {n}"],
    kinds: "static",
    on: fighters,
    severalInstances: "each works",
    reminder: "Each time a source would damage this creature, {n} of that damage is prevented.",
    means: "If a source would deal damage to this permanent, prevent {n} of that damage.",
  }),
  keywordAbility("umbra armor", "702.89", {
    kinds: "static",
    on: ["Aura"],
    formerNames: ["totem armor"],
    reminder: "When what this enchants would be destroyed, heal it and destroy this Aura in its place.",
    means:
      "If enchanted permanent would be destroyed, remove all damage from that permanent and destroy this Aura instead.",
  }),
  keywordAbility("split second", "702.61", {
    kinds: "static",
    on: "spell",
    in: "stack",
    reminder: "Until this leaves the stack nobody can cast spells or use abilities other than mana abilities.",
    means:
      "As long as this card is on the stack, players can't cast spells or activate abilities that aren't mana abilities.",
  }),
];
