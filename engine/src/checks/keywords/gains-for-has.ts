import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, children } from "../trees.ts";
import { firstWord } from "./gainAndGet.ts";

const ENDS = new Set(["untilEndOfTurn", "thisTurn", "untilYourNextTurn"]);

/** Whether the clause of a verb says for how long. */
function isForAWhile(place: Place): boolean {
  const isEnd = (one: TreeNode | undefined): boolean => ENDS.has(child(one, "duration")?.is as string);
  return place.parents.some((parent) => children(parent, "tails").some(isEnd) || isEnd(child(parent, "when")));
}

/** Whether the verb is what a plain sentence says, not part of a condition, a description or something made. */
function isSaid(place: Place): boolean {
  return place.parents.every((parent, i) => {
    const slot = place.slots[i]!;
    if (parent.kind === "ifThen") return false;
    return ["statement", "triggeredAbility", "activatedAbility", "loyaltyAbility", "quoted", "chapter"].includes(
      parent.kind,
    )
      ? true
      : ["verbs", "then", "items", "verb", "ability", "modes", "effects", "effect"].includes(slot) ||
          (slot === "quoted" && parent.kind !== "exceptions");
  });
}

/** “Creatures you control gain haste.”, “Target creature has haste until end of turn.” */
export const gainsForHas = check("gains-for-has", {
  ref: "KW18",
  severity: "warning",
  rules: [cr("611.2a"), cr("611.3a")],
  on: ["gainAbilities", "haveAbilities"],
  test: (node, place) => {
    if (node.tense || node.form || node.voice || node.negative || place.isHalfRead || !place.subject) return false;
    if (node.surface?.wording || !isSaid(place) || place.isTrigger || place.isCost) return false;
    const isWrong =
      node.kind === "haveAbilities"
        ? place.resolves && isForAWhile(place)
        : !place.resolves && !isForAWhile(place) && (place.face.isPermanent || place.isQuoted);
    return isWrong && firstWord(node, place);
  },
  message: (place) =>
    place.node.kind === "haveAbilities"
      ? `“${place.words()}”: what an effect gives for a while is gained.`
      : `“${place.words()}”: what something has all the time it has, and doesn't gain.`,
  why: "“Gains” is said of what happens as a spell or ability resolves; “has” of what is so as long as the card is there.",
  help: "Write “Creatures you control have haste.” or “Target creature gains haste until end of turn.”",
  fixes: (place) => {
    const has = place.node.kind === "haveAbilities";
    const other = changed({ ...place.node, kind: has ? "gainAbilities" : "haveAbilities" }, { surface: undefined });
    return [place.replace(has ? "Write “gains”" : "Write “has”", true, place.node, other)];
  },
  wrong: [
    "Enchantment | Creatures you control «gain» haste.",
    "Target creature «has» haste until end of turn.",
    "Artifact — Equipment | Equipped creature gets +1/+1 and «gains» vigilance.\nEquip {1}",
    "Creature — Elf | As long as you control a Forest, this creature «gains» trample.",
    "Creature — Elf | {G}: This creature «has» trample until end of turn.",
    'Enchantment | Creatures you control have "{T}: Target creature «has» flying until end of turn."',
    "Choose one —\n• Creatures you control «have» vigilance until end of turn.\n• Draw a card.",
    "Until end of turn, creatures you control «have» trample.",
  ],
  right: [
    "Enchantment | Creatures you control have haste.",
    "Target creature gains haste until end of turn.",
    "Creature — Elf | Whenever a creature you control gains flying, draw a card.",
    "Creature — Elf | When this creature dies, create a 1/1 green Elf creature token. It has haste.",
  ],
  fixed: [
    "Enchantment | Creatures you control have haste.",
    "Target creature gains haste until end of turn.",
    "Artifact — Equipment | Equipped creature gets +1/+1 and has vigilance.\nEquip {1}",
  ],
});
