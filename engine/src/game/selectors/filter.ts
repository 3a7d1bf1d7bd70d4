/**
 * Does a thing fit a description? Target legality, triggers, statics and choices all ask here (CR 109.2).
 */
import { entryOf } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import type { TreeNode } from "../treeAccess.ts";

/** Whether a thing is what a noun phrase describes. Where it is does not matter here, unless the words say so. */
export function fits(scope: Scope, phrase: TreeNode, thing: Target): boolean {
  return entryOf(meanings().np, phrase, "noun phrase").fits(scope, phrase, thing);
}

export function fitsQuality(scope: Scope, quality: TreeNode, thing: Target): boolean {
  return entryOf(meanings().quality, quality, "quality").fits(scope, quality, thing);
}

export function fitsNoun(scope: Scope, noun: TreeNode, thing: Target): boolean {
  return entryOf(meanings().noun, noun, "noun").fits(scope, noun, thing);
}

export function fitsSuffix(scope: Scope, suffix: TreeNode, thing: Target): boolean {
  return entryOf(meanings().suffix, suffix, "suffix").fits(scope, suffix, thing);
}

/** Everything a noun phrase denotes; see `SelectOptions` for what "a creature" means. */
export function select(scope: Scope, phrase: TreeNode, options: SelectOptions = {}): Target[] {
  return entryOf(meanings().np, phrase, "noun phrase").select(scope, phrase, options);
}

/** How a phrase that leaves a choice ("a creature", "two cards") is settled. */
export interface SelectOptions {
  /** Who chooses; the player the words are about, unless given. */
  chooser?: number;
  /** What can be chosen from; all things in the phrase's zones, unless given. */
  from?: readonly Target[];
  /** What is done to it, as a participle, for later words ("the exiled card"). */
  how?: string;
  /** Choosing nothing is allowed. */
  optional?: boolean;
  /** As many at least have to be chosen. */
  least?: number;
  /** "harm" or "help", for whoever decides. */
  hint?: string;
  /** The rule that grants the choice. */
  rule?: string;
  /** Do not let later words refer to it. */
  unmentioned?: boolean;
}
