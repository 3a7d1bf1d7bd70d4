import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { made } from "../trees.ts";

/** “any target creature”: *any target* is complete by itself. */
export const anyBeforeTargetNoun = wordingCheck("any-before-target-noun", {
  ref: "TGT03",
  severity: "error",
  rules: [cr("115.4")],
  wording: "any-before-target",
  wholePhrase: true,
  test: (_, place) => ({ at: place.parent }),
  message: (place) => `“${place.words(place.parent)}” mixes two things: any target, and a target of one kind.`,
  why: "“Any target” already names everything that can be dealt damage: creatures, players, planeswalkers and battles.",
  help: "Write “target creature” if only creatures will do, or “any target” with no noun behind it.",
  fixes: (place) => [
    place.replace("Leave out “any”", false, place.node, withoutWording(place.node, "any-before-target")),
    place.isIn("dealDamage", "to") && place.parent
      ? place.replace("Write “any target”", false, place.parent, made("anyTarget"))
      : undefined,
  ],
  wrong: [
    "Soot Herald deals 2 damage to «any target creature».",
    "Creature — Goblin | Whenever this creature attacks, it deals 1 damage to «any target player».",
    "Artifact | {T}: Tap «any target artifact an opponent controls».",
    "Choose one —\n• Destroy «any target enchantment».\n• You gain 3 life.",
  ],
  right: ["Soot Herald deals 2 damage to any target.", "Soot Herald deals 2 damage to target creature."],
  fixed: ["Soot Herald deals 2 damage to target creature."],
});
