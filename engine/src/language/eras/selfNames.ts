/** What a card calls itself, era by era (CR 201.5). */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { subtypesByWord } from "../lexicon/subtypes.ts";
import type { CardNames } from "../sentences.ts";
import type { Era } from "./eras.ts";

const PERMANENT_TYPES = ["creature", "planeswalker", "battle", "artifact", "enchantment", "land"];
/** Subtypes that take the place of the card type in "this …". */
const NAMED_SUBTYPES = [
  "Aura",
  "Background",
  "Case",
  "Class",
  "Equipment",
  "Room",
  "Saga",
  "Siege",
  "Spacecraft",
  "Vehicle",
];

/** The noun of "this creature" for a type line; undefined for spells and legendary permanents, which use their name. */
export function selfNounOf(typeLine: string): TreeNode | undefined {
  const [types = "", subtypes = ""] = typeLine.split(/\s[—–-]+\s/);
  const words = types.toLowerCase().split(/\s+/);
  if (words.includes("legendary")) return undefined;
  const type = PERMANENT_TYPES.find((one) => words.includes(one));
  if (!type) return undefined;
  const subtype = type === "creature" ? undefined : subtypes.split(/\s+/).find((word) => NAMED_SUBTYPES.includes(word));
  return subtype ? { kind: "subtype", is: subtype } : { kind: "cardType", is: type };
}

/** Gives the changer of self-names for one face; it is asked for the nodes in the order of the text. */
export function selfNamer(era: Era, typeLine: string, names: CardNames): (node: TreeNode) => TreeNode {
  const noun = selfNounOf(typeLine);
  let mentioned = false;
  return (node) => {
    if (era.namesItself && node.kind === "self" && isNode(node.noun) && isTypeNoun(node.noun)) {
      const form = names.short !== undefined && mentioned ? "short" : "full";
      mentioned = true;
      return { kind: "selfName", form };
    }
    if (node.kind === "selfName") mentioned = true;
    if (!era.namesItself && noun && node.kind === "selfName" && node.form === "full") return { kind: "self", noun };
    return node;
  };
}

/** "This creature", "this Aura": those that were names before. "This card" and "this spell" are old. */
function isTypeNoun(noun: TreeNode): boolean {
  return noun.kind === "cardType" || (noun.kind === "subtype" && subtypesByWord(String(noun.is)).length > 0);
}
