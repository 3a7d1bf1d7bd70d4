import type { TreeNode } from "../../grammar/tree.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutForms, withoutSlot, withoutWording } from "../rewriting.ts";

/** The verb in its right form; what a trigger waits for stands in the present. */
function mended(place: Place): TreeNode {
  const usual = withoutForms(withoutWording(place.node, "wrong-past"));
  return place.isTrigger && usual.tense === "past" ? withoutSlot(usual, "tense") : usual;
}

/** “casted” */
export const wrongPast = wordingCheck("wrong-past", {
  ref: null,
  severity: "warning",
  rules: [],
  wording: "wrong-past",
  test: (node, place) => {
    const fix = place.replace("Write the right form", true, node, mended(place));
    return { at: fix && { span: fix.edits[0]!.span }, fixes: [fix] };
  },
  message: (place) => `The verb in “${place.words()}” has its past in a form of its own.`,
  why: "“Cast” and “put” are their own past, and other verbs change a vowel: “drew”, “dealt”, “chose”.",
  help: "Write “cast”, “put”, “drew” and “drawn”, “dealt”, “lost”, “left”, “became”, “chose” and “chosen”, “paid”.",
  wrong: [
    "Creature — Elf | Whenever you «casted» an instant spell, draw a card.",
    "Creature — Elf | Whenever an opponent «casted» a spell, you gain 1 life.",
    "Creature — Elf | When this creature enters, if it was «casted», draw a card.",
    "If you've «casted» another spell this turn, draw a card.",
    "Creature — Elf | Whenever this creature «dealed» damage to a player, draw a card.",
    "If an opponent «losed» life this turn, draw two cards.",
    'Enchantment | Creatures you control have "Whenever you «casted» a spell, scry 1."',
    "Choose one —\n• Counter target spell that was «casted» from a graveyard.\n• Draw a card.",
  ],
  right: [
    "Creature — Elf | Whenever you cast an instant spell, draw a card.",
    "If an opponent lost life this turn, draw two cards.",
  ],
  fixed: [
    "Creature — Elf | Whenever you cast an instant spell, draw a card.",
    "Creature — Elf | Whenever an opponent casts a spell, you gain 1 life.",
    "Creature — Elf | When this creature enters, if it was cast, draw a card.",
    "If you've cast another spell this turn, draw a card.",
    "Creature — Elf | Whenever this creature deals damage to a player, draw a card.",
    "If an opponent lost life this turn, draw two cards.",
    'Enchantment | Creatures you control have "Whenever you cast a spell, scry 1."',
    "Choose one —\n• Counter target spell that was cast from a graveyard.\n• Draw a card.",
  ],
});
