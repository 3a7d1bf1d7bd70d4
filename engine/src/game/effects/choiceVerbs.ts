/**
 * May, must, choose, pay: verbs that hold a decision (CR 608.2d, 608.2e).
 */
import { randomBelow } from "../chance.ts";
import { decide, decideMay } from "../choices.ts";
import { cause, report } from "../events/pipeline.ts";
import { costMeaningOf } from "../costs/costs.ts";
import type { Meaning, Table } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf, scopeWith } from "../scope.ts";
import { select } from "../selectors/filter.ts";
import { costOfNodes, payTotal, paymentProblem } from "../stack/pay.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { nameOf } from "../view.ts";
import { chooseNewTargets } from "../stack/newTargets.ts";
import { type Clause, type EffectVerbMeaning, doingPlayers } from "./clause.ts";
import { runSentences, runVerbs } from "./sentences.ts";
import { offerPayment } from "./unless.ts";

/** Why the first thing of a "may" cannot be done at all; then it is not offered. */
function impossibleToDo(scope: Scope, verbs: TreeNode, player: number): boolean {
  const first = verbs.kind.startsWith("verbs") ? children(verbs, "items")[0]! : verbs;
  if (
    !Object.hasOwn(meanings().cost, first.kind) ||
    first.kind === "put" ||
    first.kind === "exile" ||
    first.kind === "return"
  )
    return false;
  const payer = scopeWith(scope, { controller: player, doer: player });
  return costMeaningOf(first).problem(payer) !== null;
}

function may(scope: Scope, node: TreeNode, clause: Clause): void {
  const verbs = child(node, "do");
  const [player = scope.controller] = doingPlayers(scope, clause);
  if (verbs.kind === "pay") {
    scope.outcome.done = offerPayment(scope, player, verbs, cr("118.12"));
    if (!scope.outcome.done) declined(scope, clause);
    return;
  }
  const yes =
    !impossibleToDo(scope, verbs, player) &&
    decideMay(scope.game, player, question(scope), scope.source, cr("608.2d"), "may");
  if (!yes) {
    scope.outcome.done = false;
    declined(scope, clause);
    return;
  }
  const outer = scope.doer;
  scope.doer = player;
  runVerbs(scope, verbs, { ...clause, doers: clause.subject ? clause.doers : [{ player }] });
  scope.doer = outer;
}

function question(scope: Scope): string {
  return `${nameOf(scope.game, { object: scope.source })}: do what it says you may?`;
}

function declined(scope: Scope, clause: Clause): void {
  report(scope.game, "It is optional and isn't done.", [cr("608.2d")], sourceOf(scope, clause.node));
}

function pay(scope: Scope, node: TreeNode, clause: Clause): void {
  const [player = scope.controller] = doingPlayers(scope, clause);
  const payer = scopeWith(scope, { controller: player, doer: player });
  const total = costOfNodes(scope.game, [node]);
  if (paymentProblem(payer, player, total)) return;
  payTotal(payer, player, total);
  cause(scope, { kind: "keywordAction", verb: "pay", player, objects: [], amount: 1 }, cr("118.1"));
}

/** Choices that the source remembers under a name. */
const CHOICES: Readonly<Record<string, { memory: string; options: readonly string[] }>> = {
  chooseColor: { memory: "chosen color", options: ["white", "blue", "black", "red", "green"] },
  chooseType: { memory: "chosen type", options: ["Human", "Soldier", "Goblin", "Elf", "Zombie", "Wizard"] },
  chooseCardType: {
    memory: "chosen card type",
    options: ["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"],
  },
  chooseBasicLandType: { memory: "chosen land type", options: ["Plains", "Island", "Swamp", "Mountain", "Forest"] },
  chooseOddEven: { memory: "chosen parity", options: ["odd", "even"] },
};

/** Asks for a colour, type …; gives the memory's name and the chosen word. */
export function chooseWord(scope: Scope, what: TreeNode, player: number): { memory: string; value: string } {
  const { memory, options } = CHOICES[what.kind]!;
  const other = maybeChild(what, "other");
  const allowed = options.filter((option) => !other || option !== word(other));
  const [picked] = decide(scope.game, {
    kind: "pick",
    about: "word",
    player,
    prompt: `Choose for ${nameOf(scope.game, { object: scope.source })}.`,
    options: allowed.map((label) => ({ label })),
    min: 1,
    max: 1,
    rule: cr("608.2d"),
    source: scope.source,
  });
  return { memory, value: allowed[picked!]! };
}

