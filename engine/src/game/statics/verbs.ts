/**
 * The verbs of static sentences: gets, has, is, can't, enters, costs less, may (CR 604).
 */
import { amountOf } from "../amounts/amountOf.ts";
import type { Meaning, Table } from "../meaning.ts";
import { manaValue, parseManaCost } from "../mana/cost.ts";
import type { ManaType } from "../object.ts";
import type { Scope } from "../scope.ts";
import { countThings } from "../selectors/count.ts";
import { fits } from "../selectors/filter.ts";
import { symbolsOf } from "../costs/entry.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import type { Attempt, CostPart, StaticPart } from "../vocabulary.ts";
import {
  abilityParts,
  baseStatsParts,
  beParts,
  conditionsHold,
  controlParts,
  getStatsParts,
  lossParts,
} from "./continuous.ts";
import { enterParts, preventParts } from "./replacements.ts";
import { cannotParts, requiredParts } from "./restrictions.ts";
import type { StaticSentence } from "./sentence.ts";
import { partsOfVerb } from "./sentences.ts";

export interface StaticVerbMeaning extends Meaning {
  parts(sentence: StaticSentence, verb: TreeNode): StaticPart[];
}

const NO_MANA: readonly ManaType[] = [];

/** "Spells you cast cost {1} less to cast" (CR 601.2f). */
function costPart(sentence: StaticSentence, verb: TreeNode, sign: 1 | -1): CostPart {
  const { subject } = sentence;
  const colored = parseManaCost(symbolsOf(child(verb, "mana"))).symbols.flatMap(({ types }) => types.slice(0, 1));
  const each = maybeChild(verb, "each") ?? (sentence.forEach && maybeChild(sentence.forEach, "each"));
  const timesOf = (scope: Scope) => (each ? countThings(scope, each) : 1);
  return {
    kind: "cost",
    additional: [],
    applies: (scope, attempt) => {
      if (attempt.object === null || subject === null) return false;
      const activates = word(child(verb, "do")) === "activate";
      if (activates !== (attempt.method === "activate") || !conditionsHold(scope, sentence)) return false;
      // Said by an ability of itself, and only that ability is asked.
      if (subject.kind === "thisAbility") return true;
      return isThatSpell(scope, subject, attempt.object, attempt.player);
    },
    colored: (scope) => (colored.length > 0 ? new Array<ManaType[]>(timesOf(scope)).fill(colored).flat() : NO_MANA),
    more: sign === 1,
    generic: (scope) => {
      const symbols = symbolsOf(child(verb, "mana"));
      if (colored.length > 0) return 0;
      const amount = /\{X\}/i.test(symbols)
        ? sentence.whereX
          ? amountOf(scope, sentence.whereX)
          : 0
        : manaValue(symbols);
      return sign * amount * timesOf(scope);
    },
  };
}

/** "Spells you cast", "creature spells", "this spell": the spell being cast, and who casts it. */
function isThatSpell(scope: Scope, subject: TreeNode, object: number, player: number): boolean {
  if (subject.kind !== "objects") return fits(scope, subject, { object });
  const withoutCaster: TreeNode = {
    ...subject,
    suffixes: children(subject, "suffixes").filter((suffix) => !isCasterSuffix(suffix)),
  };
  const casters = children(subject, "suffixes").filter(isCasterSuffix);
  return (
    fits(scope, withoutCaster, { object }) && casters.every((suffix) => fits(scope, child(suffix, "by"), { player }))
  );
}

function isCasterSuffix(suffix: TreeNode): boolean {
  return suffix.kind === "relative" || suffix.kind === "controlledBy";
}

/** "You may play an additional land", "you may cast this card from your graveyard". */
function mayParts(sentence: StaticSentence, verb: TreeNode): StaticPart[] {
  const doing = child(verb, "do");
  const ratherThan = sentence.tails.find((tail) => tail.kind === "ratherThan");
  if (ratherThan) {
    // "… rather than pay this spell's mana cost if …": the condition is about the offer.
    const than = maybeChild(ratherThan, "than");
    const conditions = (than ? children(than, "tails") : [])
      .filter((tail) => tail.kind === "ifTail")
      .map((tail) => child(tail, "condition"));
    const costs = doing.kind === "verbsAnd" ? children(doing, "items") : [doing];
    return [
      {
        kind: "alternative",
        costs,
        applies: (scope) => conditionsHold(scope, { ...sentence, conditions: [...sentence.conditions, ...conditions] }),
      },
    ];
  }
  const { subject } = sentence;
  const isSubject = (scope: Scope, player: number) => subject !== null && fits(scope, subject, { player });
  const what = maybeChild(doing, "what");
  if (doing.kind === "have" && what && maybeChild(doing, "do")?.kind === "enter") {
    return enterParts(
      { ...sentence, subject: what, tails: [...sentence.tails, { kind: "optional" }] },
      child(doing, "do"),
    );
  }
  if (doing.kind === "play" && what && children(what, "qualities").some((quality) => word(quality) === "additional")) {
    const determiner = maybeChild(what, "determiner");
    const amount = determiner && maybeChild(determiner, "quantity");
    return [
      {
        kind: "permission",
        about: "additionalLand",
        allows: (scope, attempt) => isSubject(scope, attempt.player) && conditionsHold(scope, sentence),
        amount: (scope) => (amount ? amountOf(scope, amount) : 1),
      },
    ];
  }
  if ((doing.kind === "cast" || doing.kind === "play") && what) {
    const free = sentence.tails.some((tail) => tail.kind === "withoutPaying");
    const allows = (scope: Scope, attempt: Attempt) =>
      isSubject(scope, attempt.player) &&
      attempt.object !== null &&
      fits(scope, what, { object: attempt.object }) &&
      conditionsHold(scope, sentence);
    const cast: StaticPart = { kind: "permission", about: "castFrom", allows, free };
    return doing.kind === "cast" ? [cast] : [cast, { kind: "permission", about: "playLandFrom", allows }];
  }
  return [];
}

