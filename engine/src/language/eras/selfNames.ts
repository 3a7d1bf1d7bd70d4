/** What a card calls itself, era by era (CR 201.5). */
import type { Surface, TreeNode } from "../../grammar/tree.ts";
import { cardTypes } from "../lexicon/cardTypes.ts";
import { subtypesByWord } from "../lexicon/subtypes.ts";
import { nounOfSelf } from "../selfReference.ts";
import type { CardNames } from "../sentences.ts";
import type { Era } from "./eras.ts";

const PERMANENT_TYPES = ["creature", "planeswalker", "artifact", "enchantment", "land"];
/** Subtypes that take the place of the card type in "this …". */
const NAMED_SUBTYPES = ["Aura", "Background", "Case", "Class", "Equipment", "Room", "Saga", "Spacecraft", "Vehicle"];

/** The noun of "this creature" for a type line; undefined for spells, battles and legendary permanents, which use their name. */
export function selfNounOf(typeLine: string): string | undefined {
  const [types = "", subtypes = ""] = typeLine.split(/\s[—–-]+\s/);
  const words = types.toLowerCase().split(/\s+/);
  if (words.includes("legendary")) return undefined;
  const type = PERMANENT_TYPES.find((one) => words.includes(one));
  if (!type || type === "creature") return type;
  return subtypes.split(/\s+/).find((word) => NAMED_SUBTYPES.includes(word)) ?? type;
}

/** Gives the changer of self-names for one face; it is asked for the nodes in the order of the text. */
export function selfNamer(era: Era, typeLine: string, names: CardNames): (node: TreeNode) => TreeNode {
  const noun = selfNounOf(typeLine);
  let mentioned = false;
  return (node) => {
    if (node.kind !== "self") return node;
    const called = nounOfSelf(node);
    if (called === undefined) mentioned = true;
    if (era.namesItself && called !== undefined && isTypeNoun(called)) {
      const short = names.short !== undefined && mentioned;
      mentioned = true;
      return calling(node, short ? { name: "short" } : {});
    }
    const named = called === undefined && node.surface?.name === undefined;
    return !era.namesItself && noun !== undefined && named ? calling(node, { noun }) : node;
  };
}

/** A `self` node that calls the card something else; marks on its words go with them. */
function calling(node: TreeNode, surface: Surface): TreeNode {
  const { surface: _before, noun: _noun, ...rest } = node;
  return Object.keys(surface).length ? { ...rest, kind: node.kind, surface } : { ...rest, kind: node.kind };
}

/** "This creature", "this Aura": those that were names before. "This card" and "this spell" are old. */
function isTypeNoun(noun: string): boolean {
  return cardTypes.some(({ id }) => id === noun) || subtypesByWord(noun).length > 0;
}
