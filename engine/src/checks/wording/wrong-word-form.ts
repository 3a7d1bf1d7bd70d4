import type { TreeNode } from "../../grammar/tree.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import { wordCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { child } from "../trees.ts";

/** “target player mill two cards”, “two creature”, “a artifact” */
export const wrongWordForm = wordCheck("wrong-word-form", {
  ref: "TGT11 TGT13",
  severity: "warning",
  rules: [],
  surface: "inflected",
  test: ({ owner }, place) => !isFreeForm(owner, place),
  message: ({ typed, expected }) => `“${typed.raw}” does not go with the words around it: “${expected}”.`,
  why: "The ending shows whether one or several are meant, and has to agree with the rest of the sentence.",
  help: "Use the other form of the word.",
  wrong: [
    "Target player «mill» two cards.",
    "Tap up to two target «creature».",
    "Destroy «a» artifact you control.",
    "Creature — Elf | Whenever this creature «attack», each opponent «lose» 1 life.",
    "Choose one —\n• Destroy target «creatures».\n• Draw a card.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «untap» during your untap step.",
    "Creature — Elf | Whenever Soot Herald «attack», draw a card.",
  ],
  right: [
    "Target player mills two cards.",
    "Tap up to two target creatures.",
    "Creature — Elf | Whenever this creature attacks, each opponent loses 1 life.",
  ],
  fixed: ["Target player mills two cards.", "Tap up to two target creatures.", "Destroy an artifact you control."],
});

const FREE_FORMS = new Set(["counters", "countersHaving", "phase", "hand", "extraTurns", "stat"]);

/** Verbs whose past is like their present: “a player cast two spells last turn”. */
const SAME_IN_PAST = new Set(["cast", "put", "cost", "costMore"]);

/** Whether a phrase is the card's own name, and the name that of several: “Ash and Ember”. */
function namesSeveral(phrase: TreeNode | undefined, place: Place): boolean {
  if (phrase === undefined || !isSelf(phrase) || nounOfSelf(phrase) !== undefined) return false;
  return / (?:and|&) /.test(place.face.source.name.text);
}

/** Whether a phrase says “enchanted creatures”, with a noun for several. */
function isAttachedToSeveral(phrase: TreeNode | undefined): boolean {
  return child(phrase, "determiner")?.kind === "attachedTo" && child(phrase, "noun")?.surface?.inflected !== undefined;
}

/** Words that may stand in either form: where the number is not decided by grammar, and what names of several (“Ash and Ember”) do. */
function isFreeForm(owner: TreeNode, place: Place): boolean {
  const subject = place.subject;
  if ((owner.kind === "be" || owner.kind === "thereAre") && !/^(?:objects|pronoun|self)$/.test(subject?.kind ?? ""))
    return true;
  if (
    /^noun(?:And|Or|With)/.test(place.parent?.kind ?? "") ||
    child(place.parent, "determiner", "quantity")?.kind === "atLeast"
  )
    return true;
  if (FREE_FORMS.has(owner.kind) || /ounter/.test(owner.kind) || SAME_IN_PAST.has(owner.kind) || place.above("keyword"))
    return true;
  if (child(place.parent, "determiner")?.kind === "attachedTo" || namesSeveral(place.subject, place)) return true;
  return place.subject?.kind === "manaObject" || isAttachedToSeveral(place.subject);
}
