/**
 * Static sentences that change characteristics: "Other creatures you control get +1/+1" (CR 604, 611.3, 613).
 */
import { amountOf, signedAmountOf } from "../amounts/amountOf.ts";
import type { CardLibrary } from "../cards/library.ts";
import { isTrue } from "../conditions/test.ts";
import type { ObjectId } from "../object.ts";
import type { Scope } from "../scope.ts";
import { countThings } from "../selectors/count.ts";
import { fits } from "../selectors/filter.ts";
import { aspectsRead } from "../layers/reads.ts";
import { placesForPhrase } from "../selectors/phrasePlaces.ts";
import { attachedThings } from "../selectors/objectPhrases.ts";
import { isIn } from "../selectors/zones.ts";
import type { Modification } from "../state.ts";
import { type TreeNode, child, maybeChild, word } from "../treeAccess.ts";
import type { ContinuousPart } from "../vocabulary.ts";
import { becomingModifications } from "../effects/becoming.ts";
import { fixedStatsChange, grantedAbilities, lossOf, statsChange } from "../effects/characteristicVerbs.ts";
import { objectsOf } from "../effects/clause.ts";
import type { StaticSentence } from "./sentence.ts";
import { objectOf } from "../view.ts";

type Changes = (scope: Scope, object: ObjectId) => Modification[];

/** Whether an object is one of those the subject names, where the subject says they are. */
export function isAffected(scope: Scope, subject: TreeNode, object: ObjectId): boolean {
  const thing = { object };
  if (subject.kind === "objects") {
    const determiner = maybeChild(subject, "determiner")?.kind;
    if (determiner !== "attachedTo" && determiner !== "target" && !isIn(scope, object, placesForPhrase(scope, subject)))
      return false;
  }
  return fits(scope, subject, thing);
}

/** Conditions of a sentence hold: "as long as …". */
export function conditionsHold(scope: Scope, sentence: StaticSentence): boolean {
  return sentence.conditions.every((condition) => isTrue(scope, condition));
}

function part(
  sentence: StaticSentence,
  verb: TreeNode,
  layers: Modification["layer"][],
  changes: Changes,
): ContinuousPart {
  const { subject } = sentence;
  return {
    kind: "continuous",
    layers,
    characteristicDefining: false,
    reaches: ["battlefield"],
    reads: aspectsReadBy(sentence, verb),
    holds: (scope) => subject !== null && conditionsHold(scope, sentence),
    only: (scope) => (subject ? onlyObjects(scope, subject) : null),
    affects: (scope, object) => subject !== null && isAffected(scope, subject, object),
    modifications: changes,
  };
}

/** "This creature", "enchanted creature": the words name one object at most. */
function onlyObjects(scope: Scope, subject: TreeNode): ObjectId[] | null {
  if (subject.kind === "self" || subject.kind === "selfName") return [scope.source];
  if (subject.kind !== "objects" || maybeChild(subject, "determiner")?.kind !== "attachedTo") return null;
  return objectsOf(attachedThings(scope));
}

function aspectsReadBy(sentence: StaticSentence, verb: TreeNode): number {
  return aspectsRead([sentence.subject, verb], [sentence.forEach, sentence.whereX, ...sentence.conditions]);
}

/** How often an effect counts: "for each artifact you control". */
function timesOf(scope: Scope, sentence: StaticSentence): number {
  if (!sentence.forEach) return 1;
  const each = maybeChild(sentence.forEach, "each");
  if (each) return countThings(scope, each);
  return amountOf(scope, {
    kind: "numberOfCounters",
    counter: child(sentence.forEach, "counter"),
    on: child(sentence.forEach, "on"),
  });
}

export function getStatsParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  const by = word(child(verb, "by"));
  if (!sentence.whereX && !sentence.forEach && !/[xy]/i.test(by)) {
    const fixed = [fixedStatsChange(by)];
    return [part(sentence, verb, ["changePowerToughness"], () => fixed)];
  }
  return [
    part(sentence, verb, ["changePowerToughness"], (scope, object) => {
      const { x, agent } = scope;
      // "For each Aura attached to it": to the very creature that gets it.
      scope.agent = { object };
      if (sentence.whereX) scope.x = signedAmountOf(scope, sentence.whereX);
      const change = statsChange(scope, by, timesOf(scope, sentence));
      scope.x = x;
      scope.agent = agent;
      return [change];
    }),
  ];
}

export function abilityParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  // The same list each time, so that what comes of it can be remembered; abilities are named by library.
  const granted = new WeakMap<CardLibrary["nested"], Modification[]>();
  return [
    part(sentence, verb, ["abilities"], ({ game }) => {
      let changes = granted.get(game.library.nested);
      if (!changes) {
        changes = [{ layer: "abilities", add: grantedAbilities(game.library, verb), remove: [], removeAll: false }];
        granted.set(game.library.nested, changes);
      }
      return changes;
    }),
  ];
}

export function lossParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  const changes = [lossOf(verb)];
  return [part(sentence, verb, ["abilities"], () => changes)];
}

/** "Has base power and toughness 1/1". */
export function baseStatsParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  const stats = maybeChild(verb, "stats");
  return [
    part(sentence, verb, ["setPowerToughness"], (scope) => {
      if (stats) {
        const [power, toughness] = word(stats).split("/").map(Number);
        return [{ layer: "setPowerToughness", power: power!, toughness: toughness! }];
      }
      const value = amountOf(scope, child(verb, "amount"));
      const stat = word(child(verb, "stat"));
      return [
        {
          layer: "setPowerToughness",
          power: stat === "basePower" ? value : null,
          toughness: stat === "baseToughness" ? value : null,
        },
      ];
    }),
  ];
}

/** "Is red", "is a Goblin in addition to its other types", "'s power and toughness are each equal to …". */
export function beParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  const complement = child(verb, "complement");
  if (complement.kind === "isEqual") return equalParts(sentence, complement);
  return [
    part(sentence, verb, ["copy", "types", "colors", "abilities", "setPowerToughness"], (scope) =>
      becomingModifications(scope, complement),
    ),
  ];
}

/** "This creature's power is equal to the number of …": characteristic-defining (CR 604.3, 613.4a). */
function equalParts(sentence: StaticSentence, complement: TreeNode): ContinuousPart[] {
  const phrase = sentence.subject!;
  const stat = word(child(phrase, "stat"));
  const compared = child(complement, "compared");
  const value = (scope: Scope) => signedAmountOf(scope, child(compared, "quantity"));
  return [
    {
      kind: "continuous",
      layers: ["setPowerToughness"],
      characteristicDefining: true,
      reaches: ["battlefield"],
      reads: aspectsReadBy(sentence, complement),
      holds: (scope) => conditionsHold(scope, sentence),
      affects: (scope, object) => object === scope.source,
      modifications: (scope) => {
        const amount = value(scope);
        return [
          {
            layer: "setPowerToughness",
            power: stat === "toughness" ? null : amount,
            toughness: stat === "power" ? null : amount,
          },
        ];
      },
    },
  ];
}

/** "You control enchanted creature" (CR 613.1b). */
export function controlParts(sentence: StaticSentence, verb: TreeNode): ContinuousPart[] {
  const what = child(verb, "what");
  return [
    {
      kind: "continuous",
      layers: ["control"],
      characteristicDefining: false,
      reaches: ["battlefield"],
      reads: aspectsReadBy(sentence, verb),
      holds: (scope) => conditionsHold(scope, sentence),
      affects: (scope, object) => isAffected(scope, what, object),
      modifications: (scope) => [{ layer: "control", controller: objectOf(scope.game, scope.source).controller }],
    },
  ];
}
