/** Which form of a word fits behind the words before it: *creature* or *creatures*, *draw* or *draws*. For completion only. */
import type { Word } from "../text/words.ts";
import { cardTypes } from "./lexicon/cardTypes.ts";
import { pluralsOf, subtypes } from "./lexicon/subtypes.ts";

type Form = "plural" | "singular" | undefined;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const ONE = words("a an target each another that this enchanted equipped fortified one every either single non");
const MANY = words("two three four five six seven eight nine ten all those these other x of more both fewer");
/** Words that stand between a determiner and its noun without telling its number. */
const BARE_VERB_BEFORE = words("may can't cannot can could would to must don't doesn't didn't you they i we and/or :");
const SINGULAR_SUBJECTS = words(
  "it that one he she controller owner card spell permanent token player opponent source ability",
);
const PLURAL_SUBJECTS = words(
  "you they them players opponents cards spells permanents tokens sources abilities counters",
);

let plurals: ReadonlySet<string> | undefined;
let singulars: ReadonlySet<string> | undefined;

function pluralNouns(): ReadonlySet<string> {
  plurals ??= new Set([
    ...cardTypes.map((type) => type.plural.toLowerCase()),
    ...subtypes.flatMap((subtype) => pluralsOf(subtype.id).map((word) => word.toLowerCase())),
  ]);
  return plurals;
}

function singularNouns(): ReadonlySet<string> {
  singulars ??= new Set([
    ...cardTypes.map((type) => type.singular.toLowerCase()),
    ...subtypes.map((subtype) => subtype.id.toLowerCase()),
  ]);
  return singulars;
}

/** The form of a noun behind these words. */
export function nounForm(before: readonly Word[]): Form {
  for (let i = before.length - 1; i >= 0 && i >= before.length - 7; i--) {
    const { key } = before[i]!;
    if (MANY.has(key)) return "plural";
    if (!ONE.has(key)) {
      if (/^[.:"]$/.test(key) && i < before.length - 1) return "plural";
      continue;
    }
    if (key !== "target") return "singular";
    const earlier = before[i - 1]?.key ?? "";
    return MANY.has(earlier) || earlier === "another" ? (earlier === "another" ? "singular" : "plural") : "singular";
  }
  return before.length === 0 ? "plural" : "singular";
}

/** The form of a verb behind these words: the first is *draws*, the second *draw*. */
export function verbForm(before: readonly Word[]): Form {
  if (before.length === 0) return "plural";
  for (let i = before.length - 1; i >= 0; i--) {
    const { key } = before[i]!;
    // "creature you control", "creatures an opponent controls": the noun before them is the subject.
    if (/^(?:control|own)$/.test(key) && before[i - 1]?.key === "you") i -= 1;
    else if (/^(?:controls|owns)$/.test(key)) i -= before[i - 2]?.key === "an" || before[i - 2]?.key === "that" ? 2 : 1;
    else if (BARE_VERB_BEFORE.has(key) || PLURAL_SUBJECTS.has(key) || pluralNouns().has(key)) return "plural";
    else if (SINGULAR_SUBJECTS.has(key) || singularNouns().has(key)) return "singular";
    else if (/^(?:and|then|or|,|instead|also|next|not)$/.test(key)) return formOfSentence(before);
    if (i < before.length - 8) return formOfSentence(before);
  }
  return formOfSentence(before);
}

/** The verb form that goes with how a sentence begins: a noun phrase of one, of many, or an order. */
function formOfSentence(sentence: readonly Word[]): "plural" | "singular" {
  const first = sentence[0]?.key ?? "";
  if (/^(?:if|until|for|during|then|as)$/.test(first)) {
    const comma = sentence.findIndex((word) => word.key === ",");
    if (comma >= 0 && comma + 1 < sentence.length) return formOfSentence(sentence.slice(comma + 1));
  }
  return ONE.has(first) || SINGULAR_SUBJECTS.has(first) || first === "its" || first === "defending"
    ? "singular"
    : "plural";
}

const PLAYER_NOUNS = words("you they player players opponent opponents controller controllers owner owners he she");
const PLAYER_VERBS = words(
  "draw discard reveal sacrifice mill lose gain search shuffle pay choose may exile put create control can't take play cast scry vote return skip add can activate look",
);
const OBJECT_VERBS = words(
  "enter get attack block die deal have gain lose be become can't can fight explore connive transform phase don't aren't cost untap leave is are may",
);

/** What stands behind objects, and hardly behind players. */
const NOT_BEHIND_PLAYERS = words("you with from of in on without named at attached");

/** How well a verb goes with the subject right before it, as a factor: players draw, creatures attack. */
export function subjectFit(before: readonly Word[], offer: string): number {
  const last = before[before.length - 1]?.key ?? "";
  const subject = PLAYER_NOUNS.has(last)
    ? "player"
    : pluralNouns().has(last) || singularNouns().has(last)
      ? "object"
      : undefined;
  if (!subject) return 1;
  const verb = bareForm(offer.split(" ")[0]!.toLowerCase());
  const [own, other] = subject === "player" ? [PLAYER_VERBS, OBJECT_VERBS] : [OBJECT_VERBS, PLAYER_VERBS];
  if (own.has(verb)) return 1;
  if (subject === "player" && NOT_BEHIND_PLAYERS.has(verb)) return 0.1;
  return other.has(verb) ? 0.05 : 1;
}

function bareForm(verb: string): string {
  if (verb === "has") return "have";
  if (/^(?:doesn't|isn't)$/.test(verb)) return verb === "doesn't" ? "don't" : "aren't";
  return verb
    .replace(/(?<=sh|ss|ch|x)es$/, "")
    .replace(/ies$/, "y")
    .replace(/s$/, "");
}

/** Whether two forms are those of a verb: *draws, draw*, *is, are*; those of a noun take the s in the plural. */
export function isVerb(singular: string, plural: string): boolean {
  return (
    /^(?:is|has|does|was|isn't|hasn't|doesn't|wasn't)\b/.test(singular) ||
    (/s\b/.test(singular.split(" ")[0]!) && !/s$/.test(plural.split(" ")[0]!))
  );
}
