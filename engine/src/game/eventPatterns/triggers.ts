/**
 * Trigger conditions (CR 603.1): when, whenever, at.
 */
import type { CompiledAbility } from "../cards/library.ts";
import type { EventKind, GameEvent } from "../events/event.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Mention } from "../object.ts";
import { type Scope, scopeWith } from "../scope.ts";
import type { StepName } from "../state.ts";
import type { TriggerPattern } from "../vocabulary.ts";
import { mentionOwners } from "../selectors/references.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import type { Happening } from "./happening.ts";
import { eventVerbOf, happeningOf, verbsIn } from "./matchClause.ts";
import { countsOnce, oneOrMoreFits } from "./oneOrMore.ts";
import { STATE_EVENTS, stateFits, tellsOfState } from "./stateTriggers.ts";

/** The steps that phase words name (CR 500). */
export const STEP_OF_PHASE: Readonly<Record<string, StepName>> = {
  upkeep: "upkeep",
  drawStep: "draw",
  endStep: "end",
  untapStep: "untap",
  combat: "beginning of combat",
  combatPhase: "beginning of combat",
  mainPhase: "precombat main",
  precombatMainPhase: "precombat main",
  postcombatMainPhase: "postcombat main",
  declareAttackersStep: "declare attackers",
  declareBlockersStep: "declare blockers",
  combatDamageStep: "combat damage",
  cleanupStep: "cleanup",
  turn: "untap",
};

const EVENT_SLOTS = { event: "event", second: "event" } as const;

export const triggerMeanings: Table<Meaning> = {
  when: { slots: EVENT_SLOTS },
  whenever: { slots: EVENT_SLOTS },
  at: { slots: { point: "point" } },
};

/** The clauses a trigger node waits for; several are alternatives. */
export function clausesOf(trigger: TreeNode): TreeNode[] {
  return [...children(trigger, "event"), ...children(trigger, "second")].flatMap((event) =>
    event.kind === "eventOr" ? children(event, "items") : [event],
  );
}

/** What a triggered ability waits for; null when it has no trigger condition the game knows. */
export function triggerPatternOf(ability: CompiledAbility, trigger: TreeNode): TriggerPattern | null {
  if (trigger.kind === "at")
    return {
      on: ["stepBegins"],
      looksBack: false,
      matches: (scope, event) => event.kind === "stepBegins" && pointFits(scope, trigger, event.step, event.player),
    };
  const clauses = clausesOf(trigger);
  if (clauses.length > 0 && clauses.every(tellsOfState)) {
    return {
      on: [...STATE_EVENTS],
      looksBack: false,
      matches: (scope) => clauses.some((clause) => stateFits(scope, ability, clause)),
    };
  }
  const verbs = clauses.flatMap((clause) => verbsIn(child(clause, "verbs"))).map(eventVerbOf);
  if (verbs.some((verb) => verb === null)) return null;
  const on = [...new Set(verbs.flatMap((verb) => verb!.on))] as EventKind[];
  return {
    on,
    // What leaves looks back; "put into" may tell of counters as well, which changes nothing.
    looksBack:
      verbs.some((verb) => verb!.looksBack) &&
      !clauses.some((clause) => verbsIn(child(clause, "verbs")).some((verb) => verb.kind === "enter")),
    matches: (scope, event) => {
      const told = tellTrigger(scope, trigger, event);
      if (!told) return false;
      return !countsOnce(trigger) || oneOrMoreFits(scope, ability, event);
    },
  };
}

/** The verb of "are put on this creature"; null when the words say something else. */
export function putPassively(verbs: TreeNode): TreeNode | null {
  const complement = verbs.kind === "be" ? maybeChild(verbs, "complement") : null;
  const verb = complement?.kind === "being" ? maybeChild(complement, "verb") : null;
  return verb?.kind === "put" && maybeChild(verb, "on") ? verb : null;
}

interface WaitedFor {
  subject: TreeNode | null;
  verbs: TreeNode;
  tails: readonly TreeNode[];
}

const waitedFor = new WeakMap<TreeNode, WaitedFor[]>();

