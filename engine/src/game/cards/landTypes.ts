/**
 * Lands with a basic land type have a mana ability that the rules give them (CR 305.6).
 */
import type { TreeNode } from "../treeAccess.ts";

const MANA_OF_TYPE: Readonly<Record<string, string>> = {
  Plains: "{W}",
  Island: "{U}",
  Swamp: "{B}",
  Mountain: "{R}",
  Forest: "{G}",
};

/** "{T}: Add {G}." for each basic land type among the subtypes. */
export function landTypeAbilities(subtypes: readonly string[]): TreeNode[] {
  return subtypes.flatMap((subtype) => {
    const mana = MANA_OF_TYPE[subtype];
    return mana ? [manaAbility(mana)] : [];
  });
}

/** The tree of "{T}: Add [symbol]." */
export function manaAbility(symbol: string): TreeNode {
  const symbols: TreeNode = { kind: "mana", symbols: [{ kind: "symbol", is: symbol }] };
  return {
    kind: "activatedAbility",
    costs: [{ kind: "tapSymbol", symbols: [{ kind: "symbol", is: "{T}" }] }],
    effects: [{ kind: "clause", verbs: { kind: "addMana", mana: { kind: "manaSymbols", symbols: [symbols] } } }],
  };
}
