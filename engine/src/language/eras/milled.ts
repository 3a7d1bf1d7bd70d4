/** How milled cards were spoken of when milling was putting cards into a graveyard (before 2020). */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { ABILITIES } from "./joined.ts";
import { hasDeterminer, hasNoun, isPronoun, nodeIn, nodesIn, noun, objects } from "./phrases.ts";
import { changed, type ContextWording, keeping, keptBy, keptWhole } from "./shape.ts";

const TAG = "milled-otherwise";
const MILLED: TreeNode = { kind: "adjective", is: "milled" };

/** "The milled card" for "that card", "their graveyard" for "that graveyard", "a land card was milled" for "it's a land card". */
function todayOf(node: TreeNode): TreeNode | undefined {
  if (node.kind === "possessive") {
    const of = nodeIn(node, "of");
    if (!hasNoun(of, "card") || !hasDeterminer(of, "that") || of?.suffixes || of?.qualities) return undefined;
    return {
      kind: "possessive",
      of: objects({ determiner: { kind: "the" }, qualities: [MILLED], noun: noun("card") }),
    };
  }
  if (node.kind === "zoneThat") {
    const zone = nodeIn(node, "zone");
    const of = { kind: "possessivePronoun", is: "their" };
    return zone?.is === "graveyard" ? { kind: "zoneOf", of, zone: { kind: "zone", is: "graveyard" } } : undefined;
  }
  return node.kind === "clause" ? wasMilled(node) : undefined;
}

/** "A land card was milled this way" for "that card is a land card". */
function wasMilled(condition: TreeNode): TreeNode | undefined {
  const subject = nodeIn(condition, "subject");
  const verb = nodeIn(condition, "verbs");
  const what = nodeIn(verb, "complement", "what");
  const isCard = isPronoun(subject, "it") || (hasNoun(subject, "card") && hasDeterminer(subject, "that"));
  if (!isCard || condition.tails || verb?.kind !== "be" || verb.tense || verb.negative) return undefined;
  if (nodeIn(verb, "complement")?.kind !== "isObject" || !hasNoun(what, "card") || !hasDeterminer(what, "a"))
    return undefined;
  const complement = { kind: "being", verb: { kind: "mill", voice: "passive" } };
  const way = { kind: "way", way: { kind: "wayAdverb", is: "this way" } };
  return { kind: "clause", subject: what!, verbs: { kind: "be", tense: "past", complement }, tails: [way] };
}

/** Whether a tree mills a card in the words of then. */
const millsAsThen = (node: TreeNode): boolean =>
  node.kind === "mill" && (node.surface?.wording ?? []).some((tag) => tag.startsWith("mill-from-"));

/** A tree in which what comes behind the milling speaks of it as today; the same tree where nothing does. */
function renamed(node: TreeNode, seen: { milled: boolean }): TreeNode {
  if (node.kind === "quoted") return node;
  const today = seen.milled ? todayOf(node) : undefined;
  if (today) return keeping(node, today, TAG);
  let result = node;
  for (const slot of Object.keys(node)) {
    const value: unknown = node[slot];
    if (slot === "span" || slot === "surface") continue;
    if (Array.isArray(value)) {
      const items = (value as unknown[]).map((item) => (isNode(item) ? renamed(item, seen) : item)) as TreeNode[];
      if (items.some((item, i) => item !== value[i])) result = { ...result, [slot]: items };
    } else if (isNode(value)) {
      const other = renamed(value, seen);
      if (other !== value) result = { ...result, [slot]: other };
    }
  }
  if (millsAsThen(node)) seen.milled = true;
  return result;
}

const milledOtherwise: ContextWording = {
  inContext: true,
  tag: TAG,
  kinds: ABILITIES,
  clues: ["theTop", "put"],
  today(node) {
    const seen = { milled: false };
    const slots: Record<string, TreeNode[]> = {};
    for (const slot of ["costs", "effects"]) {
      const given = nodesIn(node, slot);
      const items = given.map((item) => renamed(item, seen));
      if (items.some((item, i) => item !== given[i])) slots[slot] = items;
    }
    return Object.keys(slots).length ? changed(node, slots) : undefined;
  },
  before: (node) => keptBy(node, todayOf),
};

/** "Put that many cards from the top of your library into your graveyard" for "mill that many cards". */
function milledOf(put: TreeNode): TreeNode | undefined {
  const what = put.kind === "put" && !put.voice && !put.other ? nodeIn(put, "what") : undefined;
  const [from, ...more] = nodesIn(what, "suffixes");
  const where = nodeIn(put, "where");
  const whose = nodeIn(from, "zone", "of");
  const into = nodeIn(where, "zone");
  if (!what || !hasNoun(what, "card") || what.qualities || !hasDeterminer(what, "quantified") || more.length)
    return undefined;
  if (from?.kind !== "inZone" || nodeIn(from, "zone")?.kind !== "topOfLibrary" || where?.kind !== "into")
    return undefined;
  if (whose?.kind !== "possessivePronoun" || into?.kind !== "zoneOf" || nodeIn(into, "zone")?.is !== "graveyard")
    return undefined;
  if (nodeIn(into, "of")?.is !== whose.is) return undefined;
  const cards = changed(what, { suffixes: undefined, surface: undefined });
  return changed(put, { kind: "mill", what: undefined, where: undefined, cards, surface: undefined });
}

const cardsFromTheTop = keptWhole(
  { tag: "mill-from-the-top", kinds: ["put"], clues: ["topOfLibrary", "put"] },
  milledOf,
);

export const milledWordings: readonly ContextWording[] = [cardsFromTheTop, milledOtherwise];
