import type { TreeNode } from "@cardwright/engine/grammar/tree";
import { actionById } from "@cardwright/engine/keywords/actions";
import type { GameAction } from "@cardwright/engine/keywords/actions/gameAction";
import { keywordById } from "@cardwright/engine/keywords/keywords";
import { type RuleNumber, cr } from "@cardwright/engine/rules/index";

/** Rules that govern a phrase, the most telling first; `undefined` where the phrase has none of its own. */
export type GoverningRules = readonly RuleNumber[] | undefined;

/**
 * By the kind of a tree's node. Most verbs are not listed: their actions name their rules.
 */
const byKind: Readonly<Record<string, readonly RuleNumber[]>> = {
  abilityWord: [cr("207.2c")],
  activatedAbility: [cr("602.1")],
  anyOtherTarget: [cr("115.4")],
  anyTarget: [cr("115.4")],
  asLongAs: [cr("611.3")],
  asSorcery: [cr("602.5d"), cr("307.5")],
  attack: [cr("508.1")],
  attachedTo: [cr("301.5"), cr("303.4")],
  block: [cr("509.1")],
  chapter: [cr("714.2")],
  chooseModes: [cr("700.2")],
  controlledBy: [cr("109.4")],
  cost: [cr("601.2f")],
  costMore: [cr("601.2f")],
  counters: [cr("122.1")],
  damage: [cr("120.1")],
  delayed: [cr("603.7")],
  die: [cr("700.4")],
  enter: [cr("603.6a")],
  gainAbilities: [cr("613.1f")],
  getCounters: [cr("122.1")],
  getStats: [cr("613.4c")],
  instead: [cr("614.1a")],
  insteadTail: [cr("614.1a")],
  leave: [cr("603.6c")],
  loseAbilities: [cr("613.1f")],
  loyaltyAbility: [cr("606.3")],
  may: [cr("608.2d")],
  mode: [cr("700.2")],
  otherTargets: [cr("115.1")],
  ownedBy: [cr("108.3")],
  quoted: [cr("613.1f")],
  reminder: [cr("207.2a")],
  self: [cr("201.5")],
  selfName: [cr("201.5")],
  statHaving: [cr("208.1")],
  stats: [cr("208.1")],
  target: [cr("115.1")],
  targets: [cr("115.1")],
  triggeredAbility: [cr("603.1")],
  unless: [cr("118.12a")],
  variable: [cr("107.3")],
  whereX: [cr("107.3")],
};

/** By the kind of a leaf and the word it stands for. */
const byWord: Readonly<Record<string, Readonly<Record<string, readonly RuleNumber[]>>>> = {
  cardType: {
    artifact: [cr("301.1")],
    battle: [cr("310.1")],
    creature: [cr("302.1")],
    enchantment: [cr("303.1")],
    instant: [cr("304.1")],
    land: [cr("305.1")],
    planeswalker: [cr("306.1")],
    sorcery: [cr("307.1")],
  },
  duration: {
    restOfTheGame: [cr("611.2a")],
    thisTurn: [cr("514.2")],
    untilEndOfCombat: [cr("511.3")],
    untilEndOfTurn: [cr("514.2")],
    untilYourNextTurn: [cr("500.7")],
  },
  noun: { permanent: [cr("110.1")], spell: [cr("112.1")], token: [cr("111.1")], historic: [cr("700.6")] },
  phase: {
    combat: [cr("506.1")],
    drawStep: [cr("504.1")],
    endStep: [cr("513.1")],
    mainPhase: [cr("505.1")],
    upkeep: [cr("503.1")],
    untapStep: [cr("502.3")],
  },
  zone: {
    battlefield: [cr("403.1")],
    command: [cr("408.1")],
    exile: [cr("406.1")],
    graveyard: [cr("404.1")],
    hand: [cr("402.1")],
    library: [cr("401.1")],
    stack: [cr("405.1")],
  },
};

/** Ids of actions that differ from the node kind's own words. */
const actionIds: Readonly<Record<string, string>> = {
  addMana: "add",
  assignDamage: "assign",
  dealDamage: "deal",
  getCounters: "get",
  haveAbilities: "have",
  loseGame: "lose the game",
  payLife: "pay",
  spendMana: "spend",
  tapForMana: "tap",
  tapOrUntap: "tap",
  tempt: "the Ring tempts you",
  ventureIntoDungeon: "venture into the dungeon",
  winGame: "win the game",
};

/** The action of the game that a verb's node stands for, whatever its tense and voice; `undefined` for other nodes. */
export function actionOf(node: TreeNode): GameAction | undefined {
  // "target" also stands before nouns, where it is no verb.
  if (node.kind === "target" && !node.what) return undefined;
  return actionById(actionIds[node.kind] ?? wordsOfKind(node.kind));
}

/** The rules that govern what a node says, without those of the phrases around it. */
export function governingRules(node: TreeNode): GoverningRules {
  const word = typeof node.is === "string" ? node.is : undefined;
  if (node.kind === "keyword" && word) {
    const number = keywordById(word)?.rule;
    return number ? [cr(number)] : [cr("702.1")];
  }
  const own = (word ? byWord[node.kind]?.[word] : undefined) ?? byKind[node.kind];
  const action = own ? undefined : actionOf(node)?.rule;
  return own ?? (action ? [cr(action)] : undefined);
}

/** `gainAbilities` → "gain abilities". */
export function wordsOfKind(kind: string): string {
  return kind.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}

/** Every rule the tables name, for the test that they exist. */
export const namedRules: readonly RuleNumber[] = [
  ...Object.values(byKind).flat(),
  ...Object.values(byWord).flatMap((words) => Object.values(words).flat()),
];

/** Every kind the tables name, for the test that the grammar makes them. */
export const namedKinds: readonly string[] = [
  ...Object.keys(byKind),
  ...Object.keys(byWord),
  ...Object.keys(actionIds),
];

/** Every action the table names, for the test that they exist. */
export const namedActions: readonly string[] = Object.values(actionIds);
