/** Capitals, endings, spaces and full stops: one mechanism, the difference between the words typed and the words printed. */
import type { TreeNode } from "../../grammar/tree.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, wordCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, holds } from "../trees.ts";

const isLower = (letters: string): boolean => /^\p{Ll}/u.test(letters);

function startsCost(place: Place): boolean {
  return place.isIn("activatedAbility", "costs") || place.isIn("activated", "costs") || place.isIn("costs", "costs");
}

/** “{1}, {T}, sacrifice a creature:” */
export const lowercaseCost = wordCheck("lowercase-cost", {
  ref: "CST04",
  severity: "warning",
  rules: [cr("602.1a")],
  surface: "capital",
  test: ({ typed, before }, place) => isLower(typed.raw) && before?.key !== ":" && startsCost(place),
  message: ({ typed, expected }) => `“${typed.raw}” starts a part of a cost and is written “${expected}”.`,
  why: "Each part of a cost before the colon starts with a capital letter.",
  help: "Write a capital letter: “{1}, {T}, Sacrifice a creature:”.",
  wrong: [
    "Artifact | {1}, {T}, «sacrifice» a creature: Draw a card.",
    "Artifact | {2}, «discard» a card: Draw a card.",
    'Enchantment | Creatures you control have "{T}, «pay» 1 life: Draw a card."',
  ],
  right: ["Artifact | {1}, {T}, Sacrifice a creature: Draw a card."],
  fixed: ["Artifact | {1}, {T}, Sacrifice a creature: Draw a card."],
});

/** “{2}: draw a card.” */
export const lowercaseEffect = wordCheck("lowercase-effect", {
  ref: "CST07 CAP09",
  severity: "warning",
  rules: [cr("602.1")],
  surface: "capital",
  test: ({ typed, before }) =>
    isLower(typed.raw) && (before?.key === ":" || before?.key === "—" || before?.key === "•"),
  message: ({ typed, expected, before }) =>
    `After “${before?.raw}” a sentence begins: “${expected}”, not “${typed.raw}”.`,
  why: "What follows a colon, a long dash or a bullet is a sentence of its own.",
  help: "Write a capital letter: “{2}: Draw a card.”",
  wrong: [
    "Artifact | {2}: «draw» a card.",
    "Artifact | {2}, {T}: «target» creature gains haste until end of turn.",
    "Choose one —\n• «destroy» target artifact.\n• Draw a card.",
    "Creature — Elf | Landfall — «whenever» a land you control enters, draw a card.",
  ],
  right: [
    "Artifact | {2}: Draw a card.",
    "Creature — Elf | Landfall — Whenever a land you control enters, draw a card.",
  ],
  fixed: ["Artifact | {2}: Draw a card."],
});

/** “draw a card. you gain 2 life.” */
export const lowercaseSentence = wordCheck("lowercase-sentence", {
  ref: "MOD03",
  severity: "warning",
  rules: [],
  surface: "capital",
  test: ({ typed, expected, before }, place) =>
    isLower(typed.raw) &&
    place.node.kind !== "legendRule" &&
    !isProper(place.node, expected) &&
    (before === undefined || before.key === "." || (before.key === '"' && place.isQuoted)),
  message: ({ typed, expected }) => `A sentence begins here: “${expected}”, not “${typed.raw}”.`,
  why: "Sentences begin with a capital letter.",
  help: "Write a capital letter.",
  wrong: [
    "«draw» a card.",
    "Draw a card. «you» gain 2 life.",
    "Creature — Elf | «flying»",
    "Creature — Elf | «when» this creature enters, draw a card.",
  ],
  right: ["Draw a card. You gain 2 life.", "Creature — Elf | Flying"],
  fixed: ["Draw a card."],
});

function isProper(owner: TreeNode, expected: string): boolean {
  return owner.kind === "subtype" || owner.kind === "name" || isSelf(owner) || expected === "X";
}

/** “goblin” */
export const lowercaseSubtype = wordCheck("lowercase-subtype", {
  ref: "CAP02 CAP06",
  severity: "warning",
  rules: [cr("205.3")],
  surface: "capital",
  // *mountainwalk* and *slivercycling* are one small word.
  test: ({ typed, expected }, place) => isLower(typed.raw) && isProper(place.node, expected) && !place.above("keyword"),
  message: ({ typed, expected }) => `“${typed.raw}” is a name of the game and is written “${expected}”.`,
  why: "Subtypes and names are written with a capital letter wherever they stand.",
  help: "Write a capital letter.",
  wrong: [
    "Destroy target «goblin».",
    "Create two 1/1 green «elf» Warrior creature tokens.",
    "Creature — Elf | Other «elves» you control get +1/+1.",
  ],
  right: ["Destroy target Goblin.", "Creature — Elf | Other Elves you control get +1/+1."],
  fixed: ["Destroy target Goblin."],
});

