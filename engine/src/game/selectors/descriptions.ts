/**
 * What a noun phrase describes, whatever its determiner counts: noun, qualities and suffixes, taken apart once for each phrase.
 */
import type { Game } from "../game.ts";
import { boardOf } from "../layers/board.ts";
import type { ObjectId, Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";
import { characteristics, permanents } from "../view.ts";
import { fitsNoun, fitsQuality, fitsSuffix } from "./filter.ts";

/** Participles that point back to what was done, rather than describe. */
export const DONE = new Set(["exiled", "revealed", "chosen", "sacrificed", "discarded", "milled", "countered"]);

/** The words that describe in a phrase: noun, qualities and suffixes. */
export interface Description {
  noun: TreeNode | null;
  /** The card types that the noun names, where it names nothing else: "creature", "artifact or enchantment". */
  types: readonly string[] | null;
  /** Whether the noun names players: nothing else, or besides objects ("player or planeswalker"). */
  players: "no" | "only" | "too";
  qualities: readonly TreeNode[];
  suffixes: readonly TreeNode[];
}

const descriptions = new WeakMap<TreeNode, Description>();

/** The words that describe in a phrase. */
export function descriptionOf(node: TreeNode): Description {
  let description = descriptions.get(node);
  if (!description) {
    // Participles that point back are not asked about here.
    const qualities = children(node, "qualities").filter((quality) => !(DONE.has(word(quality)) && isPointer(node)));
    const noun = maybeChild(node, "noun");
    description = {
      noun,
      types: noun && typesNamed(noun),
      players: playersNamed(noun),
      qualities,
      suffixes: children(node, "suffixes"),
    };
    descriptions.set(node, description);
  }
  return description;
}

/** Nouns that are fitted by whatever fits one of their items. */
const ANY_OF = new Set(["nounOr", "nounAnd", "nounAndOr"]);

function playersNamed(noun: TreeNode | null): Description["players"] {
  if (noun?.kind === "playerNoun") return "only";
  const items = noun && ANY_OF.has(noun.kind) ? children(noun, "items") : [];
  const players = items.filter(({ kind }) => kind === "playerNoun");
  return players.length === 0 ? "no" : players.length === items.length ? "only" : "too";
}

function typesNamed(noun: TreeNode): string[] | null {
  if (noun.kind === "cardType") return [word(noun)];
  if (!ANY_OF.has(noun.kind)) return null;
  const items = children(noun, "items");
  return items.every(({ kind }) => kind === "cardType") ? items.map(word) : null;
}

function isOfType(scope: Scope, wanted: readonly string[], thing: Target): boolean {
  if (!("object" in thing)) return false;
  const { types } = characteristics(scope.game, thing.object);
  for (const type of wanted) if (types.includes(type)) return true;
  return false;
}

/** Noun, qualities and suffixes only. */
export function fitsDescription(scope: Scope, node: TreeNode, thing: Target): boolean {
  const { noun, types, qualities, suffixes } = descriptionOf(node);
  if (types ? !isOfType(scope, types, thing) : noun && !fitsNoun(scope, noun, thing)) return false;
  if (qualities.length + suffixes.length === 0) return true;
  const outer = scope.subject;
  try {
    for (const quality of qualities) if (!fitsQuality(scope, quality, thing)) return false;
    for (const suffix of suffixes) if (!fitsSuffix(scope, suffix, thing)) return false;
  } finally {
    scope.subject = outer;
  }
  return true;
}

function isPointer(node: TreeNode): boolean {
  const kind = maybeChild(node, "determiner")?.kind;
  return kind === "the" || kind === "that" || kind === "those" || kind === "each" || kind === "all";
}

/** The permanents among which those of some types are to be found: lands are left out where nobody asks for them. */
export function permanentsFor(game: Game, types: readonly string[] | null): readonly ObjectId[] {
  return types === null || types.includes("land") || game.layering ? permanents(game) : boardOf(game).besidesLands;
}
