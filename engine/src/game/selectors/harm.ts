/**
 * Whether an effect harms or helps what it is said of: a hint for whoever chooses. It decides nothing by the rules.
 */
import { walkTree } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { type TreeNode, maybeChild, word } from "../treeAccess.ts";
import { effectRoots } from "./targetPhrases.ts";

const HARM = new Set([
  "destroy",
  "exile",
  "dealDamage",
  "tap",
  "counter",
  "loseLife",
  "discard",
  "mill",
  "sacrifice",
  "goad",
  "detain",
  "cannot",
  "gainControl",
  "loseAbilities",
  "fight",
]);

/** "harm" or "help". */
export function harmOf(ability: CompiledAbility, phrase: TreeNode): string {
  for (const root of effectRoots(ability.node)) {
    for (const node of walkTree(root)) {
      if (node.kind === "clause") {
        const verbs = maybeChild(node, "verbs");
        if (maybeChild(node, "subject") === phrase && verbs) return harmOfVerb(verbs, true);
        continue;
      }
      if (Object.values(node).includes(phrase)) return harmOfVerb(node, false);
    }
  }
  return "help";
}

function harmOfVerb(verb: TreeNode, isSubject: boolean): string {
  if (verb.kind === "return") return "harm";
  if (verb.kind === "getStats") return word(maybeChild(verb, "by") ?? verb).startsWith("-") ? "harm" : "help";
  if (isSubject && (verb.kind === "fight" || verb.kind === "dealDamage")) return "help";
  return HARM.has(verb.kind) || verb.kind === "damage" ? "harm" : "help";
}
