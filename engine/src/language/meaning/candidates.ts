/** Which of the things said before a phrase can look back at, the best first. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { cardTypesOfCategory, subtypesByWord } from "../lexicon/subtypes.ts";
import { Thing } from "../sorts/index.ts";
import { OBJECTS } from "./needs.ts";
import { Beside, headsOf, type PhraseSense } from "./phrases.ts";
import type { Mention, Referent } from "./types.ts";

/** How a phrase stands in its clause; smaller is more prominent. */
export const Role = { subject: 0, object: 1, other: 2, inner: 4 } as const;

/** A mention with all that decides whether it can be meant. */
export interface Candidate extends Mention {
  readonly sense: PhraseSense;
  readonly role: number;
  /** Number of its clause within the ability. */
  readonly clause: number;
  readonly verb: TreeNode | undefined;
  readonly slot: string;
  /** Whether it is the card itself, and whether that is a spell on the stack. */
  readonly isSelf: boolean;
  readonly isYou: boolean;
  /** Mentions that it names together ("target artifact and target creature"). */
  readonly parts: readonly number[];
}

/** What is asked of a referent. */
export interface Wanted {
  /** Bits of things it must share. */
  readonly things: number;
  readonly plural: boolean | "either";
  /** For "that creature": the phrase itself. */
  readonly phrase?: TreeNode;
  /** "Three of those tokens" can mean that many of the kind of one token. */
  readonly ofKind?: boolean;
  /** "One of them": they are several. */
  readonly ofGroup?: boolean;
  readonly allowsSelf: boolean;
  /** The clause in which it is looked for from. */
  readonly clause: number;
  /** Entities that cannot be meant: the other arguments of the same verb. */
  readonly excluded: ReadonlySet<number>;
  /** Things that are meant only when nothing else is, at a distance of so many clauses more. */
  readonly selfIsSpell: boolean;
}

/** Points that one clause of distance costs. */
const CLAUSE = 3;

/** Looks for the referent among candidates, in the order in which they were said. */
export function lookBack(candidates: readonly Candidate[], wanted: Wanted): Referent {
  const scored: { candidate: Candidate; score: number }[] = [];
  for (const candidate of candidates) {
    const misfit = misfitOf(candidate, wanted);
    if (misfit === undefined) continue;
    scored.push({ candidate, score: (wanted.clause - candidate.clause) * CLAUSE + candidate.role + misfit });
  }
  if (scored.length === 0) return wanted.plural === true ? together(candidates, wanted) : { kind: "none" };
  const best = Math.min(...scored.map(({ score }) => score));
  const meant = distinct(scored.filter(({ score }) => score === best).map(({ candidate }) => candidate));
  if (meant.length === 1) return { kind: "one", mentions: meant };
  const nearest = meant[meant.length - 1]!;
  // Two mentions of one rank in one clause, neither part of the other: nobody can tell.
  const rivals = meant.filter((one) => one.verb === nearest.verb && one.slot === nearest.slot);
  if (rivals.length > 1) {
    const list = rivals.every((one) => one.sense.howMany === "each") && listOf(rivals, candidates);
    return list ? { kind: "one", mentions: [list] } : { kind: "several", mentions: rivals };
  }
  return { kind: "one", mentions: [nearest] };
}

/** The phrase that names all of them: "each attacking creature and each blocking creature". */
function listOf(parts: readonly Candidate[], candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.findLast((one) => parts.every((part) => one.parts.includes(part.entity)));
}

/** Several single things named one by one, meant together: "those creatures" after two targets, "they" after the card fights one. */
function together(candidates: readonly Candidate[], wanted: Wanted): Referent {
  const found = fitting(candidates, wanted).filter((one) => !one.isSelf);
  if (found.length > 1 || (wanted.ofKind && found.length === 1)) return { kind: "one", mentions: found };
  const [other] = found;
  const self =
    other && !wanted.phrase
      ? fitting(candidates, { ...wanted, allowsSelf: true }).find((one) => one.isSelf && one.clause === other.clause)
      : undefined;
  return other && self ? { kind: "one", mentions: [self, other] } : { kind: "none" };
}

/** What could be meant if one thing were spoken of. */
function fitting(candidates: readonly Candidate[], wanted: Wanted): Candidate[] {
  const single = { ...wanted, plural: "either" as const };
  return distinct(candidates.filter((one) => misfitOf(one, single) !== undefined && one.role !== Role.inner));
}

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byEntity = new Map<number, Candidate>();
  for (const candidate of candidates) byEntity.set(candidate.entity, candidate);
  const all = [...byEntity.values()];
  return all.filter((one) => !all.some((other) => other !== one && other.parts.includes(one.entity)));
}

