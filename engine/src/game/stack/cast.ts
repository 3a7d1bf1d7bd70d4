/**
 * Casting spells, step by step (CR 601.2a–i). Anything illegal refuses the whole: the machine then rolls it back.
 */
import { decide, decideMay } from "../choices.ts";
import { moveOf } from "../events/moves.ts";
import { happen } from "../events/pipeline.ts";
import { forbidden } from "../events/impossible.ts";
import { type Game, Refused, set } from "../game.ts";
import { addCosts, parseManaCost, withX } from "../mana/cost.ts";
import { type ObjectId, type PlayerId, itemWith } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf, stackScope } from "../scope.ts";
import type { CastMethod } from "../vocabulary.ts";
import { nameOf } from "../view.ts";
import { chooseModes } from "./modes.ts";
import {
  type TotalCost,
  costOfAbility,
  costOfNodes,
  paidFor,
  payTotal,
  paymentProblem,
  planFor,
  totalOf,
  withMana,
  withCostChanges,
} from "./pay.ts";
import { mainScope, performers, phrasesOf } from "./performers.ts";
import { announceTargets, chooseTargets } from "./targets.ts";

/** The hint by which deciders know that an additional cost may be paid. */
export const OPTIONAL_COST = "optional cost";

/** No X is larger than this; it bounds the search for what could be paid. */
const GREATEST_X = 40;

/**
 * Casts a card.
 * @param free whether an effect lets it be cast without paying its mana cost (CR 118.9): X is 0 then (CR 107.3b)
 * @returns the spell on the stack
 * @throws Refused with the rule that does not allow it
 */
export function castSpell(game: Game, player: PlayerId, card: ObjectId, method: CastMethod, free = false): ObjectId {
  // 601.2a: the card moves to the stack.
  const before = game.state.objects[card]!;
  if (before.face !== method.face) set(game, before, "face", method.face);
  set(game, before, "stack", itemWith({ method: method.method }));
  const [moved] = happen(
    game,
    moveOf(game, card, "stack", "cast", player, {
      controller: player,
      faceDown: method.faceDown === true,
    }),
    [cr("601.2a")],
  );
  const spell = moved?.kind === "move" ? moved.became : null;
  if (spell === null || spell === undefined) throw new Refused(cr("601.2a"), "The card could not be put on the stack.");
  const object = game.state.objects[spell]!;
  // A private copy: what is chosen below belongs to this casting only and goes with it when it is taken back.
  set(game, object, "stack", itemWith({ ...object.stack!, paid: undefined }));
  const item = game.state.objects[spell]!.stack!;
  if (method.pays) item.paid.optional[method.pays] = 1;
  const scope = mainScope(game, spell);

  // 601.2b: modes, additional costs, the value of X.
  for (const ability of performers(game, spell)) {
    const modes = chooseModes(stackScope(game, spell, ability), ability);
    if (!modes) throw new Refused(cr("700.2a"), `No mode of ${nameOf(game, { object: spell })} can be chosen.`);
    item.modes.push(...modes);
  }
  const mana = free ? "" : method.manaCost;
  if (mana === null) throw new Refused(cr("118.6"), "An unpayable cost: the card has no mana cost.");
  let total = paidFor(costOfNodes(game, method.costs), { object: spell, ability: null });
  total.mana = addCosts(parseManaCost(mana), total.mana);
  for (const ability of performers(game, spell)) total = addTotals(total, costOfAbility(game, ability));
  total = chooseOptionalCosts(game, scope, player, total);
  scope.x = item.x = chooseX(scope, player, total);
  // 601.2c–d: targets and divisions.
  const choices = chooseTargets(scope, phrasesOf(game, spell, item.modes));
  if (!choices) throw new Refused(cr("601.2c"), `${nameOf(game, { object: spell })} has no legal target.`);
  item.targets = choices;
  item.targeted = choices.some(({ chosen }) => chosen.length > 0);
  announceTargets(scope, choices);
  // 601.2e: is it legal at all.
  const obstacle = forbidden(game, "cast", spell, player, { method: method.method });
  if (obstacle) throw new Refused(cr("601.2e"), obstacle.why);
  // 601.2f–h: the total cost is determined, then paid.
  total = withMana(total, withX(total.mana, scope.x ?? 0));
  total = withCostChanges(game, total, { object: spell, player, other: null, method: method.method });
  payTotal(scope, player, total);
  // 601.2i: now it is cast.
  happen(game, { kind: "cast", object: spell, player }, [cr("601.2i")], sourceOf(scope, null));
  return spell;
}

function addTotals(a: TotalCost, b: TotalCost): TotalCost {
  return totalOf(addCosts(a.mana, b.mana), [...a.others, ...b.others], undefined, a.purpose);
}

/** Kicker and other costs that may be paid in addition; only offered when they can be. */
function chooseOptionalCosts(game: Game, scope: Scope, player: PlayerId, base: TotalCost): TotalCost {
  let total = base;
  for (const optional of game.library.vocabulary.optionalCosts(game, scope.stackObject!)) {
    for (let times = 0; times < (optional.repeatable ? 20 : 1); times++) {
      const more = addTotals(total, costOfNodes(game, optional.costs));
      const atOnce = { ...more, mana: withX(more.mana, 0) };
      if (paymentProblem(scope, player, atOnce)) break;
      const prompt = `Pay the additional cost (${optional.name}) of ${nameOf(game, { object: scope.source })}?`;
      if (!decideMay(game, player, prompt, scope.source, optional.rule, OPTIONAL_COST)) break;
      total = more;
      const { paid } = scope.item!;
      paid.optional[optional.name] = (paid.optional[optional.name] ?? 0) + 1;
    }
  }
  return total;
}

/** The value of X (CR 601.2b, 107.3a): up to what the player could pay. */
export function chooseX(scope: Scope, player: PlayerId, total: TotalCost): number | null {
  if (total.mana.x === 0) return null;
  let most = 0;
  while (most < GREATEST_X && planFor(scope, player, withMana(total, withX(total.mana, most + 1)))) most++;
  const [x] = decide(scope.game, {
    kind: "number",
    about: "x",
    player,
    prompt: "What is X?",
    options: [],
    min: 0,
    max: most,
    rule: cr("107.3a"),
    source: scope.source,
  });
  return x!;
}
