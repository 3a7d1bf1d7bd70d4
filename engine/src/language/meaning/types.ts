/** What a face means beyond its words: kinds of abilities, targets, who is meant by whom, what belongs together. */
import type { TreeNode } from "../../grammar/tree.ts";
import type { Span } from "../../text/words.ts";

/** The kinds of ability (CR 113.3). Loyalty abilities are activated ones (CR 606.1). */
export type AbilityKind = "activated" | "spell" | "static" | "triggered";

/** Where an ability functions (CR 113.6). */
export type Place = "battlefield" | "command" | "everywhere" | "exile" | "graveyard" | "hand" | "library" | "stack";

/** How a trigger stands within another ability. */
export interface InnerTrigger {
  readonly node: TreeNode;
  readonly span: Span;
  /** "When you do, …" (CR 603.12) or a trigger that waits for later (CR 603.7). */
  readonly kind: "delayed" | "reflexive";
}

/** One ability of a face, or one granted in quotation marks. */
export interface AbilityMeaning {
  /** The node of the ability itself, without ability word, chapter number or bullet. */
  readonly node: TreeNode;
  readonly span: Span;
  /** Which line of the reading it is on, from 0. */
  readonly line: number;
  readonly kind: AbilityKind;
  readonly isManaAbility: boolean;
  readonly isLoyaltyAbility: boolean;
  readonly isCharacteristicDefining: boolean;
  /** The keyword it is written as, by its id. */
  readonly keyword: string | undefined;
  /** The condition that is checked twice (CR 603.4). */
  readonly interveningIf: TreeNode | undefined;
  /** Whether a player may decline all that it does ("you may …" as its first word). */
  readonly isOptional: boolean;
  readonly innerTriggers: readonly InnerTrigger[];
  readonly functionsIn: readonly Place[];
  /** Whether it stands in quotation marks: another object gets it. */
  readonly isQuoted: boolean;
  readonly targets: readonly TargetInstance[];
}

/** One instance of the word "target" (CR 115.3). */
export interface TargetInstance {
  /** From 1, within its ability; modes count on from what stands before them, each mode for itself. */
  readonly number: number;
  readonly node: TreeNode;
  readonly span: Span;
  /** The mode it stands in, from 1; undefined outside modes. */
  readonly mode: number | undefined;
  /** Least and greatest number of targets; undefined where it is X or open. */
  readonly least: number;
  readonly most: number | undefined;
}

/** A phrase that stands for something in the game. */
export interface Mention {
  readonly node: TreeNode;
  readonly span: Span;
  /** Mentions of one thing have one number. */
  readonly entity: number;
}

/** How a pronoun or a phrase like "that creature" was understood. */
export type Referent =
  /** Several mentions here are meant together ("those creatures"). */
  | { readonly kind: "one"; readonly mentions: readonly Mention[] }
  | { readonly kind: "none" }
  /** Equally good ones: nobody can say which is meant. */
  | { readonly kind: "several"; readonly mentions: readonly Mention[] }
  /** Words before it are not understood; it may be about them. */
  | { readonly kind: "unknown" };

/** A phrase that speaks of something said before. */
export interface Reference {
  readonly node: TreeNode;
  readonly span: Span;
  /** What sort of phrase it is: `it`, `they`, `that`, `those`, `the`, `this way`, `if you do`, `chosen`, `amount` … */
  readonly form: ReferenceForm;
  readonly referent: Referent;
}

export type ReferenceForm =
  | "amount"
  | "chosen"
  | "definite"
  | "doSo"
  | "it"
  | "rest"
  | "self"
  | "that"
  | "they"
  | "thisWay"
  | "those";

/** Two abilities of one face that speak of the same thing (CR 607.2). */
export interface LinkedAbilities {
  readonly rule: string;
  /** What links them: the words that do, and those that look back. */
  readonly first: Mention;
  readonly second: Mention;
  /** Indices in `FaceMeaning.abilities`. */
  readonly firstAbility: number;
  readonly secondAbility: number;
}

export interface FaceMeaning {
  readonly abilities: readonly AbilityMeaning[];
  readonly references: readonly Reference[];
  readonly linked: readonly LinkedAbilities[];
}
