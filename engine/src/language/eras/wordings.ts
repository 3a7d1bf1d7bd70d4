/**
 * Wordings whose shape has changed: what was once said with other parts of speech. Each turns the tree of the old wording
 * into that of today's, with a tag in `surface`, and back. Old words for the same shape need no entry here: they are
 * templates with tags ("converted mana cost").
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { castingCards } from "./castingCards.ts";
import { durationWordings } from "./durations.ts";
import { milledWordings } from "./milled.ts";
import { namedAgain } from "./namedAgain.ts";
import { playerWordings } from "./players.ts";
import { morePhrases, phrasesInContext } from "./otherPhrases.ts";
import { smallWordings } from "./smallWordings.ts";
import { sentenceWordings } from "./sentences.ts";
import { spelledOutTokens } from "./spelledOutTokens.ts";
import { changed, type ContextWording, partOf, type ShapedWording, tagged, withParts } from "./shape.ts";

const LIBRARY = (of: TreeNode): TreeNode => ({ kind: "zoneOf", of, zone: { kind: "zone", is: "library" } });
const GRAVEYARD = (of: TreeNode): TreeNode => ({ kind: "zoneOf", of, zone: { kind: "zone", is: "graveyard" } });
const possessive = (is: string): TreeNode => ({ kind: "possessivePronoun", is });

function isOwnZone(node: unknown, zone: "graveyard" | "library", whose: string, several = false): boolean {
  if (!isNode(node) || node.kind !== "zoneOf" || !isNode(node.of) || !isNode(node.zone)) return false;
  return (
    node.of.kind === "possessivePronoun" &&
    node.of.is === whose &&
    node.zone.is === zone &&
    (node.number === undefined || several)
  );
}

/** "Activate this ability only as a sorcery" (before 2021). "Any player may activate this ability" is still said so. */
const activateThisAbility: ContextWording = {
  inContext: true,
  tag: "activate-this-ability",
  kinds: ["clause"],
  clues: ["thisAbility"],
  today(node) {
    const verb = imperativeActivate(node);
    if (!verb || !isNode(verb.what) || verb.what.kind !== "thisAbility") return undefined;
    return changed(node, { verbs: tagged(changed(verb, { what: undefined }), "activate-this-ability") });
  },
  before: (node) =>
    node.kind === "activate" && !node.what ? changed(node, { what: { kind: "thisAbility" } }) : undefined,
  old(node) {
    const verb = imperativeActivate(node);
    return verb && !verb.what ? changed(node, { verbs: changed(verb, { what: { kind: "thisAbility" } }) }) : undefined;
  },
};

function imperativeActivate(clause: TreeNode): TreeNode | undefined {
  const verb = !clause.subject && isNode(clause.verbs) ? clause.verbs : undefined;
  return verb?.kind === "activate" && !verb.voice ? verb : undefined;
}

/**
 * "A creature enters the battlefield under your control" for "a creature you control enters" (before 2024). Of another
 * player's control, and of what has entered, it is said so to this day.
 */
const entersUnderControl = (still: boolean): ShapedWording => ({
  tag: still ? "entered-under-control" : "enters-under-control",
  kinds: ["clause"],
  clues: ["underControl"],
  today(node) {
    const verb = node.kind === "clause" && isNode(node.verbs) && node.verbs.kind === "enter" ? node.verbs : undefined;
    const how = verb && isNode(verb.how) && verb.how.kind === "underControl" && !verb.how.tapped ? verb.how : undefined;
    const by = how && isNode(how.of) ? playerOfPossessive(how.of) : undefined;
    if (!verb || !by || !isNode(node.subject) || still !== isSaidStill(verb, by)) return undefined;
    const subject = withController(node.subject, by);
    return subject && changed(node, { subject, verbs: changed(verb, { how: undefined }) });
  },
  before(node) {
    const verb = node.kind === "clause" && isNode(node.verbs) && node.verbs.kind === "enter" ? node.verbs : undefined;
    if (!verb || verb.how || verb.what || !isNode(node.subject)) return undefined;
    const found = withoutController(node.subject);
    const of = found && possessiveOfPlayer(found.by);
    if (!found || !of || still !== isSaidStill(verb, found.by)) return undefined;
    return changed(node, { subject: found.subject, verbs: changed(verb, { how: { kind: "underControl", of } }) });
  },
});

const isSaidStill = (enter: TreeNode, by: TreeNode): boolean => enter.tense !== undefined || by.is !== "you";

