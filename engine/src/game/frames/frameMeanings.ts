/**
 * What the words of frames do (see `framedLines.ts`): reaching a level, being solved, the rows of a table of dice, and the static
 * abilities that hold abilities back until something is reached.
 */
import { walkTree } from "../../grammar/tree.ts";
import { ASPECT } from "../aspects.ts";
import type { CardLibrary } from "../cards/library.ts";
import type { ConditionMeaning } from "../conditions/conditions.ts";
import { isTrue } from "../conditions/test.ts";
import { cause, report } from "../events/pipeline.ts";
import { type SentenceMeaning, runSentences } from "../effects/sentences.ts";
import type { Table } from "../meaning.ts";
import type { ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import type { Modification } from "../state.ts";
import type { StaticSentenceMeaning } from "../statics/sentences.ts";
import { type TreeNode, child, children, maybeChild, maybeNumber, word } from "../treeAccess.ts";
import type { ContinuousPart } from "../vocabulary.ts";
import { objectOf } from "../view.ts";
import { defeatBattle } from "./battles.ts";
import { resultOf } from "./dice.ts";

/** The level of a permanent: 1 unless it has gained another (CR 716.2d). */
export function levelOf(scope: Scope, object: ObjectId): number {
  const { level } = objectOf(scope.game, object).memory;
  return typeof level === "number" ? level : 1;
}

const numberIn = (node: TreeNode, slot: string): number | null =>
  typeof node[slot] === "number" ? (node[slot] as number) : null;

export const frameConditions: Table<ConditionMeaning> = {
  classLevelIs: {
    slots: { value: "value" },
    holds: (scope, node) => levelOf(scope, scope.source) === maybeNumber(node),
  },
  classLevelAtLeast: {
    slots: { value: "value" },
    holds: (scope, node) => levelOf(scope, scope.source) >= (maybeNumber(node) ?? 0),
  },
  isSolved: { holds: (scope) => objectOf(scope.game, scope.source).memory.solved === true },
  countersBetween: {
    slots: { counter: "value", from: "value", to: "value" },
    holds: (scope, node) => {
      const there = objectOf(scope.game, scope.source).counters[String(node.counter)] ?? 0;
      return there >= (numberIn(node, "from") ?? 0) && there <= (numberIn(node, "to") ?? Number.POSITIVE_INFINITY);
    },
  },
};

export const frameSentences: Table<SentenceMeaning> = {
  gainClassLevel: {
    slots: { value: "value" },
    run: (scope, node) => {
      const object = scope.source;
      if (!scope.game.state.objects[object]) return;
      const amount = maybeNumber(node) ?? 1;
      cause(scope, { kind: "setMemory", object, name: "level", value: amount }, cr("716.2b"));
      cause(scope, { kind: "keywordAction", verb: "gainLevel", player: null, objects: [object], amount }, cr("716.2a"));
    },
  },
  becomeSolved: {
    run: (scope) => {
      const object = scope.source;
      if (!scope.game.state.objects[object]) return;
      cause(scope, { kind: "setMemory", object, name: "solved", value: true }, cr("719.3a"));
      cause(
        scope,
        { kind: "keywordAction", verb: "solve", player: scope.controller, objects: [object], amount: 1 },
        cr("719.3b"),
      );
    },
  },
  defeatBattle: { run: defeatBattle },
  resultRow: {
    slots: { from: "value", to: "value", items: "sentence" },
    run: runRow,
  },
};

/** What a row says is done if the result is in its range (CR 706.3a). */
function runRow(scope: Scope, node: TreeNode): void {
  const result = resultOf(scope);
  const from = numberIn(node, "from") ?? 0;
  const to = numberIn(node, "to") ?? Number.POSITIVE_INFINITY;
  if (result !== null && result >= from && result <= to) {
    runSentences(scope, children(node, "items"));
    return;
  }
  if (scope.game.performed) for (const one of walkTree(node)) scope.game.performed.add(one);
  const range = to === Number.POSITIVE_INFINITY ? `${from} or more` : to === from ? `${from}` : `${from} to ${to}`;
  report(scope.game, `The result is not ${range}, so this part does nothing.`, [cr("706.3a")], sourceOf(scope, node));
}

export const frameStaticSentences: Table<StaticSentenceMeaning> = {
  heldAbilities: {
    slots: { condition: "condition", abilities: "value", stats: "value", creature: "value" },
    unknown: (node) => {
      const stats = maybeChild(node, "stats");
      return stats && !/^\d+\/\d+$/.test(word(stats)) ? "this power and toughness is not modelled" : null;
    },
    parts: (node, conditions) => [heldPart(node, [...conditions, child(node, "condition")])],
  },
};

/** "As long as …, it has [abilities]", with its power and toughness (CR 711.2, 716.2a, 719.3c, 721.2). */
function heldPart(node: TreeNode, conditions: readonly TreeNode[]): ContinuousPart {
  const changes = new WeakMap<CardLibrary["nested"], Modification[]>();
  const layers: Modification["layer"][] = ["abilities"];
  if (node.creature === true) layers.push("types");
  if (maybeChild(node, "stats")) layers.push("setPowerToughness");
  return {
    kind: "continuous",
    layers,
    characteristicDefining: false,
    reaches: ["battlefield"],
    reads: ASPECT.objects | ASPECT.counters,
    holds: (scope) => conditions.every((condition) => isTrue(scope, condition)),
    only: (scope) => [scope.source],
    affects: (scope, object) => object === scope.source,
    // The same list each time, so that what comes of it can be remembered.
    modifications: ({ game: { library } }) => {
      let list = changes.get(library.nested);
      if (!list) {
        list = changesOf(library, node);
        changes.set(library.nested, list);
      }
      return list;
    },
  };
}

function changesOf(library: CardLibrary, node: TreeNode): Modification[] {
  const add = children(node, "abilities").flatMap((one) => library.nested.get(one) ?? []);
  const list: Modification[] = [{ layer: "abilities", add, remove: [], removeAll: false }];
  if (node.creature === true)
    list.push({ layer: "types", set: false, supertypes: [], types: ["creature"], subtypes: [], remove: [] });
  const stats = maybeChild(node, "stats");
  if (stats) {
    const [power, toughness] = word(stats).split("/").map(Number);
    list.push({ layer: "setPowerToughness", power: power!, toughness: toughness! });
  }
  return list;
}
