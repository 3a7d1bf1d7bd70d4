import { localize } from "cardwright/localize";
import {
  type EditionsInUse,
  type RuleListItem,
  type RulesOfCard,
  type RulesOfCardParams,
  type RulesUnderParams,
  editionsRequest,
  rulesOfCardRequest,
  rulesUnderRequest,
} from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { cardsLanguage, showRuleCommand } from "../client-options.ts";
import type { SearchResults } from "./search-rules.ts";

/** The view's name in package.json. */
export const rulesViewId = "cardwright.rules";
/** How long the cursor rests before the rules of its card are looked up, in milliseconds. */
const restBeforeLooking = 150;

/** An entry of the view. */
export type RulesNode =
  | { readonly kind: "card"; readonly found: RulesOfCard }
  | { readonly kind: "search"; readonly results: SearchResults }
  | { readonly kind: "rule"; readonly rule: RuleListItem; readonly words?: string };

/** The view's entries: what the card in front uses, what was searched for, and the whole rule book. */
export class RulesView implements vscode.TreeDataProvider<RulesNode>, vscode.Disposable {
  readonly #changed = new vscode.EventEmitter<RulesNode | undefined>();
  readonly #view: vscode.TreeView<RulesNode>;
  readonly #parts: vscode.Disposable[];
  #card: RulesOfCard | undefined;
  #search: SearchResults | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly onDidChangeTreeData = this.#changed.event;

  constructor(readonly client: BaseLanguageClient) {
    this.#view = vscode.window.createTreeView(rulesViewId, { treeDataProvider: this, showCollapseAll: true });
    const look = () => this.#lookSoon();
    this.#parts = [
      this.#changed,
      this.#view,
      this.#view.onDidChangeVisibility(({ visible }) => {
        if (visible) this.refresh();
      }),
      vscode.window.onDidChangeActiveTextEditor(look),
      vscode.window.onDidChangeTextEditorSelection(look),
    ];
  }

  /** Has everything looked up again: the server, the editions or the settings have changed. */
  refresh(): void {
    if (!this.#view.visible) return;
    void this.#showEdition();
    this.#changed.fire(undefined);
    this.#lookSoon();
  }

  /** Shows what a search has found, above the rule book. */
  showSearch(results: SearchResults | undefined): void {
    this.#search = results;
    void vscode.commands.executeCommand("setContext", "cardwright.rulesFound", results !== undefined);
    this.#changed.fire(undefined);
  }

  async getChildren(node?: RulesNode): Promise<RulesNode[]> {
    if (!this.client.isRunning()) return [];
    if (node?.kind === "card")
      return node.found.rules.map((rule) => ({
        kind: "rule",
        rule: { ...rule, hasRulesUnder: false },
        words: rule.words,
      }));
    if (node?.kind === "search")
      return node.results.rules.map((rule) => ({ kind: "rule", rule: { ...rule, hasRulesUnder: false } }));
    const params: RulesUnderParams = { number: node?.rule.number ?? null };
    const rules = await this.client.sendRequest<RuleListItem[]>(rulesUnderRequest, params);
    const own = rules.map((rule): RulesNode => ({ kind: "rule", rule }));
    if (node) return own;
    const above: RulesNode[] = [];
    if (this.#card) above.push({ kind: "card", found: this.#card });
    if (this.#search) above.push({ kind: "search", results: this.#search });
    return [...above, ...own];
  }

  getTreeItem(node: RulesNode): vscode.TreeItem {
    if (node.kind === "rule") return itemOfRule(node.rule, node.words);
    const { Expanded } = vscode.TreeItemCollapsibleState;
    if (node.kind === "card") {
      const item = new vscode.TreeItem(localize("Used by {card}", { card: node.found.card }), Expanded);
      item.id = `card ${node.found.card}`;
      item.iconPath = new vscode.ThemeIcon("note");
      return item;
    }
    const { words, rules } = node.results;
    const item = new vscode.TreeItem(localize("Found for “{words}”", { words }), Expanded);
    item.id = `search ${words}`;
    item.description = String(rules.length);
    item.iconPath = new vscode.ThemeIcon("search");
    item.contextValue = "search";
    return item;
  }

  async #showEdition(): Promise<void> {
    if (!this.client.isRunning()) return;
    const { dates, chosen, own } = await this.client.sendRequest<EditionsInUse>(editionsRequest, {});
    const official = chosen !== null && dates.includes(chosen);
    this.#view.description = official ? chosen : own;
    this.#view.message = official
      ? undefined
      : localize("Cardwright’s own summaries. Add your copy of the Comprehensive Rules to read their text here.");
  }

  #lookSoon(): void {
    clearTimeout(this.#timer);
    if (this.#view.visible) this.#timer = setTimeout(() => void this.#lookAtCard(), restBeforeLooking);
  }

  /** Looks up the rules of the card under the cursor. In front of another text the latest card stays. */
  async #lookAtCard(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== cardsLanguage || !this.client.isRunning()) return;
    const { line, character } = editor.selection.active;
    const params: RulesOfCardParams = {
      textDocument: { uri: editor.document.uri.toString() },
      position: { line, character },
    };
    const found = (await this.client.sendRequest<RulesOfCard | null>(rulesOfCardRequest, params)) ?? undefined;
    if (JSON.stringify(found?.rules) === JSON.stringify(this.#card?.rules) && found?.card === this.#card?.card) return;
    this.#card = found && found.rules.length > 0 ? found : undefined;
    this.#changed.fire(undefined);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const part of this.#parts) part.dispose();
  }
}

/** A chapter, section, rule or subrule. Behind a subrule's number stands its text, before a card's rule its words. */
function itemOfRule({ number, title, text, hasRulesUnder }: RuleListItem, words?: string): vscode.TreeItem {
  const { Collapsed, None } = vscode.TreeItemCollapsibleState;
  const isSubrule = /[a-z]$/.test(number) && words === undefined;
  const item = new vscode.TreeItem(isSubrule ? number : `${number} ${title}`, hasRulesUnder ? Collapsed : None);
  item.description = words === undefined ? (isSubrule || !/^\d{1,3}$/.test(number) ? text : "") : `“${words}”`;
  item.tooltip = text || title;
  if (number.length >= 3)
    item.command = { command: showRuleCommand, title: localize("Show Rule"), arguments: [number] };
  return item;
}