function playerOfPossessive(of: TreeNode): TreeNode | undefined {
  if (of.kind === "possessivePronoun") return of.is === "your" ? { kind: "pronoun", is: "you" } : undefined;
  return of.kind === "possessive" && isNode(of.of) ? of.of : undefined;
}

function possessiveOfPlayer(by: TreeNode): TreeNode | undefined {
  if (by.kind === "pronoun") return by.is === "you" ? possessive("your") : undefined;
  return by.kind === "objects" && isNode(by.determiner) ? { kind: "possessive", of: by } : undefined;
}

/** The last phrase of a list is the one that tells who controls it: "this creature or another creature you control". */
function lastPhrase(subject: TreeNode, change: (phrase: TreeNode) => TreeNode | undefined): TreeNode | undefined {
  if (subject.kind === "objects") return change(subject);
  if (!/^np.*List$/.test(subject.kind) || !Array.isArray(subject.items)) return undefined;
  const items = subject.items as TreeNode[];
  const last = change(items[items.length - 1]!);
  return last && changed(subject, { items: [...items.slice(0, -1), last] });
}

function withController(subject: TreeNode, by: TreeNode): TreeNode | undefined {
  return lastPhrase(subject, (phrase) => {
    const suffixes = (phrase.suffixes as TreeNode[] | undefined) ?? [];
    if (phrase.kind !== "objects" || suffixes.some((suffix) => /[cC]ontrolled|[oO]wned/.test(suffix.kind)))
      return undefined;
    return changed(phrase, { suffixes: [{ kind: "controlledBy", by }, ...suffixes] });
  });
}

function withoutController(subject: TreeNode): { subject: TreeNode; by: TreeNode } | undefined {
  let by: TreeNode | undefined;
  const without = lastPhrase(subject, (phrase) => {
    const suffixes = (phrase.suffixes as TreeNode[] | undefined) ?? [];
    const at = suffixes.findIndex((suffix) => suffix.kind === "controlledBy");
    if (phrase.kind !== "objects" || at < 0 || !isNode(suffixes[at]!.by)) return undefined;
    by = suffixes[at]!.by as TreeNode;
    const rest = suffixes.filter((_, i) => i !== at);
    return changed(phrase, { suffixes: rest.length ? rest : undefined });
  });
  return without && by ? { subject: without, by } : undefined;
}

/** "Shuffle your library" for "shuffle" (before 2021). */
const shuffleLibrary = (whose: "their" | "your"): ShapedWording => ({
  tag: `shuffle-${whose}-library`,
  kinds: ["shuffle"],
  clues: ["shuffle.what"],
  today: (node) =>
    node.kind === "shuffle" && isOwnZone(node.what, "library", whose, true) && !node.into
      ? withParts(changed(node, { what: undefined }), { what: node.what as TreeNode })
      : undefined,
  before(node) {
    const { rest, part } = partOf(node, "what");
    const fits = node.kind === "shuffle" && !node.what && !node.zone && !node.into && !node.voice && !node.form;
    return fits ? changed(rest, { what: part ?? LIBRARY(possessive(whose)) }) : undefined;
  },
});

