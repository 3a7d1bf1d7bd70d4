import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import * as vscode from "vscode";
import type { Drawn } from "../../client/src/panel/messages.ts";
import type { ServerReport } from "../../server/src/protocol.ts";

/** What the extension gives to others. */
export interface CardwrightApi {
  serverReport(): Promise<ServerReport>;
  /** What the simulate panel shows, as its page has counted it. */
  drawnInPanel(): Drawn | undefined;
}

/** The extension, awake. */
export async function cardwright(): Promise<CardwrightApi> {
  const extension = vscode.extensions.getExtension<CardwrightApi>("cardwright.cardwright-vscode");
  const api = await extension?.activate();
  if (!api) throw new Error("the extension is not there");
  return api;
}

/** How long a test waits for something to become so, in milliseconds, and how often it looks. */
const patience = 15_000;
const between = 25;

/** Waits until `look` gives something other than `undefined`, `null` or `false`, and gives that. */
export async function until<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + patience;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== null && seen !== false) return seen as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, between));
  }
}

/** Opens a text as an untitled card file, in front. */
export async function openCards(text: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument({ language: "cards", content: text });
  await vscode.window.showTextDocument(document);
  return document;
}

/** Opens a file of the workspace, in front. */
export async function openFile(name: string): Promise<vscode.TextEditor> {
  const folder = vscode.workspace.workspaceFolders?.[0];
  if (!folder) throw new Error("the suite's workspace is not open");
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder.uri, name));
  return vscode.window.showTextDocument(document, vscode.ViewColumn.One);
}

/** A document's diagnostics, once there are any (or once `enough` says so). */
export async function diagnosticsOf(
  document: vscode.TextDocument,
  enough: (diagnostics: vscode.Diagnostic[]) => boolean = (diagnostics) => diagnostics.length > 0,
): Promise<vscode.Diagnostic[]> {
  return until(`${document.uri} has the expected diagnostics`, () => {
    const diagnostics = vscode.languages.getDiagnostics(document.uri);
    return enough(diagnostics) ? diagnostics : undefined;
  });
}

/** The place of some words in a document: the start of their first occurrence. Throws when they are not there. */
export function placeOf(document: vscode.TextDocument, words: string): vscode.Position {
  const offset = document.getText().indexOf(words);
  if (offset < 0) throw new Error(`“${words}” is not in ${document.uri}`);
  return document.positionAt(offset);
}

/**
 * Asks the host for a picture of the whole window, once something (a CSS selector) is to be seen in it. In a desktop VS Code
 * nobody takes pictures, and nothing is asked for.
 */
export async function picture(name: string, of = ".monaco-workbench"): Promise<void> {
  const folder = process.env.CARDWRIGHT_PICTURES;
  if (!folder) return;
  const file = path.join(folder, `${name}.png`);
  rmSync(file, { force: true });
  console.log(`@@picture ${name} ${of}`);
  await until(`the picture ${name} is taken`, () => existsSync(file));
}
