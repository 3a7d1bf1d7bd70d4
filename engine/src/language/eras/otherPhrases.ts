/** Old wordings of a few words, some of them only beside others: who is attacked, what copies have, wishes, names of tokens. */
import type { TreeNode } from "../../grammar/tree.ts";
import { hasDeterminer, hasNoun, isPronoun, nodeIn, nodesIn, withItem } from "./phrases.ts";
import { changed, type ContextWording, keeping, keptBy, keptWhole, type ShapedWording, tagged } from "./shape.ts";

/** "Can't attack you or a planeswalker you control" for "you or planeswalkers you control". */
const aPlaneswalker: ShapedWording = {
  tag: "a-planeswalker",
  kinds: ["cannot"],
  clues: ["npOrList", "cardType=planeswalker"],
  today: (node) => withPlaneswalkers(node, (phrase) => hasDeterminer(phrase, "a"), undefined),
  before: (node) => withPlaneswalkers(node, (phrase) => !phrase.determiner, { kind: "a" }),
};

function withPlaneswalkers(
  cannot: TreeNode,
  fits: (phrase: TreeNode) => boolean,
  determiner: TreeNode | undefined,
): TreeNode | undefined {
  const attack = nodeIn(cannot, "do");
  const list = attack?.kind === "attack" ? nodeIn(attack, "what") : undefined;
  const items = nodesIn(list, "items");
  const at = items.findIndex((item) => hasNoun(item, "planeswalker") && fits(item));
  if (!attack || list?.kind !== "npOrList" || at < 1 || !isPronoun(items[0], "you")) return undefined;
  const what = changed(list, { items: withItem(items, at, changed(items[at]!, { determiner })) });
  return changed(cannot, { do: changed(attack, { what }) });
}

/** "Protection from all colors" for "protection from each color". */
const fromAllColors: ShapedWording = {
  tag: "from-all-colors",
  kinds: ["fromAll"],
  today: (node) => changed(node, { kind: "fromEach" }),
  before: (node) => (node.kind === "fromEach" ? changed(node, { kind: "fromAll" }) : undefined),
};

const GAINS = "gains-in-exception";

/** "Except it gains haste" for "except it has haste". */
const gainsInException: ContextWording = {
  inContext: true,
  tag: GAINS,
  kinds: ["exceptions"],
  clues: ["exceptions"],
  today: (node) =>
    withExceptions(node, "gainAbilities", (verb) => tagged(changed(verb, { kind: "haveAbilities" }), GAINS)),
  before: (node) => (node.kind === "haveAbilities" ? changed(node, { kind: "gainAbilities" }) : undefined),
};

/** Exceptions of a copy with other verbs for those of a kind. */
function withExceptions(node: TreeNode, kind: string, change: (verb: TreeNode) => TreeNode): TreeNode | undefined {
  const inClause = (clause: TreeNode): TreeNode => {
    const verb = nodeIn(clause, "verbs");
    if (clause.kind === "clause") return verb?.kind === kind ? changed(clause, { verbs: change(verb) }) : clause;
    const items = nodesIn(clause, "items").map(inClause);
    return items.some((item, i) => item !== nodesIn(clause, "items")[i]) ? changed(clause, { items }) : clause;
  };
  const list = Array.isArray(node.items) ? inClause(node) : undefined;
  if (list) return list === node ? undefined : list;
  const only = nodeIn(node, "items");
  const other = only && inClause(only);
  return other && other !== only ? changed(node, { items: other }) : undefined;
}

/** "You may choose a card from outside the game, reveal that card, …" for "you may reveal a card from outside the game". */
function wishToday(list: TreeNode): TreeNode | undefined {
  const [choose, reveal, ...rest] = nodesIn(list, "items");
  const what =
    choose?.kind === "choose" && reveal?.kind === "reveal" && rest.length ? nodeIn(choose, "what") : undefined;
  const again = nodeIn(reveal, "what");
  if (!what || !nodesIn(what, "suffixes").some((suffix) => nodeIn(suffix, "zone")?.kind === "outsideGame"))
    return undefined;
  if (!(isPronoun(again, "it") || (hasNoun(again, "card") && hasDeterminer(again, "that")))) return undefined;
  return changed(list, { items: [changed(reveal!, { what, surface: undefined }), ...rest], surface: undefined });
}

const chosenAndRevealed: ContextWording = {
  inContext: true,
  tag: "chosen-and-revealed",
  kinds: ["may"],
  clues: ["outsideGame"],
  today(node) {
    const list = nodeIn(node, "do");
    const today = list?.kind === "verbsAnd" ? wishToday(list) : undefined;
    return today && changed(node, { do: keeping(list!, today, "chosen-and-revealed") });
  },
  before: (node) => keptBy(node, wishToday),
};

/** "Create a legendary Wolf creature token named Voja" for "create Voja, a legendary Wolf creature token". */
function namedFirst(create: TreeNode): TreeNode | undefined {
  const tokens = create.name ? undefined : nodeIn(create, "tokens");
  const suffixes = nodesIn(tokens, "suffixes");
  const named = suffixes.find(({ kind }) => kind === "named");
  const name = nodeIn(named, "name");
  const isLegendary = nodesIn(tokens, "qualities").some(({ is }) => is === "legendary");
  if (!tokens || !named || !name || !isLegendary || !hasDeterminer(tokens, "a")) return undefined;
  const others = suffixes.filter((suffix) => suffix !== named);
  const today = changed(tokens, { suffixes: others.length ? others : undefined, surface: undefined });
  return changed(create, { name, tokens: today, surface: undefined });
}

const namedBehind = keptWhole({ tag: "token-named-behind", kinds: ["create"], clues: ["named"] }, namedFirst);

/** "Only any opponent may activate this ability" for "only your opponents may". */
const onlyAnyOpponent: ShapedWording = {
  tag: "any-opponent",
  kinds: ["onlyNp"],
  today(node) {
    const what = nodeIn(node, "what");
    if (!what || !hasNoun(what, "opponent") || !hasDeterminer(what, "any")) return undefined;
    return changed(node, { what: changed(what, { determiner: YOURS, number: "plural" }) });
  },
  before(node) {
    const what = nodeIn(node, "what");
    if (!what || !hasNoun(what, "opponent") || nodeIn(what, "determiner", "of")?.is !== "your") return undefined;
    return changed(node, { what: changed(what, { determiner: { kind: "any" }, number: undefined }) });
  },
};

const YOURS: TreeNode = { kind: "possessed", of: { kind: "possessivePronoun", is: "your" } };

/** "Damage to any target equal to its power" for "damage equal to its power to any target". */
const equalBehind: ShapedWording = {
  tag: "equal-behind",
  kinds: ["dealDamage"],
  clues: ["dealDamage.equal"],
  today(node) {
    const [damage, equal] = [nodeIn(node, "damage"), nodeIn(node, "equal")];
    if (!damage || !equal || damage.equal || damage.amount || !node.to || node.voice) return undefined;
    return changed(node, { damage: changed(damage, { equal }), equal: undefined });
  },
  before(node) {
    const damage = nodeIn(node, "damage");
    const equal = nodeIn(damage, "equal");
    if (!damage || !equal || node.equal || !node.to) return undefined;
    return changed(node, { damage: changed(damage, { equal: undefined }), equal });
  },
};

/** Old wordings of a few words that show by themselves. */
export const morePhrases: readonly ShapedWording[] = [aPlaneswalker, fromAllColors, onlyAnyOpponent, equalBehind];

/** Old wordings of a few words that show only beside others. */
export const phrasesInContext: readonly ContextWording[] = [gainsInException, chosenAndRevealed, namedBehind];
