/**
 * What keywords do that other abilities of the face take up: hideaway exiles "the exiled card" (CR 702.75a). Read from the
 * rules text they stand for, when something asks for it.
 */
import { isNode, nodeIn, type TreeNode } from "../../grammar/tree.ts";
import { keywordById, meaningLines } from "../../keywords/keywords.ts";
import { ownKeywordMeaning } from "../ownWords.ts";
import { readFace } from "../read.ts";
import { abilityNodes } from "./abilities.ts";
import { Discourse } from "./discourse.ts";
import { Entities } from "./entities.ts";

/** What keywords on a line of their own cost: "Kicker—Sacrifice a creature" is how "the sacrificed creature" came about. */
export function costsOfKeywords(ability: TreeNode): readonly TreeNode[] {
  if (ability.kind === "keyword") return isNode(ability.cost) ? [ability.cost] : [];
  const [first] = (ability.effects as TreeNode[] | undefined) ?? [];
  const line = first?.kind === "keywordDash" ? nodeIn(first, "keywords") : undefined;
  return ((line?.keywords as TreeNode[] | undefined) ?? []).flatMap(costsOfKeywords);
}

/** What was said in the text a keyword stands for; empty for keywords that are rules of the game. */
export function deedsOfKeyword(keyword: TreeNode): readonly Discourse[] {
  const definition = keyword.kind === "keyword" ? keywordById(String(keyword.is)) : undefined;
  const number = isNode(keyword.n) ? keyword.n.value : undefined;
  const lines = definition
    ? meaningLines(definition, { n: String(number ?? "X"), cost: "{1}" })
    : ownKeywordMeaning(keyword, () => String(number ?? "{1}"))?.lines;
  if (!lines) return [];
  const reading = readFace({ name: "", typeLine: "", lines: lines.map((text) => ({ text, start: 0 })) });
  return reading.lines.flatMap(({ tree }) =>
    abilityNodes(tree).map(({ node }) => {
      const discourse = new Discourse(new Entities(), false);
      discourse.walk(node);
      return discourse;
    }),
  );
}
