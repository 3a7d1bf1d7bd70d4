/**
 * Whether an effect harms or helps what it is said of: a hint for whoever chooses. It decides nothing by the rules.
 */
import { childNodes, walkTree } from "../../grammar/tree.ts";
import type { CompiledAbility } from "../cards/library.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";
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
  "not",
  "shuffle",
]);

/** Counters that nobody wants on what is theirs. */
const HARMFUL_COUNTER = /^-|^stun$/;

/** Whether an Aura or Equipment does harm to what it is attached to, by any of its abilities. */
export function harmsWhatItIsOn(abilities: readonly CompiledAbility[]): boolean {
  return abilities.some((ability) =>
    effectRoots(ability.node)
      .flatMap((root) => [...walkTree(root)])
      .some(
        (node) =>
          node.kind === "objects" &&
          maybeChild(node, "determiner")?.kind === "attachedTo" &&
          harmOf(ability, node) === "harm",
      ),
  );
}

/** "harm" or "help". */
export function harmOf(ability: CompiledAbility, phrase: TreeNode): string {
  for (const root of effectRoots(ability.node)) {
    const path = ancestors(root, phrase);
    if (!path) continue;
    // The nearest verb around the phrase decides; a subject is helped or harmed by what it is said to do.
    for (let i = path.length - 1; i >= 0; i--) {
      const node = path[i]!;
      if (node.kind === "clause") return harmOfVerb(maybeChild(node, "verbs") ?? node, true);
      // What comes back at once, or later, was not exiled to harm it.
      if (node.kind === "exile" && comesBack(ability)) return "help";
      if (HARM.has(node.kind) || HELP.has(node.kind) || node.kind === "return") return harmOfVerb(node, false, phrase);
    }
  }
  return "help";
}

/** "Exile target creature you control, then return that card to the battlefield". */
function comesBack(ability: CompiledAbility): boolean {
  return effectRoots(ability.node)
    .flatMap((root) => [...walkTree(root)])
    .some((node) => node.kind === "return" && maybeChild(node, "to")?.kind === "battlefieldZone");
}

const HELP = new Set(["untap", "regenerate", "put", "attach", "gainLife", "copy", "transform", "returnToBattlefield"]);

/** The nodes from the root down to the one that holds the phrase. */
function ancestors(at: TreeNode, phrase: TreeNode): TreeNode[] | null {
  for (const inner of childNodes(at)) {
    if (inner === phrase) return [at];
    const rest = ancestors(inner, phrase);
    if (rest) return [at, ...rest];
  }
  return null;
}

function harmOfVerb(verb: TreeNode, isSubject: boolean, phrase: TreeNode | null = null): string {
  if (verb.kind === "verbsAnd" || verb.kind === "verbsThen")
    return harmOfVerb(children(verb, "items")[0] ?? verb, isSubject);
  // Back to the hand from the battlefield is a loss, from the graveyard a gain.
  if (verb.kind === "return")
    return phrase && children(phrase, "suffixes").some((suffix) => suffix.kind === "inZone") ? "help" : "harm";
  if (verb.kind === "put") return isPutAway(verb, phrase) || putsHarmfulCounters(verb) ? "harm" : "help";
  if (verb.kind === "getStats") return word(maybeChild(verb, "by") ?? verb).startsWith("-") ? "harm" : "help";
  if (isSubject && (verb.kind === "fight" || verb.kind === "dealDamage")) return "help";
  return HARM.has(verb.kind) ? "harm" : "help";
}

/** "Put target creature on top of its owner's library": away from the battlefield. */
function isPutAway(verb: TreeNode, phrase: TreeNode | null): boolean {
  const where = maybeChild(verb, "where");
  if (!where || maybeChild(verb, "what") !== phrase || phrase === null) return false;
  const inLibrary = [...walkTree(where)].some((node) => node.kind === "zone" && word(node) === "library");
  return inLibrary && !children(phrase, "suffixes").some((suffix) => suffix.kind === "inZone");
}

function putsHarmfulCounters(verb: TreeNode): boolean {
  const counters = maybeChild(verb, "counters");
  const names = counters ? children(counters, "names") : [];
  return names.length > 0 && names.every((name) => HARMFUL_COUNTER.test(word(name)));
}
