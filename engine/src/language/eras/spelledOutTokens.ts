/** Tokens of the rules with their abilities written out (before 2018-2020): "a colorless Treasure artifact token with …". */
import { isNode, meaningKey, type TreeNode } from "../../grammar/tree.ts";
import { predefinedTokens } from "../lexicon/predefinedTokens.ts";
import { readFace } from "../read.ts";
import { changed, type ContextWording, keeping, keptBy } from "./shape.ts";

/** Artifact tokens with one ability, by the subtype that names them. */
const tokens = new Map(
  predefinedTokens
    .filter((token) => /^Artifact —/.test(token.typeLine) && token.rulesText.length === 1 && !token.back)
    .map((token) => [token.name, token.rulesText[0]!]),
);

const abilities = new Map<string, TreeNode>();

/** The ability of a token, as it is read. */
function abilityOf(name: string): TreeNode {
  const known = abilities.get(name);
  if (known) return known;
  const text = tokens.get(name)!;
  const ability = readFace({ name, typeLine: `Token Artifact — ${name}`, lines: [{ text, start: 0 }] }).lines[0]!.tree;
  abilities.set(name, ability);
  return ability;
}

const COLORLESS: TreeNode = { kind: "color", is: "colorless" };
const ARTIFACT: TreeNode = { kind: "cardType", is: "artifact" };

/** Today's token for one with its ability written out. */
function todayOf(node: TreeNode): TreeNode | undefined {
  const qualities = (node.qualities as TreeNode[] | undefined) ?? [];
  const suffixes = (node.suffixes as TreeNode[] | undefined) ?? [];
  if (node.kind !== "objects" || !isNode(node.noun) || node.noun.is !== "token" || suffixes.length !== 1)
    return undefined;
  const own = qualities.find((quality) => quality.kind === "subtype" && tokens.has(String(quality.is)));
  const others = qualities.filter((quality) => quality !== own).map((quality) => quality.is);
  if (!own || !/^colorless(?:,artifact)?$/.test(others.join())) return undefined;
  const having = suffixes[0]!.kind === "with" && isNode(suffixes[0]!.having) ? suffixes[0]!.having : undefined;
  const quoted = having?.kind === "quotedHaving" && isNode(having.quoted) ? having.quoted.ability : undefined;
  if (!isNode(quoted) || meaningKey(quoted) !== meaningKey(abilityOf(String(own.is)))) return undefined;
  return changed(node, { qualities: [own], suffixes: undefined, surface: undefined });
}

const TAG = "token-spelled-out";

/** "Create a colorless Treasure artifact token with …" for "create a Treasure token". */
export const spelledOutTokens: ContextWording = {
  inContext: true,
  tag: TAG,
  kinds: ["objects"],
  clues: ["quotedHaving"],
  today(node) {
    const token = todayOf(node);
    return token && keeping(node, token, TAG);
  },
  before: (node) => keptBy(node, todayOf),
  old(node) {
    const qualities = (node.qualities as TreeNode[] | undefined) ?? [];
    if (
      node.kind !== "objects" ||
      !isNode(node.noun) ||
      node.noun.is !== "token" ||
      node.suffixes ||
      qualities.length !== 1
    )
      return undefined;
    const name = String(qualities[0]!.is);
    if (qualities[0]!.kind !== "subtype" || !tokens.has(name)) return undefined;
    const quoted: TreeNode = { kind: "quoted", ability: abilityOf(name) };
    const suffix: TreeNode = { kind: "with", having: { kind: "quotedHaving", quoted } };
    return changed(node, { qualities: [COLORLESS, qualities[0]!, ARTIFACT], suffixes: [suffix] });
  },
};
