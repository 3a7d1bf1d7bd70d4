/**
 * Adding mana (CR 106).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { decide } from "../choices.ts";
import { COLORS } from "../mana/cost.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { ManaType } from "../object.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { countThings } from "../selectors/count.ts";
import { makeMana } from "../stack/manaAbilities.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { colorOf } from "../selectors/qualities.ts";
import { objectOf } from "../view.ts";
import { type EffectVerbMeaning, forEachPlayer } from "./clause.ts";

/** The different lots of mana that words let one add. */
export function manaLots(scope: Scope, mana: TreeNode): ManaType[][] {
  switch (mana.kind) {
    case "manaSymbols":
      return fixedLots(mana);
    case "manaAnyColor":
      return COLORS.map((color) => repeat(color, countOf(scope, mana)));
    case "manaAnyCombination":
      return combinations(comboColors(mana), countOf(scope, mana));
    case "manaChosenColor": {
      const chosen = colorOf(String(objectOf(scope.game, scope.source).memory["chosen color"] ?? ""));
      return chosen ? [repeat(chosen, countOf(scope, mana))] : [];
    }
    case "manaEach": {
      const one = typesOf(child(mana, "symbols"));
      return [times(one, countThings(scope, child(mana, "each")))];
    }
    case "manaEqual":
      return [times(typesOf(child(mana, "symbols")), amountOf(scope, child(mana, "equal")))];
    case "manaThatMuch":
      return [times(typesOf(child(mana, "symbols")), scope.lastAmount ?? 0)];
    default:
      return [];
  }
}

/** The lots that symbols alone say. */
export function fixedLots(mana: TreeNode): ManaType[][] {
  return children(mana, "symbols").map(typesOf);
}

function typesOf(symbols: TreeNode): ManaType[] {
  return children(symbols, "symbols").flatMap((symbol): ManaType[] => {
    const inner = word(symbol).replace(/[{}]/g, "").toUpperCase();
    if (/^\d+$/.test(inner)) return repeat("C", Number(inner));
    return "WUBRGC".includes(inner) ? [inner as ManaType] : [];
  });
}

function comboColors(mana: TreeNode): ManaType[] {
  const pair = maybeChild(mana, "of");
  return pair ? children(pair, "items").flatMap(typesOf) : [...COLORS];
}

function countOf(scope: Scope, mana: TreeNode): number {
  const amount = maybeChild(mana, "amount");
  return amount ? amountOf(scope, amount) : 1;
}

const repeat = (type: ManaType, count: number): ManaType[] => new Array<ManaType>(count).fill(type);
const times = (lot: ManaType[], count: number): ManaType[] => new Array<ManaType[]>(count).fill(lot).flat();

function combinations(colors: readonly ManaType[], count: number): ManaType[][] {
  if (count === 0) return [[]];
  return colors.flatMap((color, index) => combinations(colors.slice(index), count - 1).map((rest) => [color, ...rest]));
}

/** Chooses one of the lots and adds it. */
function addMana(scope: Scope, node: TreeNode): (player: number) => void {
  return (player) => {
    const lots = manaLots(scope, child(node, "mana"));
    const picked = decide(scope.game, {
      kind: "pick",
      about: "mana",
      player,
      prompt: "Which mana?",
      options: lots.map((lot) => ({ label: lot.map((type) => `{${type}}`).join("") })),
      min: Math.min(1, lots.length),
      max: Math.min(1, lots.length),
      rule: cr("106.1b"),
      source: scope.source,
    });
    const lot = lots[picked[0] ?? 0];
    if (lot && lot.length > 0) scope.outcome.events.push(...makeMana(scope, lot, player));
  };
}

export const manaVerbs: Table<EffectVerbMeaning> = {
  addMana: {
    slots: { mana: "manaWord" },
    run: (scope, node, clause) => forEachPlayer(scope, clause, addMana(scope, node)),
  },
  /** The mana was made so that it can't be spent otherwise. */
  spendMana: {
    slots: { do: "spending", orDo: "spending" },
    run: () => {},
  },
};

/** What can stand behind "add". */
export const manaWordMeanings: Table<Meaning> = {
  manaSymbols: { slots: { symbols: "value" } },
  manaAnyColor: { slots: { amount: "amount", one: "value" } },
  manaAnyCombination: { slots: { amount: "amount", of: "value" } },
  manaChosenColor: { slots: { amount: "amount" } },
  manaEach: { slots: { symbols: "value", each: "np" } },
  manaEqual: { slots: { symbols: "value", equal: "amount" } },
  manaThatMuch: { slots: { symbols: "value" } },
};