/** "Can block an additional creature each combat" (CR 509.1b). */
function canParts(sentence: StaticSentence, verb: TreeNode): StaticPart[] {
  const what = maybeChild(child(verb, "do"), "what");
  const determiner = what && maybeChild(what, "determiner");
  const amount = determiner && maybeChild(determiner, "quantity");
  return [
    {
      kind: "permission",
      about: "blockAdditional",
      allows: (scope, attempt) =>
        attempt.object !== null &&
        sentence.subject !== null &&
        fits(scope, sentence.subject, { object: attempt.object }) &&
        conditionsHold(scope, sentence),
      amount: (scope) => (amount ? amountOf(scope, amount) : 1),
    },
  ];
}

const ABILITY_SLOTS = { abilities: "keywords", quoted: "quoted", second: "quoted" } as const;

export const staticVerbMeanings: Table<StaticVerbMeaning> = {
  getStats: { slots: { by: "value" }, parts: getStatsParts },
  haveAbilities: { slots: ABILITY_SLOTS, parts: abilityParts },
  gainAbilities: { slots: ABILITY_SLOTS, parts: abilityParts },
  loseAbilities: { slots: { abilities: "keywords", all: "value" }, parts: lossParts },
  haveStats: {
    slots: { stat: "value", stats: "value", amount: "amount" },
    parts: baseStatsParts,
    unknown: (node) => {
      const stat = maybeChild(node, "stat");
      const known =
        stat && ["basePower", "baseToughness", "basePowerAndToughness", "powerAndToughness"].includes(word(stat));
      return known ? null : "this characteristic is not modelled";
    },
  },
  be: { slots: { complement: ["becoming", "equalComplement"] }, parts: beParts },
  control: { slots: { what: "np" }, parts: controlParts },
  cannot: { slots: { do: "forbidden" }, parts: (sentence, verb) => cannotParts(sentence, child(verb, "do")) },
  not: { slots: { do: "staying" }, parts: (sentence, verb) => cannotParts(sentence, child(verb, "do")) },
  enter: { slots: { how: "entering", what: "enteringAs" }, parts: enterParts },
  attack: { slots: { what: "np" }, parts: requiredParts },
  block: { slots: { what: "np" }, parts: requiredParts },
  must: { slots: { do: "required" }, parts: (sentence, verb) => requiredParts(sentence, child(verb, "do")) },
  cost: {
    slots: { mana: "value", do: "value", each: "np" },
    parts: (sentence, verb) => [costPart(sentence, verb, -1)],
  },
  costMore: {
    slots: { mana: "value", do: "value", each: "np" },
    parts: (sentence, verb) => [costPart(sentence, verb, 1)],
  },
  prevent: {
    slots: { next: "value", damage: "damageWord", to: "preventTo", by: "np" },
    parts: (sentence, verb) => preventParts(sentence, verb),
  },
  may: { slots: { do: "mayStatic" }, parts: mayParts },
  can: { slots: { do: "canStatic" }, parts: canParts },
  verbsAnd: {
    slots: { items: "staticVerb" },
    parts: (sentence, verb) => children(verb, "items").flatMap((item) => partsOfVerb(sentence, item)),
  },
  withTail: { slots: { verb: "staticVerb", tails: "staticTail" }, parts: withTailParts },
  /** A rule about activating the ability it stands in. */
  activate: { parts: () => [] },
  have: {
    parts: () => [{ kind: "permission", about: "noMaximumHandSize", allows: () => true }],
    unknown: (node) =>
      Object.keys(node).some((slot) => !["kind", "span", "surface"].includes(slot))
        ? "having this is not modelled"
        : null,
  },
};

function withTailParts(sentence: StaticSentence, verb: TreeNode): StaticPart[] {
  const tails = children(verb, "tails");
  const forEach = tails.find((tail) => tail.kind === "forEachTail") ?? sentence.forEach;
  const conditions = tails.filter((tail) => tail.kind === "asLongAs").map((tail) => child(tail, "clause"));
  return partsOfVerb(
    { ...sentence, forEach, conditions: [...sentence.conditions, ...conditions] },
    child(verb, "verb"),
  );
}
