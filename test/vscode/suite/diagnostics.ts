import assert from "node:assert/strict";
import * as vscode from "vscode";
import { diagnosticsOf, openCards, openFile, picture, placeOf, until } from "../helper.ts";

describe("diagnostics", () => {
  it("come for an untitled text as it is typed, and go when it is mended", async () => {
    const document = await openCards("Only words, no card at all\n");
    const [first] = await diagnosticsOf(document);
    assert.equal(first?.source, "Cardwright");
    assert.equal(first?.severity, vscode.DiagnosticSeverity.Error);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), "New Card {R}\nInstant\nDraw a card.\n\n// ");
    assert.ok(await vscode.workspace.applyEdit(edit));
    await diagnosticsOf(document, (diagnostics) => diagnostics.length === 0);
  });

  it("come for documents of any kind, such as read-only ones that an extension makes", async () => {
    const text = "Odd Card {R}\nInstant\nFrobnicate the whatsit.\n";
    const provider = vscode.workspace.registerTextDocumentContentProvider("suite-virtual", {
      provideTextDocumentContent: () => text,
    });
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse("suite-virtual:/odd.cards"));
    assert.equal(document.languageId, "cards");
    await vscode.window.showTextDocument(document);
    const [found] = await diagnosticsOf(document);
    assert.equal(document.getText(found?.range), "Frobnicate");
    provider.dispose();
  });

  it("mark exactly the words they are about", async () => {
    const { document } = await openFile("off-form.cards");
    const found = await diagnosticsOf(document, (diagnostics) => diagnostics.length > 1);
    const marked = found.map(({ range, code }) => `${String(code)}: ${document.getText(range)}`);
    assert.ok(marked.includes("not-understood: Frobnicate"), marked.join("\n"));
    await picture("diagnostics", ".squiggly-info");
  });

  it("tell in the status bar how much is understood", async () => {
    const { document } = await openFile("sampler.cards");
    await until("the outline is there", async () => {
      const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
        "vscode.executeDocumentSymbolProvider",
        document.uri,
      );
      return symbols?.some(({ name }) => name === "Cinder Courier");
    });
    await picture("sampler", ".codelens-decoration");
  });

  it("a quick fix mends what it is about, and nothing else", async () => {
    const editor = await openFile("off-form.cards");
    const { document } = editor;
    const before = document.getText();
    const place = placeOf(document, "--");
    await diagnosticsOf(document, (diagnostics) => diagnostics.some(({ range }) => range.contains(place)));
    const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
      "vscode.executeCodeActionProvider",
      document.uri,
      new vscode.Range(place, place),
    );
    const fix = actions.find(({ isPreferred }) => isPreferred);
    assert.ok(fix?.edit, `no fix among ${actions.map(({ title }) => title).join(", ")}`);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    assert.equal(document.getText(), before.replace("--", "—"));
    await diagnosticsOf(document, (diagnostics) => !diagnostics.some(({ code }) => code === "hyphen-for-dash"));
    await vscode.commands.executeCommand("undo");
  });
});
