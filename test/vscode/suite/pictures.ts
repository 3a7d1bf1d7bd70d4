import * as vscode from "vscode";
import { cardwright, diagnosticsOf, openFile, picture, placeOf, until } from "../helper.ts";

const themes = { dark: "Default Dark Modern", light: "Default Light Modern", contrast: "Default High Contrast" };

async function useTheme(theme: keyof typeof themes): Promise<void> {
  const { update } = vscode.workspace.getConfiguration("workbench");
  await update("colorTheme", themes[theme], vscode.ConfigurationTarget.Global);
}

/** Opens the mistakes with the cursor in the first words that are an error, and its hover shown. */
async function showMistake(): Promise<void> {
  const editor = await openFile("mistakes.cards");
  const isError = ({ severity }: vscode.Diagnostic) => severity === vscode.DiagnosticSeverity.Error;
  const found = await diagnosticsOf(editor.document, (all) => all.some(isError));
  const first = found.filter(isError).sort((a, b) => a.range.start.compareTo(b.range.start))[0]!;
  editor.selection = new vscode.Selection(first.range.start, first.range.start);
  editor.revealRange(first.range, vscode.TextEditorRevealType.InCenter);
  await vscode.commands.executeCommand("editor.action.showHover");
}

/** Plays a card, and goes on to the damage that its own ability deals. */
async function showSimulation(): Promise<void> {
  const editor = await openFile("sampler.cards");
  const { line } = placeOf(editor.document, "Cinder Courier");
  editor.selection = new vscode.Selection(line, 0, line, 0);
  const api = await cardwright();
  let last = api.drawnInPanel()?.current;
  for (let step = 0, steps = 1; step < steps; step++) {
    await vscode.commands.executeCommand("cardwright.simulate", editor.document.uri.toString(), line, step);
    const drawn = await until("the panel has drawn another step", () => {
      const { card, current } = api.drawnInPanel() ?? {};
      return card === "Cinder Courier" && current !== last ? api.drawnInPanel() : undefined;
    });
    if (/deals 1 damage/.test(drawn.current)) return;
    steps = drawn.steps;
    last = drawn.current;
  }
  throw new Error("no step of Cinder Courier deals its damage");
}

/** What the documentation shows and what is looked at after a change of colours: each theme once. */
describe("pictures", () => {
  before(() => vscode.commands.executeCommand("workbench.action.closeSidebar"));
  after(async () => {
    await useTheme("light");
    await vscode.commands.executeCommand("workbench.action.closeAllEditors");
  });

  for (const theme of ["dark", "light", "contrast"] as const) {
    it(`of a mistake with its hover, ${theme}`, async () => {
      await useTheme(theme);
      await vscode.commands.executeCommand("workbench.action.closeEditorsInOtherGroups");
      await showMistake();
      await picture(`mistake-${theme}`, ".monaco-hover:not(.hidden) .hover-contents");
      await vscode.commands.executeCommand("editor.action.hideHover");
    });

    it(`of a simulation, ${theme}`, async () => {
      await showSimulation();
      await picture(`simulate-${theme}`, "iframe.webview");
    });
  }
});
