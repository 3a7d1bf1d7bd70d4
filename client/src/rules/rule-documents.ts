import { localize } from "cardwright/localize";
import {
  type RulePlace,
  type RulePlaceParams,
  type RuleReference,
  type RuleReferencesParams,
  type RulesDocumentAnswer,
  type RulesDocumentParams,
  rulePlaceRequest,
  ruleReferencesRequest,
  rulesDocumentRequest,
  rulesScheme,
} from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { rangeOf, rulesInLine, hoverOf, placesOf } from "./rules-in-line.ts";

/** The longest an open section is waited for that is being written anew, in milliseconds. */
const longestWait = 3000;

/** The edition and section of an address `cardwright-rules:/<edition>/<section> <title>`. */
export function sectionOfAddress({ path }: vscode.Uri): RulesDocumentParams | undefined {
  const [, edition, section] = /^\/([^/]+)\/(\d{3})\b/.exec(path) ?? [];
  return edition && section ? { edition, section } : undefined;
}

/** A number in a text, which leads to that rule of an edition. */
export class RuleLink extends vscode.DocumentLink {
  constructor(
    range: vscode.Range,
    readonly number: string,
    readonly edition: string | undefined,
  ) {
    super(range);
    this.tooltip = localize("Open the rule");
  }
}

/**
 * The sections of the rules as read-only documents, with outline, links, hovers, definitions and references. The server writes
 * them; here is what VS Code asks of them.
 *
 * **Invariant:** what is said of a document (its outline, its links, the line of a rule) comes from the answer whose text the
 * document holds. Adding an edition begins a new generation of answers: whoever asked before asks again, and a
 * document that still holds the old text is waited for.
 */
