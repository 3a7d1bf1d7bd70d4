/**
 * "Can't": what cards forbid (CR 101.2, 604.1), and what they make creatures do (CR 508.1d, 509.1c).
 */
import type { Meaning, Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { amountOf } from "../amounts/amountOf.ts";
import { fitsClause } from "../eventPatterns/matchClause.ts";
import { fits, fitsQuality } from "../selectors/filter.ts";
import { type TreeNode, child, children, maybeChild, maybeNumber } from "../treeAccess.ts";
import type { Attempt, PermissionPart, RestrictionPart } from "../vocabulary.ts";
import { conditionsHold, isAffected } from "./continuous.ts";
import type { StaticSentence } from "./sentence.ts";

type Forbids = (scope: Scope, attempt: Attempt) => boolean;

function restriction(sentence: StaticSentence, about: string, rule: string, forbids: Forbids): RestrictionPart {
  return {
    kind: "restriction",
    about,
    rule,
    forbids: (scope, attempt) => conditionsHold(scope, sentence) && forbids(scope, attempt),
  };
}

const subjectIs = (scope: Scope, sentence: StaticSentence, object: number | null) =>
  object !== null &&
  sentence.subject !== null &&
  (isAffected(scope, sentence.subject, object) || fitsAnywhere(scope, sentence.subject, object));

/** Spells and cards in other zones: the words alone decide. */
function fitsAnywhere(scope: Scope, subject: TreeNode, object: number): boolean {
  return scope.game.state.objects[object]?.zone !== "battlefield" && fits(scope, subject, { object });
}

const playerIs = (scope: Scope, sentence: StaticSentence, player: number) =>
  sentence.subject !== null && player >= 0 && fits(scope, sentence.subject, { player });

const otherFits = (scope: Scope, phrase: TreeNode | null, other: Target | null) =>
  phrase === null || (other !== null && fits(scope, phrase, other));

/** The restrictions that "[subject] can't [do]" stands for. */
export function cannotParts(sentence: StaticSentence, doing: TreeNode): (RestrictionPart | PermissionPart)[] {
  switch (doing.kind) {
    case "verbsOr":
    case "verbsAnd":
      return children(doing, "items").flatMap((item) => cannotParts(sentence, item));
    case "attack":
      return [
        restriction(
          sentence,
          "attack",
          cr("508.1c"),
          (scope, attempt) =>
            subjectIs(scope, sentence, attempt.object) && otherFits(scope, maybeChild(doing, "what"), attempt.other),
        ),
      ];
    case "block":
      return [
        restriction(
          sentence,
          "block",
          cr("509.1b"),
          (scope, attempt) =>
            subjectIs(scope, sentence, attempt.object) && otherFits(scope, maybeChild(doing, "what"), attempt.other),
        ),
      ];
    case "be":
      return passiveParts(sentence, child(doing, "complement"));
    case "beTarget":
      return [targetPart(sentence, maybeChild(doing, "of"))];
    case "gainLife":
    case "loseLife":
    case "draw":
    case "search":
      return [
        restriction(
          sentence,
          doing.kind,
          cr("101.2"),
          (scope, attempt) => playerIs(scope, sentence, attempt.player) && hasDoneAsMany(scope, doing, attempt.player),
        ),
      ];
    case "cast":
      return [
        restriction(
          sentence,
          "cast",
          cr("601.3"),
          (scope, attempt) =>
            playerIs(scope, sentence, attempt.player) &&
            objectFits(scope, child(doing, "what"), attempt) &&
            hasDoneAsMany(scope, doing, attempt.player),
        ),
      ];
    case "activate":
      return [
        restriction(sentence, "activate", cr("602.5"), (scope, attempt) => playerIs(scope, sentence, attempt.player)),
      ];
    case "untap":
      return [
        restriction(sentence, "untap", cr("502.3"), (scope, attempt) => subjectIs(scope, sentence, attempt.object)),
      ];
    default:
      return [];
  }
}

/** The number of "more than one spell" in what is forbidden; null when it is forbidden altogether. */
function mostOf(phrase: TreeNode | null): TreeNode | null {
  const determiner = phrase && maybeChild(phrase, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  return quantity?.kind === "moreThan" ? child(quantity, "amount") : null;
}

/** "Can't cast more than one spell each turn": whether a player has done it as often this turn as is allowed. */
function hasDoneAsMany(scope: Scope, doing: TreeNode, player: number): boolean {
  const most = mostOf(maybeChild(doing, "what") ?? maybeChild(doing, "cards"));
  if (!most) return true;
  const done = scope.game.state.turnEvents.filter((event) => fitsClause(scope, { player }, doing, event));
  return done.length >= amountOf(scope, most);
}

function objectFits(scope: Scope, phrase: TreeNode, attempt: Attempt): boolean {
  return attempt.object !== null && fits(scope, phrase, { object: attempt.object });
}

/** "Can't be the target of [blue] spells or abilities [your opponents control]". */
function targetPart(sentence: StaticSentence, of: TreeNode | null): RestrictionPart {
  const qualities = of ? children(of, "qualities") : [];
  const controllers = of
    ? children(of, "suffixes")
        .filter((suffix) => suffix.kind === "controlledBy")
        .map((suffix) => child(suffix, "by"))
    : [];
  return restriction(sentence, "target", cr("101.2"), (scope, attempt) => {
    if (!subjectIs(scope, sentence, attempt.object)) return false;
    if (!controllers.every((by) => fits(scope, by, { player: attempt.player }))) return false;
    return qualities.every((quality) => attempt.other !== null && fitsQuality(scope, quality, attempt.other));
  });
}

const PASSIVE: Readonly<Record<string, { about: string; rule: string }>> = {
  regenerate: { about: "regenerate", rule: cr("701.19c") },
  block: { about: "beBlocked", rule: cr("509.1b") },
  counter: { about: "counter", rule: cr("101.2") },
  destroy: { about: "destroy", rule: cr("101.2") },
  sacrifice: { about: "sacrifice", rule: cr("101.2") },
};

/** "Can't be blocked (except by …)", "can't be countered", "can't be the target of …". */
function passiveParts(sentence: StaticSentence, complement: TreeNode): (RestrictionPart | PermissionPart)[] {
  const verb = maybeChild(complement, "verb");
  const known = verb && PASSIVE[verb.kind];
  if (!verb || !known) return [];
  const by = maybeChild(verb, "by");
  const most = mostOf(by);
  if (most && verb.kind === "block") {
    const allows = (scope: Scope, attempt: Attempt) =>
      conditionsHold(scope, sentence) && subjectIs(scope, sentence, attempt.object);
    return [{ kind: "permission", about: "mostBlockers", allows, amount: (scope) => amountOf(scope, most) }];
  }
  const except = maybeChild(verb, "except") ?? exceptTail(sentence);
  const least = except && leastNumber(except);
  if (least) {
    const allows = (scope: Scope, attempt: Attempt) =>
      conditionsHold(scope, sentence) && subjectIs(scope, sentence, attempt.object);
    return [{ kind: "permission", about: "leastBlockers", allows, amount: () => least }];
  }
  return [
    restriction(sentence, known.about, known.rule, (scope, attempt) => {
      if (!subjectIs(scope, sentence, attempt.object)) return false;
      if (by && !otherFits(scope, by, attempt.other)) return false;
      return !(except && attempt.other !== null && fits(scope, except, attempt.other));
    }),
  ];
}

function exceptTail(sentence: StaticSentence): TreeNode | null {
  const tail = sentence.tails.find((one) => one.kind === "exceptBy");
  return tail ? maybeChild(tail, "by") : null;
}

/** "Attacks each combat if able", "must be blocked if able". */
export function requiredParts(sentence: StaticSentence, verb: TreeNode): PermissionPart[] {
  const about = verb.kind === "attack" ? "mustAttack" : "mustBlock";
  return [
    {
      kind: "permission",
      about,
      allows: (scope, attempt) =>
        conditionsHold(scope, sentence) &&
        subjectIs(scope, sentence, attempt.object) &&
        otherFits(scope, maybeChild(verb, "what"), attempt.other),
    },
  ];
}

/** Which verbs can be forbidden, with the slots that are understood there. */
export const forbiddenMeanings: Table<Meaning> = {
  attack: { slots: { what: "np" } },
  block: { slots: { what: "np" } },
  verbsOr: { slots: { items: "forbidden" } },
  verbsAnd: { slots: { items: "forbidden" } },
  gainLife: { slots: { life: "value" } },
  loseLife: { slots: { life: "value" } },
  draw: { slots: { cards: "np" } },
  search: { slots: { zone: "value" } },
  cast: { slots: { what: "np" } },
  activate: { slots: { what: "value" } },
  untap: {},
  be: { slots: { complement: "forbiddenState" } },
  beTarget: { slots: { of: "np" } },
};

export const forbiddenStateMeanings: Table<Meaning> = {
  being: { slots: { verb: "forbiddenPassive" } },
};

export const forbiddenPassiveMeanings: Table<Meaning> = Object.fromEntries(
  Object.keys(PASSIVE).map((kind) => [kind, { slots: { by: "np", except: "np", voice: "value" } }]),
);

/** "Except by two or more creatures": the least number of blockers. */
function leastNumber(except: TreeNode): number | null {
  const determiner = maybeChild(except, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  const amount = quantity && maybeChild(quantity, "amount");
  return amount ? maybeNumber(amount) : null;
}