function choose(scope: Scope, node: TreeNode, clause: Clause): void {
  const [player = scope.controller] = doingPlayers(scope, clause);
  const copies = maybeChild(node, "for");
  if (copies) {
    for (const thing of select(scope, copies)) if ("object" in thing) chooseNewTargets(scope, thing.object);
    cause(scope, { kind: "chooses", player, what: "targets", value: "" }, cr("115.7d"));
    return;
  }
  const what = child(node, "what");
  if (Object.hasOwn(CHOICES, what.kind)) {
    const { memory, value } = chooseWord(scope, what, player);
    if (scope.game.state.objects[scope.source])
      cause(scope, { kind: "setMemory", object: scope.source, name: memory, value }, cr("607.2d"));
    cause(scope, { kind: "chooses", player, what: memory, value }, cr("608.2d"));
    return;
  }
  const chosen = select(scope, what, {
    chooser: player,
    how: "chosen",
    hint: "harm",
    ...(maybeChild(node, "from") ? { from: shownCards(scope) } : {}),
  });
  cause(
    scope,
    { kind: "chooses", player, what: "chosen", value: chosen.map((thing) => nameOf(scope.game, thing)).join(", ") },
    cr("608.2d"),
  );
}

/** "From it", "from among them": the hand or cards that were just revealed or looked at. */
function shownCards(scope: Scope) {
  const shown = [...scope.mentions].reverse().find((one) => one.how === "looked" || one.how === "revealed");
  return shown?.what ?? [];
}

/** A coin is flipped; whoever flips it calls it, and wins one time in two (CR 705). */
function flipCoin(scope: Scope, _node: TreeNode, clause: Clause): void {
  const [player = scope.controller] = doingPlayers(scope, clause);
  scope.wonFlip = randomBelow(scope.game, 2) === 0;
  cause(
    scope,
    {
      kind: "chooses",
      player,
      what: "coin",
      value: scope.wonFlip ? "the flip is won" : "the flip is lost",
    },
    cr("705.2"),
  );
}

/** The modes that were chosen as it was cast or put on the stack, in printed order (CR 700.2, 608.2c). */
function performModes(scope: Scope): void {
  const modes = scope.ability ? children(scope.ability.node, "modes") : [];
  for (const index of scope.item?.modes ?? []) {
    const mode = modes[index];
    if (mode) runSentences(scope, modeSentences(mode));
  }
}

/** The sentences of a mode, behind its flavour word if it has one. */
export function modeSentences(mode: TreeNode): TreeNode[] {
  const ability = child(mode, "ability");
  const inner = ability.kind === "worded" ? child(ability, "ability") : ability;
  return children(inner, "effects");
}

export const choiceVerbs: Table<EffectVerbMeaning> = {
  may: { slots: { do: "verb", instead: "value" }, run: may },
  /** "Have it deal 3 damage to you": the thing does it. */
  have: {
    slots: { what: "np", do: "verb" },
    run: (scope, node, clause) =>
      runVerbs(scope, child(node, "do"), {
        ...clause,
        subject: child(node, "what"),
        doers: select(scope, child(node, "what"), { hint: "help" }),
      }),
    unknown: (node) => (maybeChild(node, "do") ? null : "having this is not modelled"),
  },
  must: { slots: { do: "verb" }, run: (scope, node, clause) => runVerbs(scope, child(node, "do"), clause) },
  pay: {
    slots: { cost: "cost" },
    run: pay,
    unknown: (node) => (maybeChild(node, "cost")?.kind === "mana" ? null : "paying this is not modelled"),
  },
  choose: { slots: { what: ["np", "choice"], from: "np", for: "np" }, run: choose },
  chooseModes: { slots: { how: "modeCount" }, run: performModes },
  flip: {
    slots: { coins: "coins" },
    run: flipCoin,
    unknown: (node) => (maybeChild(node, "what") ? "flipping this is not modelled" : null),
  },
  /** "Activate only as a sorcery" is a rule about activating; it does nothing on resolution. */
  activate: { run: () => {} },
  triggers: { run: () => {} },
  verbsAnd: { slots: { items: "verb" }, run: () => {} },
  verbsThen: { slots: { items: "verb" }, run: () => {} },
  withTail: { slots: { verb: "verb", tails: "tail" }, run: () => {} },
};

export const choiceMeanings: Table<Meaning> = Object.fromEntries(
  Object.keys(CHOICES).map((kind) => [kind, { slots: { other: "value" } }]),
);
