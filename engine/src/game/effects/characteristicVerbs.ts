/**
 * Gets +1/+1, gains flying, becomes a creature, loses all abilities, changes control (CR 613).
 */
import type { EventData } from "../events/event.ts";
import { cause } from "../events/pipeline.ts";
import { type CardLibrary, abilityOf } from "../cards/library.ts";
import { NotModelled } from "../game.ts";
import type { Table } from "../meaning.ts";
import type { AbilityRef, ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import type { Modification } from "../state.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { type Clause, type EffectVerbMeaning, doingObjects, doingPlayers, objectsOf } from "./clause.ts";
import { baseStats, becomingModifications } from "./becoming.ts";
import { ownersOf } from "../selectors/possessives.ts";
import { amountOf } from "../amounts/amountOf.ts";
import { listed, withArticle } from "../describeThings.ts";
import { beginEffect } from "./continuous.ts";
import { controllerOf } from "../view.ts";

/** "+2/-1" with X counted: the change to power and toughness. */
export function statsChange(scope: Scope, text: string, times = 1): Modification {
  return changeOfStats(text, scope.x ?? 0, times);
}

/** The same where no X is said. */
export function fixedStatsChange(text: string): Modification {
  return changeOfStats(text, 0, 1);
}

/** One part of "+2/-X": a number, or so many times X. */
interface StatPart {
  value: number;
  x: number;
}

const statParts = new Map<string, readonly StatPart[]>();

function partsOfStats(text: string): readonly StatPart[] {
  let parts = statParts.get(text);
  if (!parts) {
    parts = text
      .replaceAll("−", "-")
      .split("/")
      .map((part) => {
        const sign = part.startsWith("-") ? -1 : 1;
        const digits = part.slice(1);
        return /^[xy]$/i.test(digits) ? { value: 0, x: sign } : { value: sign * Number(digits), x: 0 };
      });
    statParts.set(text, parts);
  }
  return parts;
}

function changeOfStats(text: string, x: number, times: number): Modification {
  const [power, toughness] = partsOfStats(text);
  // Adding 0 makes +0 of -0, which JSON does not know.
  const amountIn = (part: StatPart) => (part.value + part.x * x) * times + 0;
  return { layer: "changePowerToughness", power: amountIn(power!), toughness: amountIn(toughness!) };
}

/** The abilities that words grant: keywords, and abilities in quotation marks. */
export function grantedAbilities(library: CardLibrary, node: TreeNode): AbilityRef[] {
  const list = maybeChild(node, "abilities");
  const nodes = [...(list ? children(list, "items") : []), ...children(node, "quoted"), ...children(node, "second")];
  return nodes.flatMap((one) => {
    const ref = library.nested.get(one);
    if (!ref) throw new NotModelled(one.kind, `the ability "${word(one) || one.kind}" was not compiled`);
    return [ref];
  });
}

function gain(scope: Scope, node: TreeNode, clause: Clause): void {
  const add = grantedAbilities(scope.game.library, node);
  const names = add.map((ref) => abilityOf(scope.game.library, ref).keyword ?? "an ability");
  const text = `gains ${names.join(" and ")}`;
  beginEffect(
    scope,
    doingObjects(clause),
    [{ layer: "abilities", add, remove: [], removeAll: false }],
    clause.duration,
    text,
  );
}

/** What words take away: the keywords named, or all abilities. */
export function lossOf(node: TreeNode): Modification {
  const list = maybeChild(node, "abilities");
  const remove = list ? children(list, "items").map(word) : [];
  return { layer: "abilities", add: [], remove, removeAll: !list };
}

/** What "has base power 3" makes of something. */
export function baseStatsChange(scope: Scope, node: TreeNode): Modification {
  const stats = maybeChild(node, "stats");
  if (stats) return baseStats(scope, word(stats));
  const value = amountOf(scope, child(node, "amount"));
  const stat = word(child(node, "stat"));
  return {
    layer: "setPowerToughness",
    power: stat === "baseToughness" ? null : value,
    toughness: stat === "basePower" ? null : value,
  };
}

/** What of base power and toughness is not known. */
export function baseStatsProblem(node: TreeNode): string | null {
  const stat = maybeChild(node, "stat");
  const stats = maybeChild(node, "stats");
  if (stats && /[*]/.test(word(stats))) return "this size is not modelled";
  const known =
    stat && ["basePower", "baseToughness", "basePowerAndToughness", "powerAndToughness"].includes(word(stat));
  return known ? null : "this characteristic is not modelled";
}

function become(scope: Scope, node: TreeNode, clause: Clause): void {
  const changes = becomingModifications(scope, child(node, "complement"));
  beginEffect(scope, doingObjects(clause), changes, clause.duration, wordsOf(changes));
}

/** "+2/-1", with the numbers that X and "for each" came to. */
function statsWords(change: Modification): string {
  if (change.layer !== "changePowerToughness") return "";
  const signed = (amount: number) => (amount < 0 ? `${amount}` : `+${amount}`);
  return `${signed(change.power)}/${signed(change.toughness)}`;
}

const COLOR_NAMES = { W: "white", U: "blue", B: "black", R: "red", G: "green" } as const;

/** What changes make of something, in words: "becomes a 3/3 red Elemental creature". */
function wordsOf(changes: readonly Modification[]): string {
  const size: string[] = [];
  const colors: string[] = [];
  const types: string[] = [];
  for (const change of changes) {
    if (change.layer === "copy") return `becomes a copy of ${change.values.name}`;
    if (change.layer === "setPowerToughness") size.push(`${change.power}/${change.toughness}`);
    if (change.layer === "colors") colors.push(...change.colors.map((color) => COLOR_NAMES[color]));
    if (change.layer === "types") types.push(...change.supertypes, ...change.subtypes, ...change.types);
  }
  const words = [...size, ...(types.length > 0 ? colors : [listed(colors)]), ...types].filter((one) => one !== "");
  if (words.length === 0) return "changes";
  return `becomes ${types.length > 0 ? withArticle(words.join(" ")) : words.join(" ")}`;
}

function gainControl(scope: Scope, node: TreeNode, clause: Clause): void {
  const [player] = doingPlayers(scope, clause);
  const objects = objectsOf(select(scope, child(node, "what"), { hint: "take" }));
  takeControl(scope, objects, player ?? scope.controller, clause);
}

function takeControl(scope: Scope, objects: readonly ObjectId[], player: number, clause: Clause): void {
  beginEffect(scope, objects, [{ layer: "control", controller: player }], clause.duration, "changes controller");
  const events = objects
    .filter((object) => scope.game.state.objects[object])
    .map((object): EventData => ({ kind: "changeControl", object, to: player }));
  cause(scope, events, cr("613.1b"));
}

/** Exchanges happen only when both sides can be exchanged (CR 701.12a). */
function exchange(scope: Scope, node: TreeNode, clause: Clause): void {
  const [one, other, ...rest] = objectsOf(select(scope, child(node, "what"))).filter(
    (id) => scope.game.state.objects[id]?.zone === "battlefield",
  );
  if (one === undefined || other === undefined || rest.length > 0) return;
  const owners = [controllerOf(scope.game, one), controllerOf(scope.game, other)];
  if (owners[0] === owners[1]) return;
  takeControl(scope, [one], owners[1]!, clause);
  takeControl(scope, [other], owners[0]!, clause);
}

export const characteristicVerbs: Table<EffectVerbMeaning> = {
  getStats: {
    slots: { by: "value" },
    multiplies: true,
    run: (scope, node, clause) => {
      const change = statsChange(scope, word(child(node, "by")), clause.times);
      beginEffect(scope, doingObjects(clause), [change], clause.duration, `gets ${statsWords(change)}`);
    },
  },
  /** "Has base power and toughness 1/1" (CR 613.4b). */
  haveStats: {
    slots: { stat: "value", stats: "value", amount: "amount" },
    unknown: baseStatsProblem,
    run: (scope, node, clause) => {
      const change = baseStatsChange(scope, node);
      beginEffect(scope, doingObjects(clause), [change], clause.duration, "has other base power or toughness");
    },
  },
  /** Switching is done after everything else that changes power and toughness (CR 613.4d). */
  switch: {
    slots: { of: "possessive" },
    run: (scope, node, clause) => {
      const objects = objectsOf(ownersOf(scope, child(node, "of")));
      beginEffect(scope, objects, [{ layer: "switchPowerToughness" }], clause.duration, "switches power and toughness");
    },
  },
  gainAbilities: { slots: { abilities: "keywords", quoted: "quoted", second: "quoted" }, run: gain },
  haveAbilities: { slots: { abilities: "keywords", quoted: "quoted", second: "quoted" }, run: gain },
  loseAbilities: {
    slots: { abilities: "keywords", all: "value" },
    run: (scope, node, clause) =>
      beginEffect(scope, doingObjects(clause), [lossOf(node)], clause.duration, "loses abilities"),
  },
  become: { slots: { complement: ["becoming", "becomingChosen"] }, run: become },
  be: { slots: { complement: ["becoming", "becomingChosen"] }, run: become },
  gainControl: { slots: { what: "np" }, run: gainControl },
  exchange: {
    slots: { what: "np" },
    run: exchange,
    unknown: (node) => (maybeChild(node, "what") ? null : "exchanging this is not modelled"),
  },
};
