/** "Cast a creature card", "play cards" (before 2021): what is cast is called a spell today, and only lands are played. */
import type { TreeNode } from "../../grammar/tree.ts";
import {
  cardType,
  clauseOf,
  hasDeterminer,
  hasNoun,
  isPronoun,
  nodeIn,
  nodesIn,
  noun,
  objects,
  withItem,
} from "./phrases.ts";
import { ABILITIES } from "./joined.ts";
import { changed, type ContextWording, keeping, keptBy, keptWhole } from "./shape.ts";

/** Whether a suffix says where the cards are, by what was done with them ("exiled this way"). */
const isExiled = (suffix: TreeNode): boolean => suffix.kind === "done" && nodeIn(suffix, "verb")?.kind === "exile";

const isNonland = (quality: TreeNode): boolean => quality.kind === "non" && nodeIn(quality, "quality")?.is === "land";

/** "From among cards exiled this way" for "exiled this way"; other suffixes stay. */
const amongCards = (suffixes: readonly TreeNode[]): TreeNode[] =>
  suffixes.map((suffix) =>
    isExiled(suffix) ? { kind: "fromAmong", what: objects({ noun: noun("card"), suffixes: [suffix] }) } : suffix,
  );

/** How cards to be cast are counted: those that are pointed at stay cards. */
const FREE = ["a", "quantified", "upTo", "another", "any"];

/** "A creature spell from your graveyard" for "a creature card from your graveyard", in what is cast. */
function spellsOf(phrase: TreeNode): TreeNode | undefined {
  if (!hasNoun(phrase, "card") || (phrase.determiner && !hasDeterminer(phrase, ...FREE))) return undefined;
  const qualities = nodesIn(phrase, "qualities").filter((quality) => !isNonland(quality));
  const suffixes = amongCards(nodesIn(phrase, "suffixes"));
  return changed(phrase, {
    noun: noun("spell"),
    qualities: qualities.length ? qualities : undefined,
    suffixes: suffixes.length ? suffixes : undefined,
    surface: undefined,
  });
}

/** "A nonland card" for "a spell": what may be cast. */
function cardsOf(phrase: TreeNode): TreeNode | undefined {
  if (!hasNoun(phrase, "spell") || (phrase.determiner && !hasDeterminer(phrase, ...FREE))) return undefined;
  const suffixes = nodesIn(phrase, "suffixes");
  if (!suffixes.some(({ kind }) => kind === "inZone" || kind === "fromAmong")) return undefined;
  const qualities = nodesIn(phrase, "qualities");
  const among = (suffix: TreeNode): readonly TreeNode[] => {
    const cards = suffix.kind === "fromAmong" ? nodeIn(suffix, "what") : undefined;
    const given = nodesIn(cards, "suffixes");
    const plain = cards && hasNoun(cards, "card") && !cards.determiner && !cards.qualities && given.every(isExiled);
    return plain ? given : [suffix];
  };
  return changed(phrase, {
    noun: noun("card"),
    qualities: qualities.length ? [...qualities] : [{ kind: "non", quality: cardType("land") }],
    suffixes: suffixes.flatMap(among),
  });
}

/** "Cast a creature card" for "cast a creature spell". */
const castCards: ContextWording = {
  inContext: true,
  tag: "card-for-spell",
  kinds: ["cast"],
  clues: ["cast", "noun=card"],
  today(node) {
    const what = node.voice ? undefined : nodeIn(node, "what");
    const spells = what && spellsOf(what);
    return spells && changed(node, { what: keeping(what, spells, "card-for-spell") });
  },
  before: (node) => keptBy(node, (old) => spellsOf(old) ?? spellCast(old) ?? thatSpell(old)),
  old(node) {
    const what = node.voice ? undefined : nodeIn(node, "what");
    const cards = what && cardsOf(what);
    return cards && changed(node, { what: cards });
  },
};

/** "A spell cast this way", "the next sorcery spell you cast", for cards that are. */
function spellCast(phrase: TreeNode): TreeNode | undefined {
  const isCast = (suffix: TreeNode): boolean =>
    nodeIn(suffix, "verb")?.kind === "cast" || nodeIn(suffix, "does")?.is === "cast";
  if (!hasNoun(phrase, "card") || !nodesIn(phrase, "suffixes").some(isCast)) return undefined;
  return changed(phrase, { noun: noun("spell"), surface: undefined });
}

const cardsThatWereCast: ContextWording = {
  inContext: true,
  tag: "card-for-spell",
  kinds: ["objects"],
  clues: [["cast", "gapVerb"], "noun=card"],
  today(node) {
    const spells = spellCast(node);
    return spells && keeping(node, spells, "card-for-spell");
  },
  before: castCards.before,
};

/** "That spell" for "that card". */
const thatSpell = (phrase: TreeNode): TreeNode | undefined =>
  hasNoun(phrase, "card") && hasDeterminer(phrase, "that") && !phrase.suffixes
    ? changed(phrase, { noun: noun("spell"), surface: undefined })
    : undefined;

/** "If that card would be put into your graveyard" for "if that spell would …", after something is cast. */
const cardToBePut: ContextWording = {
  inContext: true,
  tag: "card-for-spell",
  kinds: ABILITIES,
  clues: ["cast", "noun=card"],
  today(node) {
    const effects = nodesIn(node, "effects");
    const cast = effects.findIndex((effect) => isCasting(nodeIn(clauseOf(effect), "verbs")));
    if (cast < 0) return undefined;
    for (const [i, effect] of effects.entries()) {
      const condition = i > cast && effect.kind === "ifThen" ? nodeIn(effect, "condition") : undefined;
      const subject = nodeIn(condition, "verbs")?.kind === "would" ? nodeIn(condition, "subject") : undefined;
      const spell = subject && thatSpell(subject);
      if (!condition || !spell) continue;
      const changedCondition = changed(condition, { subject: keeping(subject, spell, "card-for-spell") });
      return changed(node, { effects: withItem(effects, i, changed(effect, { condition: changedCondition })) });
    }
    return undefined;
  },
  before: castCards.before,
};

