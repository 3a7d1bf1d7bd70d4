/**
 * Boards on which a condition of an ability holds ("if you control three or more artifacts", "if you have no cards in hand"), or
 * fails, for what stands behind "otherwise". Nothing happens yet: the board is laid out that way from the start.
 */
import { type TreeNode, walkTree } from "../grammar/tree.ts";
import type { CompiledAbility } from "../game/cards/library.ts";
import { isTrue } from "../game/conditions/test.ts";
import { type Game, commit, set, unlessNotModelled } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { universe } from "../game/selectors/objectPhrases.ts";
import { place } from "../game/setup.ts";
import { children, maybeChild } from "../game/treeAccess.ts";
import { addOne, take } from "./provide.ts";
import { OPPONENT, YOU } from "./stage.ts";

/** The conditions that stand in an ability, wherever they stand. */
export function conditionsOf(ability: CompiledAbility): TreeNode[] {
  return [...walkTree(ability.node)].flatMap((node) => children(node, "condition"));
}

/** Whether a condition holds as things are; what the game does not know holds for nobody. */
export function conditionHolds(game: Game, ability: CompiledAbility, source: ObjectId, condition: TreeNode): boolean {
  // "That player" is the player whose turn it is to be.
  return unlessNotModelled(false, () =>
    [YOU, OPPONENT].every((player) => {
      const scope = scopeOf(game, source, YOU, ability);
      scope.mentions = [{ what: [{ player }], plural: false, how: "event" }];
      return isTrue(scope, condition);
    }),
  );
}

/** Changes the board until each condition of an ability is as wanted, where that can be; what does not help is taken back. */
export function* wishConditions(
  game: Game,
  ability: CompiledAbility,
  source: ObjectId,
  wanted: boolean,
): Generator<void, void> {
  for (const condition of conditionsOf(ability)) {
    const isAsWanted = () => conditionHolds(game, ability, source, condition) === wanted;
    for (const way of waysFor(game, ability, source, condition)) {
      if (isAsWanted()) break;
      yield;
      const undo = way(isAsWanted);
      if (isAsWanted()) break;
      for (const one of undo.reverse()) one();
      commit(game);
    }
  }
}

/** Changes the board step by step until a test holds; gives back how to undo it. */
type Way = (enough: () => boolean) => (() => void)[];

function waysFor(game: Game, ability: CompiledAbility, source: ObjectId, condition: TreeNode): Way[] {
  const phrases = [...walkTree(condition)].filter(
    (node) => node.kind === "objects" && maybeChild(node, "noun")?.kind !== "playerNoun",
  );
  return [
    ...phrases.map((phrase) => adding(game, ability, source, phrase)),
    ...phrases.map((phrase) => removing(game, ability, source, phrase)),
    ...[YOU, OPPONENT].map((player) => filling(game, player)),
    ...LIFE_TOTALS.map((life) => living(game, life)),
  ];
}

const LIFE_TOTALS = [
  [5, 20],
  [20, 5],
  [5, 5],
  [40, 20],
  [20, 40],
] as const;

/** The most things that are added for one condition. */
const MOST_ADDED = 20;

function adding(game: Game, ability: CompiledAbility, source: ObjectId, phrase: TreeNode): Way {
  return (enough) => {
    const added: ObjectId[] = [];
    const need = { ability, phrase, count: 1, mine: true, verb: "" };
    const first = unlessNotModelled(null, () => addOne(game, need, source));
    if (first !== null) added.push(first);
    const like = added.length > 0 ? game.state.objects[added[0]!]! : null;
    while (like?.card && added.length < MOST_ADDED && !enough()) {
      const { card, zone, owner, tapped } = like;
      added.push(place(game, card, { zone, player: owner, tapped }));
    }
    return added.map((id) => () => take(game, id));
  };
}

function removing(game: Game, ability: CompiledAbility, source: ObjectId, phrase: TreeNode): Way {
  return (enough) => {
    const undo: (() => void)[] = [];
    for (const player of [OPPONENT, YOU]) {
      for (const id of thingsOf(game, ability, source, phrase)) {
        const object = game.state.objects[id]!;
        const { card, zone, owner, tapped } = object;
        if (owner !== player || id === source || !card || zone === "library" || enough()) continue;
        take(game, id);
        undo.push(() => place(game, card, { zone, player: owner, tapped }));
      }
    }
    return undo;
  };
}

function thingsOf(game: Game, ability: CompiledAbility, source: ObjectId, phrase: TreeNode): ObjectId[] {
  return unlessNotModelled<ObjectId[]>([], () => {
    // Whoever "that player" is: both players' things are looked at.
    const found = [YOU, OPPONENT].flatMap((player) => {
      const scope = scopeOf(game, source, YOU, ability);
      scope.mentions = [{ what: [{ player }], plural: false, how: "event" }];
      return universe(scope, phrase);
    });
    return [...new Set(found.flatMap((thing) => ("object" in thing ? [thing.object] : [])))];
  });
}

/** One card of each type in a graveyard, and some more ("four or more card types among cards in your graveyard"). */
function filling(game: Game, player: number): Way {
  return (enough) => {
    const added: ObjectId[] = [];
    for (const card of VARIED) {
      if (!enough()) added.push(place(game, card, { zone: "graveyard", player }));
    }
    return added.map((id) => () => take(game, id));
  };
}

const VARIED = [
  "Bear 2/2",
  "Quick Study",
  "Slow Study",
  "Plain Artifact",
  "Plain Enchantment",
  "Forest",
  "Plain Planeswalker",
  "Giant 5/5",
];

function living(game: Game, totals: readonly [number, number]): Way {
  return () => {
    const before = game.state.players.map(({ life }) => life);
    const live = (lives: readonly number[]) => {
      for (const player of game.state.players) set(game, player, "life", lives[player.id]!);
      commit(game);
    };
    live(totals);
    return [() => live(before)];
  };
}
