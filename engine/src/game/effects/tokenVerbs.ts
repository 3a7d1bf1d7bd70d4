/**
 * Creating tokens (CR 111, 701.7), and keyword actions that do: investigate, populate, amass (CR 701.16, 701.36, 701.47).
 */
import { walkTree } from "../../grammar/tree.ts";
import { amountOf } from "../amounts/amountOf.ts";
import { quantityRange } from "../amounts/quantities.ts";
import { cause } from "../events/pipeline.ts";
import type { EventData } from "../events/event.ts";
import type { Table } from "../meaning.ts";
import type { AbilityRef, PrintedValues, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { copiableValues } from "../layers/copiable.ts";
import { select } from "../selectors/filter.ts";
import { mention } from "../selectors/references.ts";
import { type TreeNode, child, children, maybeChild, text, word } from "../treeAccess.ts";
import { characteristics, permanentsOf } from "../view.ts";
import { withExceptions } from "./copyExceptions.ts";
import { descriptionOf } from "./becoming.ts";
import { grantedAbilities } from "./characteristicVerbs.ts";
import { type Clause, type EffectVerbMeaning, forEachPlayer, objectsOf } from "./clause.ts";

/** What a token phrase describes. */
interface TokenPlan {
  values: PrintedValues;
  tapped: boolean;
  attacking: boolean;
  count: number;
}

function create(scope: Scope, node: TreeNode, clause: Clause): void {
  const tokens = child(node, "tokens");
  const equal = maybeChild(node, "equal");
  const events: EventData[] = [];
  forEachPlayer(scope, clause, (player) => {
    for (const plan of plansOf(scope, tokens)) {
      const count = (equal ? amountOf(scope, equal) : plan.count) * clause.times;
      for (let i = 0; i < count; i++) events.push(tokenEvent(player, plan));
    }
  });
  mentionTokens(scope, cause(scope, events, cr("701.7a"), cr("111.1")));
}

function tokenEvent(controller: number, plan: Omit<TokenPlan, "count">): EventData {
  const { values, tapped, attacking } = plan;
  return {
    kind: "createToken",
    controller,
    values,
    card: null,
    tapped,
    attacking,
    attachedTo: null,
    counters: {},
    became: null,
  };
}

function mentionTokens(scope: Scope, events: ReturnType<typeof cause>): void {
  const made = events.flatMap((event) =>
    event.kind === "createToken" && event.became !== null ? [{ object: event.became }] : [],
  );
  mention(scope, made, { how: "created" });
}

/** "A 1/1 Soldier token and a Treasure token": one plan each. */
function plansOf(scope: Scope, phrase: TreeNode): TokenPlan[] {
  if (phrase.kind === "partOf") return describedBefore(scope, quantityRange(scope, child(phrase, "part")).max);
  const items = phrase.kind === "objects" ? [] : children(phrase, "items");
  if (items.length > 0) return items.flatMap((item) => plansOf(scope, item));
  const determiner = maybeChild(phrase, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  const count = quantity ? quantityRange(scope, quantity).max : 1;
  const { adjectives } = descriptionOf(phrase);
  const states = children(phrase, "suffixes").flatMap(stateWords);
  const plan = {
    tapped: adjectives.includes("tapped") || states.includes("tapped"),
    attacking: adjectives.includes("attacking") || states.includes("attacking"),
    count,
  };
  return [{ values: tokenValues(scope, phrase), ...plan }];
}

/** "Create four of those tokens instead": the tokens that the ability's first "create" describes. */
function describedBefore(scope: Scope, count: number): TokenPlan[] {
  const first = scope.ability && [...walkTree(scope.ability.node)].find((node) => node.kind === "create");
  return first ? plansOf(scope, child(first, "tokens")).map((plan) => ({ ...plan, count })) : [];
}

/** "That's tapped and attacking". */
function stateWords(suffix: TreeNode): string[] {
  const verbs = maybeChild(suffix, "verbs");
  const complement = verbs && maybeChild(verbs, "complement");
  const state = complement && maybeChild(complement, "state");
  return state ? children(state, "items").map(word) : [];
}

/** What a copy token copies: "a token that's a copy of …". */
function copiedBy(phrase: TreeNode): TreeNode | null {
  for (const suffix of children(phrase, "suffixes")) {
    const verbs = maybeChild(suffix, "verbs");
    const complement = verbs && maybeChild(verbs, "complement");
    if (complement?.kind === "isCopyOf") return complement;
  }
  return null;
}

function tokenValues(scope: Scope, phrase: TreeNode): PrintedValues {
  const copied = copiedBy(phrase);
  if (copied) {
    const [of] = objectsOf(select(scope, child(copied, "of"), { hint: "help", unmentioned: true }));
    if (of !== undefined) return withExceptions(scope, copiableValues(scope.game, of), maybeChild(copied, "except"));
  }
  const { stats, colors, supertypes, types, subtypes } = descriptionOf(phrase);
  const predefined = stats === null ? predefinedValues(scope, subtypes) : null;
  if (predefined) return predefined;
  const [power, toughness] = (stats ?? "")
    .split("/")
    .map((part) => (/^[xy]$/i.test(part) ? (scope.x ?? 0) : Number(part)));
  const named = children(phrase, "suffixes").find((suffix) => suffix.kind === "named");
  // A token's name is its subtypes and the word Token, unless it is given one (CR 111.4).
  const name = named ? text(child(named, "name"), "text")! : subtypes.join(" ") || "Token";
  return {
    name,
    manaCost: null,
    colors,
    supertypes,
    types: types.length > 0 ? types : ["creature"],
    subtypes,
    power: stats === null ? null : (power ?? 0),
    toughness: stats === null ? null : (toughness ?? 0),
    loyalty: null,
    defense: null,
    abilities: tokenAbilities(scope, phrase),
  };
}

function tokenAbilities(scope: Scope, phrase: TreeNode): AbilityRef[] {
  return children(phrase, "suffixes").flatMap((suffix) => {
    const having = maybeChild(suffix, "having");
    return having ? grantedAbilities(scope.game.library, having) : [];
  });
}

/** Tokens that the rules define by name: Treasure, Food, Clue … (CR 111.10). */
export function predefinedValues(scope: Scope, subtypes: readonly string[]): PrintedValues | null {
  const definition = scope.game.library.definitions.get(`token:${subtypes.join(" ").toLowerCase()}`);
  return definition?.faces[0]?.values ?? null;
}

function investigate(scope: Scope, _node: TreeNode, clause: Clause): void {
  forEachPlayer(scope, clause, (player) => {
    const values = predefinedValues(scope, ["Clue"]);
    if (values)
      mentionTokens(
        scope,
        cause(scope, tokenEvent(player, { values, tapped: false, attacking: false }), cr("701.16a")),
      );
    cause(scope, { kind: "keywordAction", verb: "investigate", player, objects: [], amount: 1 }, cr("701.16a"));
  });
}

/** A copy of a creature token one controls (CR 701.36a). */
function populate(scope: Scope, _node: TreeNode, clause: Clause): void {
  forEachPlayer(scope, clause, (player) => {
    const from: Target[] = permanentsOf(scope.game, player)
      .filter(
        (id) =>
          scope.game.state.objects[id]!.kind === "token" && characteristics(scope.game, id).types.includes("creature"),
      )
      .map((object) => ({ object }));
    const phrase: TreeNode = { kind: "objects", determiner: { kind: "a" }, noun: { kind: "noun", is: "token" } };
    const [chosen] = objectsOf(select(scope, phrase, { from, chooser: player, unmentioned: true, hint: "help" }));
    if (chosen === undefined) return;
    const values = copiableValues(scope.game, chosen);
    mentionTokens(scope, cause(scope, tokenEvent(player, { values, tapped: false, attacking: false }), cr("701.36a")));
  });
}

/** Puts counters on an Army, making one first if need be (CR 701.47a). */
function amass(scope: Scope, node: TreeNode): void {
  const { game, controller } = scope;
  const army = () => permanentsOf(game, controller).find((id) => characteristics(game, id).subtypes.includes("Army"));
  const type = maybeChild(node, "type");
  if (army() === undefined) {
    const subtypes = [...(type ? [word(type)] : []), "Army"];
    const values: PrintedValues = {
      name: subtypes.join(" "),
      manaCost: null,
      colors: ["B"],
      supertypes: [],
      types: ["creature"],
      subtypes,
      power: 0,
      toughness: 0,
      loyalty: null,
      defense: null,
      abilities: [],
    };
    cause(scope, tokenEvent(controller, { values, tapped: false, attacking: false }), cr("701.47a"));
  }
  const object = army();
  if (object === undefined) return;
  cause(
    scope,
    {
      kind: "addCounters",
      to: { object },
      counter: "+1/+1",
      amount: amountOf(scope, child(node, "amount")),
      by: controller,
    },
    cr("701.47a"),
  );
}

export const tokenVerbs: Table<EffectVerbMeaning> = {
  create: { slots: { tokens: ["tokenPhrase", "tokenList"], equal: "amount" }, run: create, multiplies: true },
  investigate: { slots: {}, run: investigate },
  populate: { slots: {}, run: populate },
  amass: { slots: { type: "value", amount: "amount" }, run: amass },
};
