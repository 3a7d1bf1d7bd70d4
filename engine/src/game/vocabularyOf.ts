/**
 * The vocabulary of Oracle English: how the core of the game asks the tables of meanings.
 */
import { isTrue } from "./conditions/test.ts";
import { costMeaningOf } from "./costs/costs.ts";
import type { CompiledAbility } from "./cards/library.ts";
import { manaLots } from "./effects/manaVerbs.ts";
import { runSentence, runSentences } from "./effects/sentences.ts";
import { modeRange } from "./effects/helperRoles.ts";
import { modeSentences } from "./effects/choiceVerbs.ts";
import { mentionsOf, triggerPatternOf } from "./eventPatterns/triggers.ts";
import { quantityRange } from "./amounts/quantities.ts";
import { damageAmount } from "./effects/damageVerbs.ts";
import { countersAmount } from "./effects/counterVerbs.ts";
import type { ManaType, Target } from "./object.ts";
import { report } from "./events/pipeline.ts";
import { type Scope, sourceOf } from "./scope.ts";
import { fitsDescription, isWhereSaid, universe } from "./selectors/objectPhrases.ts";
import { isAnyTarget } from "./selectors/nounPhrases.ts";
import { mention } from "./selectors/references.ts";
import { effectRoots, phraseNumber, targetNodesIn } from "./selectors/targetPhrases.ts";
import { partsOfSentence } from "./statics/sentences.ts";
import { type TreeNode, child, children, maybeChild, word } from "./treeAccess.ts";
import { castMethods, optionalCosts, destinationAfter } from "./keywords/casting.ts";
import { enchantPhrase, finalChapter, mayBeAttached, protects } from "./keywords/attaching.ts";
import { mayTrigger, timingProblem } from "./costs/timing.ts";
import { harmOf } from "./selectors/harm.ts";
import type { StaticPart, TargetPhrase, TriggerPattern, Vocabulary } from "./vocabulary.ts";
import { chapterPattern } from "./eventPatterns/chapters.ts";
import { permanents, playersInOrder } from "./view.ts";
import { walkTree } from "../grammar/tree.ts";

const staticsCache = new WeakMap<CompiledAbility, StaticPart[]>();
const triggerCache = new WeakMap<CompiledAbility, TriggerPattern | null>();

function statics(ability: CompiledAbility): StaticPart[] {
  if (ability.unmodelled.length > 0) return [];
  let parts = staticsCache.get(ability);
  if (!parts) {
    parts =
      ability.kind === "static" || ability.kind === "spell"
        ? children(ability.node, "effects").flatMap((effect) => partsOfSentence(effect))
        : [];
    // What a spell does is done as it resolves; of a spell's text only the rules about itself are static (CR 113.6).
    if (ability.kind === "spell")
      parts = parts.filter(
        (part) =>
          part.kind === "cost" ||
          part.kind === "alternative" ||
          (part.kind === "restriction" && part.about === "counter"),
      );
    staticsCache.set(ability, parts);
  }
  return parts;
}

function trigger(ability: CompiledAbility): TriggerPattern | null {
  if (ability.kind !== "triggered") return null;
  let pattern = triggerCache.get(ability);
  if (pattern === undefined) {
    const node = maybeChild(ability.node, "trigger");
    pattern = ability.node.chapters ? chapterPattern(ability.node) : node ? triggerPatternOf(ability, node) : null;
    triggerCache.set(ability, pattern);
  }
  return pattern;
}

/** What the trigger's event, or the source, lets the words refer to before they begin. */
function prepare(scope: Scope, ability: CompiledAbility): void {
  mention(scope, [{ object: scope.source }], { how: "self" });
  const node = maybeChild(ability.node, "trigger");
  if (scope.event && node) {
    const { mentions, amount } = mentionsOf(scope, node, scope.event);
    scope.mentions.push(...mentions);
    scope.lastAmount = amount;
  }
  scope.mentions.push(...(scope.item?.mentions ?? []));
}

function perform(scope: Scope, ability: CompiledAbility): void {
  // An ability that is not understood as a whole does nothing rather than something else.
  const [part] = ability.unmodelled;
  if (part) {
    report(scope.game, `This is not modelled: ${part.why}.`, [], sourceOf(scope, ability.node));
    return;
  }
  prepare(scope, ability);
  runSentences(scope, effectsOf(ability));
}

/** The effect sentences; an intervening "if" stands in front of the first. */
function effectsOf(ability: CompiledAbility): TreeNode[] {
  return children(ability.node, "effects");
}

/** "When …, if …, [effect]": a condition directly after the event (CR 603.4). */
function interveningIf(scope: Scope, ability: CompiledAbility): boolean {
  const [first] = effectsOf(ability);
  if (ability.kind !== "triggered" || first?.kind !== "ifThen") return true;
  const inner: Scope = { ...scope, mentions: [...scope.mentions] };
  prepare(inner, ability);
  return isTrue(inner, child(first, "condition"));
}

function targetPhrases(scope: Scope, ability: CompiledAbility, modes: readonly number[] | null): TargetPhrase[] {
  if (ability.keyword === "enchant") return [enchantPhrase(ability)];
  const bullets = children(ability.node, "modes");
  const roots = effectRoots(ability.node).filter(
    (root) => !bullets.includes(root) || modes === null || modes.includes(bullets.indexOf(root)),
  );
  const nodes = roots.flatMap(targetNodesIn);
  return nodes.map((node, position) => phraseOf(scope, ability, node, nodes.slice(0, position)));
}

