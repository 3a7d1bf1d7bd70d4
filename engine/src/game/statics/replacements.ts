/**
 * Replacement and prevention effects (CR 614, 615): "would … instead", "enters tapped", "prevent …", "as … enters".
 */
import { amountOf } from "../amounts/amountOf.ts";
import { decideMay } from "../choices.ts";
import type { EventData, EventKind, GameEvent, MoveEvent } from "../events/event.ts";
import { eventVerbOf, happeningOf, verbsIn } from "../eventPatterns/matchClause.ts";
import { damageAmount, lifeAmount } from "../effects/damageVerbs.ts";
import { enteringOptions } from "../effects/entering.ts";
import { withExceptions } from "../effects/copyExceptions.ts";
import { runSentence } from "../effects/sentences.ts";
import { chooseWord } from "../effects/choiceVerbs.ts";
import { objectsOf } from "../effects/clause.ts";
import { copiableValues } from "../layers/copiable.ts";
import { cr } from "../rules.ts";
import { type Scope, scopeWith } from "../scope.ts";
import { fits, select } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { singlePlace } from "../selectors/zones.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import type { ReplacementPart } from "../vocabulary.ts";
import { conditionsHold } from "./continuous.ts";
import type { StaticSentence } from "./sentence.ts";
import { cardCount } from "../effects/cardVerbs.ts";

/** The object an entering event is about, as the words see it: the card that is about to be the permanent. */
function isEntering(scope: Scope, sentence: StaticSentence, event: GameEvent): event is MoveEvent & GameEvent {
  if (event.kind !== "move" || event.to.zone !== "battlefield") return false;
  const subject = sentence.subject;
  return subject !== null && fits(scope, subject, { object: event.object });
}

/** "[Subject] enters tapped / with two +1/+1 counters / as a copy of …" (CR 614.1c–e). */
export function enterParts(sentence: StaticSentence, verb: TreeNode): ReplacementPart[] {
  const how = maybeChild(verb, "how");
  const asCopy = maybeChild(verb, "what");
  if (!how && !asCopy) return [];
  return [
    {
      kind: "replacement",
      on: ["move"],
      prevention: false,
      rule: cr("614.1c"),
      applies: (scope, event) => isEntering(scope, sentence, event) && conditionsHold(scope, sentence),
      replace: (scope, event) => {
        const move = event as MoveEvent;
        if (asCopy) return copyEntering(scope, sentence, asCopy, move);
        const optional = sentence.tails.some((tail) => tail.kind === "optional");
        if (optional && !decideMay(scope.game, scope.controller, "Enter that way?", scope.source, cr("614.1c"), "help"))
          return [{ ...move, memory: { ...move.memory, [declinedAs(scope)]: true } }];
        const inner = scopeWith(scope, { x: xOfSpell(scope, move.object) ?? scope.x });
        const more = enteringOptions(inner, how!, move.object);
        return [{ ...move, ...more, counters: addCounts(move.counters, more.counters, timesOf(inner, sentence)) }];
      },
    },
  ];
}

/** Under which name a permanent remembers that it did not enter the way an ability of it offered. */
function declinedAs(scope: Scope): string {
  return `declined ${scope.ability?.ref.card}:${scope.ability?.ref.index}`;
}

/** "If you don't" behind "you may have this creature enter …": whether it entered that way. */
export function enteredAsOffered(scope: Scope): boolean {
  return scope.game.state.objects[scope.source]?.memory[declinedAs(scope)] !== true;
}

function timesOf(scope: Scope, sentence: StaticSentence): number {
  const each = sentence.forEach && maybeChild(sentence.forEach, "each");
  if (!each) return 1;
  return amountOf(scope, { kind: "numberOf", what: each });
}

function addCounts(
  before: Record<string, number>,
  more: Record<string, number> | undefined,
  times: number,
): Record<string, number> {
  const sum = { ...before };
  for (const [counter, amount] of Object.entries(more ?? {}))
    if (amount * times > 0) sum[counter] = (sum[counter] ?? 0) + amount * times;
  return sum;
}

/** The X of the spell that is becoming the permanent (CR 107.3m). */
function xOfSpell(scope: Scope, object: number): number | null {
  return scope.game.state.objects[object]?.stack?.x ?? null;
}

function copyEntering(scope: Scope, sentence: StaticSentence, asCopy: TreeNode, move: MoveEvent): EventData[] | null {
  const optional = sentence.tails.some((tail) => tail.kind === "optional");
  if (optional && !decideMay(scope.game, scope.controller, "Enter as a copy?", scope.source, cr("707.5"), "may"))
    return null;
  const [of] = objectsOf(select(scope, child(asCopy, "of"), { hint: "help" }));
  if (of === undefined) return null;
  return [{ ...move, copy: withExceptions(scope, copiableValues(scope.game, of), maybeChild(asCopy, "except")) }];
}

/** "As [this] enters, choose a color" (CR 614.1c): the choice comes with the permanent. */
export function asItEntersParts(sentence: StaticSentence, then: TreeNode): ReplacementPart[] {
  const choosing = maybeChild(then, "verbs");
  const what = choosing?.kind === "choose" ? maybeChild(choosing, "what") : null;
  return [
    {
      kind: "replacement",
      on: ["move"],
      prevention: false,
      rule: cr("614.1c"),
      applies: (scope, event) => isEntering(scope, sentence, event),
      replace: (scope, event) => {
        const move = event as MoveEvent;
        if (what && what.kind !== "objects") {
          const { memory, value } = chooseWord(scope, what, move.controller);
          return [{ ...move, memory: { ...move.memory, [memory]: value } }];
        }
        runSentence(scope, then);
        return [move];
      },
    },
  ];
}

