/**
 * Simulate a card: a board on which it can be used, a line of play, an account with rules, and what could not be played.
 */
import { cr } from "../rules/ruleNumber.ts";
import type { CardSource } from "../cards/cardSource.ts";
import { walkTree } from "../grammar/tree.ts";
import { addCard } from "../game/cards/fromSource.ts";
import {
  type CardDefinition,
  type CardLibrary,
  type CompiledAbility,
  type Unmodelled,
  definitionOf,
} from "../game/cards/library.ts";
import { stockLibraryInParts } from "../game/cards/stock.ts";
import { copyState, NotModelled } from "../game/game.ts";
import type { GameState } from "../game/state.ts";
import { type TreeNode, children } from "../game/treeAccess.ts";
import type { SimulationReport, SimulationStep } from "./report.ts";
import { Stage, type Told } from "./stage.ts";
import { addStockCards } from "./stockCards.ts";
import { isAbout } from "./isAbout.ts";
import { playClash, showsWhenBlocked } from "./clash.ts";
import { playStory } from "./story.ts";
import type { Focus } from "./focus.ts";
import { conditionsOf } from "./wishes.ts";
import { rememberLibrary } from "./expectations.ts";
import { offersOtherCost } from "./needs.ts";
import { inShort } from "./steps.ts";
import { isCastFromBattle } from "./reachFrames.ts";
import { verdictOf } from "./verdict.ts";

export interface SimulationOptions {
  seed?: number;
  /** Only this line of the card (from 1) has to be used. */
  ability?: number;
  /** Give each step the board as it was then, for a panel to draw. */
  boards?: boolean;
  /** The card's text, to quote from where a step is about words rather than events. */
  text?: string;
}

let stock: CardLibrary | undefined;

/** A library of its own for each call, sharing the compiled stock cards. */
function* freshLibrary(): Generator<void, CardLibrary> {
  if (!stock) {
    const library = yield* stockLibraryInParts();
    yield* addStockCards(library);
    stock = library;
  }
  return { ...stock, definitions: new Map(stock.definitions) };
}

/** Simulates a card of a card file. Never throws for what the card says; the same seed gives the same report. */
export function simulate(card: CardSource, options: SimulationOptions = {}): SimulationReport {
  return atOnce(simulateInParts(card, options));
}

/**
 * The same in parts of a few milliseconds: whoever has other things to do does them between two calls of `next`. What it
 * returns in the end is the report; nothing else has to be asked of it, and it may be given up at any time.
 */
export function* simulateInParts(card: CardSource, options: SimulationOptions = {}): Generator<void, SimulationReport> {
  const library = yield* freshLibrary();
  const definition = addCard(library, card);
  yield;
  return yield* definitionInParts(library, definition.id, { text: card.text, ...options });
}

/** The same for a card that is in a library already. */
export function simulateDefinition(
  library: CardLibrary,
  id: string,
  options: SimulationOptions = {},
): SimulationReport {
  return atOnce(definitionInParts(library, id, options));
}

