/**
 * Keywords that let a card be cast from its owner's graveyard: flashback, jump-start, retrace, escape, disturb, aftermath (CR 702.34 …).
 */
import type { Game } from "../game.ts";
import { symbolsOf } from "../costs/entry.ts";
import type { GameObject, ObjectId, ZoneName } from "../object.ts";
import { cr } from "../rules.ts";
import { type TreeNode, children } from "../treeAccess.ts";
import type { CastMethod } from "../vocabulary.ts";
import { characteristics, faceOf, hasKeyword, keywordsOf } from "../view.ts";
import { definitionOf } from "../cards/library.ts";
import { costOfKeyword } from "./parameters.ts";

/** What such a keyword asks for. */
interface FromGraveyard {
  rule: string;
  /** The face that is cast. */
  face: number;
  /** Whether the keyword names the cost; else the mana cost and something more are paid. */
  more: TreeNode[] | null;
  exiledAfterwards: boolean;
}

const a = (...qualities: string[]): TreeNode => ({
  kind: "objects",
  determiner: { kind: "a" },
  qualities: qualities.map((is) => ({ kind: "cardType", is })),
  noun: { kind: "noun", is: "card" },
});

const METHODS: Readonly<Record<string, FromGraveyard>> = {
  flashback: { rule: cr("702.34a"), face: 0, more: null, exiledAfterwards: true },
  "jump-start": {
    rule: cr("702.133a"),
    face: 0,
    more: [{ kind: "discard", cards: a() }],
    exiledAfterwards: true,
  },
  retrace: { rule: cr("702.81a"), face: 0, more: [{ kind: "discard", cards: a("land") }], exiledAfterwards: false },
  escape: { rule: cr("702.138a"), face: 0, more: null, exiledAfterwards: false },
  disturb: { rule: cr("702.146a"), face: 1, more: null, exiledAfterwards: false },
};

/** Whether a keyword lets a card be cast from the graveyard. */
export function castsFromGraveyard(keyword: string | null): boolean {
  return keyword !== null && Object.hasOwn(METHODS, keyword);
}

/** The ways its keywords offer to cast a card from the graveyard. */
export function methodsFromGraveyard(game: Game, card: ObjectId): CastMethod[] {
  return Object.entries(METHODS).flatMap(([method, { rule, face, more }]) =>
    keywordsOf(game, card, method).flatMap((ability): CastMethod[] => {
      const object = game.state.objects[card]!;
      const flash = characteristics(game, card).types.includes("instant") || hasKeyword(game, card, "flash");
      if (more) {
        const manaCost = faceOf(game, object)?.values.manaCost ?? null;
        return [{ method, face, manaCost, costs: more, rule, flash }];
      }
      const cost = costOfKeyword(ability);
      if (!cost || !hasFace(game, object, face)) return [];
      const costs = cost.kind === "costs" ? children(cost, "costs") : [cost];
      const mana = costs.filter(({ kind }) => kind === "mana").map(symbolsOf);
      const others = costs.filter(({ kind }) => kind !== "mana");
      return [{ method, pays: method, face, manaCost: mana.join(""), costs: others, rule, flash }];
    }),
  );
}

function hasFace(game: Game, { card }: GameObject, face: number): boolean {
  return card !== null && definitionOf(game.library, card).faces.length > face;
}

/** The zone a spell's card goes to when it leaves the stack, by how it was cast, what was paid and what it said itself. */
export function destinationOfSpell({ stack, memory }: GameObject): ZoneName {
  if (memory[GOES_TO] !== undefined) return memory[GOES_TO] as ZoneName;
  const method = stack?.method ?? "";
  if (Object.hasOwn(METHODS, method) && METHODS[method]!.exiledAfterwards) return "exile";
  return "graveyard";
}

/** The zone it goes to as it resolves: buyback counts only then (CR 702.27a). */
export function destinationAfterResolving(object: GameObject): ZoneName {
  if (object.memory[GOES_TO] === undefined && (object.stack?.paid.optional.buyback ?? 0) > 0) return "hand";
  return destinationOfSpell(object);
}

/** Under which name a spell remembers where its own words put it as it resolves. */
export const GOES_TO = "goes to";
