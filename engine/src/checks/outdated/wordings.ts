/** Wordings that cards had once. The newer words mean the same. */
import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { child, made } from "../trees.ts";

/** Marks from the node's first word to its last changed one, so that the verb is shown with what follows. */
const whole = (place: Place): string => place.words();

/** “enters the battlefield” */
export const entersTheBattlefield = wordingCheck("enters-the-battlefield", {
  ref: "OLD01",
  severity: "warning",
  rules: [cr("614.1d"), cr("603.6a")],
  since: "pre-BLB",
  tags: ["deprecated"],
  // “Entered the battlefield under your control” keeps the words, and so does what looks back at a whole turn.
  test: (node, place) => node.tense !== "past" && node.tense !== "perfect" && !place.above("not", "cannot"),
  wording: "enters-the-battlefield",
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is worded without “the battlefield” today.`,
  why: "Only the battlefield is entered, so cards leave the words out since 2024.",
  help: "Write “enters”.",
  wrong: [
    "Creature — Elf | When this creature «enters the battlefield», draw a card.",
    "Land | This land «enters the battlefield tapped».",
    "Creature — Elf | Whenever another Elf you control «enters the battlefield», you gain 1 life.",
    'Artifact | Creatures you control have "When this creature «enters the battlefield», draw a card."',
  ],
  right: ["Creature — Elf | When this creature enters, draw a card.", "Land | This land enters tapped."],
  fixed: ["Creature — Elf | When this creature enters, draw a card.", "Land | This land enters tapped."],
});

/** “comes into play” */
export const comesIntoPlay = wordingCheck("comes-into-play", {
  ref: "OLD02",
  severity: "warning",
  rules: [cr("603.6a"), cr("403.1")],
  tags: ["deprecated"],
  wording: "comes-into-play",
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is worded “enters” today.`,
  why: "The zone is called the battlefield since 2009, and permanents enter it.",
  help: "Write “enters”.",
  wrong: [
    "Creature — Elf | When this creature «comes into play», draw a card.",
    "Land | Soot Herald «comes into play tapped».",
    "Creature — Elf | Whenever another creature you control «comes into play», you gain 1 life.",
  ],
  right: ["Creature — Elf | When this creature enters, draw a card."],
  fixed: ["Creature — Elf | When this creature enters, draw a card."],
});

function isWithPreposition(place: Place): boolean {
  return (
    place.parent?.kind === "into" ||
    (place.parent?.kind === "inZone" && child(place.parent, "preposition") !== undefined)
  );
}

/** “in play”, “into play”, “leaves play” */
export const inPlay = wordingCheck("in-play", {
  ref: "OLD02",
  severity: "warning",
  rules: [cr("403.1")],
  tags: ["deprecated"],
  wording: "play-for-battlefield",
  wholePhrase: true,
  test: (_, place) => (isWithPreposition(place) ? { at: place.parent! } : true),
  message: (place) =>
    `“${place.words(isWithPreposition(place) ? place.parent : place.node)}”: that zone is called the battlefield today.`,
  why: "The zone is called the battlefield since 2009.",
  help: "Write “onto the battlefield”, “on the battlefield”, “leaves the battlefield”.",
  fixes: (place) => {
    const zone = withoutWording(place.node, "play-for-battlefield");
    const { parent } = place;
    if (parent?.kind === "into")
      return [place.replace("Write “onto the battlefield”", true, parent, made("onto", { zone }))];
    if (parent?.kind === "inZone" && zone.kind === "battlefieldZone")
      return [
        place.replace(
          "Write “on the battlefield”",
          true,
          parent,
          made("inZone", { zone: made("place", { is: "battlefield" }) }),
        ),
      ];
    return [place.replace("Write “battlefield”", true, place.node, zone)];
  },
  wrong: [
    "Put target creature card from your graveyard «into play».",
    "Creature — Elf | When this creature leaves «play», draw a card.",
    "Destroy all creatures «in play».",
    "Search your library for a land card, put it «into play», then shuffle.",
  ],
  right: [
    "Put target creature card from your graveyard onto the battlefield.",
    "Creature — Elf | When this creature leaves the battlefield, draw a card.",
  ],
  fixed: [
    "Put target creature card from your graveyard onto the battlefield.",
    "Creature — Elf | When this creature leaves the battlefield, draw a card.",
  ],
});