function atOnce<Result>(parts: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

function* definitionInParts(
  library: CardLibrary,
  id: string,
  options: SimulationOptions,
): Generator<void, SimulationReport> {
  const definition = definitionOf(library, id);
  const seed = options.seed ?? 1;
  const only = options.ability === undefined ? null : firstOnLine(definition, options.ability - 1);
  const told: Told[] = [];
  const performed = new Set<TreeNode>();
  const failures: Unmodelled[] = [];
  let state: GameState | null = null;
  const scene = function* (
    title: string | null,
    modes: readonly number[] | null,
    face = 0,
    focus?: Focus,
    kind: "clash" | "without" | null = null,
  ): Generator<void, void> {
    const stage = new Stage(library, seed, id, options.boards ?? false);
    const rule = focus ? cr("602.1") : SCENE_RULES[kind ?? "modes"];
    if (title) stage.tell("scene", title, [rule], focus?.ability ?? null);
    stage.modes = modes;
    stage.withoutOptionalCosts = kind === "without";
    try {
      if (kind === "clash") yield* playClash(stage, definition);
      else yield* playStory(stage, definition, { only: focus?.ability.ref.index ?? only, face, focus });
    } catch (stopped) {
      stage.failure ??= stopped instanceof NotModelled ? stopped : ownFailure(stopped);
    }
    told.push(...stage.told);
    for (const node of stage.game.performed ?? []) performed.add(node);
    if (stage.failure)
      failures.push({ card: id, ability: 0, span: null, nodeKind: stage.failure.nodeKind, why: stage.failure.what });
    state ??= copyState(stage.state);
  };
  /** What could not be used so far gets a board of its own; a second one if its words have an "otherwise". */
  const scenesForTheRest = function* (): Generator<void, void> {
    let scenes = 0;
    for (const ability of definition.abilities) {
      for (const conditions of [true, false]) {
        if (!isToBeUsed(ability) || scenes >= MOST_OWN_SCENES || failures.length > 0) break;
        const why = whyNotUsed(ability, told, performed);
        if (!why || offersOtherCost(ability) || (!conditions && conditionsOf(ability).length === 0)) break;
        scenes++;
        yield* scene("On a board made for these words.", null, ability.face, { ability, conditions });
      }
    }
  };
  yield* scene(null, null);
  // Every face that can be cast on its own, and what it turns into, is played once.
  for (const [face, { values }] of definition.faces.entries()) {
    if (face > 0 && only === null && !isCastFromBattle(definition, face))
      yield* scene(`On a fresh board: ${values.name}.`, null, face);
  }
  // Every mode is to be chosen once (CR 700.2).
  for (const ability of definition.abilities) {
    for (const [index, mode] of children(ability.node, "modes").entries()) {
      if (![...walkTree(mode)].some((node) => performed.has(node)))
        yield* scene(`On a fresh board: mode ${index + 1}.`, [index]);
    }
  }
  if (only === null && failures.length === 0) yield* scenesForTheRest();
  if (only === null && failures.length === 0 && showsWhenBlocked(definition))
    yield* scene("On a fresh board: it attacks and is blocked.", null, 0, undefined, "clash");
  if (only === null && failures.length === 0 && offersMore(definition))
    yield* scene("On a fresh board: without paying its additional cost.", null, 0, undefined, "without");
  const unmodelled = [...partsNotModelled(definition), ...failures];
  if (only === null) unmodelled.push(...notReached(definition, told, performed, unmodelled));
  const steps = numbered(inShort(told, id), id, options.text ?? null);
  const report = {
    card: id,
    seed,
    verdict: verdictOf(definition, state!, told, unmodelled),
    steps,
    unmodelled,
    state: state!,
  };
  rememberLibrary(report, library);
  return report;
}

const SCENE_RULES = { clash: cr("509.1"), without: cr("118.8b"), modes: cr("700.2") };

/** Whether a spell does something else when an additional cost that it offers is not paid. */
function offersMore({ abilities }: CardDefinition): boolean {
  return abilities.some(
    ({ printed, keywordOf, keyword }) =>
      printed && !keywordOf && (keyword === "kicker" || keyword === "multikicker" || keyword === "buyback"),
  );
}

/** A fault of the simulator itself: it is told as one, and what was played before it stays. */
function ownFailure(error: unknown): NotModelled {
  const what = error instanceof Error ? error.message : String(error);
  return new NotModelled("simulator", `the simulator failed, and that is its own fault: ${what}`);
}

function firstOnLine(definition: CardDefinition, line: number): number | null {
  const found = definition.abilities.find((ability) => ability.printed && ability.line === line);
  return found ? found.ref.index : null;
}

/** What is known not to be playable before anything is played. */
export function partsNotModelled(definition: CardDefinition): Unmodelled[] {
  return definition.abilities
    .filter((ability) => ability.printed && !ability.keywordOf)
    .flatMap((ability) => ability.unmodelled);
}

/** Abilities that were not used, and effects that neither did anything nor said why. */
function notReached(
  definition: CardDefinition,
  told: readonly Told[],
  performed: ReadonlySet<TreeNode>,
  known: readonly Unmodelled[],
): Unmodelled[] {
  const missing: Unmodelled[] = [];
  for (const ability of definition.abilities) {
    if (!isToBeUsed(ability) || known.some((one) => one.ability === ability.ref.index)) continue;
    const why = whyNotUsed(ability, told, performed);
    if (why)
      missing.push({
        card: definition.id,
        ability: ability.keywordOf?.index ?? ability.ref.index,
        span: ability.span,
        nodeKind: ability.node.kind,
        why,
      });
  }
  return missing;
}

/** The most boards that are made for single abilities of a card. */
const MOST_OWN_SCENES = 6;

function isToBeUsed(ability: CompiledAbility): boolean {
  return ability.printed && ability.unmodelled.length === 0;
}

function whyNotUsed(ability: CompiledAbility, told: readonly Told[], performed: ReadonlySet<TreeNode>): string | null {
  // What the rules give a land by its type is no words of the card (CR 305.6).
  if (ability.kind === "static" || ability.kind === "keyword" || ability.span === null) return null;
  if (offersOtherCost(ability))
    return told.some(({ text }) => text.includes("(alternative"))
      ? null
      : "the simulator found no way to cast it by its other cost";
  if (ability.kind !== "spell") {
    const kind = ability.kind === "activated" ? "activate" : "triggered";
    const used = told.some(({ event }) => event.kind === kind && isAbout(event.source, ability));
    if (!used && !(ability.manaAbility && ability.kind === "triggered"))
      return ability.kind === "activated"
        ? "the simulator found no way to activate it"
        : "the simulator found no way to make it trigger";
  }
  if (ability.manaAbility) return null;
  const clauses = children(ability.node, "effects").flatMap(clausesIn);
  const left = clauses.filter((clause) => !performed.has(clause));
  return left.length > 0 ? "the simulator did not come to a part of it" : null;
}

/** The clauses of an effect that have to do something, without those that wait for later. */
function clausesIn(node: TreeNode): TreeNode[] {
  if (
    node.kind === "delayed" ||
    node.kind === "reminder" ||
    node.kind === "additionalCost" ||
    node.kind === "keywordDash"
  )
    return [];
  if (node.kind === "clause")
    return node.tails && children(node, "tails").some((tail) => tail.kind === "when") ? [] : [node];
  return [...children(node, "items"), ...children(node, "then")].flatMap(clausesIn);
}

function numbered(told: readonly Told[], card: string, cardText: string | null): SimulationStep[] {
  return told.map(({ event, text, board }, index) => ({
    n: index + 1,
    event: event.kind,
    text: quoted(event, text, card, cardText),
    rules: event.rules,
    span: event.source?.card === card ? event.source.span : null,
    ...(board ? { board } : {}),
  }));
}

/** Steps that put words into force quote them. */
function quoted(event: Told["event"], text: string, card: string, cardText: string | null): string {
  const span = event.source?.card === card ? event.source.span : null;
  if (span && cardText !== null && event.kind === "keyword") {
    // With what the keyword asks for: "has ward {2}", "has protection from red".
    const [words] = cardText.slice(...span).split(/\s*\(/);
    const isKeyword = words!.toLowerCase().startsWith(text.replace(/^.* has |\.$/g, ""));
    return isKeyword ? `${text.replace(/ has .*$/, "")} has ${lowered(words!)}.` : text;
  }
  if (
    !span ||
    cardText === null ||
    (event.kind !== "ruleBegins" && !(event.kind === "static" && text.includes("from now on")))
  )
    return text;
  return `From now on this holds: “${cardText.slice(...span)}”`;
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, "");
}