/** The clauses of a trigger, taken apart. */
function waitedForBy(trigger: TreeNode): readonly WaitedFor[] {
  let clauses = waitedFor.get(trigger);
  if (!clauses) {
    clauses = clausesOf(trigger).map((clause) => {
      const subject = maybeChild(clause, "subject");
      const verbs = child(clause, "verbs");
      const tails = children(clause, "tails");
      const put = subject?.kind === "counters" ? putPassively(verbs) : null;
      // "Counters are put on it" is told like "you put counters on it", whoever does.
      if (!put || !subject) return { subject, verbs, tails };
      return { subject: null, verbs: { ...put, counters: subject, voice: "passive" }, tails };
    });
    waitedFor.set(trigger, clauses);
  }
  return clauses;
}

/** The event as the trigger tells it; null when it is not what it waits for. */
export function tellTrigger(scope: Scope, trigger: TreeNode, event: GameEvent): Happening | null {
  for (const { subject, verbs, tails } of waitedForBy(trigger)) {
    const told = happeningOf(scope, subject, verbs, event, tails);
    if (told) return told;
  }
  return null;
}

/** Whether a step is the one that "at the beginning of …" names. */
function pointFits(scope: Scope, trigger: TreeNode, step: StepName, active: number): boolean {
  const point = child(trigger, "point");
  if (point.kind === "endOf") return step === (word(child(point, "of")) === "combat" ? "end of combat" : "end");
  if (point.kind === "endOfTurn") return step === "end";
  const phase = child(point, "phase");
  if (phase.kind === "combatOn") {
    if (step !== "beginning of combat") return false;
    const of = maybeChild(phase, "of");
    return !of || isTurnOf(scope, of, active);
  }
  const noun = maybeChild(phase, "phase");
  const wanted = phase.kind === "untapStepOf" ? "untap" : noun && STEP_OF_PHASE[word(noun)];
  if (!wanted || wanted !== step) return false;
  const of = maybeChild(phase, "of");
  if (of) return isTurnOf(scope, of, active);
  const who = maybeChild(phase, "who");
  const other = who && maybeChild(who, "who");
  return other ? other.kind === "playerOne" || active !== scope.controller : true;
}

function isTurnOf(scope: Scope, of: TreeNode, active: number): boolean {
  return ownersOf(scope, of).some((owner) => "player" in owner && owner.player === active);
}

/** What the trigger's words let the effect refer to: subject first, then the others. */
export function mentionsOf(
  scope: Scope,
  trigger: TreeNode,
  event: GameEvent,
): { mentions: Mention[]; amount: number | null } {
  if (event.kind === "stepBegins")
    return { mentions: [{ what: [{ player: event.player }], plural: false, how: "event" }], amount: null };
  const told = tellTrigger(scope, trigger, event);
  if (!told) return { mentions: [], amount: null };
  const mentions: Mention[] = [];
  const inner = scopeWith(scope, { mentions });
  for (const [slot, thing] of Object.entries(told.objects)) {
    if (thing === null || slot === "by") continue;
    const what = Array.isArray(thing) ? [...thing] : [thing as Mention["what"][number]];
    for (const phrase of phrasesInSlot(trigger, slot)) mentionOwners(inner, phrase, what);
    if (what.length > 0) mentions.push({ what, plural: what.length > 1, how: "event" });
  }
  if (told.subject)
    for (const phrase of phrasesInSlot(trigger, "subject")) mentionOwners(inner, phrase, [told.subject]);
  // The subject is mentioned last, so that "it" means it.
  if (told.subject) mentions.push({ what: [told.subject], plural: false, how: "event" });
  return { mentions, amount: told.amount ?? null };
}

/** The noun phrases that stand in a slot of the trigger's clauses. */
function phrasesInSlot(trigger: TreeNode, slot: string): TreeNode[] {
  return clausesOf(trigger).flatMap((clause) => {
    if (slot === "subject") return children(clause, "subject");
    return verbsIn(child(clause, "verbs")).flatMap((verb) => children(verb, slot));
  });
}
