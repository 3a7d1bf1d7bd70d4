/**
 * What client and server say to each other beyond the Language Server Protocol. The client may import this file: it holds
 * names and types only.
 */
import type { BoardView } from "@cardwright/engine/simulate/boardView";
import type { Position, Range, TextDocumentIdentifier } from "vscode-languageserver-protocol";

/** What the client hands over when it starts the server. */
export interface InitializationOptions {
  /** Translated messages by their English text (`localize.ts`). */
  readonly translations?: Readonly<Record<string, string>>;
  /** The command that opens a rule by its number; with it, rule numbers in hovers are links. */
  readonly showRuleCommand?: string;
}

/** A place in an open file. */
export interface PlaceParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}

/** Notification to the client: how much of a file is understood. */
export const fileStatusNotification = "cardwright/fileStatus";
export interface FileStatus {
  readonly uri: string;
  readonly version: number;
  readonly cards: number;
  readonly abilities: number;
  readonly understood: number;
  /** The words nobody understands, in the order of the file. */
  readonly notUnderstood: readonly Range[];
}

/** Notification to the server: every `cardset.json` of the workspace; sent again, whole, when one changes. */
export const setFilesNotification = "cardwright/setFiles";
export interface SetFileText {
  readonly uri: string;
  readonly text: string;
}

/** Request: what the card at a place was understood to say, in plain words; `null` where there is no card. */
export const understoodRequest = "cardwright/understood";
export interface Understood {
  readonly card: string;
  readonly text: string;
}

/** Request: the card at a place as text for another program; `null` where there is no card. */
export const copyCardRequest = "cardwright/copyCard";
export type CopyStyle = "text" | "discord" | "reddit";
export interface CopyCardParams extends PlaceParams {
  readonly style: CopyStyle;
}
export interface CopiedCard {
  readonly card: string;
  readonly text: string;
}

/** Request, with `{}`: facts about the running server, for a problem report. */
export const serverReportRequest = "cardwright/serverReport";
export interface ServerReport {
  readonly processId: number | null;
  readonly openFiles: number;
  readonly openCards: number;
  /** The latest lines of the server's log that tell of failures and slow turns. */
  readonly troubles: readonly string[];
}

/** Request: plays one card on a board made for it; `null` where there is no such card. */
export const simulateRequest = "cardwright/simulate";
export interface SimulateParams {
  readonly textDocument: TextDocumentIdentifier;
  /** A place in the card. */
  readonly position: Position;
  readonly seed: number;
}
export interface SimulationReport {
  readonly card: string;
  readonly seed: number;
  /** One sentence: how it went. */
  readonly verdict: string;
  /** The lines of the card in the file. */
  readonly cardRange: Range;
  readonly steps: readonly SimulationStep[];
  /** What the card says and the engine cannot play yet. */
  readonly notModelled: readonly { readonly text: string; readonly reason: string; readonly range: Range | null }[];
  /** The cited rules, by number. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly summary: string }>>;
}
export interface SimulationStep {
  readonly text: string;
  /** Whether it is a heading over the steps that follow, and no event. */
  readonly heading: boolean;
  readonly rules: readonly string[];
  /** The words of the card that caused it. */
  readonly range: Range | null;
  /** The board after the step, as the engine shows it; `null` for a heading. */
  readonly board: BoardView | null;
}
