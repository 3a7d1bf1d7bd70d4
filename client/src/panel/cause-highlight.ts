import * as vscode from "vscode";

/** A range as the protocol gives it. */
interface PlainRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** Marks, in every visible editor of a file, the words of the card that caused the step the panel shows. */
export class CauseHighlight implements vscode.Disposable {
  readonly #decoration = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor("editor.findMatchHighlightBackground"),
    outline: "1px solid",
    outlineColor: new vscode.ThemeColor("editor.findMatchHighlightBorder"),
    borderRadius: "2px",
    overviewRulerColor: new vscode.ThemeColor("editorOverviewRuler.findMatchForeground"),
    overviewRulerLane: vscode.OverviewRulerLane.Center,
    rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
  });

  /** Marks the range and scrolls to it where it is out of sight; `null` takes the mark away. */
  show(uri: vscode.Uri, plain: PlainRange | null): void {
    this.clear();
    if (!plain) return;
    const range = new vscode.Range(plain.start.line, plain.start.character, plain.end.line, plain.end.character);
    for (const editor of vscode.window.visibleTextEditors) {
      if (editor.document.uri.toString() !== uri.toString()) continue;
      editor.setDecorations(this.#decoration, [range]);
      editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  clear(): void {
    for (const editor of vscode.window.visibleTextEditors) editor.setDecorations(this.#decoration, []);
  }

  dispose(): void {
    this.#decoration.dispose();
  }
}