/** “target Creature”, “gains Flying” */
export const needlessCapital = wordCheck("needless-capital", {
  ref: "CAP01 CAP03 CAP04 CAP05 CAP08",
  severity: "warning",
  rules: [],
  surface: "capital",
  // “The” may belong to a name that the card shortens in its own way.
  test: ({ typed }, place) =>
    /^\p{Lu}/u.test(typed.raw) &&
    typed.raw !== "The" &&
    place.subject?.kind !== "manaObject" &&
    place.above("costs") === undefined,
  message: ({ typed, expected }) => `“${typed.raw}” is written “${expected}” within a sentence.`,
  why: "Card types, colors, keywords, zones and players are ordinary words; only subtypes and names have capitals.",
  help: "Write a small letter.",
  wrong: [
    "Destroy target «Creature».",
    "Target creature gains «Flying» until end of turn.",
    "Creature — Elf | Flying, «Vigilance»",
    "Return target creature card from your «Graveyard» to your hand.",
    "Creature — Elf | When this creature enters, destroy target «Black» creature.",
  ],
  right: [
    "Destroy target creature.",
    "Target creature gains flying until end of turn.",
    "Creature — Elf | Flying, vigilance",
  ],
  fixed: ["Destroy target creature."],
});

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

/** “{2} , {T}:”, “draw a card .” */
export const oddSpace = wordCheck("odd-space", {
  ref: "PUN12",
  severity: "hint",
  rules: [],
  surface: "space",
  // Only what is wrong by the common rules of spaces, whatever the printer makes of it.
  test: ({ typed, before }) =>
    typed.space
      ? /^[,.;:)]$/.test(typed.raw)
      : before !== undefined && /^[,:;.•]$/.test(before.raw) && /^[\p{L}\d{]/u.test(typed.raw),
  message: ({ typed, expectedSpace, before }) =>
    expectedSpace
      ? `A space is missing between “${before?.raw}” and “${typed.raw}”.`
      : `There is a space too many before “${typed.raw}”.`,
  why: "Spaces stand after commas, colons and full stops, and never before them.",
  help: "Put a single space where words are divided, and none before punctuation.",
  wrong: [
    "Creature — Bird | Flying«,vigilance»",
    "Artifact | {1}«,{T}»: Draw a card.",
    "Artifact | {1}, {T}«:Draw» a card.",
  ],
  right: ["Draw a card.", "Artifact | {1}, {T}: Draw a card."],
  fixed: ["Creature — Bird | Flying, vigilance", "Artifact | {1}, {T}: Draw a card."],
});

/** A sentence without a full stop. */
export const missingFullStop = check("missing-full-stop", {
  ref: "PUN01",
  severity: "warning",
  rules: [],
  on: ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"],
  test: (node, place) => {
    const wording = node.surface?.wording;
    // A quoted ability in mid-sentence has none either.
    if (!wording?.includes("no-full-stop") || place.isHalfRead || place.isQuoted) return false;
    const effects = (node.effects as TreeNode[] | undefined) ?? [];
    if (effects.some(({ kind }) => kind === "unread")) return false;
    const last = effects.filter(({ kind }) => kind !== "reminder").at(-1);
    const span = last && place.span(last);
    if (!span || holds(last, "chooseModes")) return false;
    const start = Math.max(span[0], place.face.cardText.slice(0, span[1]).search(/\S+$/));
    return { at: { span: [start, span[1]] } };
  },
  message: "This sentence has no full stop.",
  why: "Abilities written as sentences end with a full stop; only lists of keywords have none.",
  help: "Put a full stop at the end.",
  fixes: (place) => {
    const rest = (place.node.surface?.wording ?? []).filter((tag) => tag !== "no-full-stop");
    return [
      place.replace(
        "Put a full stop",
        true,
        place.node,
        changed(place.node, { surface: rest.length ? { ...place.node.surface, wording: rest } : undefined }),
      ),
    ];
  },
  wrong: [
    "Draw a «card»",
    "Creature — Elf | When this creature enters, draw a «card»",
    "Artifact | {T}: You gain 1 «life»",
    "Choose one —\n• Draw a «card»\n• You gain 3 life.",
  ],
  right: ["Draw a card.", "Creature — Elf | Flying", "Creature — Elf | Trample, haste"],
  fixed: ["Draw a card."],
});
