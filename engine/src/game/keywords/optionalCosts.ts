/**
 * Costs that may be paid in addition as a spell is cast: kicker, buyback, and "as an additional cost to cast this spell, you may …"
 * wherever it is said, on the card or by a keyword (CR 118.8b, 601.2b).
 */
import { keywordById } from "../../keywords/keywords.ts";
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import { costMeanings } from "../costs/costs.ts";
import type { Game } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { ObjectId } from "../object.ts";
import { cr } from "../rules.ts";
import { type TreeNode, child, children, maybeChild } from "../treeAccess.ts";
import type { OptionalCost } from "../vocabulary.ts";
import { abilitiesOf } from "../view.ts";
import { costOfKeyword } from "./parameters.ts";

/** Keywords that the game knows by name; later words ask whether the spell was kicked, it itself where the card goes. */
const BY_NAME: Readonly<Record<string, { name: string; repeatable: boolean; rule: string }>> = {
  kicker: { name: "kicker", repeatable: false, rule: cr("702.33a") },
  multikicker: { name: "kicker", repeatable: true, rule: cr("702.33c") },
  buyback: { name: "buyback", repeatable: false, rule: cr("702.27a") },
};

/** What may be paid in addition for a spell, in the order of its text. */
export function optionalCosts(game: Game, spell: ObjectId): OptionalCost[] {
  return abilitiesOf(game, spell).flatMap((ability) => {
    const known =
      ability.keyword !== null && Object.hasOwn(BY_NAME, ability.keyword) ? BY_NAME[ability.keyword]! : null;
    if (known) {
      const cost = costOfKeyword(ability);
      return [{ ...known, costs: cost ? costNodes(cost) : [] }];
    }
    return ability.unmodelled.length > 0 ? [] : saidOptionalCosts(game, ability);
  });
}

/** The name by which later words call a cost that a keyword offers; "additional" where the card itself says it. */
export function nameOfCost(game: Game, { keywordOf }: CompiledAbility): string {
  return (keywordOf && abilityOf(game.library, keywordOf).keyword) ?? "additional";
}

function saidOptionalCosts(game: Game, ability: CompiledAbility): OptionalCost[] {
  return children(ability.node, "effects").flatMap((effect): OptionalCost[] => {
    const verbs = effect.kind === "additionalCost" ? maybeChild(child(effect, "then"), "verbs") : null;
    if (verbs?.kind !== "may") return [];
    const name = nameOfCost(game, ability);
    const doing = child(verbs, "do");
    const costs = doing.kind === "verbsAnd" ? children(doing, "items") : [doing];
    const repeatable = costs.some((cost) => cost.anyNumberOfTimes === true);
    return [{ name, costs, repeatable, rule: keywordById(name)?.rule ?? cr("118.8b") }];
  });
}

/** The single costs of "{2}{R}" or "—Sacrifice a creature". */
export function costNodes(cost: TreeNode): TreeNode[] {
  return cost.kind === "costs" ? children(cost, "costs") : [cost];
}

/** What an additional cost asks for, or offers. */
export const costClauseMeanings: Table<Meaning> = {
  clause: {
    slots: { subject: "np", verbs: "costVerbs" },
    unknown: (node) =>
      maybeChild(node, "subject") && child(node, "verbs").kind !== "may"
        ? "this additional cost is not modelled"
        : null,
  },
};

/** Costs as the verbs of such a clause. */
export const costVerbMeanings = (): Table<Meaning> => ({ ...costMeanings, may: { slots: { do: "offeredCost" } } });

/** Costs that are offered; some may be paid again and again. */
export const offeredCostMeanings = (): Table<Meaning> => ({
  ...costMeanings,
  pay: { ...costMeanings.pay, slots: { ...costMeanings.pay?.slots, anyNumberOfTimes: "value" } },
  verbsAnd: { slots: { items: "cost" } },
});