/** "Put the top two cards of your library into your graveyard" for "mill two cards" (before 2020). */
const millByPutting = (whose: "their" | "your"): ShapedWording => ({
  tag: `mill-from-${whose}-library`,
  kinds: ["put"],
  clues: ["theTop", "put"],
  today(node) {
    const what = node.kind === "put" && isNode(node.what) && node.what.kind === "objects" ? node.what : undefined;
    const where = isNode(node.where) && node.where.kind === "into" ? node.where : undefined;
    const determiner =
      what && isNode(what.determiner) && what.determiner.kind === "theTop" ? what.determiner : undefined;
    const suffixes = (what?.suffixes as TreeNode[] | undefined) ?? [];
    if (!what || !determiner || !where || !isNode(what.noun) || what.noun.is !== "card" || suffixes.length !== 1)
      return undefined;
    if (what.qualities || suffixes[0]!.kind !== "ofZone" || !isOwnZone(suffixes[0]!.zone, "library", whose))
      return undefined;
    if (!isOwnZone(where.zone, "graveyard", whose)) return undefined;
    const count = determiner.quantity ? { kind: "quantified", quantity: determiner.quantity } : { kind: "a" };
    const cards = { kind: "objects", determiner: count, noun: what.noun } as TreeNode;
    const mill = changed(node, { kind: "mill", what: undefined, where: undefined, cards });
    return withParts(mill, { from: suffixes[0]!.zone as TreeNode, into: where.zone as TreeNode });
  },
  before(given) {
    const { rest, part: from } = partOf(given, "from");
    const { rest: node, part: into } = partOf(rest, "into");
    const cards = node.kind === "mill" && isNode(node.cards) && node.cards.kind === "objects" ? node.cards : undefined;
    const determiner = cards && isNode(cards.determiner) ? cards.determiner : undefined;
    if (!cards || !determiner || !/^(?:a|quantified)$/.test(determiner.kind) || cards.suffixes || cards.qualities)
      return undefined;
    if (node.voice || node.form || node.tense) return undefined;
    const top: TreeNode = isNode(determiner.quantity)
      ? { kind: "theTop", quantity: determiner.quantity }
      : { kind: "theTop" };
    return changed(node, {
      kind: "put",
      cards: undefined,
      what: {
        kind: "objects",
        determiner: top,
        noun: cards.noun,
        suffixes: [{ kind: "ofZone", zone: from ?? LIBRARY(possessive(whose)) }],
      } as TreeNode,
      where: { kind: "into", zone: into ?? GRAVEYARD(possessive(whose)) },
    });
  },
});

/** "Seven or more cards are in your graveyard" for "there are seven or more cards in your graveyard" (before 2021). */
const cardsAreIn: ShapedWording = {
  tag: "are-in-zone",
  kinds: ["clause"],
  clues: ["isIn"],
  today(node) {
    const verb = node.kind === "clause" && isNode(node.verbs) && node.verbs.kind === "be" ? node.verbs : undefined;
    const complement =
      verb && !verb.tense && !verb.negative && !verb.form && isNode(verb.complement) ? verb.complement : undefined;
    const { subject } = node;
    if (complement?.kind !== "isIn" || !isNode(complement.where) || !isNode(subject) || subject.kind !== "objects")
      return undefined;
    if (!isNode(subject.determiner) || subject.determiner.kind !== "quantified") return undefined;
    const suffixes = (subject.suffixes as TreeNode[] | undefined) ?? [];
    const what = changed(subject, { suffixes: [...suffixes, complement.where] });
    return changed(node, { kind: "thereAre", subject: undefined, verbs: undefined, what });
  },
  before(node) {
    const what = node.kind === "thereAre" && isNode(node.what) && node.what.kind === "objects" ? node.what : undefined;
    const suffixes = (what?.suffixes as TreeNode[] | undefined) ?? [];
    const where = suffixes[suffixes.length - 1];
    if (!what || where?.kind !== "inZone" || !isNode(what.determiner) || what.determiner.kind !== "quantified")
      return undefined;
    const rest = suffixes.slice(0, -1);
    const subject = changed(what, { suffixes: rest.length ? rest : undefined });
    const verbs: TreeNode = { kind: "be", complement: { kind: "isIn", where } };
    return changed(node, { kind: "clause", what: undefined, subject, verbs });
  },
};

/** All wordings whose shape has changed. */
export const shapedWordings: readonly ShapedWording[] = [
  entersUnderControl(false),
  entersUnderControl(true),
  shuffleLibrary("your"),
  shuffleLibrary("their"),
  millByPutting("your"),
  millByPutting("their"),
  cardsAreIn,
  ...smallWordings,
  ...morePhrases,
];

/** Wordings that show only beside others. */
export const contextWordings: readonly ContextWording[] = [
  activateThisAbility,
  spelledOutTokens,
  ...phrasesInContext,
  ...milledWordings,
  ...playerWordings,
  ...durationWordings,
  ...sentenceWordings,
  ...namedAgain,
  ...castingCards,
];

/** "Target creature or player" for "any target": printed for old eras, never read so, for today it means something else. */
const creatureOrPlayer: ShapedWording = {
  tag: "creature-or-player",
  kinds: [],
  today: () => undefined,
  before(node) {
    if (node.kind !== "anyTarget") return undefined;
    const items: TreeNode[] = [
      { kind: "cardType", is: "creature" },
      { kind: "playerNoun", is: "player" },
    ];
    return { kind: "objects", determiner: { kind: "target" }, noun: { kind: "nounOr", items } };
  },
};

/** Wordings that are only printed. */
export const printedOnly: readonly ShapedWording[] = [creatureOrPlayer];
