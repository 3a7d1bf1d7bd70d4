import { localize } from "cardwright/localize";
import { type SimulateParams, type SimulationReport, simulateRequest } from "cardwright/protocol";
import { defaultSettings } from "cardwright/settings";
import * as vscode from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { CauseHighlight } from "./cause-highlight.ts";
import { type Drawn, type FromPanel, fromPanel, type ToPanel } from "./messages.ts";
import { panelHtml } from "./panel-html.ts";
import { panelWords } from "./panel-words.ts";

/** How long the panel waits for more typing before it plays the changed card again, in milliseconds. */
const pauseBeforeReplay = 400;

interface Playing {
  readonly uri: vscode.Uri;
  /** Where the card starts; follows the card as the text above it changes. */
  position: vscode.Position;
  seed: number;
  report: SimulationReport | undefined;
  step: number;
}

/**
 * The panel beside the text that plays one card: shows the server's report, lets the user step through it, and marks the
 * words of the card that caused the step. One panel serves all cards; it plays again when its card's file changes.
 */
export class SimulatePanel implements vscode.Disposable {
  #panel: vscode.WebviewPanel | undefined;
  #ready = false;
  #playing: Playing | undefined;
  #replay: ReturnType<typeof setTimeout> | undefined;
  /** What the panel shows, as its page has counted it; `undefined` while there is none. */
  drawn: Drawn | undefined;
  readonly #highlight = new CauseHighlight();
  readonly #listener = vscode.workspace.onDidChangeTextDocument((change) => this.#onEdit(change));

  constructor(
    readonly extensionUri: vscode.Uri,
    readonly client: BaseLanguageClient,
  ) {}

  /** Plays the card at a place and shows it beside the text, at a step (from 0). */
  async play(uri: vscode.Uri, position: vscode.Position, step = 0): Promise<void> {
    const seed = vscode.workspace.getConfiguration("cardwright").get("simulate.seed", defaultSettings["simulate.seed"]);
    this.#playing = { uri, position, seed, report: undefined, step };
    this.#open();
    await this.#simulate();
  }

  async #simulate(): Promise<void> {
    const playing = this.#playing;
    if (!playing) return;
    this.#send({ type: "busy" });
    const { line, character } = playing.position;
    const params: SimulateParams = {
      textDocument: { uri: playing.uri.toString() },
      position: { line, character },
      seed: playing.seed,
    };
    const report = await this.client.sendRequest<SimulationReport | null>(simulateRequest, params);
    if (this.#playing !== playing) return; // another card was asked for in the meantime
    playing.report = report ?? undefined;
    if (report) playing.step = Math.min(playing.step, Math.max(0, report.steps.length - 1));
    if (this.#panel)
      this.#panel.title = report ? localize("Simulate: {card}", { card: report.card }) : localize("Simulate");
    this.#show();
  }

  #open(): void {
    if (this.#panel) {
      this.#panel.reveal(undefined, true);
      return;
    }
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const out = vscode.Uri.joinPath(this.extensionUri, "out");
    const options = { enableScripts: true, localResourceRoots: [out], retainContextWhenHidden: false };
    const panel = vscode.window.createWebviewPanel("cardwright.simulate", localize("Simulate"), where, options);
    this.#panel = panel;
    this.#ready = false;
    panel.iconPath = vscode.Uri.joinPath(this.extensionUri, "images", "icon.png");
    panel.webview.onDidReceiveMessage((message: unknown) => this.#onMessage(message));
    panel.onDidDispose(() => {
      this.#panel = undefined;
      this.#playing = undefined;
      this.drawn = undefined;
      this.#highlight.clear();
    });
    panel.webview.html = panelHtml(panel.webview, out);
  }

  #onMessage(raw: unknown): void {
    const read = fromPanel.safeParse(raw);
    if (read.success) this.#react(read.data);
    else this.client.warn(`The simulate panel sent something unknown: ${read.error.message}`);
  }

  #react(message: FromPanel): void {
    const playing = this.#playing;
    if (message.type === "ready") {
      this.#ready = true;
      this.#show();
    } else if (message.type === "drawn") this.drawn = message;
    else if (!playing?.report) return;
    else if (message.type === "step") {
      playing.step = Math.min(message.step, playing.report.steps.length - 1);
      this.#highlight.show(playing.uri, playing.report.steps[playing.step]?.range ?? null);
    } else if (message.type === "anotherSeed") {
      playing.seed = (playing.seed + 1) % 2 ** 32;
      playing.step = 0;
      void this.#simulate();
    } else {
      const range = playing.report.notModelled[message.index]?.range;
      if (range) this.#highlight.show(playing.uri, range);
    }
  }

  /** Sends what is known to the panel, once its script runs. */
  #show(): void {
    const playing = this.#playing;
    if (!playing) return;
    const { report, step } = playing;
    if (!report) {
      this.#send({ type: "failed", message: localize("There is no card to play here any more.") });
      return;
    }
    this.#send({ type: "show", report: structuredClone(report) as ToPanelReport, step, words: panelWords() });
    this.#highlight.show(playing.uri, report.steps[step]?.range ?? null);
  }

  #send(message: ToPanel): void {
    if (this.#ready) void this.#panel?.webview.postMessage(message);
  }

  #onEdit({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const playing = this.#playing;
    if (!playing || document.uri.toString() !== playing.uri.toString()) return;
    for (const change of contentChanges) playing.position = movedBy(change, playing.position);
    this.#highlight.clear();
    clearTimeout(this.#replay);
    this.#replay = setTimeout(() => void this.#simulate(), pauseBeforeReplay);
  }

  dispose(): void {
    clearTimeout(this.#replay);
    this.#listener.dispose();
    this.#highlight.dispose();
    this.#panel?.dispose();
  }
}

type ToPanelReport = Extract<ToPanel, { type: "show" }>["report"];

/** Where a place is after an edit above it; an edit after it, or around it, leaves it where it was. */
function movedBy(change: vscode.TextDocumentContentChangeEvent, position: vscode.Position): vscode.Position {
  if (!change.range.end.isBeforeOrEqual(position) || (change.range.isEmpty && change.range.start.isEqual(position)))
    return position;
  const added = change.text.split("\n").length - 1;
  const removed = change.range.end.line - change.range.start.line;
  return new vscode.Position(Math.max(0, position.line + added - removed), 0);
}