const isCasting = (verbs: TreeNode | undefined): boolean =>
  verbs?.kind === "cast" || (verbs?.kind === "may" && nodeIn(verbs, "do")?.kind === "cast");

/** "Lands" for "land cards", in what is played. */
function landsOf(play: TreeNode): TreeNode | undefined {
  const what = play.kind === "play" && !play.voice ? nodeIn(play, "what") : undefined;
  const qualities = nodesIn(what, "qualities");
  if (!what || !hasNoun(what, "card") || qualities.length !== 1 || qualities[0]!.is !== "land") return undefined;
  return changed(play, { what: changed(what, { qualities: undefined, noun: cardType("land"), surface: undefined }) });
}

/** "Play lands and cast spells from …" for "play cards from …", "play the top card of your library". */
function landsAndSpellsOf(play: TreeNode, list: "verbsAnd" | "verbsOr"): TreeNode | undefined {
  const what = play.kind === "play" && !play.voice ? nodeIn(play, "what") : undefined;
  const given = nodesIn(what, "suffixes");
  if (!what || !hasNoun(what, "card") || what.qualities || given.length === 0) return undefined;
  const top = hasDeterminer(what, "theTop") && !nodeIn(what, "determiner", "quantity");
  if (what.determiner && !top) return undefined;
  const suffixes = top ? given.map(fromTop) : amongCards(given);
  if (!suffixes.every((suffix) => suffix && (suffix.kind === "inZone" || suffix.kind === "fromAmong")))
    return undefined;
  const spells = objects({ noun: noun("spell"), suffixes: suffixes as TreeNode[] });
  const lands = objects({ noun: cardType("land") });
  const plain = { surface: undefined, span: undefined };
  return {
    kind: list,
    items: [changed(play, { what: lands, ...plain }), changed(play, { kind: "cast", what: spells, ...plain })],
  };
}

function fromTop(suffix: TreeNode): TreeNode | undefined {
  const zone = suffix.kind === "ofZone" ? nodeIn(suffix, "zone") : undefined;
  const of = zone?.kind === "zoneOf" && nodeIn(zone, "zone")?.is === "library" ? nodeIn(zone, "of") : undefined;
  return of && { kind: "inZone", preposition: { kind: "preposition", is: "from" }, zone: { kind: "topOfLibrary", of } };
}

/** "You may play cards from your graveyard" for "you may play lands and cast spells from your graveyard". */
const playCards: ContextWording = {
  inContext: true,
  tag: "play-cards",
  kinds: ["may", "cannot"],
  clues: ["play", "noun=card"],
  today(node) {
    const verb = nodeIn(node, "do");
    const today = verb && playedToday(verb, node.kind);
    return today && changed(node, { do: keeping(verb, today, "play-cards") });
  },
  before: (node) => keptBy(node, (old) => playedToday(old, node.kind === "verbsOr" ? "cannot" : "may")),
};

const playedToday = (verb: TreeNode, above: string): TreeNode | undefined =>
  landsOf(verb) ?? landsAndSpellsOf(verb, above === "cannot" ? "verbsOr" : "verbsAnd");

/** "You may cast creature spells from the top of your library" for "you may cast the top card of your library if it's a creature card". */
function fromTopIf(clause: TreeNode): TreeNode | undefined {
  const may = nodeIn(clause, "verbs");
  const [tail, ...more] = clause.kind === "clause" && may?.kind === "may" ? nodesIn(clause, "tails") : [];
  const verb = may?.surface ? undefined : (nodeIn(may, "do")?.surface?.parts?.old ?? nodeIn(may, "do"));
  const what = nodeIn(verb, "what");
  const place = hasNoun(what, "card") && hasDeterminer(what, "theTop") ? nodesIn(what, "suffixes").map(fromTop) : [];
  const kind = tail?.kind === "ifTail" && !more.length ? nodeIn(tail, "condition") : undefined;
  const card = isPronoun(nodeIn(kind, "subject"), "it") ? nodeIn(kind, "verbs", "complement", "what") : undefined;
  if (!verb || !place[0] || place.length > 1 || !hasNoun(card, "card") || !hasDeterminer(card, "a") || card?.suffixes)
    return undefined;
  if (nodeIn(kind, "verbs")?.kind !== "be" || nodeIn(kind, "verbs")?.negative) return undefined;
  const [quality, ...others] = nodesIn(card, "qualities");
  const isLand = quality?.is === "land";
  if (!quality || others.length || isLand !== (verb.kind === "play")) return undefined;
  const both = quality.kind === "qualityOrList" ? changed(quality, { kind: "qualityAndList" }) : quality;
  const cast = isLand
    ? objects({ noun: cardType("land"), suffixes: [place[0]] })
    : objects({ qualities: [both], noun: noun("spell"), suffixes: [place[0]] });
  const today = changed(verb, { what: cast, surface: undefined, span: undefined });
  return changed(clause, { verbs: changed(may!, { do: today }), tails: undefined, surface: undefined });
}

const topCardIf = keptWhole({ tag: "top-card-if", kinds: ["clause"], clues: ["theTop", "ifTail"] }, fromTopIf);

export const castingCards: readonly ContextWording[] = [
  castCards,
  cardsThatWereCast,
  cardToBePut,
  playCards,
  topCardIf,
];
