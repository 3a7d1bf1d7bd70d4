import type { TreeNode } from "../../grammar/tree.ts";
import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children, child, findNode, isPronoun, isTarget, verbsIn } from "../trees.ts";
import { aOrAn } from "./typeLine.ts";

/** What is done once, and never just is so. */
const DEEDS = new Set(
  "addMana chooseModes create destroy discard draw exile explore fight gainLife getCounters investigate loseLife mill put return sacrifice scry search shuffle surveil tap untap dealDamage copy proliferate".split(
    " ",
  ),
);

/** An ability word in front of the instruction; a keyword there (“Ward — Discard a card.”) has a cost behind it. */
function isAbilityWord(parent: TreeNode): boolean {
  const text = child(parent, "word")?.text;
  return parent.kind === "worded" && typeof text === "string" && keywordById(text.toLowerCase()) === undefined;
}

/** “Draw two cards.” on a creature. */
export const instructionOnPermanent = check("instruction-on-permanent", {
  ref: "TYP18",
  severity: "error",
  rules: [cr("113.3"), cr("603.1"), cr("602.1")],
  on: "statement",
  test: (node, place) => {
    const { face } = place;
    // An ability word in front changes nothing (CR 207.2c).
    if (!place.parents.every(isAbilityWord) || !face.isPermanent || place.isHalfRead) return false;
    const [first] = children(node, "effects");
    if (first?.kind !== "clause" || first.tense || children(first, "tails").length > 0) return false;
    const { subject } = first;
    const who = child(first, "subject");
    const isDoneByPlayer =
      subject === undefined ||
      isPronoun(who, "you") ||
      (child(who, "noun")?.kind === "playerNoun" && child(who, "determiner")?.kind === "each");
    const verb = verbsIn(child(first, "verbs"))[0];
    // What has a target is told of as such.
    return isDoneByPlayer && verb !== undefined && DEEDS.has(verb.kind) && !findNode(node, isTarget) && { at: first };
  },
  message: (place) =>
    `Nothing says when this happens: ${aOrAn(place.face.types.join(" "))} doesn't do what its text says, as a spell does.`,
  why: "The text of a permanent is true as long as it is there, waits for something to happen, or is activated; it is not carried out once.",
  help: "Write a trigger before it (“When this creature enters, …”) or a cost (“{T}: …”).",
  fixes: () => [],
  wrong: [
    "Creature — Elf | «Draw two cards».",
    "Artifact | «Create a 1/1 white Soldier creature token».",
    "Creature — Elf | Flying\n«You gain 3 life».",
    "Enchantment — Aura | Enchant creature\n«Put a +1/+1 counter on enchanted creature».",
    "Land | «Add {G}».",
    "Creature — Elf | «Each opponent loses 2 life». You gain 2 life.",
    "Enchantment | «Choose one —»\n• Draw a card.\n• You gain 3 life.",
    "Creature — Elf | Landfall — «Draw a card».",
    "Artifact | Metalcraft — «Each player discards a card».",
  ],
  right: [
    "Creature — Elf | When this creature enters, draw two cards.",
    "Draw two cards.",
    "Enchantment | Each player can't draw more than one card each turn.",
    "Artifact | {T}: Draw a card.",
    "Creature — Elf | You have hexproof.",
    "Creature — Elf | Landfall — Whenever a land you control enters, draw a card.",
    "Artifact — Attraction | Visit — Create a Treasure token.",
    "Creature — Rat | Ward — Discard a card.",
    "Enchantment — Saga | I — Draw two cards.\nII — You gain 3 life.",
  ],
});
