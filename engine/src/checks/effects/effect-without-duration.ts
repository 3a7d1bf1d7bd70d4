import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { child, children, holds, isSelf, isTarget } from "../trees.ts";
import { isCarriedOut, withDuration } from "./durations.ts";

const LASTING = new Set([
  "until",
  "forAsLong",
  "asLongAs",
  "insteadTail",
  "unless",
  "duringTail",
  "when",
  "whenTail",
  "onlyTail",
]);

function hasDuration(node: TreeNode | undefined): boolean {
  return holds(node, "duration", "untilEvent") || children(node, "tails").some(({ kind }) => LASTING.has(kind));
}

/** “Target creature gets +3/+3.” */
export const missingDuration = check("effect-without-duration", {
  ref: "DUR01",
  severity: "error",
  rules: [cr("611.2a")],
  on: ["getStats", "gainAbilities", "loseAbilities", "haveAbilities", "haveStats", "cannot"],
  test: (node, place) => {
    if (!isCarriedOut(node, place) || isHeldBack(place)) return false;
    if (node.kind === "cannot" && !isOfCombat(child(node, "do"))) return false;
    // One duration is missing, however many verbs are joined.
    const list = place.parent && /^verbs(?:And|Then|Or)/.test(place.parent.kind) ? children(place.parent, "items") : [];
    if (list.slice(0, list.indexOf(node)).some(({ kind }) => kind === "getStats" || kind === "gainAbilities"))
      return false;
    for (const [i, parent] of place.parents.entries()) {
      if (parent.kind === "clause" && place.slots[i] === "verbs" && (hasDuration(parent) || parent.perpetually))
        return false;
      if (parent.kind === "withTail" && hasDuration(parent)) return false;
      if (
        /^leading|^during$|^asLongAs|^forAsLong/.test(parent.kind) &&
        (hasDuration(child(parent, "when")) || child(parent, "when"))
      )
        return false;
      if (
        /^(?:activated|triggered|loyalty)Ability$|^statement$/.test(parent.kind) &&
        children(parent, "effects").some((effect) => effect.kind === "unread")
      )
        return false;
      if (
        parent.kind === "clausesAnd" ||
        parent.kind === "clausesCommaAnd" ||
        parent.kind === "clausesComma" ||
        /^verbs(?:And|Then|Or)/.test(parent.kind)
      ) {
        // One duration at the end reaches over the whole list.
        if (hasDuration(children(parent, "items").at(-1))) return false;
      }
    }
    const subject = place.subject;
    if (!subject || !isPermanentSubject(subject)) return false;
    // A spell is no permanent at all: that is told of.
    if (place.face.isSpell && isSelf(subject)) return false;
    // What becomes something else for good, or has just been brought onto the battlefield, may keep an ability for good.
    if (holds(place.above("clause"), "become")) return false;
    if (node.kind === "getStats") return true;
    if (node.kind === "gainAbilities") return isChosenAnew(subject) && !child(node, "quoted");
    // Much else may last; of what a target can do and has, it is a slip.
    return isTarget(subject) && (node.kind !== "loseAbilities" || child(node, "abilities")?.kind === "keywords");
  },
  message: (place) => `“${place.words()}” has no end: it would last for the rest of the game.`,
  why: "An effect of a spell or ability lasts as long as it says, and forever when it says nothing; nobody can remember that on the table.",
  help: "Add “until end of turn”.",
  fixes: (place) => {
    const is = place.node.kind === "cannot" ? "thisTurn" : "untilEndOfTurn";
    return withDuration(place, "Say until when", is, gained(place));
  },
  wrong: [
    "Target creature «gets +3/+3».",
    "Creature — Elf | {G}: This creature «gets +1/+1».",
    "Creature — Elf | Whenever this creature attacks, target creature «gains flying».",
    "Choose one —\n• Creatures you control «get +1/+1».\n• Draw a card.",
    "Target creature «can't block».",
    "Target creature «loses flying».",
    "Creature — Elf | When this creature enters, target creature «has base power and toughness 1/1».",
    "Creatures you control «get +1/+1» and gain haste.",
  ],
  right: [
    "Target creature perpetually gets +1/+1.",
    "Whenever you draw a creature card, it perpetually gets +1/+1.",
    "Target creature gets +3/+3 until end of turn.",
    "Enchantment | Creatures you control get +1/+1.",
    "Target creature gets +2/+0 and gains haste until end of turn.",
    "Until end of turn, target creature gains flying.",
  ],
  fixed: [
    "Target creature gets +3/+3 until end of turn.",
    "Creature — Elf | {G}: This creature gets +1/+1 until end of turn.",
  ],
});

/** “Has flying” is “gains flying” where it ends. */
function gained({ node, parent }: Place): Readonly<Record<string, TreeNode>> {
  return node.kind === "haveAbilities" && parent?.kind === "clause"
    ? { verbs: { ...node, kind: "gainAbilities" } }
    : {};
}

/** “Can't attack”, “can't be blocked” */
function isOfCombat(verb: TreeNode | undefined): boolean {
  const inner = child(verb, "complement", "verb") ?? verb;
  return inner?.kind === "attack" || inner?.kind === "block";
}

/** “Can't gain”, “would get”, “as though”: what is spoken of there is not an effect of this ability. */
function isHeldBack(place: Place): boolean {
  return (
    place.above(
      "cannot",
      "would",
      "ifThen",
      "exceptions",
      "create",
      "asThough",
      "whereX",
      "done",
      "thatDoes",
      "whoDoes",
      "token",
    ) !== undefined && !isInEffect(place)
  );
}

function isInEffect(place: Place): boolean {
  return place.isIn("ifThen", "effect") || place.isIn("ifThen", "then");
}

/** Whether a phrase names permanents by itself, and not what the ability spoke of before. */
function isChosenAnew(subject: TreeNode): boolean {
  if (subject.kind === "self" || subject.kind === "selfName") return true;
  const determiner = child(subject, "determiner");
  return (
    subject.kind === "objects" &&
    (!determiner || ["target", "each", "all", "other", "attachedTo"].includes(determiner.kind))
  );
}

function isPermanentSubject(subject: TreeNode): boolean {
  if (subject.kind === "pronoun") return subject.is === "it" || subject.is === "they";
  if (subject.kind === "self" || subject.kind === "selfName") return true;
  const noun = child(subject, "noun");
  return (
    subject.kind === "objects" &&
    noun !== undefined &&
    noun.kind !== "playerNoun" &&
    noun.is !== "card" &&
    noun.is !== "spell"
  );
}
