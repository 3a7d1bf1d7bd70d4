import { isTypeNoun } from "../nouns.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { changed, child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

const isYours = (of: TreeNode | undefined): boolean => of?.kind === "possessivePronoun" && of.is === "your";

/** “an opponent's creature”, “your creatures” */
export const creatureOfOpponent = check("creature-of-opponent", {
  ref: "TGT23",
  severity: "warning",
  rules: [cr("108.4")],
  on: "objects",
  test: (node, place) => {
    const of = child(node, "determiner", "of");
    const owner = child(of, "of");
    const isPlayers =
      of?.kind === "possessive" && owner?.kind === "objects" && child(owner, "noun")?.kind === "playerNoun";
    // “As you untap your permanents” is how the untap step is spoken of.
    const isMine = isYours(of) && place.parent?.kind !== "untap";
    return (isPlayers || isMine) && (child(node, "noun")?.is === "permanent" || isTypeNoun(child(node, "noun")));
  },
  message: (place) => {
    const who = isYours(child(place.node, "determiner", "of")) ? "you" : "they";
    return `“${place.words()}” doesn't say whether ${who} own it or control it.`;
  },
  fixes: (place) => {
    const { node } = place;
    if (!isYours(child(node, "determiner", "of")) || place.slot !== "subject" || node.suffixes) return [];
    const suffixes = [made("controlledBy", { by: made("pronoun", { is: "you" }) })];
    return [place.replace("Write “… you control”", false, node, changed(node, { determiner: undefined, suffixes }))];
  },
  why: "A permanent has an owner and a controller, who need not be the same player.",
  help: "Write “a creature an opponent controls”, “target creature target opponent controls”.",
  wrong: [
    "Tap «an opponent's creature».",
    "Gain control of «target opponent's creature».",
    "Creature — Elf | When this creature enters, destroy «each opponent's artifacts».",
    'Enchantment | Creatures you control have "{T}: Tap «an opponent\'s creature»."',
    "Choose one —\n• Destroy «target player's land».\n• Draw a card.",
    "Enchantment | «Your creatures» have trample.",
    "Creature — Elf | When this creature enters, put a +1/+1 counter on each of «your artifacts».",
    "«Your lands» gain indestructible until end of turn.",
  ],
  right: [
    "Tap target creature an opponent controls.",
    "Artifact | {T}: Draw a card. During your next untap step, as you untap your permanents, sacrifice this artifact.",
    "Return target creature card from your graveyard to your hand.",
  ],
  fixed: [null, null, null, null, null, "Enchantment | Creatures you control have trample."],
});