/** "If [subject] would [do], [then] instead". */
export function wouldParts(
  subject: TreeNode | null,
  doing: TreeNode,
  then: TreeNode,
  conditions: TreeNode[],
  node: TreeNode,
): ReplacementPart[] {
  const verbs = verbsIn(doing).map(eventVerbOf);
  if (verbs.some((verb) => verb === null)) return [];
  const sentence: StaticSentence = { node, subject, conditions, forEach: null, whereX: null, tails: [] };
  return [
    {
      kind: "replacement",
      on: [...new Set(verbs.flatMap((verb) => verb!.on))] as EventKind[],
      prevention: false,
      rule: cr("614.1a"),
      applies: (scope, event) => happeningOf(scope, subject, doing, event) !== null && conditionsHold(scope, sentence),
      replace: (scope, event) => {
        const told = happeningOf(scope, subject, doing, event)!;
        const inner = scopeWith(scope, { mentions: [...scope.mentions], event, lastAmount: told.amount ?? null });
        for (const thing of Object.values(told.objects))
          if (thing) mention(inner, Array.isArray(thing) ? thing : [thing as never]);
        if (told.subject) mention(inner, [told.subject]);
        if (told.subject && "player" in told.subject) inner.doer = told.subject.player;
        return insteadOf(inner, event, then);
      },
    },
  ];
}

/** What the words after the comma make of the event; what they don't speak of stays. */
function insteadOf(scope: Scope, event: GameEvent, sentence: TreeNode): EventData[] | null {
  const then = sentence.kind === "instead" ? child(sentence, "then") : sentence;
  const optional = maybeChild(then, "verbs");
  if (optional?.kind === "may") {
    // "You may … instead": declined, the event happens as it would (CR 614.1).
    if (!decideMay(scope.game, scope.controller, "Do this instead?", scope.source, cr("614.1a"), "may")) return null;
    return insteadOf(scope, event, { ...then, verbs: child(optional, "do") });
  }
  const verb = maybeChild(then, "verbs");
  const changed = verb ? changedEvent(scope, event, verb) : null;
  if (changed) return changed;
  // Anything else is simply done in its place.
  runSentence(scope, then);
  return [];
}

function changedEvent(scope: Scope, event: GameEvent, verb: TreeNode): EventData[] | null {
  switch (verb.kind) {
    case "exile":
      return event.kind === "move" ? [{ ...event, to: { ...event.to, zone: "exile" } }] : null;
    case "return":
      return event.kind === "move"
        ? [{ ...event, to: { ...event.to, zone: singlePlace(scope, child(verb, "to")).zone } }]
        : null;
    case "dealDamage":
      return event.kind === "damage" ? [{ ...event, amount: damageAmount(scope, child(verb, "damage")) }] : null;
    case "gainLife":
    case "loseLife":
      return event.kind === verb.kind ? [{ ...event, amount: lifeAmount(scope, child(verb, "life")) }] : null;
    case "draw": {
      if (event.kind !== "draw") return null;
      const { player } = event;
      return new Array(cardCount(scope, maybeChild(verb, "cards"))).fill(null).map(() => ({ kind: "draw", player }));
    }
    case "create": {
      if (event.kind !== "createToken") return null;
      const quantity = maybeChild(maybeChild(child(verb, "tokens"), "determiner") ?? verb, "quantity");
      return quantity?.kind === "twiceThatMany" ? [event, { ...event }] : null;
    }
    case "put": {
      if (event.kind !== "addCounters") return null;
      const quantity = maybeChild(maybeChild(child(verb, "counters"), "determiner") ?? verb, "quantity");
      return quantity?.kind === "twiceThatMany" ? [{ ...event, amount: 2 * event.amount }] : null;
    }
    case "prevent":
      return [];
    default:
      return null;
  }
}

/** "Prevent all combat damage that would be dealt to you", "prevent the next 3 damage …" (CR 615). */
export function preventParts(sentence: StaticSentence, verb: TreeNode): ReplacementPart[] {
  const damage = maybeChild(verb, "damage");
  const type = damage && maybeChild(damage, "type");
  const to = maybeChild(verb, "to");
  const recipient = to && maybeChild(to, "to");
  const by = maybeChild(verb, "by") ?? (to && maybeChild(to, "by"));
  return [
    {
      kind: "replacement",
      on: ["damage"],
      prevention: true,
      rule: cr("615.1a"),
      applies: (scope, event) => {
        if (event.kind !== "damage" || !event.preventable || !conditionsHold(scope, sentence)) return false;
        if (type && word(type) === "combatDamage" && !event.combat) return false;
        if (type && word(type) === "noncombatDamage" && event.combat) return false;
        // "To and dealt by that creature": either way.
        if (to?.kind === "toAndBy")
          return (
            recipient !== null && (fits(scope, recipient, event.to) || fits(scope, recipient, { object: event.from }))
          );
        if (recipient && !fits(scope, recipient, event.to)) return false;
        return !by || fits(scope, by, { object: event.from });
      },
      replace: (scope, event) => {
        if (event.kind !== "damage") return null;
        const shield = scope.left;
        const rest = shield === null ? 0 : event.amount - shield;
        return rest > 0 ? [{ ...event, amount: rest }] : [];
      },
      uses: (event) => (event.kind === "damage" ? event.amount : 1),
    },
  ];
}

/** The first clause of a condition that says "would". */
export function wouldClause(condition: TreeNode): TreeNode | null {
  const clauses = condition.kind === "clause" ? [condition] : children(condition, "items");
  return clauses.find((clause) => maybeChild(clause, "verbs")?.kind === "would") ?? null;
}