export class RuleDocuments
  implements
    vscode.TextDocumentContentProvider,
    vscode.DocumentSymbolProvider,
    vscode.DocumentLinkProvider<RuleLink>,
    vscode.HoverProvider,
    vscode.DefinitionProvider,
    vscode.ReferenceProvider,
    vscode.Disposable
{
  readonly #answers = new Map<string, Promise<RulesDocumentAnswer | null>>();
  #generation = 0;
  /** Documents that are empty for a moment, on their way to another text. */
  readonly #emptied = new Set<string>();
  #rewriting: Promise<void> = Promise.resolve();
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly #parts: vscode.Disposable[];
  readonly onDidChange = this.#changed.event;

  constructor(readonly client: BaseLanguageClient) {
    const selector = { scheme: rulesScheme };
    this.#parts = [
      this.#changed,
      vscode.workspace.registerTextDocumentContentProvider(rulesScheme, this),
      vscode.languages.registerDocumentSymbolProvider(selector, this),
      vscode.languages.registerDocumentLinkProvider(selector, this),
      vscode.languages.registerHoverProvider(selector, this),
      vscode.languages.registerDefinitionProvider(selector, this),
      vscode.languages.registerReferenceProvider(selector, this),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#answers.delete(uri.toString())),
    ];
  }

  /** Has open documents written anew: an edition was added or removed. */
  refresh(): void {
    this.#generation++;
    this.#answers.clear();
    this.#rewriting = this.#rewriting.then(async () => {
      const open = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === rulesScheme);
      await Promise.allSettled(open.map((document) => this.#rewrite(document)));
    });
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    if (this.#emptied.has(uri.toString())) return "";
    return (await this.#answer(uri))?.text ?? "";
  }

  /**
   * Gives an open document its new text and leaves its readers at the rule they were at. It is emptied first: VS Code would
   * otherwise compare the two texts letter by letter, for many seconds in which it shows no links.
   */
  async #rewrite(document: vscode.TextDocument): Promise<void> {
    const { uri } = document;
    const answer = await this.#answer(uri);
    if (answer && holdsText(document, answer)) return;
    const readers = vscode.window.visibleTextEditors
      .filter((editor) => editor.document === document)
      .map((editor) => ({ editor, number: numberAbove(document, editor.selection.active.line) }));
    const key = uri.toString();
    this.#emptied.add(key);
    this.#changed.fire(uri);
    await changedUntil(document, () => document.getText() === "");
    this.#emptied.delete(key);
    this.#changed.fire(uri);
    const shown = await this.#answerShown(document);
    for (const { editor, number } of readers) {
      const entry = shown?.entries.find((each) => each.number === number);
      if (!entry) continue;
      const place = new vscode.Position(entry.line, 0);
      editor.selection = new vscode.Selection(place, place);
      editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  async provideDocumentSymbols(document: vscode.TextDocument): Promise<vscode.DocumentSymbol[]> {
    const answer = await this.#answerShown(document);
    return answer ? outlineOf(answer) : [];
  }

  async provideDocumentLinks(document: vscode.TextDocument): Promise<RuleLink[]> {
    const answer = await this.#answerShown(document);
    const edition = sectionOfAddress(document.uri)?.edition;
    return (answer?.links ?? []).map(({ number, range }) => new RuleLink(rangeOf(range), number, edition));
  }

  /** Looked up when the link is followed: it takes the whole other section to know the line. */
  async resolveDocumentLink(link: RuleLink): Promise<RuleLink> {
    const place = await this.placeOf(link.number, link.edition);
    if (place) link.target = vscode.Uri.parse(place.uri).with({ fragment: `L${place.range.start.line + 1}` });
    return link;
  }

  /** Where a rule stands, once the document it stands in shows it there; `undefined` where there is no such rule. */
  async placeOf(number: string, edition: string | undefined): Promise<RulePlace | undefined> {
    const params: RulePlaceParams = edition === undefined ? { number } : { number, edition };
    const ask = () => this.client.sendRequest<RulePlace | null>(rulePlaceRequest, params);
    return (await this.lasting(ask, (place) => (place ? [place.uri] : []))) ?? undefined;
  }

  /**
   * Asks for something that names places in rule documents, again where an edition was added in the meantime, and waits until
   * the open ones of those documents hold the text that the places were counted in.
   */
  async lasting<T>(ask: () => Thenable<T>, documentsOf: (answer: T) => readonly string[]): Promise<T> {
    for (;;) {
      const generation = this.#generation;
      const answer = await ask();
      await Promise.all(documentsOf(answer).map((uri) => this.#upToDate(uri)));
      if (generation === this.#generation) return answer;
    }
  }

  async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
    const found = await rulesInLine(this.client, document, position, sectionOfAddress(document.uri)?.edition);
    return found && !this.#isOwnNumber(document, position) ? hoverOf(found, position.line) : undefined;
  }

  async provideDefinition(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    const edition = sectionOfAddress(document.uri)?.edition;
    const ask = () => rulesInLine(this.client, document, position, edition);
    return placesOf(await this.lasting(ask, (found) => (found?.places ?? []).map(({ uri }) => uri)));
  }

  /** The user's cards and scenarios that use or name the rule: the number under the cursor, else the rule the line is of. */
  async provideReferences(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    const answer = await this.#answerShown(document);
    const edition = sectionOfAddress(document.uri)?.edition;
    const link = answer?.links.find(({ range }) => rangeOf(range).contains(position));
    const own = answer?.entries.filter(({ line }) => line <= position.line).at(-1);
    const number = link?.number ?? own?.number;
    if (!number) return [];
    const params: RuleReferencesParams = edition === undefined ? { number } : { number, edition };
    const found = await this.client.sendRequest<RuleReference[]>(ruleReferencesRequest, params);
    return found.map(({ uri, range }) => new vscode.Location(vscode.Uri.parse(uri), rangeOf(range)));
  }

  /** Whether a place is in the number its line begins with: a hover there would repeat the line. */
  #isOwnNumber(document: vscode.TextDocument, { line, character }: vscode.Position): boolean {
    const head = /^ *\d{3}(?:\.\d+[a-z]?)?/.exec(document.lineAt(line).text)?.[0] ?? "";
    return character <= head.length;
  }

  /** The answer for an address, of this generation: one that an edition has overtaken is asked for again. */
  async #answer(uri: vscode.Uri): Promise<RulesDocumentAnswer | null> {
    const params = sectionOfAddress(uri);
    if (!params) return null;
    const key = uri.toString();
    for (;;) {
      const generation = this.#generation;
      const known = this.#answers.get(key);
      const asked = known ?? this.client.sendRequest<RulesDocumentAnswer | null>(rulesDocumentRequest, params);
      this.#answers.set(key, asked);
      const answer = await asked.catch((error: unknown) => {
        if (this.#answers.get(key) === asked) this.#answers.delete(key); // the next one to ask may have more luck
        throw error;
      });
      if (generation === this.#generation) return answer;
    }
  }

  /** The answer whose text the document holds, once it does; `undefined` where it never comes to that. */
  async #answerShown(document: vscode.TextDocument): Promise<RulesDocumentAnswer | undefined> {
    const answer = await this.#upToDate(document.uri.toString());
    return answer && holdsText(document, answer) ? answer : undefined;
  }

  /** Waits until a document, where it is open, holds the text of its answer. */
  async #upToDate(address: string): Promise<RulesDocumentAnswer | null> {
    const uri = vscode.Uri.parse(address);
    const isThis = (document: vscode.TextDocument) => document.uri.toString() === uri.toString();
    const answer = await this.#answer(uri);
    const open = vscode.workspace.textDocuments.find(isThis);
    if (!open || !answer || holdsText(open, answer)) return answer;
    await changedUntil(open, () => holdsText(open, answer));
    return answer;
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose();
  }
}

/** The addresses of the rule documents that some definitions lead into. */
export function ruleDocumentsIn(found: vscode.Definition | vscode.DefinitionLink[]): string[] {
  const uris = [found].flat().map((each) => ("targetUri" in each ? each.targetUri : each.uri));
  return uris.filter(({ scheme }) => scheme === rulesScheme).map(String);
}

/** Whether a document holds an answer's text, whatever its line ends are. */
function holdsText(document: vscode.TextDocument, { text }: RulesDocumentAnswer): boolean {
  return document.getText().replaceAll("\r\n", "\n") === text;
}

/** Waits for changes of a document until something holds, but not for ever. */
async function changedUntil(document: vscode.TextDocument, holds: () => boolean): Promise<void> {
  if (holds()) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      listener.dispose();
      resolve();
    };
    const timer = setTimeout(end, longestWait);
    const listener = vscode.workspace.onDidChangeTextDocument((change) => {
      if (change.document === document && holds()) end();
    });
  });
}

