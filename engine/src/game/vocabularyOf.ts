/**
 * The vocabulary of Oracle English: how the core of the game asks the tables of meanings.
 */
import { isTrue } from "./conditions/test.ts";
import { costMeaningOf } from "./costs/costs.ts";
import { type CompiledAbility, abilityOf } from "./cards/library.ts";
import { fixedLots, manaLots } from "./effects/manaVerbs.ts";
import { maySpend, spendingLimit } from "./effects/manaSpending.ts";
import { runSentence, runSentences } from "./effects/sentences.ts";
import { modeRange } from "./effects/helperRoles.ts";
import { modeSentences } from "./effects/choiceVerbs.ts";
import { mentionsOf, triggerPatternOf } from "./eventPatterns/triggers.ts";
import type { ManaType } from "./object.ts";
import { report } from "./events/pipeline.ts";
import { type Scope, scopeOf, sourceOf, scopeWith } from "./scope.ts";
import type { Duration } from "./state.ts";
import type { Game } from "./game.ts";
import { nodeAt } from "./layers/timed.ts";
import { mention } from "./selectors/references.ts";
import { effectRoots } from "./selectors/targetPhrases.ts";
import { targetPhrases } from "./stack/targetPhrases.ts";
import { partsOfSentence } from "./statics/sentences.ts";
import { type TreeNode, child, children, maybeChild, word } from "./treeAccess.ts";
import { castMethods } from "./keywords/casting.ts";
import { destinationAfterResolving, destinationOfSpell } from "./keywords/fromGraveyard.ts";
import { optionalCosts } from "./keywords/optionalCosts.ts";
import { finalChapter, mayBeAttached, protects } from "./keywords/attaching.ts";
import { mayTrigger, timingProblem } from "./costs/timing.ts";
import type { CostPart, ModeChoice, StaticPart, TriggerPattern, Vocabulary } from "./vocabulary.ts";
import { chapterPattern } from "./eventPatterns/chapters.ts";
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

const timedCache = new WeakMap<TreeNode, StaticPart[]>();

function timedStatics(_ability: CompiledAbility, node: TreeNode): StaticPart[] {
  let parts = timedCache.get(node);
  if (!parts) {
    parts = partsOfSentence(node);
    timedCache.set(node, parts);
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
  const inner = scopeWith(scope, { mentions: [...scope.mentions] });
  prepare(inner, ability);
  return isTrue(inner, child(first, "condition"));
}

/** "This ability costs {1} less to activate": stands among its effects. */
function ownCostChanges(ability: CompiledAbility): readonly CostPart[] | null {
  if (ability.kind !== "activated" || ability.unmodelled.length > 0) return null;
  const rules = effectsOf(ability).filter((effect) => {
    const verbs = maybeChild(effect, "verbs")?.kind;
    return verbs === "cost" || verbs === "costMore";
  });
  const parts = rules.flatMap((rule) => partsOfSentence(rule)).filter((part) => part.kind === "cost");
  return parts.length > 0 ? parts : null;
}

function stillTrue(game: Game, duration: Extract<Duration, { kind: "whileTrue" }>): boolean {
  const ability = abilityOf(game.library, duration.ability);
  const { mentions, targets, x } = duration;
  const scope = scopeOf(game, duration.source, duration.controller, ability);
  return isTrue(Object.assign(scope, { mentions: [...mentions], targets, x }), nodeAt(ability.node, duration.path));
}

/** What may be chosen of each modal ability; null for others. */
const modesCache = new WeakMap<CompiledAbility, ModeChoice | null>();

function modes(_scope: Scope, ability: CompiledAbility): ModeChoice | null {
  let choice = modesCache.get(ability);
  if (choice === undefined) {
    choice = modesOf(ability);
    modesCache.set(ability, choice);
  }
  return choice;
}

function modesOf(ability: CompiledAbility): ModeChoice | null {
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
    // What "you may" pay in addition is offered, not asked for (see `optionalCosts.ts`).
    return verbs && verbs.kind !== "may" ? [verbs] : [];
  });
}

/** The words for mana in each mana ability, and the lots where those are always the same. */
const manaWords = new WeakMap<CompiledAbility, { mana: TreeNode | null; fixed: ManaType[][] | null }>();

function manaWordsOf(ability: CompiledAbility): { mana: TreeNode | null; fixed: ManaType[][] | null } {
  let words = manaWords.get(ability);
  if (!words) {
    const adding = effectsOf(ability)
      .map((effect) => maybeChild(effect, "verbs"))
      .find((verbs) => verbs?.kind === "addMana");
    const mana = adding ? child(adding, "mana") : null;
    words = { mana, fixed: !mana ? [] : mana.kind === "manaSymbols" ? someMana(fixedLots(mana)) : null };
    manaWords.set(ability, words);
  }
  return words;
}

function manaOutputs(scope: Scope, ability: CompiledAbility): readonly (readonly ManaType[])[] {
  const { mana, fixed } = manaWordsOf(ability);
  return fixed ?? someMana(manaLots(scope, mana!));
}

const someMana = (lots: ManaType[][]): ManaType[][] => lots.filter((lot) => lot.length > 0);

const besidesMana = new WeakMap<CompiledAbility, TreeNode[]>();

/** Sentences of a mana ability that are heeded when the mana is made. */
const NOT_AFTER_MANA = new Set(["addMana", "activate", "spendMana"]);

function performWithoutMana(scope: Scope, ability: CompiledAbility): void {
  let effects = besidesMana.get(ability);
  if (!effects) {
    effects = effectsOf(ability).filter((effect) => {
      const verbs = maybeChild(effect, "verbs");
      return effect.kind !== "reminder" && !NOT_AFTER_MANA.has(verbs?.kind ?? "");
    });
    besidesMana.set(ability, effects);
  }
  if (effects.length === 0) return;
  mention(scope, [{ object: scope.source }], { how: "self" });
  for (const effect of effects) runSentence(scope, effect);
}

/** The vocabulary the game is played with. */
export const oracleVocabulary: Vocabulary = {
  perform,
  performWithoutMana,
  targetPhrases,
  modes,
  statics,
  timedStatics,
  trigger,
  stillTrue,
  ownCostChanges,
  interveningIf,
  mayTrigger,
  costs,
  cost: costMeaningOf,
  castMethods,
  optionalCosts,
  destinationAfter: (spell, resolves) => (resolves ? destinationAfterResolving(spell) : destinationOfSpell(spell)),
  chooseCostX: () => null,
  manaOutputs,
  spendingLimit,
  maySpend,
  hasFixedMana: (ability) => manaWordsOf(ability).fixed !== null,
  hasQuality: protects,
  finalChapter,
  mayBeAttached,
  assignsByToughness: () => false,
  timingProblem,
};