function phraseOf(scope: Scope, ability: CompiledAbility, node: TreeNode, earlier: readonly TreeNode[]): TargetPhrase {
  const number = phraseNumber(ability, node) ?? ability.ref.index * 1000 + 999;
  const determiner = node.kind === "objects" ? maybeChild(node, "determiner") : node;
  const quantity = determiner && maybeChild(determiner, "quantity");
  const range = quantity ? quantityRange(scope, quantity) : { min: 1, max: 1 };
  const isOther = determiner?.other === true || node.kind === "anyOtherTarget" || node.kind === "otherTargets";
  const before = earlier.filter((one) => one.kind !== "objects" || node.kind !== "objects" || sameSort(one, node));
  return {
    index: number,
    node,
    ...range,
    legal: (inner, target) =>
      isLegalFor(inner, node, target) &&
      !(isOther && before.length === 0 && "object" in target && target.object === inner.source),
    candidates: (inner) => candidatesFor(inner, node),
    differsFrom: isOther ? before.map((one) => phraseNumber(ability, one) ?? -1) : [],
    divides: (inner) => dividedAmount(inner, ability, node),
    hint: harmOf(ability, node),
  };
}

function sameSort(a: TreeNode, b: TreeNode): boolean {
  return (maybeChild(a, "noun")?.kind === "playerNoun") === (maybeChild(b, "noun")?.kind === "playerNoun");
}

function isLegalFor(scope: Scope, node: TreeNode, target: Target): boolean {
  if (node.kind !== "objects") return isAnyTarget(scope, target);
  return fitsDescription(scope, node, target) && isWhereSaid(scope, node, target);
}

function candidatesFor(scope: Scope, node: TreeNode): Target[] {
  if (node.kind !== "objects") {
    const objects: Target[] = permanents(scope.game).map((object) => ({ object }));
    return [...playersInOrder(scope.game).map((player) => ({ player })), ...objects].filter((thing) =>
      isAnyTarget(scope, thing),
    );
  }
  // Nothing is chosen yet while candidates are looked for, so the phrase describes.
  return universe({ ...scope, targets: [] }, node);
}

/** "Divided as you choose among", "distribute": the total to divide among the targets. */
function dividedAmount(scope: Scope, ability: CompiledAbility, node: TreeNode): number | null {
  for (const root of effectRoots(ability.node)) {
    for (const at of walkTree(root)) {
      if (at.among !== node) continue;
      if (at.kind === "damage" || at.kind === "damageDivided") return damageAmount(scope, at);
      if (at.kind === "distribute") return countersAmount(scope, child(at, "counters"));
    }
  }
  return null;
}

function modes(_scope: Scope, ability: CompiledAbility) {
  const bullets = children(ability.node, "modes");
  if (bullets.length === 0) return null;
  const header = effectRoots(ability.node)
    .flatMap((root) => [...walkTree(root)])
    .find((node) => node.kind === "chooseModes");
  const range = header ? modeRange(word(child(header, "how"))) : null;
  const [min, max] = range ?? [1, 1];
  const labels = bullets.map((bullet, index) => labelOf(bullet, index));
  return { min, max: Math.min(max, bullets.length), repeatable: false, labels };
}

function labelOf(bullet: TreeNode, index: number): string {
  const [first] = modeSentences(bullet);
  return `Mode ${index + 1}${first ? ` (${maybeChild(first, "verbs")?.kind ?? first.kind})` : ""}`;
}

/** The costs of an activated ability, or what a spell asks for besides its mana cost. */
function costs(ability: CompiledAbility): TreeNode[] {
  if (ability.kind === "activated") return [...children(ability.node, "costs"), ...children(ability.node, "cost")];
  return children(ability.node, "effects").flatMap((effect) => {
    const then = effect.kind === "additionalCost" ? child(effect, "then") : null;
    const verbs = then && maybeChild(then, "verbs");
    return verbs ? [verbs] : [];
  });
}

function manaOutputs(scope: Scope, ability: CompiledAbility): ManaType[][] {
  for (const effect of effectsOf(ability)) {
    const verbs = maybeChild(effect, "verbs");
    if (verbs?.kind === "addMana") return manaLots(scope, child(verbs, "mana"));
  }
  return [];
}

function performWithoutMana(scope: Scope, ability: CompiledAbility): void {
  mention(scope, [{ object: scope.source }], { how: "self" });
  for (const effect of effectsOf(ability)) {
    const verbs = maybeChild(effect, "verbs");
    if (effect.kind !== "reminder" && verbs?.kind !== "addMana" && verbs?.kind !== "activate")
      runSentence(scope, effect);
  }
}

/** The vocabulary the game is played with. */
export const oracleVocabulary: Vocabulary = {
  perform,
  performWithoutMana,
  targetPhrases,
  modes,
  statics,
  timedStatics: (_ability, node) => partsOfSentence(node),
  trigger,
  interveningIf,
  mayTrigger,
  costs,
  cost: costMeaningOf,
  castMethods,
  optionalCosts,
  destinationAfter,
  chooseCostX: () => null,
  manaOutputs,
  hasQuality: protects,
  finalChapter,
  mayBeAttached,
  assignsByToughness: () => false,
  timingProblem,
};
