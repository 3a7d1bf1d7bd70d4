import type { EditionText, EditionTextParams } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import { base64OfBytes } from "./base64.ts";

/** The ends of the names of what is kept of an edition: the form that opens fast, and the file as the user gave it. */
const keptEnding = ".rules";
const fileEnding = ".txt";
const shapeOfDate = /^(?:\d{4}-\d{2}-\d{2}|unknown)$/;

/**
 * The editions of the Comprehensive Rules that the user has added, in the extension's own storage: `<date>.rules` is the form
 * that opens fast, `<date>.txt` the file itself. Nothing of them ever leaves the machine.
 */
export class EditionStore {
  readonly #folder: vscode.Uri;

  constructor(storage: vscode.Uri) {
    this.#folder = vscode.Uri.joinPath(storage, "rules");
  }

  /** The dates of all kept editions, the newest first. */
  async dates(): Promise<string[]> {
    await vscode.workspace.fs.createDirectory(this.#folder); // a folder that is not there would be an error in the log
    const entries = await vscode.workspace.fs.readDirectory(this.#folder);
    const dates = entries.map(([name]) => name).filter((name) => name.endsWith(keptEnding));
    return dates
      .map((name) => name.slice(0, -keptEnding.length))
      .filter((date) => shapeOfDate.test(date))
      .sort()
      .reverse();
  }

  /** A kept edition: text in its kept form, base64 as a file; `null` where there is none. */
  async read({ date, form }: EditionTextParams): Promise<EditionText> {
    const bytes = await Promise.resolve(vscode.workspace.fs.readFile(this.#uri(date, form))).catch(() => undefined);
    if (!bytes) return null;
    return form === "kept" ? new TextDecoder().decode(bytes) : base64OfBytes(bytes);
  }

  /** Keeps an edition. Without a file (it was a folder, or only the kept form changes) the file that is there stays. */
  async write(date: string, kept: string, file?: Uint8Array): Promise<void> {
    if (file) await vscode.workspace.fs.writeFile(this.#uri(date, "file"), file);
    await vscode.workspace.fs.writeFile(this.#uri(date, "kept"), new TextEncoder().encode(kept));
  }

  /** Forgets an edition. */
  async remove(date: string): Promise<void> {
    for (const form of ["kept", "file"] as const)
      await Promise.resolve(vscode.workspace.fs.delete(this.#uri(date, form))).catch(() => undefined);
  }

  #uri(date: string, form: EditionTextParams["form"]): vscode.Uri {
    if (!shapeOfDate.test(date)) throw new Error(`${date} is no date of an edition`);
    return vscode.Uri.joinPath(this.#folder, date + (form === "kept" ? keptEnding : fileEnding));
  }
}
