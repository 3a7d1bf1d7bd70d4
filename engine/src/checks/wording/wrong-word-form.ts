import type { TreeNode } from "../../grammar/tree.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import { isVerbOfBareSingular } from "../grammar/bareNouns.ts";
import { wordCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutForms } from "../rewriting.ts";
import { child, hasWording, verbsIn } from "../trees.ts";

/** “target player mill two cards”, “two creature”, “a artifact” */
export const wrongWordForm = wordCheck("wrong-word-form", {
  ref: "TGT11 TGT13",
  severity: "warning",
  rules: [],
  surface: "inflected",
  test: ({ owner, typed }, place) =>
    !isFreeForm(owner, place) &&
    !mayBePast(owner, typed.key, place) &&
    !isUnmarkedOwner(place) &&
    !isToldElsewhere(owner, place),
  fix: (_word, place) => {
    const clause = clauseOfWrongSubject(place);
    return clause && verbsIn(child(clause, "verbs")).some(isWrong)
      ? place.replace("Write it for the other number", true, clause, withoutForms(clause))
      : undefined;
  },
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
    "Put a +1/+1 «counters» on target creature.",
    "Target «opponents» discard a card.",
    "Each «players» draw a card.",
    "Put X +1/+1 «counter» on target creature, where X is the number of cards in your hand.",
    "Creature — Elf | This creature enters with two charge «counter» on it.",
    "Artifact | Remove two oil «counter» from this artifact: Draw a card.",
    "Destroy target creature with a -1/-1 «counters» on it.",
    "Choose one —\n• Put two +1/+1 «counter» on target creature.\n• Draw a card.",
    "Creature — Elf | Whenever an opponent «cast» a spell, draw a card.",
    "Creature — Elf | Whenever this creature attacks and whenever an opponent «cast» a spell, draw a card.",
    "Enchantment | Whenever players «casts» a spell, draw a card.",
    "Creature — Elf | When you «casts» this spell, draw a card.",
    "Creature — Elf | Whenever a player «put» a +1/+1 counter on a creature, draw a card.",
    'Enchantment | Creatures you control have "Whenever an opponent «cast» a spell, put two +1/+1 «counter» on this creature."',
    "Creature — Elf | This spell «cost» {1} less to cast.",
    "Creature — Elf | Elf spells you cast «costs» {1} less to cast.",
  ],
  right: [
    "Target player mills two cards.",
    "Tap up to two target creatures.",
    "Creature — Elf | Whenever this creature attacks, each opponent loses 1 life.",
    "Put two +1/+1 counters and a flying counter on target creature.",
    "Creature — Elf | Whenever a player who cast two spells this turn draws a card, you gain 1 life.",
    "If an opponent cast a spell this turn, draw a card.",
    "Creature — Elf | Elf spells and Ox spells you cast cost {1} less to cast.",
    "Creature — Elf | Whenever one or more players cast a spell, draw a card.",
  ],
  fixed: ["Target player mills two cards.", "Tap up to two target creatures.", "Destroy an artifact you control."],
});

function isWrong(node: TreeNode | undefined): boolean {
  return node?.surface?.inflected !== undefined;
}

/** The clause whose subject a noun in a wrong form is: “Target opponents discard”. */
function clauseOfWrongSubject(place: Place): TreeNode | undefined {
  const clause = place.above("clause");
  const subject = child(clause, "subject");
  return subject !== undefined && place.parent === subject && place.slot === "noun" ? clause : undefined;
}

/** Whether a word is wrong because another one is: a verb that goes with a noun in a wrong form, what is said in another way anyhow. */
function isToldElsewhere(owner: TreeNode, place: Place): boolean {
  if (hasWording(owner, "get-for-gain") || hasWording(child(owner, "determiner"), ...ALL_TARGET)) return true;
  const isTargetOfAll = place.slot === "noun" && hasWording(child(place.parent, "determiner"), ...ALL_TARGET);
  const subject = child(place.above("clause"), "subject");
  return isTargetOfAll || (subject?.kind === "objects" && place.slot === "verbs" && isWrong(child(subject, "noun")));
}

const ALL_TARGET = ["all-before-target", "each-target"];

/** Whether it is an owner that misses its mark: “target players hand” has an “s” too many because an apostrophe is missing. */
function isUnmarkedOwner(place: Place): boolean {
  return place.parents.some((parent) => hasWording(parent, "no-apostrophe"));
}

const FREE_FORMS = new Set(["phase", "extraTurns", "stat"]);

/** Verbs whose past is like their present: “a player cast two spells last turn”. */
const SAME_IN_PAST = new Set(["cast", "put", "cost", "costMore"]);

/** What may stand between a verb and the trigger or sentence that it is the verb of. */
const BETWEEN = /^(?:clause|verbs(?:And|Or|Then))$/;

/** Whether a verb may be in the past, which looks like the bare form: not the verb of a trigger or of what an effect does. */
function mayBePast(owner: TreeNode, typed: string, place: Place): boolean {
  if (!SAME_IN_PAST.has(owner.kind) || typed.endsWith("s")) return false;
  // What costs is often a list (“Elf spells and Ox spells you cast cost {1} less”), whose number is that of all of it.
  if (/^cost/.test(owner.kind)) return place.subject?.kind !== "self";
  for (let i = place.parents.length - 1; i >= 0; i--) {
    const { kind } = place.parents[i]!;
    if (!BETWEEN.test(kind)) return !IS_PRESENT.has(`${kind}.${place.slots[i]}`);
  }
  return true;
}

/** Where clauses are in the present. */
const IS_PRESENT = new Set([
  "whenever.event",
  "whenever.second",
  "when.second",
  "when.event",
  "statement.effects",
  "triggeredAbility.effects",
  "activatedAbility.effects",
]);

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
  if (isVerbOfBareSingular(owner, place)) return true;
  if (FREE_FORMS.has(owner.kind) || place.above("keyword")) return true;
  if (child(place.parent, "determiner")?.kind === "attachedTo" || namesSeveral(place.subject, place)) return true;
  return place.subject?.kind === "manaObject" || isAttachedToSeveral(place.subject);
}
