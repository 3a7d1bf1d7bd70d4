/**
 * Choosing targets (CR 115, 601.2c) and checking them again on resolution (CR 608.2b).
 */
import { type TreeNode, walkTree } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { decide } from "../choices.ts";
import { happenTogether } from "../events/pipeline.ts";
import { type Game, Refused } from "../game.ts";
import { untargetable } from "../keywords/protection.ts";
import type { Target, TargetChoice } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, scopeWith, sourceOf } from "../scope.ts";
import type { TargetPhrase } from "../vocabulary.ts";
import { characteristics, nameOf, sameTarget } from "../view.ts";
import { forbidden } from "../events/impossible.ts";

/** Whether a thing may be targeted by a phrase of the spell or ability in `scope`, restrictions of other cards included. */
export function isLegalTarget(scope: Scope, phrase: TargetPhrase, target: Target): boolean {
  const { game } = scope;
  if (!phrase.legal(scope, target)) return false;
  if ("player" in target)
    return game.state.players[target.player]!.out === null && !playerUntargetable(scope, target.player);
  // A spell or ability on the stack can't target itself (CR 115.5).
  if (target.object === scope.stackObject) return false;
  const zone = game.state.objects[target.object]?.zone;
  if (zone !== "battlefield" && zone !== "stack") return zone !== undefined;
  if (untargetable(game, target.object, scope.source, scope.controller)) return false;
  return !forbidden(game, "target", target.object, scope.controller, { other: { object: scope.source } });
}

function playerUntargetable(scope: Scope, player: number): boolean {
  return forbidden(scope.game, "targetPlayer", null, scope.controller, { other: { player } }) !== null;
}

/** All things a phrase could target now. */
export function legalTargets(scope: Scope, phrase: TargetPhrase): Target[] {
  return phrase.candidates(scope).filter((target) => isLegalTarget(scope, phrase, target));
}

/** Whether targets could be chosen at all, for the list of what a player may do. */
export function hasEnoughTargets(scope: Scope, phrases: readonly TargetPhrase[]): boolean {
  for (const phrase of phrases) if (!hasEnough(scope, phrase)) return false;
  return true;
}

/** The same for an ability that may have modes: targets for one of them are enough (CR 700.2a). */
export function someModeHasTargets(scope: Scope, ability: CompiledAbility): boolean {
  const { vocabulary } = scope.game.library;
  const modes = vocabulary.modes(scope, ability);
  if (!modes) return hasEnoughTargets(scope, vocabulary.targetPhrases(scope, ability, NO_MODES));
  return modes.labels.some((_, mode) => hasEnoughTargets(scope, vocabulary.targetPhrases(scope, ability, [mode])));
}

const NO_MODES: readonly number[] = [];

/** The greatest X that is looked at before X is announced. */
const GREATEST_X_AHEAD = 16;

/** Before X is announced, a phrase such as "with mana value X" has targets if it has some for any X (CR 601.2b before 601.2c). */
function hasEnough(scope: Scope, phrase: TargetPhrase): boolean {
  if (scope.x !== null || !saysX(phrase.node)) return hasEnoughNow(scope, phrase);
  for (let x = 0; x <= GREATEST_X_AHEAD; x++) if (hasEnoughNow(scopeWith(scope, { x }), phrase)) return true;
  return false;
}

const sayingX = new WeakMap<TreeNode, boolean>();

function saysX(node: TreeNode): boolean {
  let says = sayingX.get(node);
  if (says === undefined) {
    says = [...walkTree(node)].some((inner) => inner.kind === "variable");
    sayingX.set(node, says);
  }
  return says;
}

function hasEnoughNow(scope: Scope, phrase: TargetPhrase): boolean {
  let missing = phrase.min;
  if (missing <= 0) return true;
  return phrase.someOf(scope, (target) => isLegalTarget(scope, phrase, target) && --missing === 0);
}

/**
 * Chooses targets for every phrase.
 * @returns null when there are not enough legal targets
 */
export function chooseTargets(scope: Scope, phrases: readonly TargetPhrase[]): TargetChoice[] | null {
  const { game } = scope;
  const choices: TargetChoice[] = [];
  for (const phrase of phrases) {
    const taken = choices
      .filter((choice) => phrase.differsFrom.includes(choice.phrase))
      .flatMap((choice) => choice.chosen);
    const legal = legalTargets(scope, phrase).filter((target) => !taken.some((other) => sameTarget(other, target)));
    if (legal.length < phrase.min) return null;
    const picked = decide(game, {
      kind: "pick",
      about: "target",
      player: scope.controller,
      prompt: `Choose ${phrase.max === 1 ? "a target" : "targets"} for ${nameOf(game, { object: scope.source })}.`,
      options: legal.map((target) => ({ label: nameOf(game, target), target })),
      min: phrase.min,
      max: Math.min(phrase.max, legal.length),
      rule: cr("601.2c"),
      source: scope.source,
      hint: phrase.hint,
    });
    const chosen = picked.map((index) => legal[index]!);
    choices.push({ phrase: phrase.index, chosen, division: divide(scope, phrase, chosen) });
    scope.targets = choices;
  }
  return choices;
}

/** How an effect is divided among its targets, at least one each (CR 601.2d). */
function divide(scope: Scope, phrase: TargetPhrase, chosen: readonly Target[]): number[] | null {
  const total = phrase.divides(scope);
  if (total === null || chosen.length === 0) return null;
  if (chosen.length > total) throw new Refused(cr("601.2d"), "There are more targets than there is to divide.");
  return decide(scope.game, {
    kind: "divide",
    about: "division",
    player: scope.controller,
    prompt: `Divide ${total}.`,
    options: chosen.map((target) => ({ label: nameOf(scope.game, target), target })),
    min: 1,
    max: total,
    total,
    least: 1,
    rule: cr("601.2d"),
    source: scope.source,
  });
}

/** Everything that was chosen becomes a target (CR 601.2c, 603.3d); things that wait for that trigger. */
export function announceTargets(scope: Scope, choices: readonly TargetChoice[]): void {
  const targets: Target[] = [];
  for (const { chosen } of choices) {
    for (const target of chosen) if (!targets.some((other) => sameTarget(other, target))) targets.push(target);
  }
  const { stackObject, controller: player } = scope;
  if (stackObject === null || targets.length === 0) return;
  happenTogether(
    scope.game,
    targets.map((target) => ({ kind: "becomesTarget", target, by: stackObject, player })),
    [cr("115.1")],
    sourceOf(scope),
  );
}

/** The chosen targets that are still legal (CR 608.2b). */
export function stillLegal(
  scope: Scope,
  phrases: readonly TargetPhrase[],
  choices: readonly TargetChoice[],
): TargetChoice[] {
  return choices.map((choice) => {
    const phrase = phrases.find((one) => one.index === choice.phrase);
    const keep = choice.chosen.map((target) => phrase !== undefined && isLegalTarget(scope, phrase, target));
    return {
      phrase: choice.phrase,
      chosen: choice.chosen.filter((_, index) => keep[index]),
      division: choice.division?.filter((_, index) => keep[index]) ?? null,
    };
  });
}

/** Whether something is a spell (rather than an ability) on the stack. */
export function isSpell(game: Game, id: number): boolean {
  const object = game.state.objects[id];
  return object?.zone === "stack" && object.kind !== "ability" && characteristics(game, id).types.length > 0;
}
