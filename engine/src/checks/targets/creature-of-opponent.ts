import { isTypeNoun } from "../nouns.ts";
import { child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “an opponent's creature” */
export const creatureOfOpponent = check("creature-of-opponent", {
  ref: "TGT23",
  severity: "warning",
  rules: [cr("108.4")],
  on: "objects",
  test: (node) => {
    const of = child(node, "determiner", "of");
    const owner = child(of, "of");
    const isPlayers =
      of?.kind === "possessive" && owner?.kind === "objects" && child(owner, "noun")?.kind === "playerNoun";
    return isPlayers && (child(node, "noun")?.is === "permanent" || isTypeNoun(child(node, "noun")));
  },
  message: (place) => `“${place.words()}” doesn't say whether they own it or control it.`,
  fixes: () => [],
  why: "A permanent has an owner and a controller, who need not be the same player.",
  help: "Write “a creature an opponent controls”, “target creature target opponent controls”.",
  wrong: [
    "Tap «an opponent's creature».",
    "Gain control of «target opponent's creature».",
    "Creature — Elf | When this creature enters, destroy «each opponent's artifacts».",
    'Enchantment | Creatures you control have "{T}: Tap «an opponent\'s creature»."',
    "Choose one —\n• Destroy «target player's land».\n• Draw a card.",
  ],
  right: ["Tap target creature an opponent controls."],
});
