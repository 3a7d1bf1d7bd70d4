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

/** The edition and section of an address `cardwright-rules:/<edition>/<section> <title>`. */
export function sectionOfAddress({ path }: vscode.Uri): RulesDocumentParams | undefined {
  const [, edition, section] = /^\/([^/]+)\/(\d{3})\b/.exec(path) ?? [];
  return edition && section ? { edition, section } : undefined;
}

/** A number in a section, which leads to that rule of the same edition. */
class RuleLink extends vscode.DocumentLink {
  constructor(
    range: vscode.Range,
    readonly number: string,
    readonly edition: string | undefined,
  ) {
    super(range);
  }
}

/**
 * The sections of the rules as read-only documents, with outline, links, hovers, definitions and references. The server writes
 * them; here is what VS Code asks of them.
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
    this.#answers.clear();
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === rulesScheme) this.#changed.fire(uri);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return (await this.#answer(uri))?.text ?? "";
  }

  async provideDocumentSymbols({ uri }: vscode.TextDocument): Promise<vscode.DocumentSymbol[]> {
    const answer = await this.#answer(uri);
    return answer ? outlineOf(answer) : [];
  }

  async provideDocumentLinks({ uri }: vscode.TextDocument): Promise<RuleLink[]> {
    const answer = await this.#answer(uri);
    const edition = sectionOfAddress(uri)?.edition;
    return (answer?.links ?? []).map(({ number, range }) => new RuleLink(rangeOf(range), number, edition));
  }

  /** Looked up when the link is followed: it takes the whole other section to know the line. */
  async resolveDocumentLink(link: RuleLink): Promise<RuleLink> {
    const { number, edition } = link;
    const params: RulePlaceParams = edition === undefined ? { number } : { number, edition };
    const place = await this.client.sendRequest<RulePlace | null>(rulePlaceRequest, params);
    if (place) link.target = vscode.Uri.parse(place.uri).with({ fragment: `L${place.range.start.line + 1}` });
    return link;
  }

  async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
    const found = await rulesInLine(this.client, document, position, sectionOfAddress(document.uri)?.edition);
    return found && !this.#isOwnNumber(document, position) ? hoverOf(found, position.line) : undefined;
  }

  async provideDefinition(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    return placesOf(await rulesInLine(this.client, document, position, sectionOfAddress(document.uri)?.edition));
  }

  /** The user's cards and scenarios that use or name the rule: the number under the cursor, else the rule the line is of. */
  async provideReferences(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    const answer = await this.#answer(document.uri);
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

  async #answer(uri: vscode.Uri): Promise<RulesDocumentAnswer | null> {
    const key = uri.toString();
    const known = this.#answers.get(key);
    const params = sectionOfAddress(uri);
    if (known || !params) return known ?? null;
    const asked = this.client.sendRequest<RulesDocumentAnswer | null>(rulesDocumentRequest, params);
    this.#answers.set(key, asked);
    return asked;
  }

  dispose(): void {
    for (const part of this.#parts) part.dispose();
  }
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
