/** Checks: what each one says of itself, and how they are made. */
import type { TreeNode } from "../grammar/tree.ts";
import type { LineReading } from "../language/read.ts";
import type { RuleNumber } from "../rules/ruleNumber.ts";
import type { Span } from "../text/words.ts";
import type { Finding, FindingTag, Fix, RelatedPlace, Severity } from "./finding.ts";
import type { JudgedFace } from "./judgedCard.ts";
import type { Era } from "./options.ts";
import type { Place } from "./place.ts";
import type { SurfaceWord } from "./surfaceWords.ts";

/** What a test gives when it finds something: where, if not the node itself, and whatever message and fixes need. */
export interface Found {
  /** The words to mark: a node, two nodes (from the first to the second), or a span. */
  readonly at?: TreeNode | readonly [TreeNode, TreeNode] | { readonly span: Span };
  /** A message for this case alone. */
  readonly message?: string;
  readonly help?: string;
  readonly severity?: Severity;
  readonly fixes?: readonly (Fix | undefined)[];
  readonly related?: readonly RelatedPlace[];
}

export type TestResult = Found | readonly Found[] | boolean | null | undefined;

/** What every check says of itself: its page in the documentation is made from this. */
export interface CheckPage {
  /** The number of the lint rule it comes from, if any; several divided by spaces. */
  readonly ref: string | null;
  readonly severity: Severity;
  readonly rules: readonly RuleNumber[];
  /** A change of templates: sets that follow wordings from before it are not told. */
  readonly since?: Era;
  readonly tags?: readonly FindingTag[];
  /** Why it is wrong, in one or two sentences of the game. */
  readonly why: string;
  /** What to write instead. */
  readonly help: string;
  /**
   * Texts in which « » enclose what must be reported. `"Artifact | {T}: …"`: on a card of that type line (a sorcery without
   * one); a cost may stand before the type line, power and toughness or loyalty behind it.
   */
  readonly wrong: readonly string[];
  /** Texts of which nothing at all may be said. */
  readonly right: readonly string[];
  /** What each wrong text is after the first fix. */
  readonly fixed?: readonly (string | null)[];
}

/** A check of nodes of some kinds. */
export interface NodeCheckDetails extends CheckPage {
  /** Kinds of node it looks at. */
  readonly on: string | readonly string[];
  readonly test: (node: TreeNode, place: Place) => TestResult;
  readonly message: string | ((place: Place) => string);
  readonly fixes?: (place: Place) => readonly (Fix | undefined)[];
}

/** A check of an unusual or outdated wording, known by its tags. */
export interface WordingCheckDetails extends CheckPage {
  readonly wording: string | readonly string[];
  /** Narrows the check; left out, every node with the tag is reported. */
  readonly test?: (node: TreeNode, place: Place) => TestResult;
  readonly message: string | ((place: Place, today: string) => string);
  /** Left out: the usual wording, as a safe fix. */
  readonly fixes?: (place: Place) => readonly (Fix | undefined)[];
  /** Whether to mark the whole phrase and not just the words that change. */
  readonly wholePhrase?: boolean;
}

/** A check of single words that stand in another form than they should: capitals, endings, spaces. */
export interface WordCheckDetails extends CheckPage {
  readonly surface: "capital" | "inflected" | "space";
  readonly test: (word: SurfaceWord, place: Place) => boolean;
  readonly message: (word: SurfaceWord, place: Place) => string;
  /** Left out, or where it gives nothing: the word as it is expected. */
  readonly fix?: (word: SurfaceWord, place: Place) => Fix | undefined;
}

/** A check of the typed parts of a face, and of all its abilities together. */
export interface FaceCheckDetails extends CheckPage {
  readonly on: "face";
  /** Kinds of nodes it asks for, wherever on the face they are. */
  readonly nodes?: readonly string[];
  readonly test?: (face: JudgedFace, nodes: NodesOfKind) => readonly FaceFound[];
  /** Says what is wrong with words that are not understood, where that can be said; it is told in the place of the general message. */
  readonly unread?: (words: UnreadWords) => FaceFound | undefined;
}

/** Words that are not understood. */
export interface UnreadWords {
  readonly face: JudgedFace;
  readonly line: LineReading;
  /** The words that are wrong. */
  readonly span: Span;
  readonly typed: string;
  /** What was perhaps meant by them. */
  readonly meant?: string;
  /** Whether everything would be understood with that. */
  readonly isWhole: boolean;
}

/** Gives the face's nodes of a kind that the check has asked for, in the order of the text. */
export type NodesOfKind = (kind: string) => readonly TreeNode[];

export interface FaceFound {
  readonly span: Span;
  readonly message: string;
  readonly help?: string;
  readonly severity?: Severity;
  readonly fixes?: readonly (Fix | undefined)[];
}

interface Coded {
  /** Names the bad pattern; never changes and is never used again. */
  readonly code: string;
}

export type NodeCheck = NodeCheckDetails & Coded & { readonly type: "node" };
export type WordingCheck = WordingCheckDetails & Coded & { readonly type: "wording" };
export type WordCheck = WordCheckDetails & Coded & { readonly type: "word" };
export type FaceCheck = FaceCheckDetails & Coded & { readonly type: "face" };
export type Check = NodeCheck | WordingCheck | WordCheck | FaceCheck;

/** Makes a check of nodes. */
export function check(code: string, details: NodeCheckDetails): NodeCheck {
  return { ...details, code, type: "node" };
}

/** Makes a check of a wording. */
export function wordingCheck(code: string, details: WordingCheckDetails): WordingCheck {
  return { ...details, code, type: "wording" };
}

/** Makes a check of words. */
export function wordCheck(code: string, details: WordCheckDetails): WordCheck {
  return { ...details, code, type: "word" };
}

/** Makes a check of a face. */
export function faceCheck(code: string, details: FaceCheckDetails): FaceCheck {
  return { ...details, code, type: "face" };
}

/** A finding of a check. */
export function findingOf(
  checked: Check,
  span: Span,
  message: string,
  found: { readonly help?: string; readonly severity?: Severity; readonly related?: readonly RelatedPlace[] },
  fixes: readonly (Fix | undefined)[],
): Finding {
  return {
    code: checked.code,
    ref: checked.ref,
    severity: found.severity ?? checked.severity,
    span,
    message,
    why: checked.why,
    help: found.help ?? checked.help,
    tags: checked.tags ?? [],
    rules: checked.rules,
    fixes: fixes.filter((fix): fix is Fix => fix !== undefined),
    related: found.related ?? [],
  };
}