/** How badly a candidate fits: 0 well, more for less; undefined when it cannot be meant. */
function misfitOf(candidate: Candidate, wanted: Wanted): number | undefined {
  const { sense } = candidate;
  if (candidate.isYou || wanted.excluded.has(candidate.entity)) return undefined;
  if (candidate.isSelf && !wanted.allowsSelf) return undefined;
  const shared = sense.things & wanted.things;
  if (shared === 0) return standsForItsCards(candidate, wanted) ? 1 : undefined;
  let misfit = 0;
  if (wanted.plural === true && sense.howMany === "one" && (shared & Thing.player) === 0) return undefined;
  if (wanted.plural === true && sense.howMany === "one" && (wanted.phrase || wanted.ofGroup)) return undefined;
  if (wanted.plural === false && sense.howMany === "many" && !isAnyOf(candidate, wanted)) return undefined;
  // The spell itself is hardly ever meant once its effect has begun.
  if (candidate.isSelf && wanted.selfIsSpell && wanted.clause !== candidate.clause) misfit += 2 * CLAUSE;
  if (!wanted.phrase) return misfit;
  const own = misfitOfHeads(sense, wanted.phrase);
  return own === undefined ? undefined : misfit + own;
}

/** "Spells you cast cost {1} less for each card named as that spell": said of any one of them. */
function isAnyOf({ node, sense }: Candidate, { phrase }: Wanted): boolean {
  if (!phrase || node.kind !== "objects" || node.determiner) return false;
  const words = headsOf(phrase);
  return ["ability", "spell"].some((word) => words.has(word) && sense.heads.has(word));
}

/** "Look at target player's hand and exile those cards": who sees or exiles a zone, does it to its cards. */
function standsForItsCards({ sense, verb }: Candidate, { phrase, plural }: Wanted): boolean {
  if (!phrase || plural !== true || sense.things !== Beside.zone || !verb) return false;
  return SEEN_OR_EXILED.has(verb.kind) && headsOf(phrase).has("card");
}

const SEEN_OR_EXILED = new Set(["exile", "lookAt", "reveal"]);

/** How well a phrase like "that creature" names what was said before. */
function misfitOfHeads(sense: PhraseSense, phrase: TreeNode): number | undefined {
  const wordsOfPhrase = [...headsOf(phrase)].filter((word) => !PARTICIPLES.has(word));
  if (wordsOfPhrase.length === 0) return 0;
  let best: number | undefined;
  for (const word of wordsOfPhrase) {
    const misfit = misfitOfWord(sense, word);
    if (misfit !== undefined && (best === undefined || misfit < best)) best = misfit;
  }
  return best;
}

/** Adjectives that say what was done to a thing, and not what it is. */
const DONE = new Set(
  "exiled chosen sacrificed revealed discarded milled countered returned destroyed copied".split(" "),
);
const PARTICIPLES = new Set([...DONE, ..."tapped untapped attacking blocking other".split(" ")]);

/** The participle of "the exiled card". */
export function participleOf(phrase: TreeNode): string | undefined {
  for (const quality of (phrase.qualities as TreeNode[] | undefined) ?? [])
    if (quality.kind === "adjective" && DONE.has(quality.is as string)) return quality.is as string;
  return undefined;
}

function misfitOfWord(sense: PhraseSense, word: string): number | undefined {
  if (sense.heads.has(word)) return 0;
  const isObject = (sense.things & OBJECTS) !== 0;
  switch (word) {
    case "player":
    case "opponent":
      return sense.things & Thing.player
        ? sense.heads.has("opponent") || sense.heads.has("player")
          ? 0
          : 1
        : undefined;
    case "card":
      // Every object is a card wherever it goes next, tokens and abilities aside.
      return isObject && !sense.heads.has("ability") && !sense.heads.has("token") ? 1 : undefined;
    case "permanent":
      return sense.things & Thing.permanent ? 1 : undefined;
    case "spell":
      return sense.things & Thing.spell || sense.heads.has("card") ? 1 : undefined;
    case "source":
    case "object":
    case "copy":
      return isObject ? 2 : undefined;
    case "token":
      return sense.heads.has("token") || sense.heads.has("copy") ? 0 : sense.things & Thing.permanent ? 3 : undefined;
    case "ability":
    case "library":
    case "graveyard":
    case "hand":
    case "counter":
      return undefined;
  }
  if (!isObject) return undefined;
  const types = typesOfWord(word);
  if (types.length === 0) return undefined;
  // A permanent may be a creature, but whoever means a creature has called it one.
  if (!sense.types) return sense.heads.has("ability") ? undefined : sense.heads.has("permanent") ? 4 : 1;
  return types.some((type) => sense.types!.has(type)) ? (types.includes(word) ? 0 : 1) : undefined;
}

function typesOfWord(word: string): string[] {
  if (/^(?:artifact|battle|creature|enchantment|instant|kindred|land|planeswalker|sorcery)$/.test(word)) return [word];
  return subtypesByWord(word.charAt(0).toUpperCase() + word.slice(1)).flatMap(({ category }) => [
    ...cardTypesOfCategory[category],
  ]);
}

/** Things that only "from it" and "shuffle it" can mean. */
export function isZoneOnly(things: number): boolean {
  return things === Beside.zone;
}

export function nodeOf(value: unknown): TreeNode | undefined {
  return isNode(value) ? value : undefined;
}
