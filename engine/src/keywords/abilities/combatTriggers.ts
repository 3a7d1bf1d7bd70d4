import { type KeywordDefinition, keywordAbility } from "../keyword.ts";
import { fighters } from "./shared.ts";

/** Abilities that trigger in combat (CR 508, 509, 510). */
export const combatTriggers: readonly KeywordDefinition[] = [
  keywordAbility("rampage", "702.23", {
    forms: ["rampage {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "When blocked, this gets +{n}/+{n} until end of turn for every blocker but one.",
    means:
      "Whenever this permanent becomes blocked, it gets +{n}/+{n} for each creature beyond the first blocking it until end of turn.",
  }),
  keywordAbility("flanking", "702.25", {
    kinds: "triggered",
    on: fighters,
    reminder: "A creature without flanking that blocks this gets -1/-1 until end of turn.",
    means: "Whenever a creature without flanking blocks this creature, that creature gets -1/-1 until end of turn.",
  }),
  keywordAbility("provoke", "702.39", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, you may untap a creature of the defending player and make it block this if it can.",
    means:
      "Whenever this creature attacks, you may untap target creature defending player controls. If you do, that creature blocks this creature this combat if able.",
  }),
  keywordAbility("bushido", "702.45", {
    forms: ["bushido {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "Blocking or blocked, this gets +{n}/+{n} until end of turn.",
    means: "Whenever this permanent becomes blocked or blocks, it gets +{n}/+{n} until end of turn.",
  }),
  keywordAbility("frenzy", "702.68", {
    forms: ["frenzy {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "Attacking and not blocked, this gets +{n}/+0 until end of turn.",
    means: "Whenever this permanent attacks and isn't blocked, until end of turn, it gets +{n}/+0.",
  }),
  keywordAbility("poisonous", "702.70", {
    forms: ["poisonous {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "A player this deals combat damage to also gets {n:count:poison counter}.",
    means: "Whenever this permanent deals combat damage to a player, they get {n:count:poison counter}.",
  }),
  keywordAbility("exalted", "702.83", {
    kinds: "triggered",
    on: ["permanent"],
    reminder: "When one creature of yours attacks alone, it gets +1/+1 until end of turn.",
    means: "Whenever a creature you control attacks alone, it gets +1/+1 until end of turn.",
  }),
  keywordAbility("annihilator", "702.86", {
    forms: ["annihilator {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, the defending player sacrifices {n:count:permanent}.",
    means: "Whenever this creature attacks, defending player sacrifices {n:count:permanent} of their choice.",
  }),
  keywordAbility("battle cry", "702.91", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, all other attackers get +1/+0 until end of turn.",
    means: "Whenever this permanent attacks, other attacking creatures get +1/+0 until end of turn.",
  }),
  keywordAbility("dethrone", "702.105", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks a player whose life total nobody exceeds, it grows by a +1/+1 counter.",
    means:
      "Whenever this permanent attacks a player who has the most life or is tied for most life, put one +1/+1 counter on it.",
  }),
  keywordAbility("renown", "702.112", {
    forms: ["renown {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "The first combat damage it deals to a player earns it {n:count:+1/+1 counter} and makes it renowned.",
    means:
      "Whenever this permanent deals combat damage to a player, if this permanent isn't renowned, it becomes renowned and you put {n:count:+1/+1 counter} on it.",
  }),
  keywordAbility("ingest", "702.115", {
    kinds: "triggered",
    on: fighters,
    reminder: "A player this deals combat damage to exiles a card from the top of their library.",
    means: "Whenever this permanent deals combat damage to a player, they exile the top card of their library.",
  }),
  keywordAbility("myriad", "702.116", {
    kinds: "triggered",
    on: fighters,
    reminder:
      "When this attacks, you may make a tapped and attacking copy of it for every other opponent. The copies are exiled at end of combat.",
    means:
      "Whenever this permanent attacks, for each other opponent, you may create a tapped token that's a copy of this permanent and that's attacking a planeswalker that player controls or that player. Exile those tokens at end of combat.",
  }),
  keywordAbility("melee", "702.121", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, it gets +1/+1 for the turn for every opponent you are attacking.",
    means:
      "Whenever this permanent attacks, it gets +1/+1 for each opponent you attacked this combat until end of turn.",
  }),
  keywordAbility("afflict", "702.130", {
    forms: ["afflict {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "When blocked, this makes the defending player lose {n} life.",
    means: "Whenever this permanent becomes blocked, defending player loses {n} life.",
  }),
  keywordAbility("mentor", "702.134", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, an attacker of lesser power grows by a +1/+1 counter.",
    means: "Whenever this creature attacks, put one +1/+1 counter on target attacking creature with lesser power.",
  }),
  keywordAbility("training", "702.149", {
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks beside a creature of greater power, it grows by a +1/+1 counter.",
    means:
      "Whenever this creature attacks with another creature with greater power, put a +1/+1 counter on this creature.",
  }),
  keywordAbility("enlist", "702.154", {
    kinds: ["static", "triggered"],
    on: fighters,
    severalInstances: "each works",
    reminder:
      "As this attacks, you may tap a creature of yours that stays home and add its power to this until end of turn.",
    means:
      "As this creature attacks, you may tap an untapped nonattacking creature you control that has haste or that you've controlled continuously since this turn began. When you do, until end of turn, this creature gets +X/+0, where X is the tapped creature's power.",
  }),
  keywordAbility("mobilize", "702.181", {
    forms: ["mobilize {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, {n:count:1/1 red Warrior token} fights beside it until the next end step.",
    means:
      "Whenever this creature attacks, create {n:count:tapped and attacking 1/1 red Warrior creature token}. Sacrifice those tokens at the beginning of the next end step.",
  }),
  keywordAbility("decayed", "702.147", {
    kinds: ["static", "triggered"],
    on: fighters,
    reminder: "This doesn't block, and after an attack it is sacrificed.",
    means: ["This creature can't block.", "When this permanent attacks, sacrifice this permanent at end of combat."],
  }),
  keywordAbility("firebending", null, {
    forms: ["firebending {n}"],
    kinds: "triggered",
    on: fighters,
    reminder: "When this attacks, you get {n} red mana that you keep until the combat ends.",
    means:
      "Whenever this creature attacks, add {n:times:{R}}. Until end of combat, you don't lose this mana as steps and phases end.",
  }),
  keywordAbility("boast", "702.142", {
    forms: ["boast — {ability}"],
    kinds: "activated",
    on: fighters,
    severalInstances: "each works",
    reminder: "Use this once a turn, and only in a turn in which the creature attacked.",
    means: "{ability} Activate only once each turn and only if this creature attacked this turn.",
  }),
];
