/**
 * The target phrases of an ability (CR 115.1): what may be chosen for each, how many, and what the choice is for.
 */
import { walkTree } from "../../grammar/tree.ts";
import { quantityRange } from "../amounts/quantities.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { countersAmount } from "../effects/counterVerbs.ts";
import { damageAmount } from "../effects/damageVerbs.ts";
import { mentionsOf } from "../eventPatterns/triggers.ts";
import { enchantPhrase } from "../keywords/attaching.ts";
import type { Target } from "../object.ts";
import { type Scope, scopeWith } from "../scope.ts";
import { harmOf } from "../selectors/harm.ts";
import { isAnyTarget } from "../selectors/nounPhrases.ts";
import { fitsDescription } from "../selectors/descriptions.ts";
import { isWhereSaid, someLookedThrough, universe } from "../selectors/objectPhrases.ts";
import { effectRoots, phraseNumber, targetNodesIn } from "../selectors/targetPhrases.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import type { TargetPhrase } from "../vocabulary.ts";
import { permanents, playersInOrder } from "../view.ts";

/** A phrase, and the words that say how many it wants; null where it wants one. */
interface Prepared {
  phrase: TargetPhrase;
  quantity: TreeNode | null;
}

/** The phrases of each ability, by the modes they were asked for. */
const prepared = new WeakMap<CompiledAbility, Map<string, Prepared[]>>();

/** The target phrases of an ability, in reading order; with modes only those of the chosen ones. */
export function targetPhrases(
  scope: Scope,
  ability: CompiledAbility,
  modes: readonly number[] | null,
): readonly TargetPhrase[] {
  let byModes = prepared.get(ability);
  if (!byModes) {
    byModes = new Map();
    prepared.set(ability, byModes);
  }
  const key = modes?.join() ?? "all";
  let phrases = byModes.get(key);
  if (!phrases) {
    phrases = prepare(ability, modes);
    byModes.set(key, phrases);
  }
  return phrases.map(({ phrase, quantity }) => (quantity ? { ...phrase, ...quantityRange(scope, quantity) } : phrase));
}

function prepare(ability: CompiledAbility, modes: readonly number[] | null): Prepared[] {
  if (ability.keyword === "enchant") return [{ phrase: enchantPhrase(ability), quantity: null }];
  const bullets = children(ability.node, "modes");
  const roots = effectRoots(ability.node).filter(
    (root) => !bullets.includes(root) || modes === null || modes.includes(bullets.indexOf(root)),
  );
  const nodes = roots.flatMap(targetNodesIn);
  return nodes.map((node, position) => phraseOf(ability, node, nodes.slice(0, position)));
}

function phraseOf(ability: CompiledAbility, node: TreeNode, earlier: readonly TreeNode[]): Prepared {
  const number = phraseNumber(ability, node) ?? ability.ref.index * 1000 + 999;
  const determiner = node.kind === "objects" ? maybeChild(node, "determiner") : node;
  const isOther = determiner?.other === true || node.kind === "anyOtherTarget" || node.kind === "otherTargets";
  const before = earlier.filter((one) => one.kind !== "objects" || node.kind !== "objects" || sameSort(one, node));
  const trigger = maybeChild(ability.node, "trigger");
  const tell = trigger && pointsBack(node) ? (inner: Scope) => withEvent(inner, trigger) : (inner: Scope) => inner;
  const phrase: TargetPhrase = {
    index: number,
    node,
    min: 1,
    max: 1,
    legal: (inner, target) =>
      isLegalFor(tell(inner), node, target) &&
      !(isOther && before.length === 0 && "object" in target && target.object === inner.source),
    candidates: (inner) => candidatesFor(tell(inner), node),
    someOf: (inner, test) =>
      node.kind === "objects" ? someLookedThrough(tell(inner), node, test) : someThing(inner, test),
    differsFrom: isOther ? before.map((one) => phraseNumber(ability, one) ?? -1) : [],
    divides: (inner) => dividedAmount(inner, ability, node),
    hint: harmOf(ability, node),
  };
  return { phrase, quantity: (determiner && maybeChild(determiner, "quantity")) ?? null };
}

/** Whether what may be a target depends on what the trigger told of ("that player controls", "in their graveyard"). */
function pointsBack(node: TreeNode): boolean {
  return [...walkTree(node)].some(
    (inner) => POINTING_DETERMINERS.has(inner.kind) || inner.kind === "pronoun" || inner.kind === "possessivePronoun",
  );
}

const POINTING_DETERMINERS = new Set(["that", "those", "the", "possessed"]);

/** The scope in which words may point at what the event that made the ability trigger tells of (CR 603.3d). */
function withEvent(scope: Scope, trigger: TreeNode): Scope {
  if (!scope.event) return scope;
  return scopeWith(scope, { mentions: [...scope.mentions, ...mentionsOf(scope, trigger, scope.event).mentions] });
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
    return everything(scope).filter((thing) => isAnyTarget(scope, thing));
  }
  // Nothing is chosen yet while candidates are looked for, so the phrase describes.
  return universe(scopeWith(scope, { targets: [] }), node);
}

function someThing({ game }: Scope, test: (target: Target) => boolean): boolean {
  for (const player of playersInOrder(game)) if (test({ player })) return true;
  for (const object of permanents(game)) if (test({ object })) return true;
  return false;
}

/** Players and permanents: what "any target" is looked for among. */
function everything(scope: Scope): Target[] {
  const objects: Target[] = permanents(scope.game).map((object) => ({ object }));
  return [...playersInOrder(scope.game).map((player) => ({ player })), ...objects];
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