/** The number that the nearest line at or above a line begins with. */
function numberAbove(document: vscode.TextDocument, line: number): string | undefined {
  for (let at = Math.min(line, document.lineCount - 1); at >= 0; at--) {
    const [, number] = /^ *(\d{3}(?:\.\d+[a-z]?)?) /.exec(document.lineAt(at).text) ?? [];
    if (number) return number;
  }
  return undefined;
}

/** Section → rules → subrules, each reaching to the next of its depth. */
function outlineOf({ text, entries }: RulesDocumentAnswer): vscode.DocumentSymbol[] {
  const lines = text.split("\n");
  const top: vscode.DocumentSymbol[] = [];
  const above: vscode.DocumentSymbol[] = [];
  for (const [index, { number, title, line, depth }] of entries.entries()) {
    const next = entries.slice(index + 1).find((entry) => entry.depth <= depth && entry.line > line);
    const end = Math.max(line, (next?.line ?? lines.length) - 1);
    const range = new vscode.Range(line, 0, end, lines[end]?.length ?? 0);
    const head = new vscode.Range(line, 0, line, lines[line]?.length ?? 0);
    const kind =
      depth === 0 ? vscode.SymbolKind.Namespace : depth === 1 ? vscode.SymbolKind.Class : vscode.SymbolKind.Method;
    const symbol = new vscode.DocumentSymbol(number, title, kind, range, head);
    above.length = Math.min(depth, above.length);
    (above.at(-1)?.children ?? top).push(symbol);
    above.push(symbol);
  }
  return top;
}
