/** What a player is called again: "them" for "that player" (before 2021). */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { ABILITIES } from "./joined.ts";
import { hasDeterminer, isPronoun, nodeIn, nodesIn, objects, phrasesIn } from "./phrases.ts";
import { changed, type ContextWording, keeping, keptBy } from "./shape.ts";

const isPlayer = (phrase: TreeNode): boolean => nodeIn(phrase, "noun")?.kind === "playerNoun";

/** Determiners of one thing. */
const ONE = ["a", "another", "each", "enchanted", "target", "that", "the", "this"];
const isOne = (phrase: TreeNode): boolean => hasDeterminer(phrase, ...ONE) && !nodeIn(phrase, "determiner", "quantity");

/** Nouns of what no damage is dealt to. */
const UNHURT = ["ability", "card", "counter", "land", "spell"];
const isUnhurt = (phrase: TreeNode): boolean => UNHURT.includes(nodeIn(phrase, "noun")?.is as string);

/** Whether a triggered ability's "them" can only be one player: one is named, and nothing else that is many. */
function tellsOfOnePlayer(ability: TreeNode): boolean {
  const named = phrasesIn(nodeIn(ability, "trigger"));
  if (!named.some((phrase) => isPlayer(phrase) && isOne(phrase))) return false;
  return [...named, ...nodesIn(ability, "effects").flatMap((effect) => phrasesIn(effect))].every(
    (phrase) => isOne(phrase) || isUnhurt(phrase),
  );
}

const THAT_PLAYER = objects({ determiner: { kind: "that" }, noun: { kind: "playerNoun", is: "player" } });

/** "That player" for "them" and "the player". */
const thatPlayer = (phrase: TreeNode): TreeNode | undefined =>
  isPronoun(phrase, "them") ||
  (isPlayer(phrase) && hasDeterminer(phrase, "the") && !phrase.suffixes && !phrase.qualities)
    ? THAT_PLAYER
    : undefined;

const TAG = "player-otherwise";

/** A tree in which damage is dealt to "that player"; the same tree where none is dealt to a player called otherwise. */
function renamed(node: TreeNode): TreeNode {
  if (node.kind === "quoted") return node;
  let result = node;
  for (const slot of Object.keys(node)) {
    const value: unknown = node[slot];
    if (slot === "span" || slot === "surface") continue;
    if (Array.isArray(value)) {
      const items = (value as unknown[]).map((item) => (isNode(item) ? renamed(item) : item)) as TreeNode[];
      if (items.some((item, i) => item !== value[i])) result = { ...result, [slot]: items };
    } else if (isNode(value)) {
      const today = node.kind === "dealDamage" && slot === "to" ? thatPlayer(value) : undefined;
      const other = today ? keeping(value, today, TAG) : renamed(value);
      if (other !== value) result = { ...result, [slot]: other };
    }
  }
  return result;
}

const playerAgain: ContextWording = {
  inContext: true,
  tag: TAG,
  kinds: ABILITIES,
  clues: ["dealDamage.to", ["pronoun=them", "the"]],
  today(node) {
    if (!tellsOfOnePlayer(node)) return undefined;
    const given = nodesIn(node, "effects");
    const effects = given.map(renamed);
    return effects.some((effect, i) => effect !== given[i]) ? changed(node, { effects }) : undefined;
  },
  before: (node) => keptBy(node, thatPlayer),
};

export const playerWordings: readonly ContextWording[] = [playerAgain];
