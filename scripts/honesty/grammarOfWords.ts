/** What a word is in its sentence, by the tree: articles, nouns of targets and verbs of clauses can't be left out in good English. */
import { childNodes, isNode, type TreeNode, walkTree } from "../../engine/src/grammar/tree.ts";
import type { Word } from "../../engine/src/text/words.ts";
import { type LineOfCard, nodesAround } from "./changedCards.ts";

export type Role = "article" | "noun of a target" | "verb";

/** The words of a line that good English needs, with what they are. */
export function neededWords(of: LineOfCard): Map<Word, Role> {
  const needed = new Map<Word, Role>();
  const { original, face, words } = of;
  const wordsAt = new Map(words.map((word) => [word.start, word]));
  for (const word of words) {
    const path = nodesAround(of, word);
    if (path.some(({ kind }) => FREE_TEXT.test(kind))) continue;
    if (isArticle(word, path)) needed.set(word, "article");
  }
  for (const { tree } of original.faces[face]!.abilities) {
    for (const node of walkTree(tree)) {
      const noun = nounOfTarget(node);
      if (noun?.span) take(wordsAt, noun.span[0], noun.span[1], "noun of a target", needed);
      for (const verb of verbsOfClause(node)) {
        const word = mainWord(verb, words);
        if (word) needed.set(word, "verb");
      }
    }
  }
  return needed;
}

const FREE_TEXT = /^(?:reminder|abilityWord|selfName|name|unknownName|special|roleName)$/;

function take(at: ReadonlyMap<number, Word>, start: number, end: number, role: Role, out: Map<Word, Role>): void {
  const word = at.get(start);
  if (word && word.end === end) out.set(word, role);
}

/** Words that are articles wherever they stand, and those that are where they determine a noun. */
const ARTICLES = new Set(["a", "an", "the"]);
const DETERMINERS = new Set(["each", "every", "another", "this", "that"]);

function isArticle(word: Word, path: readonly TreeNode[]): boolean {
  const owner = path.at(-1);
  if (!owner) return false;
  const phrase = path.at(-2);
  // “The cards” may be “cards”: several need no article.
  const isPlural =
    phrase !== undefined &&
    phrase.determiner === owner &&
    (phrase.number === "plural" ||
      isNode(owner.quantity) ||
      (isNode(phrase.noun) && /^noun(?:And|Or)/.test(phrase.noun.kind)));
  if (ARTICLES.has(word.key)) return !(word.key === "the" && isPlural);
  if (!DETERMINERS.has(word.key)) return false;
  return owner.kind === word.key || (word.key === "this" && owner.kind === "self");
}

const COULD_BE_NOUNS = new Set([
  "cardType",
  "subtype",
  "qualityOrList",
  "qualityAndList",
  "qualityAndOrList",
  "differentlyNamed",
]);
const NOUN_ADJECTIVES = new Set(["commander", "token", "outlaw", "permanent"]);

/** The noun of a phrase with “target”, unless what stands before it could be the noun as well. */
function nounOfTarget(node: TreeNode): TreeNode | undefined {
  const { determiner, noun, qualities } = node;
  if (node.kind !== "objects" || !isNode(determiner) || determiner.kind !== "target" || !isNode(noun)) return undefined;
  if (childNodes(noun).length > 0) return undefined;
  const last = Array.isArray(qualities) ? (qualities as TreeNode[]).at(-1) : undefined;
  if (!last) return noun;
  const inner = last.kind === "non" && isNode(last.quality) ? last.quality : last;
  if (COULD_BE_NOUNS.has(inner.kind) || NOUN_ADJECTIVES.has(inner.is as string)) return undefined;
  return noun;
}

/** The verbs of a clause, lists opened. */
function verbsOfClause(node: TreeNode): TreeNode[] {
  if (node.kind === "clause" || node.kind === "thatDoes") return opened(node.verbs);
  return isNode(node.do) ? opened(node.do) : [];
}

function opened(verbs: unknown): TreeNode[] {
  if (!isNode(verbs)) return [];
  if (Array.isArray(verbs.items) && /^verbs/.test(verbs.kind)) return (verbs.items as TreeNode[]).flatMap(opened);
  return verbs.kind === "withTail" ? opened(verbs.verb) : [verbs];
}

const AUXILIARIES = new Set(
  "may can can't cannot don't doesn't didn't has have had hasn't haven't is are isn't aren't was were wasn't weren't be been being would must not only also".split(
    " ",
  ),
);
const OPTIONAL = new Set(["may", "can", "can't", "cannot", "must", "only", "also", "not", "would"]);

/** The word of a verb that carries it: its own first word that is no auxiliary; of *is* and *has* alone these. */
function mainWord(verb: TreeNode, words: readonly Word[]): Word | undefined {
  const { span } = verb;
  if (!span) return undefined;
  const below = childNodes(verb).flatMap((child) => (child.span ? [child.span] : []));
  const own = words.filter(
    ({ start, end, raw }) =>
      span[0] <= start &&
      end <= span[1] &&
      /^\p{L}/u.test(raw) &&
      !below.some(([from, to]) => from <= start && end <= to),
  );
  const [first] = own;
  const main = own.find(({ key }) => !AUXILIARIES.has(key));
  if (main) return main;
  return first && !OPTIONAL.has(first.key) && !own.some(({ key }) => OPTIONAL.has(key)) ? first : undefined;
}
