/**
 * Verbs as events: who did it, what it was done to (idea 6: what can be done can be waited for, looked back at, replaced).
 * One entry serves triggers, "this turn" conditions, replacement effects and prohibitions.
 */
import type { GameEvent } from "../events/event.ts";
import type { Table } from "../meaning.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../selectors/filter.ts";
import { placesOf } from "../selectors/zones.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { objectOf } from "../view.ts";
import { frameEvents } from "../frames/frameEvents.ts";
import { attackEvents } from "./combatEvents.ts";
import { type EventVerbMeaning, type Happening, onEvent } from "./happening.ts";
import { moveEvents, tellPut } from "./moveEvents.ts";
import { counterNameOf } from "../effects/counterNames.ts";

const player = (id: number): Target => ({ player: id });
const object = (id: number): Target => ({ object: id });

/** "Combat damage", "noncombat damage": whether the damage is of that kind. */
function damageKindFits(node: TreeNode, combat: boolean): boolean {
  const damage = maybeChild(node, "damage");
  const type = damage && maybeChild(damage, "type");
  if (!type) return true;
  if (word(type) === "combatDamage") return combat;
  return word(type) === "noncombatDamage" ? !combat : word(type) === "damage";
}

export const eventVerbMeanings: Table<EventVerbMeaning> = {
  ...moveEvents,
  ...attackEvents,
  ...frameEvents,
  draw: onEvent("draw", { cards: "np" }, (event) => ({ subject: player(event.player), objects: {}, amount: 1 }), {
    passiveSlot: "cards",
  }),
  gainLife: onEvent("gainLife", { life: "lifeWord" }, (event) => ({
    subject: player(event.player),
    objects: {},
    amount: event.amount,
  })),
  loseLife: onEvent("loseLife", { life: "lifeWord" }, (event) => ({
    subject: player(event.player),
    objects: {},
    amount: event.amount,
  })),
  dealDamage: onEvent(
    "damage",
    { damage: "damageWord", to: "np", by: "np" },
    (event, node) =>
      damageKindFits(node, event.combat)
        ? { subject: object(event.from), objects: { to: event.to, by: object(event.from) }, amount: event.amount }
        : null,
    { passiveSlot: "to" },
  ),
  tap: onEvent("tap", { what: "np" }, (event) => ({ subject: null, objects: { what: object(event.object) } }), {
    passiveSlot: "what",
  }),
  untap: onEvent(
    "untap",
    { what: "np" },
    (event) => ({ subject: object(event.object), objects: { what: object(event.object) } }),
    { passiveSlot: "what" },
  ),
  cast: onEvent("cast", { what: "np", from: "zone" }, tellCasting, { passiveSlot: "what" }),
  activate: onEvent(
    "activate",
    { what: "np" },
    (event) => (event.manaAbility ? null : { subject: player(event.player), objects: { what: object(event.object) } }),
    {
      passiveSlot: "what",
    },
  ),
  shuffle: onEvent("shuffle", { what: "zone" }, (event) => ({ subject: player(event.player), objects: {} })),
  search: onEvent("search", { zone: "zone" }, (event) => ({ subject: player(event.player), objects: {} })),
  counter: onEvent(
    "counterSpell",
    { what: "np" },
    (event) => ({ subject: event.by === null ? null : player(event.by), objects: { what: object(event.object) } }),
    {
      passiveSlot: "what",
      looksBack: true,
    },
  ),
  /** "Is turned face up" (CR 708.8). */
  turn: {
    ...onEvent(
      "turnFaceUp",
      { how: "value" },
      (event) => ({ subject: null, objects: { what: object(event.object) } }),
      {
        passiveSlot: "what",
      },
    ),
    unknown: (node) => (word(maybeChild(node, "how") ?? node) === "faceUp" ? null : "turning this way is not modelled"),
  },
  transform: onEvent(
    "transform",
    { what: "np", into: "np" },
    (event) => ({ subject: object(event.object), objects: { what: object(event.object) } }),
    { passiveSlot: "what" },
  ),
  create: onEvent(
    "createToken",
    { tokens: "np" },
    (event) => ({
      subject: player(event.controller),
      objects: { tokens: event.became === null ? null : object(event.became) },
    }),
    {
      passiveSlot: "tokens",
    },
  ),
  /** Counters put on things, and cards put into zones. */
  put: {
    slots: { counters: "countersWord", on: "np", what: "np", where: "destination", from: "zone" },
    on: ["addCounters", "move"],
    tell: tellPutting,
    passiveSlot: "what",
    looksBack: true,
  },
  scry: onEvent("look", {}, (event) =>
    event.verb === "scry" ? { subject: player(event.player), objects: {}, amount: event.amount } : null,
  ),
  surveil: onEvent("look", {}, (event) =>
    event.verb === "surveil" ? { subject: player(event.player), objects: {}, amount: event.amount } : null,
  ),
  ...Object.fromEntries(
    [
      "investigate",
      "proliferate",
      "explore",
      "connive",
      "populate",
      "amass",
      "crew",
      "cycle",
      "fight",
      "exert",
      "monstrosity",
      "adapt",
      "tempt",
      "forage",
      "learn",
      "ventureIntoDungeon",
    ].map((verb) => [
      verb,
      onEvent("keywordAction", { what: "np" }, (event) => {
        if (event.verb !== verb) return null;
        const [first] = event.objects;
        const doer = event.player === null ? (first === undefined ? null : object(first)) : player(event.player);
        return { subject: doer, objects: { what: event.objects.map(object) }, amount: event.amount };
      }),
    ]),
  ),
};

/** "You cast this spell from your hand": of a spell one knows where it was cast from. */
function tellCasting(event: Extract<GameEvent, { kind: "cast" }>, node: TreeNode, scope: Scope): Happening | null {
  const what = maybeChild(node, "what");
  const placed = what?.kind === "placed" ? what : null;
  const zone = maybeChild(node, "from") ?? (placed && maybeChild(placed, "zone"));
  if (zone && !wasCastFrom(scope, event.object, zone)) return null;
  const spell = object(event.object);
  // "If you cast it": the permanent looks back at the spell that it was (CR 400.7d).
  const became = scope.game.state.lastKnown[event.object]?.became ?? null;
  const either = became === null ? [spell] : [spell, object(became)];
  if (!placed) return { subject: player(event.player), objects: { what: became === null ? spell : either } };
  return either.some((one) => fits(scope, child(placed, "what"), one))
    ? { subject: player(event.player), objects: {} }
    : null;
}

function wasCastFrom(scope: Scope, spell: number, zone: TreeNode): boolean {
  const { previous } = objectOf(scope.game, spell);
  const before = previous === null ? null : scope.game.state.lastKnown[previous]?.object;
  return (
    before !== undefined &&
    before !== null &&
    placesOf(scope, zone).some((place) => place.zone === before.zone && [null, before.owner].includes(place.player))
  );
}

function tellPutting(scope: Scope, event: GameEvent, node: TreeNode) {
  if (event.kind === "move") return tellPut(scope, event, node);
  const counters = maybeChild(node, "counters");
  if (event.kind !== "addCounters" || !counters) return null;
  const names = children(counters, "names").map(counterNameOf);
  if (names.length > 0 && !names.includes(event.counter)) return null;
  return {
    subject: event.by === null ? null : player(event.by),
    objects: { on: event.to, what: event.to },
    amount: event.amount,
  };
}