/** “remove from the game” */
export const removedFromTheGame = wordingCheck("removed-from-the-game", {
  ref: "OLD03",
  severity: "warning",
  rules: [cr("701.13a"), cr("406.1")],
  tags: ["deprecated"],
  wording: "removed-from-the-game",
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is worded with “exile” today.`,
  why: "What was called removed from the game is a zone, exile, since 2009.",
  help: "Write “exile”.",
  wrong: [
    "«Remove target creature from the game».",
    "Creature — Elf | {T}, «Remove a creature card in your graveyard from the game»: Draw a card.",
    "Creature — Elf | When this creature dies, «remove it from the game».",
  ],
  right: ["Exile target creature."],
  fixed: ["Exile target creature."],
});

/** “converted mana cost” */
export const convertedManaCost = wordingCheck("converted-mana-cost", {
  ref: "OLD06",
  severity: "warning",
  rules: [cr("202.3")],
  since: "pre-STX",
  tags: ["deprecated"],
  wording: ["converted-mana-cost", "cmc"],
  wholePhrase: true,
  message: (place) => `“${whole(place)}” is called mana value today.`,
  why: "The number is called mana value since 2021.",
  help: "Write “mana value”.",
  wrong: [
    "Destroy target creature with «converted mana cost» 3 or less.",
    "Return target creature card with «CMC» 3 or less from your graveyard to your hand.",
    "Creature — Elf | When this creature enters, you gain life equal to its «converted mana cost».",
  ],
  right: ["Destroy target creature with mana value 3 or less."],
  fixed: ["Destroy target creature with mana value 3 or less."],
});

/** “his or her” */
export const hisOrHer = wordingCheck("his-or-her", {
  ref: "OLD07",
  severity: "warning",
  rules: [cr("109.5")],
  since: "pre-DOM",
  tags: ["deprecated"],
  wording: ["his-or-her", "he-or-she", "him-or-her"],
  wholePhrase: true,
  message: (place, today) => `“${whole(place)}” is worded “${today}” today.`,
  why: "Cards speak of a player as “they” since 2018.",
  help: "Write “their” or “they”.",
  wrong: [
    "Target player discards «his or her» hand.",
    "Each opponent puts the top card of «his or her» library into exile.".replace(
      "puts the top card of «his or her» library into exile",
      "sacrifices a creature of «his or her» choice",
    ),
    "Creature — Elf | When this creature dies, target opponent reveals «his or her» hand.",
  ],
  right: ["Target player discards their hand."],
  fixed: ["Target player discards their hand."],
});

/** “Add {G} to your mana pool.” */
export const toYourManaPool = wordingCheck("to-your-mana-pool", {
  ref: "OLD08",
  severity: "warning",
  rules: [cr("106.4")],
  since: "pre-DOM",
  tags: ["deprecated", "unnecessary"],
  wording: "to-mana-pool",
  wholePhrase: true,
  message: (place) => `In “${whole(place)}” the mana pool can be left out.`,
  why: "Mana always goes to the mana pool of the player who adds it.",
  help: "Write “Add {G}.”",
  fixes: (place) => {
    const { pool: _pool, ...rest } = withoutWording(place.node, "to-mana-pool");
    return [place.replace("Leave it out", true, place.node, { ...rest, kind: "addMana" })];
  },
  wrong: [
    "Land | {T}: «Add {G} to your mana pool».",
    "Sorcery | «Add {R}{R}{R} to your mana pool».",
    "Creature — Elf | {T}: «Add one mana of any color to your mana pool».",
  ],
  right: ["Land | {T}: Add {G}."],
  fixed: ["Land | {T}: Add {G}."],
});

/** “kill”, “bury” */
export const killForDestroy = wordingCheck("kill-for-destroy", {
  ref: "ACT04",
  severity: "error",
  rules: [cr("701.8a")],
  wording: ["kill-for-destroy", "bury-for-destroy"],
  wholePhrase: true,
  message: (place) => `“${whole(place)}” means nothing to the rules: creatures are destroyed.`,
  why: "“Kill” never was, and “bury” no longer is, an action of the game.",
  help: "Write “Destroy target creature.” If it must not be regenerated, add “It can't be regenerated.”",
  fixes: (place) => [
    place.replace(
      "Write “destroy”",
      false,
      place.node,
      withoutWording(withoutWording(place.node, "kill-for-destroy"), "bury-for-destroy"),
    ),
  ],
  wrong: [
    "«Kill target creature».",
    "Creature — Assassin | {T}: «Kill target tapped creature».",
    "«Bury all artifacts».",
  ],
  right: ["Destroy target creature."],
  fixed: ["Destroy target creature."],
});

const firstWord = (_: unknown, place: Place) => {
  const [start, end] = place.span();
  return { at: { span: [start, start + /^\S+/.exec(place.face.cardText.slice(start, end))![0].length] as const } };
};

/** “does 3 damage” */
export const doesDamage = wordingCheck("does-damage", {
  ref: "ACT07",
  severity: "warning",
  rules: [cr("120.1")],
  wording: "do-for-deal",
  test: firstWord,
  message: "Damage is dealt: “deals”, not “does”.",
  why: "All cards use the same verb for damage.",
  help: "Write “deals 3 damage”.",
  wrong: [
    "Soot Herald «does» 3 damage to any target.",
    "Creature — Goblin | {T}: This creature «does» 1 damage to target creature.",
    "Creature — Goblin | When this creature dies, it «does» 2 damage to each opponent.",
  ],
  right: ["Soot Herald deals 3 damage to any target."],
  fixed: ["Soot Herald deals 3 damage to any target."],
});

/** “take control of” */
export const takeControl = wordingCheck("take-control", {
  ref: "ACT20",
  severity: "warning",
  rules: [cr("108.4")],
  wording: "take-for-gain",
  test: firstWord,
  message: "Control is gained: “gain control of”.",
  why: "All cards use the same words for a change of control.",
  help: "Write “Gain control of target creature.”",
  wrong: [
    "«Take» control of target creature until end of turn.",
    "Creature — Rogue | When this creature enters, «take» control of target artifact.",
    "Enchantment | At the beginning of your upkeep, «take» control of target land.",
  ],
  right: ["Gain control of target creature until end of turn."],
  fixed: ["Gain control of target creature until end of turn."],
});
