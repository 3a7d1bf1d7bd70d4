/** Old ways to cut a text into sentences: searching and shuffling apart (before 2021). */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { changed, type ShapedWording } from "./shape.ts";

/** Nodes that hold sentences in a row. */
export const ABILITIES = ["statement", "activatedAbility", "triggeredAbility", "loyaltyAbility"];

/** The slot of a sentence that holds what is done. */
const EFFECT = "then";

/** Verbs of a clause as a list, and how to put another list in their place. */
function listOf(clause: TreeNode): { items: TreeNode[]; rebuilt: (verbs: TreeNode) => TreeNode } | undefined {
  const verbs = clause.kind === "clause" && isNode(clause.verbs) ? clause.verbs : undefined;
  if (!verbs || (Array.isArray(clause.tails) && clause.tails.length > 0)) return undefined;
  const may = verbs.kind === "may" && isNode(verbs.do) ? verbs : undefined;
  const inner = may ? (may.do as TreeNode) : verbs;
  const items = Array.isArray(inner.items) ? (inner.items as TreeNode[]) : [inner];
  const rebuilt = (list: TreeNode): TreeNode => changed(clause, { verbs: may ? changed(may, { do: list }) : list });
  return { items, rebuilt };
}

function isSearch(node: TreeNode | undefined): boolean {
  return node?.kind === "search" || (node?.kind === "withTail" && isNode(node.verb) && node.verb.kind === "search");
}

function isShuffle(node: TreeNode | undefined): boolean {
  return node?.kind === "shuffle" && !node.what && !node.into && !node.zone && !node.voice;
}

/** The shuffling of a sentence that does nothing else: "Then shuffle", "If you do, shuffle". */
function shufflingOf(sentence: TreeNode, how: "ifYouDo" | "then"): { clause: TreeNode; verb: TreeNode } | undefined {
  let clause: unknown;
  if (how === "then" && /^then(?:Sentence)?$/.test(sentence.kind)) clause = sentence.then ?? sentence.effect;
  if (how === "ifYouDo" && sentence.kind === "ifThen" && isNode(sentence.condition) && isDoSo(sentence.condition))
    clause = sentence.then ?? sentence.effect;
  if (!isNode(clause) || clause.kind !== "clause" || !isNode(clause.verbs) || !isShuffle(clause.verbs))
    return undefined;
  return Array.isArray(clause.tails) && clause.tails.length ? undefined : { clause, verb: clause.verbs };
}

function isDoSo(condition: TreeNode): boolean {
  return (
    condition.kind === "clause" &&
    isNode(condition.verbs) &&
    condition.verbs.kind === "doSo" &&
    !condition.verbs.negative
  );
}

/** Whether who shuffles is who searched. */
function sameDoer(searching: TreeNode, shuffling: TreeNode): boolean {
  const doer = (clause: TreeNode): TreeNode | undefined =>
    isNode(clause.subject) && clause.subject.is !== "you" ? clause.subject : undefined;
  const first = doer(searching);
  const second = doer(shuffling);
  if (!first || !second) return !first && !second;
  return second.kind === "pronoun" || (isNode(second.determiner) && second.determiner.kind === "that");
}

/** "Search …, and put it into your hand. Then shuffle." for "search …, put it into your hand, then shuffle." */
function shuffleApart(how: "ifYouDo" | "then"): ShapedWording {
  return {
    tag: how === "then" ? "shuffle-apart" : "shuffle-if-you-do",
    kinds: ABILITIES,
    clues: ["shuffle"],
    today(node) {
      const effects = Array.isArray(node.effects) ? (node.effects as TreeNode[]) : [];
      for (let i = 0; i + 1 < effects.length; i++) {
        const list = listOf(effects[i]!);
        const shuffling = shufflingOf(effects[i + 1]!, how);
        if (!list || !shuffling || !isSearch(list.items[0]) || !sameDoer(effects[i]!, shuffling.clause)) continue;
        const joined = list.rebuilt({ kind: "verbsThen", items: [...list.items, shuffling.verb] });
        return changed(node, { effects: [...effects.slice(0, i), joined, ...effects.slice(i + 2)] });
      }
      return undefined;
    },
    before(node) {
      const effects = Array.isArray(node.effects) ? (node.effects as TreeNode[]) : [];
      for (const [i, effect] of effects.entries()) {
        const list = listOf(effect);
        const last = list?.items.at(-1);
        if (!list || !last || list.items.length < 2 || !isSearch(list.items[0]) || !isShuffle(last)) continue;
        const rest = list.items.slice(0, -1);
        const searching = list.rebuilt(rest.length === 1 ? rest[0]! : { kind: "verbsAnd", items: rest });
        const shuffling = shuffleSentence(effect, last, how);
        return changed(node, { effects: [...effects.slice(0, i), searching, shuffling, ...effects.slice(i + 1)] });
      }
      return undefined;
    },
  };
}

function shuffleSentence(searching: TreeNode, verb: TreeNode, how: "ifYouDo" | "then"): TreeNode {
  const player: TreeNode = {
    kind: "objects",
    determiner: { kind: "that" },
    noun: { kind: "playerNoun", is: "player" },
  };
  const other = isNode(searching.subject) && searching.subject.is !== "you";
  const clause: TreeNode = { kind: "clause", ...(other ? { subject: player } : {}), verbs: verb };
  if (how === "then") return { kind: "then", [EFFECT]: clause };
  const condition: TreeNode = {
    kind: "clause",
    subject: { kind: "pronoun", is: other ? "they" : "you" },
    verbs: { kind: "doSo" },
  };
  return { kind: "ifThen", condition, [EFFECT]: clause };
}

export const sentenceWordings: readonly ShapedWording[] = [shuffleApart("then"), shuffleApart("ifYouDo")];
