/**
 * What a card needs on the board so that its abilities can be used: mana for its costs, things for its phrases.
 */
import { walkTree } from "../grammar/tree.ts";
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import { symbolsOf } from "../game/costs/entry.ts";
import { parseManaCost } from "../game/mana/cost.ts";
import { type TreeNode, children, maybeChild, maybeNumber, word } from "../game/treeAccess.ts";
import { isCastFaceDown } from "../game/keywords/faceDown.ts";
import { costNodes } from "../game/keywords/optionalCosts.ts";
import { keywordById } from "../keywords/keywords.ts";

/** The greatest X that boards have mana for. */
const X_ON_BOARDS = 3;

/** Lands to lay out, as letters of the mana they make ("S" is snow). */
export function landsFor(definition: CardDefinition): string {
  const most: Record<string, number> = {};
  for (const symbols of costsOf(definition)) {
    const needed: Record<string, number> = {};
    const cost = parseManaCost(symbols);
    for (const symbol of cost.symbols) {
      const letter = symbol.types[0] ?? (symbol.snow ? "S" : null);
      if (letter) needed[letter] = (needed[letter] ?? 0) + 1;
    }
    const filler = Object.keys(needed).find((letter) => letter !== "S") ?? Object.keys(most)[0] ?? "C";
    needed[filler] = (needed[filler] ?? 0) + cost.generic + cost.x * X_ON_BOARDS;
    for (const [letter, count] of Object.entries(needed)) most[letter] = Math.max(most[letter] ?? 0, count);
  }
  return Object.entries(most)
    .map(([letter, count]) => letter.repeat(Math.min(count, 12)))
    .join("");
}

/** Mana asked for at one time: casting (with its kicker), each activation, each payment in an effect. */
function costsOf(definition: CardDefinition): string[] {
  const optional = definition.abilities
    .filter((ability) => keywordById(ability.keyword ?? "")?.costRole === "additional")
    .flatMap((ability) => costNodes(maybeChild(ability.node, "cost") ?? ability.node))
    .filter((cost) => cost.kind === "mana")
    .map(symbolsOf);
  const casting = definition.faces.map(({ values }) => (values.manaCost ?? "") + optional.join(""));
  const inside = definition.abilities.flatMap((ability) =>
    [...walkTree(ability.node)].filter((node) => node.kind === "mana" && !isProduced(ability, node)).map(symbolsOf),
  );
  // Both ways of casting it may have to be paid in one turn.
  const both = definition.abilities.some(offersOtherCost) ? [casting.join("") + inside.join("")] : [];
  // What is cast face down costs {3} (CR 702.37c).
  const hidden = definition.abilities.some(({ keyword }) => isCastFaceDown(keyword)) ? ["{3}"] : [];
  return [...casting, ...hidden, ...inside, ...both];
}

/** Mana that is made, not paid. */
function isProduced(ability: CompiledAbility, mana: TreeNode): boolean {
  return [...walkTree(ability.node)].some(
    (node) => /^mana[A-Z]/.test(node.kind) && children(node, "symbols").concat(children(node, "items")).includes(mana),
  );
}

/** A thing that should be there before an ability is used. */
export interface Need {
  ability: CompiledAbility;
  phrase: TreeNode;
  count: number;
  /** Costs are paid with one's own things. */
  mine: boolean;
  /** In a cost or an effect of this verb; "discard" looks into hands, "search" into libraries. */
  verb: string;
}

/** Phrases that only point back or describe something new need nothing on the board. */
const NEEDS_NOTHING = new Set(["create", "become", "be", "search", "mill", "draw", "lookAt", "reveal"]);

/** The things that the noun phrases of an ability ask for. */
export function needsOf(ability: CompiledAbility): Need[] {
  const needs: Need[] = [];
  const visit = (node: TreeNode, verb: string, mine: boolean): void => {
    if (node.kind === "quoted" || node.kind === "reminder") return;
    if (node.kind === "objects" && asksForThings(node))
      needs.push({ ability, phrase: node, count: countOf(node), mine, verb });
    for (const slot of Object.keys(node)) {
      if (slot === "trigger" || slot === "event") continue;
      for (const inner of children(node, slot)) {
        const isVerb = slot === "verbs" || slot === "do" || slot === "verb" || slot === "costs" || slot === "items";
        const name = isVerb ? inner.kind : verb;
        if (NEEDS_NOTHING.has(name) && !holdsTarget(inner)) continue;
        visit(inner, name, mine || slot === "costs" || slot === "cost" || node.kind === "additionalCost");
      }
    }
  };
  visit(ability.node, "", false);
  return needs;
}

function holdsTarget(node: TreeNode): boolean {
  return [...walkTree(node)].some((inner) => inner.kind === "target");
}

/** A target, a choice, a count of things: not "that creature", nor players. */
function asksForThings(phrase: TreeNode): boolean {
  if (maybeChild(phrase, "noun")?.kind === "playerNoun") return false;
  const determiner = maybeChild(phrase, "determiner");
  return (
    !determiner ||
    !["that", "those", "the", "these", "attachedTo", "theTop", "no", "possessed"].includes(determiner.kind)
  );
}

/** The most things that are laid out for one phrase. */
export const MOST_THINGS = 10;

function countOf(phrase: TreeNode): number {
  const determiner = maybeChild(phrase, "determiner");
  const quantity = determiner && maybeChild(determiner, "quantity");
  if (!quantity) return determiner?.kind === "each" || determiner?.kind === "all" || !determiner ? 2 : 1;
  const amount = maybeChild(quantity, "amount") ?? quantity;
  return Math.min(maybeNumber(amount) ?? 2, MOST_THINGS);
}

/** Whether the card asks for something on the stack: a spell or ability of the opponent's. */
export function wantsStack(definition: CardDefinition): { spell: boolean; ability: boolean } {
  const nouns = definition.abilities.flatMap(needsOf).flatMap(({ phrase }) => {
    const noun = maybeChild(phrase, "noun");
    return noun && maybeChild(phrase, "determiner")?.kind === "target" ? [noun, ...children(noun, "items")] : [];
  });
  return {
    spell: nouns.some((noun) => word(noun) === "spell"),
    ability: nouns.some((noun) => /bility/.test(noun.kind) || word(noun) === "ability"),
  };
}

/** "You may … rather than pay this spell's mana cost". */
export function offersOtherCost(ability: CompiledAbility): boolean {
  return children(ability.node, "effects").some((effect) =>
    children(effect, "tails").some((tail) => tail.kind === "ratherThan"),
  );
}
