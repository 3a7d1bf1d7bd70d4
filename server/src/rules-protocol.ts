/**
 * What client and server say to each other about the rule book. The client may import this file: it holds names and types
 * only.
 */
import type { Position, Range, TextDocumentIdentifier } from "vscode-languageserver-protocol";

/** The scheme of the read-only documents that hold a section of the rules each: `cardwright-rules:/<edition>/<section> <title>`. */
export const rulesScheme = "cardwright-rules";

/** The language of those documents. */
export const rulesLanguage = "cardwright-rules";

/** Notification to the server: the dates of the editions the user has added; sent again, whole, when one is added or removed. */
export const editionsNotification = "cardwright/editions";

/** Request to the client: a kept edition, in the form it is kept in, or the file as the user added it. */
export const editionTextRequest = "cardwright/editionText";
export interface EditionTextParams {
  readonly date: string;
  readonly form: "kept" | "file";
}
/** Text, or the file's bytes in base64; `null` where there is none. */
export type EditionText = string | null;

/** Notification to the client: the form in which an edition is to be kept, because the one it has is of no use. */
export const keepEditionNotification = "cardwright/keepEdition";
export interface KeepEdition {
  readonly date: string;
  readonly kept: string;
}

/** Notification to the client, with `{}`: an edition came in or went that the client did not add: open documents are to be asked for again. */
export const booksChangedNotification = "cardwright/booksChanged";

/** Request: whether a file (or the text files of a folder) is an edition of the rules, and the form to keep it in. */
export const readEditionRequest = "cardwright/readEdition";
export interface ReadEditionParams {
  /** The file's bytes in base64. */
  readonly file?: string;
  /** A folder's files. */
  readonly folder?: readonly { readonly path: string; readonly text: string }[];
}
export type ReadEditionAnswer =
  | {
      readonly date: string;
      readonly kept: string;
      readonly rules: number;
      /** What the user should know: missing numbers, faulty cross-references. */
      readonly notes: readonly string[];
    }
  | { readonly message: string };

/** Request, with `{}`: the editions there are and the one in use. */
export const editionsRequest = "cardwright/editionsInUse";
export interface EditionsInUse {
  /** Dates of the editions with official text, the newest first. */
  readonly dates: readonly string[];
  /** The one in use where no set file says otherwise; `null`: our own summaries. */
  readonly chosen: string | null;
  /** The edition that our own summaries follow. */
  readonly own: string;
}

/** Request: a section as a document; `null` where the edition has no such section. */
export const rulesDocumentRequest = "cardwright/rulesDocument";
export interface RulesDocumentParams {
  readonly edition: string;
  readonly section: string;
}
export interface RulesDocumentAnswer {
  readonly text: string;
  readonly entries: readonly {
    readonly number: string;
    readonly title: string;
    readonly line: number;
    readonly depth: number;
  }[];
  /** The numbers its lines name; where they lead is asked for with `rulePlaceRequest`. */
  readonly links: readonly { readonly number: string; readonly range: Range }[];
}

/** Request: where a rule stands in the read-only documents; `null` for a number that is no rule's. */
export const rulePlaceRequest = "cardwright/rulePlace";
export interface RulePlaceParams {
  readonly number: string;
  /** The edition whose number it is; else the one in use. */
  readonly edition?: string;
}
export interface RulePlace {
  readonly uri: string;
  readonly range: Range;
  /** What the place is called: "701.8 Destroy". */
  readonly name: string;
}

/** Request: what a place of any line of text has to do with the rules: a number or a term of the game. */
export const rulesInLineRequest = "cardwright/rulesInLine";
export interface RulesInLineParams {
  /** The document, for the edition its set file names. */
  readonly uri: string;
  readonly text: string;
  readonly character: number;
  /** The edition the document itself is of, for our read-only documents. */
  readonly edition?: string;
}
export interface RulesInLine {
  readonly start: number;
  readonly end: number;
  /** The hover, as Markdown with links that run the client's command. */
  readonly hover: string;
  /** Where the rule stands. */
  readonly places: readonly RulePlace[];
  /** What the number can be replaced by, where it may be one of another edition. */
  readonly updates: readonly { readonly title: string; readonly number: string }[];
}

/** Request: every rule number of a text, for links; where they lead is asked for with `rulePlaceRequest`. */
export const rulesInTextRequest = "cardwright/rulesInText";
export interface RulesInTextParams {
  /** The document, for the edition its set file names. */
  readonly uri: string;
  readonly text: string;
}
export interface RulesInText {
  /** The edition by which the numbers are meant. */
  readonly edition: string;
  readonly numbers: readonly { readonly number: string; readonly range: Range }[];
}

/** Request: the rules that some words find; with no words, has the search made ready and finds nothing. */
export const searchRulesRequest = "cardwright/searchRules";
export interface SearchRulesParams {
  readonly words: string;
  readonly limit: number;
}
export interface FoundRuleItem {
  readonly number: string;
  readonly title: string;
  /** The text or our summary, in one line. */
  readonly text: string;
}

/** Request, of the edition in use: the chapters (no number), the sections of a chapter ("7"), the rules of a section, the subrules of a rule. */
export const rulesUnderRequest = "cardwright/rulesUnder";
export interface RulesUnderParams {
  readonly number: string | null;
}
export interface RuleListItem extends FoundRuleItem {
  readonly hasRulesUnder: boolean;
}

/** Request: the rules that govern the card at a place; `null` where there is no card. */
export const rulesOfCardRequest = "cardwright/rulesOfCard";
export interface RulesOfCardParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}
export interface RulesOfCard {
  readonly card: string;
  /** In the order of the card's words; each rule once. */
  readonly rules: readonly (RuleListItem & { readonly words: string; readonly range: Range })[];
}

/** Request: the user's cards and scenarios that use or cite a rule. */
export const ruleReferencesRequest = "cardwright/ruleReferences";
export interface RuleReferencesParams {
  readonly number: string;
  readonly edition?: string;
}
export interface RuleReference {
  readonly uri: string;
  readonly range: Range;
}

/** Request to the client, with `{}`: every card file and scenario of the workspace, as it stands in the editor or is saved. */
export const workspaceTextsRequest = "cardwright/workspaceTexts";
export interface WorkspaceText {
  readonly uri: string;
  readonly text: string;
}
